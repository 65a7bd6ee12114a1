/** What an importer of results should look at. */
import type { PlayerId, SheetId } from '../../events/ids.js';

/**
 * `otherName`: the id or licence belongs to somebody with another name. `nameTwice`: two rows have one name and nothing else. `sameEvening`: the
 * club has results of the day with mostly the same rows. `licenceEnded`: nobody has to confirm it.
 */
export type ImportPointKind = 'otherName' | 'nameTwice' | 'sameEvening' | 'licenceEnded';

export interface ImportPoint {
  readonly kind: ImportPointKind;
  /** Counted from 1, in the given order; null where it is about the whole sheet. */
  readonly row: number | null;
  readonly otherRow: number | null;
  /** The person whom the row is matched with. */
  readonly playerId: PlayerId | null;
  /** The other sheet. */
  readonly sheetId: SheetId | null;
}

export const mustBeConfirmed = ({ kind }: ImportPoint): boolean => kind !== 'licenceEnded';

/** The same for the same point of a repeated import. */
export const keyOfPoint = ({ kind, row, otherRow, playerId, sheetId }: ImportPoint): string =>
  [kind, row, otherRow, playerId, sheetId].filter((part) => part !== null).join(' ');
