/** Errors of a Poker Hand History text, and their place. */

export type PhhErrorCode =
  /** The text is not TOML. */
  | 'PHH_NOT_TOML'
  /** The text contains no hand. */
  | 'PHH_EMPTY'
  /** A field that every No-Limit Hold'em hand needs is missing. */
  | 'PHH_FIELD_MISSING'
  /** A field has the wrong type, or an invalid number of chips. */
  | 'PHH_FIELD_INVALID'
  /** Arrays about the same players differ in length, or there are fewer than 2 or more than 10 players. */
  | 'PHH_PLAYERS_INVALID'
  /** Another game than No-Limit Texas Hold'em. */
  | 'PHH_VARIANT_NOT_SUPPORTED'
  /** Antes that match no supported format. */
  | 'PHH_ANTES_NOT_SUPPORTED'
  /** Straddles, or blinds other than one big blind and at most one small blind. */
  | 'PHH_BLINDS_NOT_SUPPORTED'
  /** An entry of `actions` has invalid notation. */
  | 'PHH_ACTION_INVALID'
  /** A valid entry of `actions` of another game: a draw, a bring-in. */
  | 'PHH_ACTION_NOT_SUPPORTED'
  /** A card appears twice in one hand. */
  | 'PHH_CARD_TWICE'
  /** The result differs from the file's. */
  | 'PHH_RESULT_CONTRADICTED'
  /** A pot has an odd chip, and the smallest chip is unknown. */
  | 'PHH_CHIP_UNIT_UNKNOWN'
  /** A hand to write with an event that the standard cannot express: a new deal, a killed hand, a corrected award. */
  | 'PHH_HAND_NOT_PLAIN';

/** The place in the text: counted from 1, except `action`, an array index from 0. */
export interface PhhPlace {
  /** The file's name, or another name of the text. */
  readonly source: string;
  /** The hand's table in a `.phhs` file; null in a file of one hand. */
  readonly hand?: string | null;
  readonly field?: string;
  readonly action?: number;
  readonly line?: number;
  readonly column?: number;
}

/** An unreadable text. `message` says where, what and what to do. */
export class PhhError extends Error {
  constructor(
    readonly code: PhhErrorCode,
    readonly place: PhhPlace,
    readonly reason: string,
  ) {
    super(`${describePlace(place)}: ${reason}`);
    this.name = 'PhhError';
  }
}

function describePlace(place: PhhPlace): string {
  const parts = [place.line === undefined ? place.source : `${place.source}:${place.line}:${place.column ?? 1}`];
  if (place.hand !== undefined && place.hand !== null) parts.push(`hand ${place.hand}`);
  if (place.field !== undefined) parts.push(place.action === undefined ? place.field : `${place.field}[${place.action}]`);
  return parts.join(', ');
}
