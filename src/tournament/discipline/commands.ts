/**
 * What can be asked of a tournament about offences and penalties.
 * Pure. May import: `events/` (types).
 */
import type { Citation, Offence, Sanction, SanctionStart } from '../../../events/judging.js';
import type { HandId, PlayerId } from '../../../events/ids.js';
import type { OffenceFacts, OffenceFinding, Official, PenaltyUnit } from '../../../events/tournament-discipline.js';

/** An offence as officials tell it. */
export interface ToldOffence {
  readonly playerId: PlayerId;
  readonly offence: Offence;
  /** The other players concerned, as of giving chips away. */
  readonly others?: readonly PlayerId[] | undefined;
  readonly facts?: OffenceFacts | undefined;
  /** The hand in which it happened, and the number of the event in its stream that shows it. */
  readonly handId?: HandId | undefined;
  readonly revision?: number | undefined;
  /** What the table or the floor says of it. */
  readonly note?: string | undefined;
  /** Penalties for it at earlier events of the season, where the federation has repetition counted over it. */
  readonly earlierSeason?: number | undefined;
}

export type DisciplineCommand =
  /**
   * Given by the process manager when a hand has noted an offence: event `revision` of its stream. A second time gives no events.
   * `playerId`: who sits in the hand at that seat.
   */
  | {
      readonly type: 'NoteOffence';
      readonly handId: HandId;
      readonly revision: number;
      readonly seat: number;
      readonly playerId: PlayerId;
      readonly offence: Offence;
      readonly sanction: Sanction;
      readonly startsAt: SanctionStart | null;
      readonly article: Citation;
    }
  /** An official puts an offence on record. `by`: who does; the director where it is left out, as everywhere here. */
  | ({ readonly type: 'RecordOffence'; readonly by?: Official | undefined } & ToldOffence)
  /** Closes an offence without a penalty: none is given, or it was none and counts for no repetition, for a reason. */
  | {
      readonly type: 'CloseOffence';
      readonly offenceId: number;
      readonly finding: OffenceFinding;
      readonly reason?: string | undefined;
      readonly by?: Official | undefined;
    }
  /** The director spares a player a penalty that the book prescribes. */
  | { readonly type: 'WaiveSanction'; readonly offenceId: number; readonly reason: string; readonly by?: Official | undefined }
  /**
   * Gives a penalty for an offence on record, or for one that is told and goes on record with it. `others`: the players who are punished with
   * him, where the book punishes several; those of the record where they are left out. `reason`: owed where a step of the scale is skipped,
   * where it is no heavier than the last, and where the book asks for disqualification.
   */
  | ({
      readonly type: 'IssuePenalty';
      readonly offenceId?: number | undefined;
      readonly unit: PenaltyUnit;
      /** So many hands or rounds; 0 for a warning. */
      readonly count: number;
      /** A hand that nobody types in is being played at his table: it does not count. */
      readonly handInProgress?: boolean | undefined;
      readonly reason?: string | undefined;
      readonly by?: Official | undefined;
    } & Omit<ToldOffence, 'offence'> & { readonly offence?: Offence | undefined })
  /** Takes back a penalty that was given in error. */
  | { readonly type: 'LiftPenalty'; readonly penaltyId: number; readonly reason: string; readonly by?: Official | undefined };
