/** How a season counts, in words of its rules and its scheme. */
import { points } from '../lib/format.js';
import type { Scheme, StageRules } from '../lib/season-rule-lines.js';
import { workingsLines, workingsTexts } from '../lib/season-workings-texts.js';

export function SeasonRules({ scheme, rules }: { readonly scheme: Scheme; readonly rules: StageRules }) {
  const t = workingsTexts();
  if (t === null) return null;
  const lines = workingsLines()(scheme, rules, t, points);
  return (
    <dl class="rules">
      <dt>{t.formula}</dt>
      <dd>
        <p>
          <strong>{lines.formula}</strong>
        </p>
        <p class="dim">{t.formulaLegend}</p>
        <Sentences of={lines.scheme} />
      </dd>
      <dt>{t.selection}</dt>
      <dd>
        <Sentences of={lines.counting} />
      </dd>
      <dt>{t.order}</dt>
      <dd>
        {lines.order}
        {lines.isDense ? <p>{t.denseRanks}</p> : null}
      </dd>
    </dl>
  );
}

const Sentences = ({ of }: { readonly of: readonly (string | null)[] }) => (
  <>{of.map((sentence) => (sentence === null ? null : <p key={sentence}>{sentence}</p>))}</>
);
