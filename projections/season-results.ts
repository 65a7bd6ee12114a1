/** The stored form of a competitor's results: changing one writes all, and field names would be half of the data. */
import type { RowState } from '../events/season-schemes.js';
import { ONE } from '../src/season/fixed.js';
import type { ScoredRow } from '../src/season/score.js';
import type { RowAsCounted } from '../src/season/sheet.js';

/** A result with its points, in whole ten-thousandths as text, because JSON numbers are too small. */
export interface BoardResult {
  readonly sheetId: string;
  readonly row: RowAsCounted;
  readonly base: string;
  /** Of the level, with 24 decimals, as a whole number in text. */
  readonly multiplier: string;
  readonly bonus: string;
  readonly points: string;
  readonly isZero: boolean;
  readonly isNotDroppable: boolean;
  readonly problem: ScoredRow['problem'];
}

/** The fields of a result in a fixed order. */
export type PackedResult = readonly [
  sheetId: string,
  person: string,
  place: number,
  tied: number,
  state: RowState,
  rebuys: number,
  bounties: number,
  expense: string | null,
  winnings: string | null,
  team: string | null,
  base: string,
  /** Null for one, the usual value. */
  multiplier: string | null,
  bonus: string,
  points: string,
  isZero: boolean,
  isNotDroppable: boolean,
  problem: BoardResult['problem'],
  /** Null where the season has the place of the sheet. These two are missing where there is neither. */
  sheetPlace?: number | null,
  extraPoints?: string,
];

const one = String(ONE);

export function packResult({ sheetId, row, base, multiplier, bonus, points, isZero, isNotDroppable, problem }: BoardResult): PackedResult {
  const { person, place, tied, state, rebuys, bounties, expense, winnings, team, sheetPlace, extraPoints } = row;
  const by = multiplier === one ? null : multiplier;
  return [
    sheetId,
    person,
    place,
    tied,
    state,
    rebuys,
    bounties,
    expense,
    winnings,
    team,
    base,
    by,
    bonus,
    points,
    isZero,
    isNotDroppable,
    problem,
    ...packRare(sheetPlace, extraPoints),
  ];
}

function packRare(sheetPlace: number | undefined, extraPoints: string | undefined): [] | [number] | [number | null, string] {
  if (extraPoints !== undefined) return [sheetPlace ?? null, extraPoints];
  return sheetPlace === undefined ? [] : [sheetPlace];
}

export function unpackResult(packed: PackedResult): BoardResult {
  const [
    sheetId,
    person,
    place,
    tied,
    state,
    rebuys,
    bounties,
    expense,
    winnings,
    team,
    base,
    multiplier,
    bonus,
    points,
    isZero,
    isNotDroppable,
    problem,
    sheetPlace = null,
    extraPoints,
  ] = packed;
  const rare = { ...(extraPoints === undefined ? {} : { extraPoints }), ...(sheetPlace === null ? {} : { sheetPlace }) };
  const row = { person, place, tied, state, rebuys, bounties, expense, winnings, team, ...rare };
  return { sheetId, row, base, multiplier: multiplier ?? one, bonus, points, isZero, isNotDroppable, problem };
}
