/**
 * A floor for attacks from inside: a second tournament with a director of its own, who goes on working, and devices at tables of the first one.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { GraphqlClient } from '../../src/client/graphql-client.js';
import { hashSeed } from '../../src/tournament/lots/seat-draw.js';
import type { Finding } from './finding.js';
import { LONGEST_WAIT_MS, type Target } from './target.js';
import { percentile, Victim } from './victim.js';

const PLAYERS = 8;
const ENOUGH_ANSWERS = 200;
const LONGEST_MS = 10_000;
const MOST_ROUNDS = 50;
/** How long the director works before the attack, milliseconds. */
const ALONE_MS = 1_000;
const seed = '7'.repeat(64);

/** A placeholder for a unique number. */
export const NUMBER = '§';

export class Floor {
  #given = 0;

  private constructor(
    private readonly target: Target,
    private readonly client: GraphqlClient,
  ) {}

  /** Announces the tournament `monday` and starts it. */
  static async open(target: Target): Promise<Floor> {
    const floor = new Floor(target, new GraphqlClient({ url: target.url, token: target.token }));
    const monday = { tournamentId: 'monday' };
    await floor.give('createTournament', {
      ...monday,
      name: 'Monday night',
      club: 'Poker Club',
      rulebook: { id: 'ropta' },
      startingStack: 20_000,
      seatsPerTable: 8,
      chipUnit: 25,
      structure: [{ kind: 'LEVEL', smallBlind: 100, bigBlind: 200, seconds: 7_200 }],
    });
    for (let n = 1; n <= PLAYERS; n++) await floor.give('registerPlayer', { ...monday, playerId: `m${n}`, adult: true });
    await floor.give('commitDraw', { ...monday, hash: hashSeed(seed) });
    await floor.give('drawSeats', { ...monday, seed });
    await floor.give('startTournament', monday);
    return floor;
  }

  async give<Payload>(name: string, input: object, selection = '{ revision }'): Promise<Payload> {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${name}(input: $input) ${selection} }`;
    const answer = await this.client.request<Record<string, Payload>>(query, { input: { commandId: `floor-${++this.#given}`, ...input } });
    return answer[name]!;
  }

  async ask<Answer>(query: string): Promise<Answer> {
    return this.client.request<Answer>(query);
  }

  /** A token for a new principal with one role in a tournament. */
  async makeToken(role: string, tournamentId: string): Promise<string> {
    const holder = { kind: 'PERSON', tournamentId, roles: [role] };
    return (await this.give<{ key: string }>('createToken', { holder }, '{ key }')).key;
  }

  /** The token of a device at a table of the tournament `friday`. */
  async pairDevice(table: number): Promise<string> {
    const { code } = await this.give<{ code: string }>('offerPairing', { tournamentId: 'friday', table }, '{ code }');
    return (await this.give<{ key: string }>('pairDevice', { tournamentId: 'friday', table, code }, '{ key }')).key;
  }

  /**
   * Attacks beside the director of `monday`, who pauses the clock, looks, and resumes it.
   * @returns how long the director waited, and what the attack found in its last round
   */
  async whileDirecting(attack: (round: number) => Promise<readonly Finding[] | void>): Promise<Finding[]> {
    const token = await this.makeToken('TD', 'monday');
    const clock = (name: string): string =>
      JSON.stringify({
        query: `mutation($id: ID!) { ${name}(input: { commandId: $id, tournamentId: "monday" }) { revision } }`,
        variables: { id: `${name}-${NUMBER}` },
      });
    const look = JSON.stringify({
      query: '{ tournament(id: "monday") { tables { nodes { table seats { seat playerId stack } } } } }',
    });
    const work = [clock('pauseClock'), look, clock('resumeClock'), look];
    const before = new Victim(this.target.url, work, token);
    await before.warm();
    await pause(ALONE_MS);
    const alone = (await before.stop()).waited;
    // Their commands have other ids than those before.
    const director = new Victim(
      this.target.url,
      work.map((body) => body.replace(NUMBER, `flood-${NUMBER}`)),
      token,
    );
    await director.warm();
    const begun = performance.now();
    const answered = director.answered;
    let found: readonly Finding[] = [];
    for (let round = 0; round < MOST_ROUNDS; round++) {
      found = (await attack(round)) ?? [];
      if (director.answered - answered >= ENOUGH_ANSWERS || performance.now() - begun > LONGEST_MS) break;
    }
    const { waited, refused, failed } = await director.stop();
    return [
      { what: 'director alone, median', figure: percentile(alone, 0.5), unit: 'ms' },
      { what: 'director alone, p99', figure: percentile(alone, 0.99), unit: 'ms' },
      { what: 'director, median', figure: percentile(waited, 0.5), unit: 'ms' },
      { what: 'director, p99', figure: percentile(waited, 0.99), unit: 'ms', atMost: LONGEST_WAIT_MS },
      { what: 'director, answers', figure: waited.length, unit: '' },
      { what: 'director, refused', figure: refused + failed, unit: '', atMost: 0 },
      ...found,
    ];
  }
}
