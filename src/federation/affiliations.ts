/** The federations of a club through time, so that a tournament counts by the affiliation of its day. */
import type { ClubEvent } from '../../events/federation.js';
import type { FederationId } from '../../events/ids.js';

/** Between two days, both included. */
export interface Affiliation {
  readonly federationId: FederationId;
  readonly region: string | null;
  /** Null for one of an earlier release, which holds for all days before. */
  readonly since: string | null;
  /** Null while it holds. */
  readonly until: string | null;
}

/** The affiliation of a club on a day; null for none. */
export function affiliationOn(affiliations: readonly Affiliation[], day: string): Affiliation | null {
  return affiliations.findLast((each) => isAtLatest(each.since, day) && (each.until === null || day <= each.until)) ?? null;
}

const isAtLatest = (since: string | null, day: string): boolean => since === null || since <= day;

export type AffiliationEvent = Extract<ClubEvent, { readonly type: 'ClubAffiliated' | 'AffiliationEnded' | 'AffiliationCorrected' }>;

/**
 * The affiliations after an event.
 * @param recordedOn the day on which the event was recorded, which is the last day of an affiliation that an earlier release ended
 */
export function foldAffiliations(
  affiliations: readonly Affiliation[],
  event: AffiliationEvent,
  recordedOn: string,
): readonly Affiliation[] {
  switch (event.type) {
    case 'ClubAffiliated': {
      const { federationId, region, since = null } = event.data;
      // Earlier releases had one affiliation for all days.
      const before = since === null ? [] : endBefore(affiliations, since);
      return [...before, { federationId, region, since, until: null }];
    }
    case 'AffiliationEnded': {
      const { on = recordedOn } = event.data;
      return affiliations.map((each) => (each.until === null ? { ...each, until: on } : each));
    }
    case 'AffiliationCorrected': {
      const { began, since, until, region } = event.data;
      return affiliations.map((each) => (each.since === began ? { ...each, since, until, region } : each));
    }
  }
}

/** Days from one to another, both included. Null for no bound. */
interface Span {
  readonly since: string | null;
  readonly until: string | null;
}

/** Ends spans on the day before another begins, and drops those that begin later. */
export function endBefore<Each extends Span>(spans: readonly Each[], since: string): readonly Each[] {
  return spans
    .filter((each) => each.since === null || each.since < since)
    .map((each) => (each.until === null || each.until >= since ? { ...each, until: dayBefore(since) } : each));
}

const DAY_MS = 86_400_000;

/** The day before another of the calendar. */
export const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** Whether no day is of two affiliations, and each ends after it began. */
export function areApart(affiliations: readonly Affiliation[]): boolean {
  const inOrder = affiliations.toSorted((a, b) => ((a.since ?? '') < (b.since ?? '') ? -1 : 1));
  return inOrder.every(({ since, until }, at) => {
    const next = inOrder[at + 1];
    const isForward = until === null || isAtLatest(since, until);
    return isForward && (next === undefined || (until !== null && next.since !== null && until < next.since));
  });
}
