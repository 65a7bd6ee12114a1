/**
 * Which tables could explain that a count does not add up.
 */
import type { CountCandidate } from '../../../events/tournament-chip-inventory.js';
import type { Refused } from '../refusals.js';
import type { Running } from '../state.js';
import type { ChipDifference } from '../state/chips.js';

type Situation = Pick<Running, 'tables' | 'chips'>;

/**
 * The likeliest first: tables with a difference the other way, the one that is exactly as large before the others; tables between which
 * and this one players carried chips since either was counted, over closed tables too; tables that nobody has counted since hands were
 * played there that nobody typed in. Each table once.
 * @param difference chips counted above those expected, not 0
 */
export function listCandidates(situation: Situation, table: number, difference: number): CountCandidate[] {
  const { tables, chips } = situation;
  const countedAfter = (number: number): number => chips.counted.get(number) ?? 0;
  const opposite = chips.differences
    .filter(({ open }) => open !== 0 && open < 0 !== difference < 0)
    .toSorted((one, other) => Number(other.open === -difference) - Number(one.open === -difference));
  const all: CountCandidate[] = [
    ...opposite.map(({ table: number, differenceId }) => ({ table: number, reason: 'opposite' as const, differenceId })),
    ...listCarried(situation, table).map((number) => ({ table: number, reason: 'moved' as const, differenceId: null })),
    ...tables
      .filter((each) => each.table !== table && !each.broken && each.stacksFrom === 'unknown')
      .map((each) => ({ table: each.table, reason: 'uncertain' as const, differenceId: null })),
  ].map((candidate) => ({ ...candidate, countedAfter: countedAfter(candidate.table) }));
  return all.filter((candidate, index) => all.findIndex((each) => each.table === candidate.table) === index);
}

/** The difference that one as large the other way makes up for: the oldest; undefined for none. */
export function findExplained({ chips }: Situation, difference: number): ChipDifference | undefined {
  return chips.differences.find(({ open }) => open === -difference);
}

/** Tables in play with which this one has had chips in common; a closed table has none left, but has sent them on. Ascending. */
function listCarried({ tables, chips }: Situation, table: number): number[] {
  const reached = new Set([table]);
  const inPlay = new Set<number>();
  const open = [table];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [one, other] of chips.carried) {
      if (one !== next && other !== next) continue;
      const there = one === next ? other : one;
      if (reached.has(there)) continue;
      reached.add(there);
      if (tables[there - 1]?.broken === true) open.push(there);
      else inPlay.add(there);
    }
  }
  return [...inPlay].sort((a, b) => a - b);
}

/** The refusal of a count, with the tables that could explain it; any other refusal stays as it is. */
export function withCandidates(refused: Refused | null, situation: Situation, table: number): Refused | null {
  if (refused?.refusal.code !== 'CHIP_COUNT_MISMATCH') return refused;
  const { expected, counted } = refused.refusal.parameters;
  const difference = counted - expected;
  const candidates = listCandidates(situation, table, difference);
  const of = (reason: CountCandidate['reason']): CountCandidate[] => candidates.filter((each) => each.reason === reason);
  const uncertain = of('uncertain');
  const parameters = {
    ...refused.refusal.parameters,
    difference,
    opposite: of('opposite').map((each) => each.table),
    moved: of('moved').map((each) => each.table),
    uncertain: uncertain.map((each) => each.table),
    countedAfter: uncertain.map((each) => each.countedAfter),
  };
  return { refusal: { ...refused.refusal, parameters } };
}
