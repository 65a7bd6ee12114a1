/**
 * An evening to which commands of every room are given in any order. After each event its accounts are checked.
 */
import { validateEvent } from '../../../events/catalogue.js';
import { firstEdition } from '../../../events/editions.js';
import type { HandId, PlayerId, TournamentId } from '../../../events/ids.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { SimulationFault } from '../../../src/simulate/fault.js';
import { tournamentDecider } from '../../../src/tournament/decider.js';
import { hashSeed } from '../../../src/tournament/lots/seat-draw.js';
import { initialTournamentState, type Finished, type Running, type Table, type TournamentState } from '../../../src/tournament/state.js';
import { Accounts, placesFault } from './accounts.js';

/** A step, and the numbers that choose its subject. */
export interface Step<What extends string = string> {
  readonly what: What;
  readonly table: number;
  readonly one: number;
  readonly other: number;
  readonly amount: number;
  readonly yes: boolean;
}

interface SettledByHand {
  readonly handId: HandId;
  readonly correction: number;
  readonly stacks: readonly { readonly playerId: PlayerId; readonly stackBefore: number; readonly stackAfter: number }[];
}

type Decided = (command: TournamentCommand, state: TournamentState, events: readonly TournamentEvent[]) => void;

const START = 1_000_000_000;
const MINUTE = 60_000;
const SEED = '5'.repeat(64);

export const tournamentId = 'friday' as TournamentId;
export const player = (name: string): PlayerId => name as PlayerId;
/** Why everything is done. */
export const reason = 'so it was';

export const prizes: PrizeTerms = {
  entry: { price: 3000, toPot: 2000, bounty: 1000 },
  rebuy: { price: 2000, toPot: 2000 },
  addOn: { price: 1000, toPot: 1000 },
  added: 5000,
  table: { kind: 'percentages', basisPoints: [5000, 3000, 2000], unit: 1 },
  things: [],
};

export class Night {
  /** Types of events and codes of refusals that have come. */
  readonly seen = new Set<string>();
  readonly hands: SettledByHand[] = [];
  state: TournamentState = initialTournamentState;
  events = 0;
  commands = 0;
  readonly #accounts = new Accounts(tournamentId);
  #newcomers = 0;
  #revision = 0;
  #now = START;

  /** @param onDecision is given each decision, with the state before it */
  constructor(
    book: string,
    players: number,
    automaticMoves: boolean,
    private readonly onDecision: Decided = () => undefined,
  ) {
    const names = Array.from({ length: players }, (_, index) => `p${index}`);
    this.take({
      type: 'CreateTournament',
      name: 'Friday night',
      club: 'Redwood',
      rulebook: {
        ...firstEdition(book),
        houseRules: {
          'reEntry.allowed': true,
          'rebuy.allowed': 'ifOffered',
          'addOn.allowed': true,
          'stack.initial': 10_000,
          'prize.entryPrice': 'asOffered',
          'prize.bounty': true,
        },
      },
      startingStack: 10_000,
      seatsPerTable: 4,
      automaticMoves,
      anteFormat: 'none',
      antePriority: 'blindFirst',
      chipUnit: 25,
      structure: [
        { kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 },
        { kind: 'level', smallBlind: 100, bigBlind: 200, ante: 0, seconds: 600 },
        { kind: 'level', smallBlind: 500, bigBlind: 1000, ante: 0, seconds: 600 },
      ],
      chipSet: [{ value: 25, count: 2000, inStack: 12 }, { value: 100, inStack: 12 }, { value: 500, inStack: 17 }, { value: 5000 }],
      entry: {
        reEntries: { most: 2 },
        rebuys: { chips: 7500, lastLevel: 3, most: 3 },
        addOn: { chips: 4000, lastLevel: 3 },
      },
    });
    for (const name of names) this.take({ type: 'RegisterPlayer', playerId: player(name), adult: true, showsDocument: true });
    this.take({ type: 'SetPrizes', prizes, at: START });
    this.take({ type: 'CommitDraw', hash: hashSeed(SEED) });
    this.take({ type: 'DrawSeats', seed: SEED });
    this.take({ type: 'StartTournament', at: START, notThere: names.slice(0, players > 4 ? 1 : 0).map(player) });
    if (this.state.phase !== 'running') throw new Error(`the night does not begin: ${[...this.seen].join(', ')}`);
  }

  get inPlay(): Running | Finished | undefined {
    return this.state.phase === 'running' || this.state.phase === 'finished' ? this.state : undefined;
  }

  /** The open table for a number. */
  tableOf({ table }: Pick<Step, 'table'>): Table {
    const open = this.inPlay!.tables.filter(({ broken }) => !broken);
    return open[table % open.length] ?? this.inPlay!.tables[0]!;
  }

  seatedOf(step: Step, number = step.one): { readonly playerId: PlayerId; readonly seat: number; readonly stack: number } {
    const { seats } = this.tableOf(step);
    return seats[number % Math.max(seats.length, 1)] ?? { playerId: player('nobody'), seat: 1, stack: 1 };
  }

  outOf({ one }: Pick<Step, 'one'>): PlayerId {
    const { eliminations } = this.inPlay!;
    return eliminations[one % Math.max(eliminations.length, 1)]?.playerId ?? player('nobody');
  }

  /** A player who bought something; any player if nobody has. */
  buyerOf(step: Step): PlayerId {
    const { purchases } = this.inPlay!.entry;
    return purchases[step.one % Math.max(purchases.length, 1)]?.playerId ?? this.seatedOf(step).playerId;
  }

  newcomer(): PlayerId {
    return player(`late${this.#newcomers++}`);
  }

  nextRevision(): number {
    return this.#revision++;
  }

  get at(): number {
    return this.#now;
  }

  wait(): number {
    return (this.#now += 4 * MINUTE);
  }

  nextLevel(): number {
    return (this.#now = START + (Math.floor((this.#now - START) / (10 * MINUTE)) + 1) * 10 * MINUTE);
  }

  /** @returns whether it was taken @throws SimulationFault where something does not hold after an event */
  take(command: TournamentCommand): boolean {
    this.commands += 1;
    const decision = tournamentDecider.decide(command, this.state);
    if (decision.refusal !== undefined) {
      this.seen.add(decision.refusal.code);
      return false;
    }
    this.onDecision(command, this.state, decision.events);
    for (const event of decision.events) {
      validateEvent(event);
      this.events += 1;
      this.seen.add(event.type);
      this.state = tournamentDecider.evolve(this.state, event);
      const fault = this.#accounts.after(event, this.state);
      if (fault !== null) throw new SimulationFault(this.events, event.type, `${fault}, after ${JSON.stringify(command)}`);
    }
    const fault = placesFault(this.state);
    if (fault !== null) throw new SimulationFault(this.events, command.type, `${fault}, after ${JSON.stringify(command)}`);
    return true;
  }
}
