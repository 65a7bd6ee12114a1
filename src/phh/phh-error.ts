/**
 * What is wrong with a Poker Hand History text, and where.
 */

export type PhhErrorCode =
  /** The text is not TOML. */
  | 'PHH_NOT_TOML'
  /** The text holds no hand. */
  | 'PHH_EMPTY'
  /** A field that every No-Limit Hold'em hand needs is absent. */
  | 'PHH_FIELD_MISSING'
  /** A field has the wrong type, or a number that no chips can be. */
  | 'PHH_FIELD_INVALID'
  /** Arrays that speak of the same players differ in length, or there are fewer than 2 or more than 10 players. */
  | 'PHH_PLAYERS_INVALID'
  /** Another game than No-Limit Texas Hold'em. */
  | 'PHH_VARIANT_NOT_SUPPORTED'
  /** Antes of a shape that no ante format of ours has. */
  | 'PHH_ANTES_NOT_SUPPORTED'
  /** Straddles, or blinds that are not one big blind and at most one small blind. */
  | 'PHH_BLINDS_NOT_SUPPORTED'
  /** An entry of `actions` does not follow the notation. */
  | 'PHH_ACTION_INVALID'
  /** An entry of `actions` is well formed, but of another game: a draw, a bring-in. */
  | 'PHH_ACTION_NOT_SUPPORTED'
  /** The same card stands in two places of one hand. */
  | 'PHH_CARD_TWICE'
  /** The hand comes out otherwise than the file says. */
  | 'PHH_RESULT_CONTRADICTED'
  /** A pot leaves an odd chip, and the file does not say what the smallest chip is. */
  | 'PHH_CHIP_UNIT_UNKNOWN'
  /** A hand to be written in which something happened that the standard has no word for: a new deal, a killed hand, a mended award. */
  | 'PHH_HAND_NOT_PLAIN';

/** Where in the text: 1-based as a reader counts, except `action`, which is the index in the array, from 0. */
export interface PhhPlace {
  /** The file's name, or what the caller calls the text. */
  readonly source: string;
  /** The hand's table in a `.phhs` file; null in a file of one hand. */
  readonly hand?: string | null;
  readonly field?: string;
  readonly action?: number;
  readonly line?: number;
  readonly column?: number;
}

/** A text that can't be read as hands. `message` says where, what and what to do. */
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
