/**
 * What can be asked of a tournament about the chips at its tables: counts, and chips that come into play or leave it otherwise than by entries
 * and races.
 * Pure. May import: `events/` (types).
 */
import type { ChipsOrigin } from '../../../events/hand-reports.js';
import type { HandId, PlayerId } from '../../../events/ids.js';
import type { Official } from '../../../events/tournament-discipline.js';

/** So many chips of a player. */
export interface StackOf {
  readonly playerId: PlayerId;
  readonly stack: number;
}

/** `by`: who says so; the director where it is left out. */
interface Told {
  readonly by?: Official | undefined;
}

interface StackChange extends Told {
  readonly playerId: PlayerId;
  readonly amount: number;
  readonly reason: string;
}

export type ChipsCommand =
  /** Stacks of every player at a table, counted by the floor; a player with none is out. */
  | { readonly type: 'RecordChipCounts'; readonly table: number; readonly stacks: readonly StackOf[]; readonly at: number }
  /** The bank had given a player too few chips, and gives him the rest. */
  | ({ readonly type: 'AddChips' } & StackChange)
  /** The bank had given a player too many chips, and takes them back. He keeps some. */
  | ({ readonly type: 'RemoveChips' } & StackChange)
  /** Chips of a player are missing, and his stack is without them. He keeps some. */
  | ({ readonly type: 'ReportLostChips' } & StackChange)
  /** Chips that were reported lost, or were missing at a count, have come to light: where, the book's rule depends on. */
  | ({
      readonly type: 'ReportLostChipsFound';
      readonly differenceId: number;
      /** Whose they are; of chips that a player has reported lost, that player. */
      readonly playerId: PlayerId;
      readonly amount: number;
      /** They had left the table, or the view of the others. */
      readonly outOfView: boolean;
    } & Told)
  /**
   * Takes hidden chips from a player, and puts the offence on record. `onTable`: the chips are part of his stack as it stands; `outside`:
   * they are part of no stack. `differenceId`: the loss that they were, of chips from outside. Left with nothing he is out.
   */
  | ({
      readonly type: 'ConfiscateHiddenChips';
      readonly origin: ChipsOrigin;
      readonly differenceId?: number | undefined;
      readonly at: number;
    } & StackChange)
  /** Given by the process manager when a hand has taken chips out of play: event `revision` of its stream. A second time gives no events. */
  | {
      readonly type: 'NoteHiddenChips';
      readonly handId: HandId;
      readonly revision: number;
      readonly seat: number;
      readonly amount: number;
      readonly origin: ChipsOrigin;
    }
  /** The director accepts that the chips of a table are not as many as they should be. Stacks as with RecordChipCounts. */
  | ({
      readonly type: 'RecordChipDiscrepancy';
      readonly table: number;
      readonly stacks: readonly StackOf[];
      readonly reason: string;
      readonly at: number;
    } & Told);
