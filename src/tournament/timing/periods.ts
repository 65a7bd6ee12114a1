/**
 * Whether levels and breaks are such that they can be played.
 */
import type { Period, TournamentEvent } from '../../../events/tournament.js';
import { type AnteFormat, DAY_SECONDS } from '../../../events/values.js';
import { refuseUnlessPayable, refuseUnlessWhole } from '../bounds.js';
import { refuse, type Refused } from '../refusals.js';
import type { Settings } from '../state.js';

type PlayedBlinds = Extract<TournamentEvent, { type: 'PlayedLevelCorrected' }>['data'];

const MAX_PERIODS = 200;

/** The fields of a period alone, always in this order. */
export function periodOf(period: Period): Period {
  const { kind, seconds } = period;
  if (kind === 'break') return { kind, seconds };
  return { kind, smallBlind: period.smallBlind, bigBlind: period.bigBlind, ante: period.ante, seconds };
}

/** Which period is meant: one that is named by its index, or by its level as people say it. @returns its index, or the refusal */
export function findPeriod(
  structure: readonly Period[],
  { index, level }: { readonly index: number | undefined; readonly level: number | undefined },
): number | Refused {
  if ((index === undefined) === (level === undefined)) return refuse('PERIOD_UNCLEAR');
  if (level === undefined) return index!;
  const levels = structure.flatMap(({ kind }, at) => (kind === 'level' ? [at] : []));
  return levels[level - 1] ?? refuse('UNKNOWN_LEVEL', { level, last: levels.length });
}

/** Checks the periods from an index on, and whether the whole begins and ends with a level. */
export function refusePeriods(
  { structure, anteFormat, chipUnit }: Pick<Settings, 'structure' | 'anteFormat' | 'chipUnit'>,
  from: number,
): Refused | null {
  if (structure.length < 1 || structure.length > MAX_PERIODS) {
    return refuse('INVALID_STRUCTURE_LENGTH', { periods: structure.length, maximum: MAX_PERIODS });
  }
  for (const [period, entry] of structure.entries()) {
    if (period < from) continue;
    const at = `structure.${period}`;
    const refused =
      refuseUnlessOneOf(`${at}.kind`, entry.kind, ['level', 'break']) ??
      refuseUnlessWhole(`${at}.seconds`, entry.seconds, 1, DAY_SECONDS) ??
      (entry.kind === 'break' ? null : refuseLevel(entry, period, anteFormat, chipUnit));
    if (refused !== null) return refused;
  }
  if (structure[0]!.kind === 'break') return refuse('STRUCTURE_BEGINS_WITH_BREAK');
  if (structure.at(-1)!.kind === 'break') return refuse('STRUCTURE_ENDS_WITH_BREAK');
  return null;
}

/** Checks the blinds of one level. */
export function refuseLevel(
  { smallBlind, bigBlind, ante }: Extract<Period, { kind: 'level' }>,
  period: number,
  anteFormat: AnteFormat,
  chipUnit: number,
): Refused | null {
  const at = `structure.${period}`;
  return (
    refuseUnlessPayable(`${at}.smallBlind`, smallBlind, 0, chipUnit) ??
    refuseUnlessPayable(`${at}.bigBlind`, bigBlind, 1, chipUnit) ??
    refuseUnlessPayable(`${at}.ante`, ante, 0, chipUnit) ??
    (smallBlind > bigBlind ? refuse('SMALL_BLIND_ABOVE_BIG_BLIND', { period, smallBlind, bigBlind }) : null) ??
    (ante > 0 && anteFormat === 'none' ? refuse('ANTE_WITHOUT_FORMAT', { period, ante }) : null)
  );
}

function refuseUnlessOneOf(field: string, value: string, allowed: readonly string[]): Refused | null {
  return allowed.includes(value) ? null : refuse('INVALID_CHOICE', { field, allowed });
}

/** A structure in which a level was played with other blinds. */
export function replaceBlinds(structure: readonly Period[], { period, smallBlind, bigBlind, ante }: PlayedBlinds): Period[] {
  return structure.map((each, index) => (index === period && each.kind === 'level' ? { ...each, smallBlind, bigBlind, ante } : each));
}

/** A structure whose periods from one on are others. */
export function replacePeriods(
  structure: readonly Period[],
  { from, periods }: { readonly from: number; readonly periods: readonly Period[] },
): Period[] {
  return [...structure.slice(0, from), ...periods];
}
