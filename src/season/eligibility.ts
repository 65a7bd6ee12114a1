/** Which results of a sheet a season ranks, by what their players are on the day. */
import type { Eligibility, EligibilityRequirement } from '../../events/season-counting.js';
import type { NotRankedReason, NotRankedRow, RowAsCounted, SheetAsCounted } from './sheet.js';
import type { SeasonBasis } from './standings.js';

/** What is known of people and clubs on days. */
export interface KnownOnDays {
  /** The clubs for which a person held a licence of a federation. */
  readonly licensedWith: (person: string, federation: string, day: string) => readonly string[];
  /** The clubs that a person was a member of. */
  readonly clubsOf: (person: string, day: string) => readonly string[];
  /** The regions of the clubs that a person played for: several for a person of several ids. */
  readonly regionsOf: (person: string, day: string) => readonly string[];
  /** The federation that a club belonged to; null for none. */
  readonly federationOf: (club: string, day: string) => string | null;
}

/** With its tournament. */
export interface NotRankedOfSheet extends NotRankedRow {
  readonly sheet: SheetAsCounted;
}

type Check<Kind extends EligibilityRequirement['kind']> = (
  requirement: Extract<EligibilityRequirement, { readonly kind: Kind }>,
  known: KnownOnDays,
  person: string,
  day: string,
) => boolean;

/** Each kind: whether a person meets it, and what they are not otherwise. */
const kinds: {
  readonly [Kind in EligibilityRequirement['kind']]: { readonly isMet: Check<Kind>; readonly otherwise: NotRankedReason };
} = {
  licensed: {
    isMet: ({ federation, clubs }, known, person, day) =>
      known.licensedWith(person, federation, day).some((club) => clubs === undefined || clubs.includes(club)),
    otherwise: 'notLicensed',
  },
  memberOfClub: {
    isMet: ({ clubs }, known, person, day) => known.clubsOf(person, day).some((club) => clubs.includes(club)),
    otherwise: 'notMember',
  },
  memberOfFederation: {
    isMet: ({ federation }, known, person, day) => known.clubsOf(person, day).some((club) => known.federationOf(club, day) === federation),
    otherwise: 'notMember',
  },
  resident: {
    isMet: ({ regions }, known, person, day) => known.regionsOf(person, day).some((region) => regions.includes(region)),
    otherwise: 'notResident',
  },
};

/** The first requirement that a person does not meet on a day; null where they meet all. */
function findReason({ requirements }: Eligibility, known: KnownOnDays, person: string, day: string): NotRankedReason | null {
  const unmet = requirements.find(
    (requirement) => !(kinds[requirement.kind].isMet as Check<typeof requirement.kind>)(requirement as never, known, person, day),
  );
  return unmet === undefined ? null : kinds[unmet.kind].otherwise;
}

/** A sheet with those who are ranked apart from those who are not. The size of its field stays. */
export function rankEligible(sheet: SheetAsCounted, eligibility: Eligibility | undefined, known: KnownOnDays): SheetAsCounted {
  if (eligibility === undefined) return sheet;
  const rows: RowAsCounted[] = [];
  const notRanked: NotRankedRow[] = [];
  for (const row of sheet.rows) {
    const why = findReason(eligibility, known, row.person, sheet.date);
    if (why === null) rows.push(row);
    else notRanked.push({ row, why });
  }
  if (notRanked.length === 0) return sheet;
  return { ...sheet, rows: eligibility.places === 'movedUp' ? moveUp(rows, notRanked) : rows, notRanked };
}

/** Places without those who are not ranked. Results that wait for a person keep theirs. */
function moveUp(rows: readonly RowAsCounted[], notRanked: readonly NotRankedRow[]): readonly RowAsCounted[] {
  const others = notRanked.map(({ row }) => row.place).sort((a, b) => a - b);
  const sharing = Map.groupBy(others, (place) => place);
  const ahead = new Map<number, number>();
  let count = 0;
  for (const place of [...new Set(rows.map((row) => row.place))].sort((a, b) => a - b)) {
    while (count < others.length && others[count]! < place) count += 1;
    ahead.set(place, count);
  }
  return rows.map((row) => {
    const place = row.place - ahead.get(row.place)!;
    const tied = row.tied - (sharing.get(row.place)?.length ?? 0);
    if (place === row.place && tied === row.tied) return row;
    return { ...row, place, tied, ...(place === row.place ? {} : { sheetPlace: row.place }) };
  });
}

/** How many results are not ranked, by the reason; the most frequent first. */
export function countNotRanked(
  sheets: readonly Pick<SheetAsCounted, 'notRanked'>[],
): readonly { readonly why: NotRankedReason; readonly results: number }[] {
  const counts = new Map<NotRankedReason, number>();
  for (const { why } of sheets.flatMap(({ notRanked = [] }) => notRanked)) counts.set(why, (counts.get(why) ?? 0) + 1);
  return [...counts].map(([why, results]) => ({ why, results })).sort((a, b) => b.results - a.results);
}

/** The results that are not ranked, by the competitor for whom they would count. */
export function notRankedIn({
  sheets,
  competitorOf,
  survivorOf,
}: Pick<SeasonBasis, 'sheets' | 'competitorOf' | 'survivorOf'>): ReadonlyMap<string, readonly NotRankedOfSheet[]> {
  const all = sheets.flatMap((sheet) => (sheet.notRanked ?? []).map((each) => ({ ...each, sheet })));
  return Map.groupBy(all, ({ row }) => survivorOf(competitorOf(row) ?? row.person));
}
