/**
 * What can be asked of one tournament. Instants (`at`) are milliseconds since 1970, by the clock of the node that took the command.
 * Pure. May import: `events/`, its neighbours.
 */
import type { EventOf } from '../../events/event-type.js';
import type { HandId, PlayerId, TournamentId } from '../../events/ids.js';
import type { DeckDefect, tournamentEvents } from '../../events/tournament.js';
import type { TableGestures } from './hand-start.js';

type Created = EventOf<typeof tournamentEvents.TournamentCreated>['data'];
type StackOf = { readonly playerId: PlayerId; readonly stack: number };

export type TournamentCommand =
  | ({ readonly type: 'CreateTournament' } & Created)
  | { readonly type: 'RegisterPlayer'; readonly playerId: PlayerId }
  | { readonly type: 'WithdrawRegistration'; readonly playerId: PlayerId }
  /** `seed`: 64 hexadecimal digits. Seats are drawn from it by the documented algorithm. */
  | { readonly type: 'DrawSeats'; readonly seed: string }
  | { readonly type: 'StartTournament'; readonly at: number }
  /** Records what the clock has brought since: levels and breaks whose instant has come. No events when nothing is due. */
  | { readonly type: 'AdvanceClock'; readonly at: number }
  /** The director goes to a period of the structure (index from 0) by hand, now. */
  | { readonly type: 'StartPeriod'; readonly period: number; readonly at: number }
  | { readonly type: 'PauseClock'; readonly at: number }
  | { readonly type: 'ResumeClock'; readonly at: number }
  /**
   * Opens the next hand of a table. `absent`: seats whose players are dealt dead hands. `gestures`: what the table did since the last hand;
   * without them the hand begins with the command.
   */
  | {
      readonly type: 'OpenHand';
      readonly tournamentId: TournamentId;
      readonly table: number;
      readonly absent: readonly number[];
      readonly at: number;
      readonly gestures?: TableGestures;
    }
  /** Given by the process manager when the hand's stream says that it is completed; a second time gives no events. */
  | { readonly type: 'SettleHand'; readonly handId: HandId; readonly stacks: readonly StackOf[]; readonly at: number }
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
  /** A hand that nobody typed in was played. */
  | { readonly type: 'RecordHandPlayed'; readonly table: number; readonly at: number }
  /** Stacks of every player at a table, counted by the floor; a player with none is out. */
  | { readonly type: 'RecordChipCounts'; readonly table: number; readonly stacks: readonly StackOf[]; readonly at: number }
  /** A player at a table whose hands nobody types in has lost his last chips. */
  | { readonly type: 'EliminatePlayer'; readonly playerId: PlayerId; readonly at: number }
  /**
   * The director seats a player elsewhere. `stack`: his chips as counted on the way, owed where the stacks of his table are not known;
   * left out, he takes what he is known to have.
   */
  | {
      readonly type: 'MovePlayer';
      readonly playerId: PlayerId;
      readonly table: number;
      readonly seat: number;
      readonly stack?: number | undefined;
      readonly reason: string;
    }
  /** Closes a table: its players go to free seats of the others, fewest players first, lowest numbers first. */
  | { readonly type: 'BreakTable'; readonly table: number };
