/**
 * Plays a dealing case: its state by real events and commands, what the rooms know of it, then the commands of the case. What a room of
 * the hand tells the kit (a {@link Room}): which command of ours a case's command is, how an event of ours is stated in a case, what a case's
 * field of the state is in ours. One file a room: {deal,dealt-cards,deck,discards,showing,claims}; what they share stands in `every-room`.
 */
import type { BoardStreet } from '../../../events/hand-deck.js';
import type { HandEvent } from '../../../events/hand.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { HoleCards } from '../../../events/values.js';
import type { HandCommand } from '../../../commands/hand.js';
import type { HandState } from '../../../src/hand/state.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import { anyHand, handOfRank, RANK_BOARD } from './cards.js';
import type { DealingCase, Given, GivenSeat, ToldEvent, When } from './shape.js';
import { DealingHand } from './hand.js';

/** An event that a case made happen, in the hand or in its tournament. */
export type PlayedEvent = HandEvent | TournamentEvent;

/** What was decided elsewhere than in the hand. */
export interface Elsewhere {
  readonly refusal?: { readonly code: string; readonly parameters?: Readonly<Record<string, unknown>> };
  readonly events?: readonly PlayedEvent[];
}

/**
 * The commands of ours that a case's command is, in order, each given before the next is asked for; none where it only names what the hand does by itself (say so by
 * {@link DealingPlay.includeLastStep}). The code of the last refusal among them is what the case's `refused` is compared with.
 */
export type CommandReader = (when: When, play: DealingPlay) => Iterable<HandCommand> | Elsewhere;

/**
 * One of our events as cases tell it, field by field; null where it is not that event. Every field that the case tells must be there and
 * equal. `at` is its index in `play.events`, for what stands in several of our events.
 */
export type EventReader = (
  event: PlayedEvent,
  play: DealingPlay,
  stated: ToldEvent,
  at: number,
) => Readonly<Record<string, unknown>> | null;

/** A field of the state that the case left, as cases tell it. `stated` is for what cases tell in more than one way. */
export type StateReader = (play: DealingPlay, stated: unknown) => unknown;

export interface Room {
  readonly commands: Readonly<Record<string, CommandReader>>;
  readonly events: Readonly<Record<string, EventReader>>;
  readonly states: Readonly<Record<string, StateReader>>;
  /** What cases tell as an event of their commands and had happened before them here; null where it had not. */
  readonly standing?:
    | Readonly<Record<string, (play: DealingPlay, stated: ToldEvent) => Readonly<Record<string, unknown>> | null>>
    | undefined;
  /** Events of cases that are a part of one of ours, of which the next that they tell may be another. */
  readonly parts?: ReadonlySet<string>;
  /** Builds the whole hand of a case instead of the kit; false where it leaves that to the kit. */
  readonly begin?: (play: DealingPlay) => boolean;
  /** What went wrong before the first act: called when the blinds are in. */
  readonly inDeal?: (play: DealingPlay) => void;
  /** What went wrong with a street before the one of the case: called when it lies open. */
  readonly onStreet?: (play: DealingPlay, street: BoardStreet) => void;
  /** What only the room knows of `given`: called when the kit has brought the hand there, before `when`. */
  readonly prepare?: (play: DealingPlay) => void;
  /** What the room says of a seat's hand (`pendingRuling`); null where it says nothing. */
  readonly seat?: (play: DealingPlay, seat: number, stated: unknown) => string | null;
}

/** What stands in the way of playing a case as it is stated. */
export interface Obstacle {
  readonly where: string;
  readonly expected: string;
  readonly actual: string;
}

/** The refusal of a command, of the hand or of its tournament. */
export interface PlayedRefusal {
  readonly code: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

const HOUR = 3_600_000;
const EVENING = Date.UTC(2026, 0, 1);

/** The instant of `hh:mm:ss` on the evening of the cases, in milliseconds. */
export function instant(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return EVENING + hours * HOUR + minutes * 60_000 + seconds * 1000;
}

/** `hh:mm:ss` of an instant on the evening of the cases. */
export function timeOf(at: number): string {
  return new Date(at).toISOString().slice(11, 19);
}

export class DealingPlay {
  readonly hand = new DealingHand();
  readonly given: Given;
  /** The hand as it was before the commands of the case. */
  before: HandState;
  /** Why the last command of the case was refused; null when it was not. */
  refusal: PlayedRefusal | null = null;
  obstacle: Obstacle | null = null;
  /** Rooms keep here what they found out while they brought the case about. */
  readonly notes = new Map<string, unknown>();
  readonly #elsewhere: PlayedEvent[] = [];
  #from = 0;
  /** How many events of the hand there were when the last command of the case was given, and of elsewhere. */
  #lastCommand: readonly [number, number] = [0, 0];

