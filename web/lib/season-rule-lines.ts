/** How a season counts, in lines of text. Loaded with the texts of workings, after the first paint. */
import type { SeasonPageAnswer } from '../generated/operations.js';
import type { en } from '../text/season-workings.js';

type Asked = NonNullable<SeasonPageAnswer['season']>;
export type Scheme = Asked['schemes'][number];
export type StageRules = Asked['stages'][number]['definition'];
type Texts = typeof en;

/** A word of an enumeration as the texts have it: `finalTable` for `FINAL_TABLE`. */
const wordOf = (value: string): string => value.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** The kind of a choice and its value: the one field that is not null. */
const kindOf = (choice: object): readonly [string, unknown] => Object.entries(choice).find(([, value]) => value !== null)!;

/** What somebody has to be on the day of a result. */
function requirementOf(requirement: NonNullable<StageRules['eligibility']>['requirements'][number], t: Texts): string {
  const { licensed, memberOfClub, memberOfFederation, resident } = requirement;
  if (licensed !== null) return t.licensed(licensed.federation, (licensed.clubs ?? []).join(', '));
  if (memberOfClub !== null) return t.memberOfClub(memberOfClub.clubs.join(', '));
  if (memberOfFederation !== null) return t.memberOfFederation(memberOfFederation.federation);
  return t.resident(resident!.regions.join(', '));
}

export interface RuleLines {
  /** The points of a place. */
  readonly formula: string;
  readonly scheme: readonly (string | null)[];
  readonly counting: readonly (string | null)[];
  readonly order: string;
  readonly isDense: boolean;
}

/** @param points the form of a number of points */
export function ruleLines(scheme: Scheme, rules: StageRules, t: Texts, points: (text: string) => string): RuleLines {
  const { selection, ranking, ranks, qualification, eligibility } = rules;
  const { count, caps, absencesFirst, further, average, minParticipations, bestMembers } = selection;
  const [kind, numbers] = kindOf(scheme.points) as [keyof Texts['schemes'], object];
  const lines = [
    t.tiedPlaces[wordOf(scheme.tiedPlaces) as keyof Texts['tiedPlaces']],
    scheme.participation === null ? null : t.participation(points(scheme.participation)),
    ...(scheme.bonuses ?? []).map((bonus) => {
      if (bonus.extraPoints !== null) return t.extraPoints;
      const [of, value] = kindOf(bonus) as [keyof Texts['bonuses'], { points: string; places?: number }];
      return t.bonuses[of](points(value.points), value.places ?? 0);
    }),
    ...(scheme.multiplier ?? []).map(({ level, factor }) => t.multiplier(level, points(factor))),
    ...(scheme.fieldFactor ?? []).map(({ from, factor }) => t.fieldFactor(from, points(factor))),
    ...(scheme.buyInFactor ?? []).map(({ from, factor }) => t.buyInFactor(points(from), points(factor))),
    ...(scheme.ageing?.bands ?? []).map(({ from, factor }) => t.ageing(scheme.ageing!.asOf, from, points(factor))),
    scheme.inTheMoney === true ? t.inTheMoney : null,
  ];
  const counting = [
    ...(eligibility?.requirements ?? []).map((requirement) => requirementOf(requirement, t)),
    eligibility?.places === 'MOVED_UP' ? t.movedUp : null,
    bestMembers !== null
      ? t.bestMembers(bestMembers)
      : count.best !== null
        ? t.countBest(count.best)
        : count.dropWorst !== null
          ? t.dropWorst(count.dropWorst)
          : t.countAll,
    ...(caps ?? []).map(({ level, best }) => t.cap(level, best)),
    absencesFirst === true ? t.absencesFirst : null,
    further === null ? null : t.further(points(further)),
    average === null ? null : t.averages[wordOf(average.over) as keyof Texts['averages']],
    minParticipations === null ? null : t.least(minParticipations),
    qualification === null ? null : t.proceeds(qualification.places),
  ];
  return {
    formula: t.schemes[kind](numbers),
    scheme: lines,
    counting,
    order: ranking.map((criterion) => t.criteria[wordOf(criterion) as keyof Texts['criteria']]).join(', '),
    isDense: ranks === 'DENSE',
  };
}
