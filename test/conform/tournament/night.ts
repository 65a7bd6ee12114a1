/**
 * A tournament as a case finds it: tables with players on the seats that the case names, in its first level, and what happened there before.
 * What happened is stated by events, so that a case can begin anywhere; what the case asks is given to the decider.
 */
import type { HandId, PlayerId, TournamentId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { tournamentDecider } from '../../../src/tournament/decider.js';
import type { TournamentDecision } from '../../../src/tournament/refusals.js';
import type { Running, Settings, Table, TournamentState } from '../../../src/tournament/state.js';
import { referenceTo } from '../../../src/rulebooks/adopted-book.js';

export const NIGHT = 'conform' as TournamentId;
/** The instant at which it starts, ms since 1970. */
export const NIGHT_BEGINS = 1_000_000_000;
export const STACK = 10_000;

export interface SeatedAt {
  readonly table: number;
  readonly seat: number;
  /** Default: `t{table}s{seat}`. */
  readonly player?: string;
}

/** Who sits at a seat of a night at its start, where the case gives no name. */
export function playerAtSeat(table: number, seat: number): PlayerId {
  return `t${table}s${seat}` as PlayerId;
}

/** The instants and decisions of one case. */
export class Night {
  state: TournamentState = tournamentDecider.initialState;

  /** @param seated in any order; tables are numbered from 1 without gaps */
  constructor(book: Rulebook, settings: Partial<Settings> & Pick<Settings, 'seatsPerTable'>, seated: readonly SeatedAt[]) {
    const seats = seated.map(({ table, seat, player }) => ({
      table,
      seat,
      playerId: (player as PlayerId | undefined) ?? playerAtSeat(table, seat),
    }));
    this.happened(
      {
        type: 'TournamentCreated',
        data: {
          name: 'Conformance',
          club: 'Conformance',
          rulebook: referenceTo(book),
          startingStack: STACK,
          anteFormat: 'none',
          chipUnit: 1,
          structure: [{ kind: 'level', smallBlind: 50, bigBlind: 100, ante: 0, seconds: 1200 }],
          ...settings,
        },
      },
      ...seats.map(({ playerId }): TournamentEvent => ({ type: 'PlayerRegistered', data: { playerId } })),
      { type: 'SeatsDrawn', data: { algorithm: 'conform', seed: '1'.repeat(64), seats } },
      { type: 'TournamentStarted', data: { startingStack: STACK, players: seats.length } },
      { type: 'LevelStarted', data: { period: 0, level: 1, at: NIGHT_BEGINS, by: 'clock' } },
    );
  }

  /** What happened before the case. */
  happened(...events: readonly TournamentEvent[]): void {
    for (const event of events) this.state = tournamentDecider.evolve(this.state, event);
  }

  /** Gives a command, and goes on with what came of it. */
  give(command: TournamentCommand): TournamentDecision {
    const decision = tournamentDecider.decide(command, this.state);
    this.happened(...(decision.events ?? []));
    return decision;
  }

  get running(): Running {
    if (this.state.phase !== 'running') throw new Error(`the tournament is ${this.state.phase}`);
    return this.state;
  }

  table(number: number): Table {
    const table = this.running.tables[number - 1];
    if (table === undefined) throw new Error(`there is no table ${number}`);
    return table;
  }

  /** A player takes another seat with their chips. */
  moved(from: SeatedAt, to: SeatedAt, reason = 'conform'): void {
    const { playerId, stack } = this.table(from.table).seats.find(({ seat }) => seat === from.seat)!;
    const place = ({ table, seat }: SeatedAt): { table: number; seat: number } => ({ table, seat });
    this.happened({ type: 'PlayerMoved', data: { playerId, from: place(from), to: place(to), stack, reason } });
  }

  /** A player has lost their last chips; the others at the table are counted after it. */
  wentOut({ table, seat }: SeatedAt): void {
    const { seats } = this.table(table);
    const { playerId } = seats.find((seated) => seated.seat === seat)!;
    const { playersLeft } = this.running;
    this.happened({ type: 'PlayerEliminated', data: { playerId, from: { table, seat }, place: playersLeft, tied: 1, handId: null } });
    this.counted(table);
  }

  /** The floor counts a table: the chips of those who went out are with the lowest seat. */
  counted(number: number): void {
    const { seats, chips } = this.table(number);
    const others = seats.slice(1).reduce((sum, { stack }) => sum + stack, 0);
    const stacks = seats.map(({ playerId, stack }, index) => ({ playerId, stack: index === 0 ? chips - others : stack }));
    this.happened({ type: 'ChipsCounted', data: { table: number, stacks } });
  }

  /** The id of a table's hand in progress. */
  openHand(table: number): HandId {
    return this.table(table).openHand!.handId;
  }
}
