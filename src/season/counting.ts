/** Which tournaments count in a season, and why. */
import type { CountingRule } from '../../events/season-counting.js';
import type { Pick } from '../../events/season-schemes.js';
import type { SheetAsCounted } from './sheet.js';

export type CountedBy =
  | { readonly counts: boolean; readonly by: 'official'; readonly reason: string }
  | { readonly counts: true; readonly by: 'rule'; readonly rule: string; readonly level: string | null; readonly manche: number | null }
  /** No rule matches. */
  | { readonly counts: false; readonly by: 'rule' };

/** An official's last decision on the tournament, else the first matching rule. */
export function findCounting(sheet: SheetAsCounted, rules: readonly CountingRule[], picks: readonly Pick[]): CountedBy {
  const picked = picks.findLast((pick) => pick.sheet === sheet.id);
  if (picked !== undefined) return { counts: picked.counts, by: 'official', reason: picked.reason };
  const rule = rules.find((candidate) => matches(sheet, candidate));
  return rule === undefined
    ? { counts: false, by: 'rule' }
    : { counts: true, by: 'rule', rule: rule.name, level: rule.level ?? sheet.level ?? sheet.kind, manche: rule.manche ?? sheet.manche };
}

function matches(sheet: SheetAsCounted, { clubs, regions, kinds, levels, from, to }: CountingRule): boolean {
  return (
    isAmong(sheet.club, clubs) &&
    isAmong(sheet.region, regions) &&
    isAmong(sheet.kind, kinds) &&
    isAmong(sheet.level ?? sheet.kind, levels) &&
    (from === undefined || sheet.date >= from) &&
    (to === undefined || sheet.date <= to)
  );
}

function isAmong(value: string | null, allowed: readonly string[] | undefined): boolean {
  return allowed === undefined || (value !== null && allowed.includes(value));
}
