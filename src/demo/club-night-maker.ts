/**
 * Makes a club night: plays a tournament of invented players in memory with the real deciders, and writes its hands and the director's
 * commands. The text depends only on the seed, so a server that draws seats from it deals the same hands. `examples/make-club-night.mjs`
 * writes it to the disk.
 */
import type { HandEvent } from '../../events/hand.js';
import { PlayerId, TournamentId } from '../../events/ids.js';
import type { Period } from '../../events/tournament.js';
import { playHand } from '../simulate/play-hand.js';
import { type Random, randomFrom, seedFrom } from '../simulate/random.js';
import { tomlValue } from '../phh/toml-value.js';
import { joinPhhs, writePhh } from '../phh/write-phh.js';
import { tournamentDecider } from '../tournament/decider.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import { hashSeed } from '../tournament/lots/seat-draw.js';
import type { Running, Table } from '../tournament/state.js';
import type { Directing, Night } from './club-night.js';

/** Invented for this file. */
const names: readonly string[] = [
  'Amélie Roux',
  'Bastien Lemoine',
  'Chloé Vasseur',
  'Driss Belkacem',
  'Élodie Martel',
  'Fabrice Noël',
  'Gwenaëlle Le Goff',
  'Hugo Delattre',
  'Inès Carpentier',
  'Jérôme Wagner',
  'Karim Haddad',
  'Louise Fontaine',
  'Mathieu Dubrulle',
  'Nadia Bouzid',
  'Olivier Peeters',
  'Pauline Maes',
  'Quentin Sauvage',
  'Rachel Lambert',
  'Samuel Okafor',
  'Thérèse Vandamme',
  'Ulysse Petit',
  'Valérie Colin',
  'William Hoareau',
  'Yasmine Cherif',
];

const level = (smallBlind: number, ante = 2 * smallBlind): Period => ({
  kind: 'level',
  smallBlind,
  bigBlind: 2 * smallBlind,
  ante,
  seconds: 900,
});
const pause: Period = { kind: 'break', seconds: 600 };

const settings: Night['settings'] = {
  name: 'Club night, January',
  club: 'Poker Club des Quatre Vents',
  rulebook: { id: 'ropta', edition: '2020-04' },
  startingStack: 20_000,
  seatsPerTable: 8,
  anteFormat: 'bigBlind',
  chipUnit: 100,
  structure: [
    level(100, 0),
    level(200),
    level(300),
    level(500),
    pause,
    level(800),
    level(1200),
    level(2000),
    level(3000),
    pause,
    level(5000),
    level(8000),
    level(12_000),
    level(20_000),
  ],
};

/** Hands at all tables together per level. */
const HANDS_A_LEVEL = 6;

/** A player moves when tables differ by this many players (RO 2.3). */
const BALANCE_GAP = 3;

/** At this table the recorder knows all hole cards; at the others only tabled ones. */
const FEATURE_TABLE = 1;

/** 2026-01-09, 19:00 UTC; commands are a second apart, so the director is always ahead of the clock. */
const START = 1_767_985_200_000;
const SECOND = 1000;

/** The seed of `examples/club-night.phhs`: a night with three-layer side pots, split pots, moves and closing tables. */
export const CLUB_NIGHT_SEED = 151;

/** The text of a whole night, ending with a winner. @param seed any whole number */
export function makeClubNight(seed: number): string {
  return new NightMaker(seed).make();
}

