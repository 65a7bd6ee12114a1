/**
 * What a room of the hand tells the kit about its cases: which command of ours a case's command is, how an event of ours is told in a
 * case, what a case's field of the state is in ours. One file a room: dealing-{deal,deck,discards,showing,claims}; what they share stands in dealing-common.
 * May import: `events/` (types), `hand/`, its neighbours.
 */
import type { TournamentEvent } from '../../events/tournament.js';
import type { HandEvent } from '../../events/hand.js';
import type { BoardStreet } from '../../events/hand-deck.js';
import type { HandCommand } from '../hand/commands.js';
import type { DealingPlay } from './dealing-play.js';
import type { ToldEvent, When } from './dealing-case-shape.js';

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
export type EventReader = (event: PlayedEvent, play: DealingPlay, told: ToldEvent, at: number) => Readonly<Record<string, unknown>> | null;

/** A field of the state that the case left, as cases tell it. `told` is for what cases tell in more than one way. */
export type StateReader = (play: DealingPlay, told: unknown) => unknown;

export interface Room {
  readonly commands: Readonly<Record<string, CommandReader>>;
  readonly events: Readonly<Record<string, EventReader>>;
  readonly states: Readonly<Record<string, StateReader>>;
  /** What cases tell as an event of their commands and had happened before them here; null where it had not. */
  readonly standing?:
    Readonly<Record<string, (play: DealingPlay, told: ToldEvent) => Readonly<Record<string, unknown>> | null>> | undefined;
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
  readonly seat?: (play: DealingPlay, seat: number, told: unknown) => string | null;
}
