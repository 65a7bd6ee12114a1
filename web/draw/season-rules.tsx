/** How a season counts, in words of its rules and its scheme. */
import { points } from '../lib/format.js';
import type { en } from '../text/season-workings.js';
import { workingsTexts } from '../lib/season-workings-texts.js';

type Kind = keyof (typeof en)['schemes'];
type Criterion = keyof (typeof en)['criteria'];

/** What the page reads of a scheme: docs/seasons.md has all of it. */
interface Scheme {
  readonly points: { readonly kind: Kind; readonly k?: string };
  readonly tiedPlaces: 'average' | 'best' | 'worst';
  readonly participation?: string;
  readonly bonuses?: readonly {
    readonly for: 'win' | 'bounty' | 'finalTable' | 'bubble';
    readonly points: string;
    readonly places?: number;
  }[];
  readonly multiplier?: Readonly<Record<string, string>>;
  readonly fieldFactor?: readonly { readonly from: number; readonly factor: string }[];
  readonly buyInFactor?: readonly { readonly from: string; readonly factor: string }[];
  readonly ageing?: { readonly asOf: string; readonly bands: readonly { readonly from: number; readonly factor: string }[] };
  readonly inTheMoney?: true;
}

export interface StageRules {
  readonly selection: {
    readonly count: 'all' | { readonly best: number } | { readonly dropWorst: number };
    readonly caps?: readonly { readonly level: string; readonly best: number }[];
    readonly further?: string;
    readonly average?: { readonly over: 'counted' | 'participations' | 'rootOfParticipations' };
    readonly minParticipations?: number;
    readonly bestMembers?: number;
  };
  readonly ranking: readonly Criterion[];
  readonly ranks?: 'standard' | 'dense';
  readonly qualification?: { readonly places: number };
}

export function SeasonRules({ scheme: text, definition }: { readonly scheme: string; readonly definition: string }) {
  const t = workingsTexts();
  if (t === null) return null;
  const scheme = JSON.parse(text) as Scheme;
  const { selection, ranking, ranks, qualification } = JSON.parse(definition) as StageRules;
  const { count, caps = [], further, average, minParticipations, bestMembers } = selection;
  const lines = [
    t.tiedPlaces[scheme.tiedPlaces],
    scheme.participation === undefined ? null : t.participation(points(scheme.participation)),
    ...(scheme.bonuses ?? []).map((bonus) => t.bonuses[bonus.for](points(bonus.points), bonus.places ?? 0)),
    ...Object.entries(scheme.multiplier ?? {}).map(([level, by]) => t.multiplier(level, points(by))),
    ...(scheme.fieldFactor ?? []).map(({ from, factor }) => t.fieldFactor(from, points(factor))),
    ...(scheme.buyInFactor ?? []).map(({ from, factor }) => t.buyInFactor(points(from), points(factor))),
    ...(scheme.ageing?.bands ?? []).map(({ from, factor }) => t.ageing(scheme.ageing!.asOf, from, points(factor))),
    scheme.inTheMoney === true ? t.inTheMoney : null,
  ];
  const counting = [
    bestMembers !== undefined
      ? t.bestMembers(bestMembers)
      : count === 'all'
        ? t.countAll
        : 'best' in count
          ? t.countBest(count.best)
          : t.dropWorst(count.dropWorst),
    ...caps.map(({ level, best }) => t.cap(level, best)),
    further === undefined ? null : t.further(points(further)),
    average === undefined ? null : t.averages[average.over],
    minParticipations === undefined ? null : t.least(minParticipations),
    qualification === undefined ? null : t.proceeds(qualification.places),
  ];
  return (
    <dl class="rules">
      <dt>{t.formula}</dt>
      <dd>
        <p>
          <strong>{t.schemes[scheme.points.kind](scheme.points)}</strong>
        </p>
        <p class="dim">{t.formulaLegend}</p>
        <Sentences of={lines} />
      </dd>
      <dt>{t.selection}</dt>
      <dd>
        <Sentences of={counting} />
      </dd>
      <dt>{t.order}</dt>
      <dd>
        {ranking.map((criterion) => t.criteria[criterion]).join(', ')}
        {ranks === 'dense' ? <p>{t.denseRanks}</p> : null}
      </dd>
    </dl>
  );
}

const Sentences = ({ of }: { readonly of: readonly (string | null)[] }) => (
  <>{of.map((sentence) => (sentence === null ? null : <p key={sentence}>{sentence}</p>))}</>
);
