/** A server with tournaments in every state that the pages show. */
import type { AddressInfo } from 'node:net';
import { ApiUnderTest, drawFrom, type OpenOptions, seed } from '../api/client.js';

const names =
  `Zoé Delattre, Anne-Sophie Delacroix-Montaigne, Samuel Okafor, Rachel Lambert, Hugo Delattre, Mathieu Dubrulle, Inès Carpentier, Chloé Vasseur,
  Gwenaëlle Le Goff, Yasmine Cherif, Karim Haddad, Pauline Maes, Élise Moreau, Bruno Peeters, Lucas Fontaine, Nadia Benali, Thomas Wouters, Camille Roy,
  Aurélien Petit, Sofia Rossi, Victor Claes, Manon Girard, Jonas De Smet, Laura Simon, Émile Janssens, Farah Nasri, Louis Renard`
    .split(',')
    .map((name) => name.trim().replaceAll(/\s+/g, ' '));

const level = (bigBlind: number, seconds = 1_200): object => ({
  kind: 'LEVEL',
  smallBlind: bigBlind / 2,
  bigBlind,
  ante: bigBlind,
  seconds,
});

const structure = [
  ...[200, 400, 600, 1_000].map((bigBlind) => level(bigBlind)),
  { kind: 'BREAK', seconds: 900 },
  ...[2_000, 3_000, 4_000].map((bigBlind) => level(bigBlind)),
  { kind: 'BREAK', seconds: 900 },
  ...[6_000, 8_000, 12_000].map((bigBlind) => level(bigBlind)),
];

export interface Terms {
  readonly id: string;
  readonly name?: string;
  readonly players?: number;
  readonly settings?: object;
}

export class Floor {
  private constructor(
    readonly api: ApiUnderTest,
    readonly port: number,
  ) {}

  static async open(options: OpenOptions = {}): Promise<Floor> {
    const api = await ApiUnderTest.open(options);
    await api.app.listen(0, '127.0.0.1');
    return new Floor(api, (api.app.getHttpServer().address() as AddressInfo).port);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  close(): Promise<void> {
    return this.api.close();
  }

  /** Announced, with players entered and prizes. */
  async announce({ id, name = 'Deepstack du vendredi', players = 27, settings = {} }: Terms): Promise<void> {
    await this.api.command('createTournament', {
      tournamentId: id,
      name,
      club: 'Poker Club des Quatre Vents',
      rulebook: { id: 'ropta', at: { version: 1 } },
      startingStack: 20_000,
      seatsPerTable: 9,
      anteFormat: 'BIG_BLIND',
      chipUnit: 100,
      currency: 'EUR',
      structure,
      ...settings,
    });
    for (const [index, player] of names.slice(0, players).entries())
      await this.api.command('registerPlayer', { tournamentId: id, playerId: `p${index + 1}`, name: player, adult: true });
    await this.api.command('setPrizes', {
      tournamentId: id,
      money: { amounts: [29_500, 17_500, 11_000, 7_000] },
      things: [{ place: 1, thing: 'Trophée du club' }],
    });
  }

  async draw(terms: Terms): Promise<void> {
    await this.announce(terms);
    await drawFrom(this.api, seed, terms.id);
  }

  /** Running, in the period of this index. */
  async start(terms: Terms, period = 0): Promise<void> {
    await this.draw(terms);
    await this.api.command('startTournament', { tournamentId: terms.id });
    if (period > 0) await this.api.command('startPeriod', { tournamentId: terms.id, period });
  }

  async eliminate(id: string, ...players: readonly string[]): Promise<void> {
    for (const playerId of players) await this.api.command('eliminatePlayer', { tournamentId: id, playerId });
  }

  /** Moves a player by order to the first free seat of a table. */
  async moveTo(id: string, playerId: string, table: number): Promise<void> {
    const { data } = await this.api.ask(
      'query($id: ID!, $table: Int!) { tournament(id: $id) { table(table: $table) { seats { seat } } } }',
      { id, table },
    );
    const taken = new Set((data!['tournament'].table.seats as { readonly seat: number }[]).map(({ seat }) => seat));
    const seat = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) => !taken.has(each))!;
    await this.api.command('movePlayer', { tournamentId: id, playerId, table, seat, stack: 20_000, reason: 'Equal tables.' });
  }
}
