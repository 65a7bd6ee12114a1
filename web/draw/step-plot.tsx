/** Lines in steps over time, for people who would rather look than read; the same numbers stand below as a table. */
import { dayOf } from '../lib/format.js';
import { plotTexts } from '../text/plot.js';

export interface Series {
  readonly name: string;
  /** By time, in milliseconds since 1970. */
  readonly steps: readonly { readonly at: number; readonly value: number }[];
}

interface StepPlotProps {
  readonly title: string;
  /** At most five: more lines look alike. */
  readonly series: readonly Series[];
  readonly write: (value: number) => string;
  readonly writeTime?: (at: number) => string;
}

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [640, 260, 64, 12, 12, 28];

export const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dayAt = (at: number): string => dayOf(new Date(at).toISOString().slice(0, 10));

export function StepPlot({ title, series, write, writeTime = dayAt }: StepPlotProps) {
  const t = plotTexts();
  const all = series.flatMap(({ steps }) => steps);
  const times = [...new Set(all.map(({ at }) => at))].sort((a, b) => a - b);
  if (times.length < 2) return null;
  const values = all.map(({ value }) => value);
  const marks = marksBetween(Math.min(0, ...values), Math.max(0, ...values));
  const [low, high] = [marks[0]!, marks[marks.length - 1]!];
  const [begin, end] = [times[0]!, times[times.length - 1]!];
  const x = (at: number): number => round(LEFT + ((at - begin) / (end - begin)) * (WIDTH - LEFT - RIGHT));
  const y = (value: number): number => round(TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM));
  return (
    <figure class="plot">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t.alternative(title)}>
        {marks.map((value) => (
          <g key={value}>
            <path class="grid" d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
              {write(value)}
            </text>
          </g>
        ))}
        <text x={LEFT} y={HEIGHT - 8}>
          {writeTime(begin)}
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 8} text-anchor="end">
          {writeTime(end)}
        </text>
        {series.map(({ name, steps }, index) => (
          <path
            key={name}
            class={`line s${index}`}
            d={steps.map(({ at, value }, step) => (step === 0 ? `M${x(at)} ${y(value)}` : `H${x(at)}V${y(value)}`)).join('') + `H${x(end)}`}
          />
        ))}
      </svg>
      {series.length < 2 ? null : (
        <ul class="legend">
          {series.map(({ name, steps }, index) => (
            <li key={name}>
              <svg viewBox="0 0 44 10" aria-hidden="true">
                <path class={`line s${index}`} d="M0 5H44" />
              </svg>{' '}
              {name}: {valueAt(steps, end, write)}
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.when}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col" class="figure">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times.map((at) => (
              <tr key={at}>
                <th scope="row">{writeTime(at)}</th>
                {series.map(({ name, steps }) => (
                  <td key={name} class="figure">
                    {valueAt(steps, at, write)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

const valueAt = (steps: Series['steps'], at: number, write: (value: number) => string): string => {
  const step = steps.reduce<Series['steps'][number] | undefined>((found, each) => (each.at <= at ? each : found), undefined);
  return step === undefined ? '' : write(step.value);
};

/** About four round numbers from at most the lowest to at least the highest value. */
function marksBetween(low: number, high: number): readonly number[] {
  const rough = (high - low || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!;
  const from = Math.floor(low / step);
  return Array.from({ length: Math.max(1, Math.ceil(high / step) - from) + 1 }, (_, index) =>
    Number(((from + index) * step).toPrecision(12)),
  );
}