class NightMaker {
  readonly #random: Random;
  readonly #night: Night;
  readonly #tournamentId = TournamentId.parse('club-night');
  readonly #hands: string[] = [];
  #state = tournamentDecider.initialState;
  #before: Directing[] = [];
  #period = 0;
  #handsInLevel = 0;
  #at = START;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
    this.#night = { settings, seed: seedFrom(this.#random), players: names.map((name) => ({ id: idOf(name), name })) };
  }

  make(): string {
    this.#give({ type: 'CreateTournament', ...settings });
    for (const { id } of this.#night.players) this.#give({ type: 'RegisterPlayer', playerId: id, adult: true, showsDocument: true });
    this.#give({ type: 'CommitDraw', hash: hashSeed(this.#night.seed) });
    this.#give({ type: 'DrawSeats', seed: this.#night.seed });
    this.#give({ type: 'StartTournament', at: this.#at });
    while (this.#state.phase === 'running') {
      for (const { table } of this.#state.tables) this.#turnOf(table);
    }
    return `${header}\n${joinPhhs(this.#hands)}`;
  }

  /** The next hand of a table, after the director's commands; nothing when the table is closed or the night is over. */
  #turnOf(number: number): void {
    if (this.#state.phase !== 'running') return;
    this.#direct();
    const table = this.#state.tables[number - 1];
    if (table === undefined || table.broken || table.seats.length < 2) return;
    this.#give({ type: 'OpenHand', tournamentId: this.#tournamentId, table: number, absent: [], at: this.#at });
    const hand = this.#running().tables[number - 1]!.openHand!;
    const { handId: _handId, startedAt: _startedAt, ...start } = hand;
    const events = playHand({ ...start, tournamentId: this.#tournamentId }, this.#random, number === FEATURE_TABLE);
    this.#write(events);
    const { results } = events.find((event) => event.type === 'HandCompleted')!.data;
    const stacks = results.map(({ playerId, stackAfter }) => ({ playerId, stack: stackAfter }));
    this.#give({ type: 'SettleHand', handId: hand.handId, stacks, at: this.#at });
    this.#handsInLevel += 1;
  }

  #write(events: readonly HandEvent[]): void {
    const first = this.#hands.length === 0;
    const text = writePhh(events, {
      event: settings.name,
      seatCount: settings.seatsPerTable,
      nameOf: (id) => this.#night.players.find((player) => player.id === id)?.name,
      userFields: { _before: this.#before.length === 0 ? undefined : this.#before },
    });
    this.#hands.push(first ? `${text}\n[1._tournament]\n${nightFields(this.#night)}` : text);
    this.#before = [];
  }

  #direct(): void {
    while (this.#closeTable() || this.#balance());
    if (this.#handsInLevel < HANDS_A_LEVEL || this.#period + 1 >= settings.structure.length) return;
    this.#handsInLevel = 0;
    this.#do({ do: 'startPeriod', period: ++this.#period });
    if (settings.structure[this.#period]!.kind === 'break') this.#do({ do: 'startPeriod', period: ++this.#period });
  }

  /** Closes the last table when the others have seats for everybody. */
  #closeTable(): boolean {
    const open = this.#openTables();
    const last = open.at(-1);
    const players = open.reduce((sum, { seats }) => sum + seats.length, 0);
    if (last === undefined || open.length < 2 || players > (open.length - 1) * settings.seatsPerTable) return false;
    this.#do({ do: 'breakTable', table: last.table });
    return true;
  }

  /** Moves the next big blind of the fullest table to the first free seat after the big blind of the shortest. */
  #balance(): boolean {
    const open = this.#openTables().toSorted((one, other) => one.seats.length - other.seats.length || one.table - other.table);
    const [short, full] = [open[0], open.at(-1)];
    if (short === undefined || full === undefined || full.seats.length - short.seats.length < BALANCE_GAP) return false;
    const mover = seatsAfter(full).find((seat) => full.seats.some((seated) => seated.seat === seat));
    const seat = seatsAfter(short).find((free) => !short.seats.some((seated) => seated.seat === free));
    const player = full.seats.find((seated) => seated.seat === mover)!.playerId;
    this.#do({ do: 'movePlayer', player, table: short.table, seat: seat!, reason: 'balance' });
    return true;
  }

  #openTables(): Table[] {
    return this.#state.phase === 'running' ? this.#state.tables.filter(({ broken }) => !broken) : [];
  }

  #do(directing: Directing): void {
    this.#before.push(directing);
    if (directing.do === 'startPeriod') this.#give({ type: 'StartPeriod', period: directing.period, at: this.#at });
    else if (directing.do === 'breakTable') this.#give({ type: 'BreakTable', table: directing.table });
    else
      this.#give({
        type: 'MovePlayer',
        playerId: directing.player,
        table: directing.table,
        seat: directing.seat,
        reason: directing.reason,
      });
  }

  #give(command: TournamentCommand): void {
    this.#at += SECOND;
    const decision = tournamentDecider.decide(command, this.#state);
    if (decision.refusal !== undefined) throw new Error(`${command.type}: ${JSON.stringify(decision.refusal)}`);
    this.#state = decision.events.reduce(tournamentDecider.evolve, this.#state);
  }

  #running(): Running {
    if (this.#state.phase !== 'running') throw new Error(`the tournament is ${this.#state.phase}`);
    return this.#state;
  }
}

const header = `# A club night of invented players, made by examples/make-club-night.mjs: every hand of every table until one player has all the chips.
# Poker Hand History, one hand a table; docs/club-night.md explains the fields that begin with an underscore.
`;

function nightFields({ settings: { structure, ...others }, seed, players }: Night): string {
  return `seed = ${tomlValue(seed)}\nplayers = ${tomlValue(players)}\n\n[1._tournament.settings]\n${Object.entries({ ...others, structure })
    .map(([field, value]) => `${field} = ${tomlValue(value)}\n`)
    .join('')}`;
}

/** All seats of a table, clockwise from the one after its last big blind. */
function seatsAfter({ positions }: Table): number[] {
  const last = positions?.bigBlindSeat ?? 0;
  return Array.from({ length: settings.seatsPerTable }, (_, i) => ((last + i) % settings.seatsPerTable) + 1);
}

/** `Gwenaëlle Le Goff` to `gwenaelle-le-goff`. */
function idOf(name: string): PlayerId {
  return PlayerId.parse(
    name
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-'),
  );
}
