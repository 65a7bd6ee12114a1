/**
 * What can be asked of one tournament. Instants (`at`) are milliseconds since 1970, by the clock of the node that took the command.
 * Pure. May import: `events/`, its neighbours.
 */
import type { EventOf } from '../../events/event-type.js';
import type { HandId, PlayerId, TournamentId } from '../../events/ids.js';
import type { Stakes } from '../../events/values.js';
import type { DeckDefect, tournamentEvents } from '../../events/tournament.js';
import type { ChipRaceCommand } from './chip-race/commands.js';
import type { InventoryCommand } from './chips/commands.js';
import type { DisciplineCommand } from './discipline/commands.js';
import type { EntryCommand } from './entry/commands.js';
import type { HandForHandCommand } from './hand-for-hand/commands.js';
import type { TableGestures } from './hands/hand-start.js';
import type { OrderedPositions } from './button/hand-positions.js';
import type { Knockout, PrizesCommand } from './prizes/commands.js';
import type { RankingCommand } from './ranking/commands.js';
import type { SeatingCommand } from './seating/commands.js';

type Created = EventOf<typeof tournamentEvents.TournamentCreated>['data'];
type StackOf = { readonly playerId: PlayerId; readonly stack: number };

export type TournamentCommand =
  | EntryCommand
  | RankingCommand
  | PrizesCommand
  | DisciplineCommand
  | InventoryCommand
  | ChipRaceCommand
  | HandForHandCommand
  /** `commitment`: the hash of the seed of the first draw, published by the node with the announcement. */
  | ({ readonly type: 'CreateTournament'; readonly commitment?: string | undefined } & Created)
  /** The organiser settles the seed of the next draw himself, before registration closes. `hash`: its SHA-256, 64 hexadecimal digits. */
  | { readonly type: 'CommitDraw'; readonly hash: string }
  /** Nobody enters any more until the start. */
  | { readonly type: 'CloseRegistration' }
  /** Opens the list again; what was drawn is void. */
  | { readonly type: 'ReopenRegistration'; readonly reason: string }
  /**
   * Draws seats by the documented algorithm, and closes registration where it is open. `seed`: 64 hexadecimal digits, that whose hash was
   * published; left out where the node has it, which puts it in. `tables`: over how many tables the players are spread, with two at each at least;
   * the fewest that hold them where it is left out.
   */
  | { readonly type: 'DrawSeats'; readonly seed?: string | undefined; readonly tables?: number | undefined }
  /** `notThere`: registered players who have not come; those who announced that they are late where it is left out. */
  | { readonly type: 'StartTournament'; readonly at: number; readonly notThere?: readonly PlayerId[] | undefined }
  /** Records what the clock has brought since: levels and breaks whose instant has come. No events when nothing is due. */
  | { readonly type: 'AdvanceClock'; readonly at: number }
  /** The director goes to a period of the structure (index from 0) by hand, now. */
  | { readonly type: 'StartPeriod'; readonly period: number; readonly at: number }
  | { readonly type: 'PauseClock'; readonly at: number }
  | { readonly type: 'ResumeClock'; readonly at: number }
  /** Adds so many seconds to the period that stands, or takes them from it below 0; no more than are left. */
  | { readonly type: 'AdjustClock'; readonly seconds: number; readonly reason: string; readonly at: number }
  /**
   * Opens the next hand of a table. `absent`: seats whose players are dealt dead hands. `gestures`: what the table did since the last hand;
   * without them the hand begins with the command. `positions`: the director's order, where button and blinds stand otherwise than by
   * rule; a hand that he orders begins however few are there.
   */
  | {
      readonly type: 'OpenHand';
      readonly tournamentId: TournamentId;
      readonly table: number;
      readonly absent: readonly number[];
      readonly at: number;
      readonly gestures?: TableGestures;
      readonly positions?: OrderedPositions | undefined;
    }
  /** The director has drawn the seat of a table's first button himself, where the book has it drawn. */
  | { readonly type: 'DetermineFirstButton'; readonly table: number; readonly seat?: number }
  /** Given by the process manager when button and blinds of an open hand were put right; a second time gives no events. */
  | {
      readonly type: 'CorrectPositions';
      readonly handId: HandId;
      readonly button: number;
      /** Null: nobody owes the small blind. */
      readonly smallBlindSeat: number | null;
      readonly bigBlindSeat: number;
    }
  /** Given by the process manager when a hand has dealt in a player who sat down after it was opened; a second time gives no events. */
  | {
      readonly type: 'RecordNewcomer';
      readonly handId: HandId;
      readonly playerId: PlayerId;
      readonly seat: number;
      readonly stack: number;
      readonly button: number;
      readonly smallBlindSeat: number | null;
      readonly bigBlindSeat: number;
      readonly dealer: number;
      readonly stakes: Stakes;
    }
  /**
   * Given by the process manager when the hand's stream says that it is completed; a second time gives no events. `knockouts`: who won the
   * last chips of those who have none left, where the pots tell it.
   */
  | {
      readonly type: 'SettleHand';
      readonly handId: HandId;
      readonly stacks: readonly StackOf[];
      readonly knockouts?: readonly Knockout[] | undefined;
      readonly at: number;
    }
  /**
   * Given by the process manager when a settled hand was corrected. `results`: the stacks at both ends of the hand, as corrected. The same
   * correction a second time gives no events.
   */
  | {
      readonly type: 'CorrectSettlement';
      readonly handId: HandId;
      /** Counted from 1 in the hand. */
      readonly correction: number;
      /** What each player gains, or loses below 0. */
      readonly changes: readonly { readonly playerId: PlayerId; readonly amount: number }[];
      readonly results: readonly { readonly playerId: PlayerId; readonly stackBefore: number; readonly stackAfter: number }[];
      readonly at: number;
    }
  /** Another deck for a table, between two hands. `requestedBy`: the seat that asks; null for an official. */
  | { readonly type: 'ChangeDeck'; readonly table: number; readonly requestedBy: number | null; readonly defect: DeckDefect }
  /** A hand that nobody typed in was played. `positions`: where button and blinds stood, if not where the rule has them. */
  | {
      readonly type: 'RecordHandPlayed';
      readonly table: number;
      readonly at: number;
      readonly positions?: OrderedPositions | undefined;
    }
  /** Stacks of every player at a table, counted by the floor; a player with none is out. */
  | { readonly type: 'RecordChipCounts'; readonly table: number; readonly stacks: readonly StackOf[]; readonly at: number }
  /** A player at a table whose hands nobody types in has lost his last chips. */
  | { readonly type: 'EliminatePlayer'; readonly playerId: PlayerId; readonly at: number }
  | SeatingCommand;
