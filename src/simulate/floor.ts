/**
 * A simulated tournament from the participants' side: every command goes through the real decider, and every event is recorded and checked.
 */
import type { HandEvent } from '../../events/hand.js';
import type { HandId, PlayerId } from '../../events/ids.js';
import type { TournamentEvent } from '../../events/tournament.js';
import type { Refusal } from '../decider.js';
import type { HandStart } from '../../commands/hand/start.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import { tournamentDecider } from '../tournament/decider.js';
import type { Running, TournamentState } from '../tournament/state.js';
import { unbalanced } from './balance-check.js';
import { moveChips } from './incidents/real-chips.js';
import { Checks } from './checks.js';
import { SimulationFault } from './fault.js';
import { type HandListener, PlayedHand, playHand } from './play-hand.js';
import type { Random } from './random.js';
import type { EventRecord } from './record.js';
import { Tally } from './tally.js';

/** These events change the players of tables. */
const movesPlayers: ReadonlySet<string> = new Set(['PlayerEliminated', 'PlayerMoved', 'TableBroken', 'HandSettled', 'ChipsCounted']);

export class Floor {
  readonly tally = new Tally();
  /** Each player's real chips. */
  readonly stacks = new Map<PlayerId, number>();
  #state: TournamentState = tournamentDecider.initialState;
  readonly #checks = new Checks(this.stacks);

  constructor(
    private readonly record: EventRecord,
    private readonly random: Random,
  ) {}

  get state(): TournamentState {
    return this.#state;
  }

  get running(): Running {
    if (this.#state.phase !== 'running') throw new Error(`the tournament is ${this.#state.phase}`);
    return this.#state;
  }

  /** @throws SimulationFault when it is refused, or when an invariant is violated */
  give(command: TournamentCommand): readonly TournamentEvent[] {
    const { events, refusal } = this.ask(command);
    return refusal === undefined ? events : this.fault(`${command.type} is refused: ${refusal.code} ${JSON.stringify(refusal.parameters)}`);
  }

  /** Like `give`, but a refusal changes nothing. */
  ask(command: TournamentCommand): { readonly events: readonly TournamentEvent[]; readonly refusal?: Refusal | undefined } {
    const decision = tournamentDecider.decide(command, this.#state);
    if (decision.refusal !== undefined) return { events: [], refusal: decision.refusal };
    for (const event of decision.events) this.#take(event);
    if (this.#state.phase === 'running' && decision.events.some(({ type }) => movesPlayers.has(type))) this.#hold(unbalanced(this.#state));
    return decision;
  }

  /**
   * Gives commands of which the later ones correct the first: all of them, or none if one is refused. Invariants are checked at the end.
   * @returns the events, or the first refusal and its command
   */
  correct(commands: readonly TournamentCommand[]): {
    readonly events: readonly TournamentEvent[];
    readonly refused?: { readonly command: TournamentCommand; readonly code: string };
  } {
    let state = this.#state;
    const events: TournamentEvent[] = [];
    for (const command of commands) {
      const decision = tournamentDecider.decide(command, state);
      if (decision.refusal !== undefined) return { events: [], refused: { command, code: decision.refusal.code } };
      state = decision.events.reduce(tournamentDecider.evolve, state);
      events.push(...decision.events);
    }
    for (const event of events) this.#take(event, commands.length > 1);
    this.#hold(this.#checks.hold(this.#state));
    return { events };
  }

  /** Starts an opened hand; its events are recorded as it is played. */
  deal(handId: HandId, start: HandStart): PlayedHand {
    const observe: HandListener = (event, after) => {
      this.record.take(event, handId);
      this.tally.handEvents += 1;
      this.#hold(this.#checks.inHand(event, after));
    };
    return new PlayedHand(start, this.random, { observe });
  }

  /** Plays a hand at an untracked table, without recording it. @returns the stacks after it */
  playUntyped(start: HandStart): readonly StackAfter[] {
    return this.settle(playHand(start, this.random, false));
  }

  /** The stacks after a finished hand. */
  settle(events: readonly HandEvent[]): readonly StackAfter[] {
    const completed = events.find((event) => event.type === 'HandCompleted');
    if (completed?.type !== 'HandCompleted') return this.fault('a hand ends without a result');
    const { results } = completed.data;
    for (const { playerId, stackAfter } of results) this.stacks.set(playerId, stackAfter);
    return results;
  }

  fault(what: string): never {
    throw new SimulationFault(this.record.count, this.record.lastType, what);
  }

  /** @param mistaken whether it is part of a mistake that is corrected at once */
  #take(event: TournamentEvent, mistaken = false): void {
    this.record.take(event, 'tournament');
    const before = this.#state;
    this.#state = tournamentDecider.evolve(before, event);
    if (event.type === 'TournamentStarted') this.#seatEverybody();
    const broken = this.#checks.after(before, event, this.#state, moveChips(event, this.stacks));
    if (!mistaken) this.#hold(broken);
    this.tally.take(event);
  }

  #seatEverybody(): void {
    for (const { seats } of this.running.tables) for (const { playerId, stack } of seats) this.stacks.set(playerId, stack);
  }

  #hold(broken: string | null): void {
    if (broken !== null) this.fault(broken);
  }
}

/** A player's stack before and after a hand. */
export interface StackAfter {
  readonly playerId: PlayerId;
  readonly stackBefore: number;
  readonly stackAfter: number;
}