  constructor(
    readonly stated: DealingCase,
    readonly book: Rulebook,
    readonly rooms: readonly Room[],
  ) {
    this.given = stated.given;
    this.before = this.hand.state;
  }

  /** What the commands of the case made happen; of elsewhere first. */
  get events(): readonly PlayedEvent[] {
    return [...this.#elsewhere, ...this.hand.events.slice(this.#from)];
  }

  /** What the last command of the case made happen. */
  get lastEvents(): readonly PlayedEvent[] {
    return [...this.#elsewhere.slice(this.#lastCommand[1]), ...this.hand.events.slice(this.#lastCommand[0])];
  }

  /** The commands of the case begin here. */
  mark(): void {
    this.#from = this.hand.events.length;
    this.before = this.hand.state;
  }

  /** Counts what followed by itself from the last act that led here as an event of the case: chips gathered, a showdown opened. */
  includeLastStep(): void {
    this.#from = Math.min(this.#from, this.hand.lastStep);
  }

  /** Stops the case, for something that could not be brought about. The first obstacle stands. */
  stop(where: string, expected: string, actual: string): void {
    this.obstacle ??= { where, expected, actual };
  }

  /** Gives a command that leads to where the case begins; one that is refused stops the case. */
  bring(command: HandCommand, where = 'given'): void {
    this.hand.give(command);
    const { refused } = this.hand;
    if (refused !== null) this.stop(where, `${command.type} accepted`, refused.code);
  }

  /** Gives one command of the case. */
  command(when: When, where: string): void {
    const reader = findIn<CommandReader>(
      this.rooms.map(({ commands }) => commands),
      when.command,
    );
    if (reader === undefined) return this.stop(where, when.command, 'a command that the kit does not know');
    this.#lastCommand = [this.hand.events.length, this.#elsewhere.length];
    this.refusal = null;
    const given = reader(when, this);
    if (isElsewhere(given)) {
      this.#elsewhere.push(...(given.events ?? []));
      this.refusal = given.refusal ?? null;
      return;
    }
    for (const command of given) {
      this.hand.give(command);
      const { refused } = this.hand;
      if (refused !== null) this.refusal = refused;
    }
  }

  givenSeat(seat: number): GivenSeat | undefined {
    return this.given.seats?.find((each) => each.seat === seat);
  }

  /** The cards of a seat: as the case tells them, else such as its rank asks for, else by its place among those who are live. */
  handOf(seat: number): HoleCards {
    const { cards } = this.givenSeat(seat) ?? {};
    if (cards?.length === 2) return [cards[0]!, cards[1]!];
    if (this.given.board !== undefined) return anyHand([...this.given.board, ...this.#cardsTold()]);
    const rank = this.#rankOf(seat);
    const equals = this.#seats().filter((other) => this.#rankOf(other) === rank);
    return handOfRank(rank, Math.max(0, equals.indexOf(seat)));
  }

  /** The board at a showdown. */
  get boardShown(): readonly string[] {
    return this.given.board ?? RANK_BOARD;
  }

  #rankOf(seat: number): number {
    const { seats = [] } = this.given;
    const { rank } = this.givenSeat(seat) ?? {};
    if (rank !== undefined) return rank;
    // A player who announced more than they had is beaten.
    if (this.given.announcedFalsely === seat) return seats.length + this.#seats().length;
    const stated = Math.max(0, ...seats.map((each) => each.rank ?? 0));
    return (
      stated +
      1 +
      this.#seats()
        .filter((other) => this.givenSeat(other)?.rank === undefined)
        .indexOf(seat)
    );
  }

  #seats(): number[] {
    return (this.hand.state.start?.seats ?? []).map((each) => each.seat);
  }

  #cardsTold(): string[] {
    return [...(this.given.seats ?? []).flatMap((each) => each.cards ?? []), ...this.stated.when.flatMap((each) => each.cards ?? [])];
  }
}

function isElsewhere(given: ReturnType<CommandReader>): given is Elsewhere {
  return !(Symbol.iterator in given);
}

/** The first entry of several tables. */
export function findIn<T>(tables: readonly Readonly<Record<string, T>>[], name: string): T | undefined {
  return tables.find((table) => Object.hasOwn(table, name))?.[name];
}
