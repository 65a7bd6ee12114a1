/**
 * What `npm run load` says at its end.
 */
import type { InsideReport } from './inside.js';
import type { LoadReport, Slopes } from './run-load.js';
import { textTable } from '../../src/cli/text-table.js';

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

export function loadText(report: LoadReport): string {
  const { options, seconds, kinds, codes, notSent, displays, inside, slopes } = report;
  const { tournaments, pace, seed } = options;
  const rows = kinds.map((kind) => [
    kind.kind,
    String(kind.count),
    kind.perSecond.toFixed(1),
    ...[kind.p50, kind.p90, kind.p99, kind.p999, kind.max].map(ms),
    String(kind.refused),
    String(kind.failed),
  ]);
  const titles = ['Request', 'Count', 'A second', 'p50 ms', 'p90', 'p99', 'p99.9', 'max', 'Refused', 'Failed'];
  const table = textTable(
    titles.map((title, index) => ({ title, align: index === 0 ? 'left' : 'right' })),
    rows,
  );
  const lines = [
    `${tournaments} tournaments at ${pace} times a club’s pace for ${seconds.toFixed(0)} s, seed ${seed}. Times from the moment a request was due.`,
    '',
    table.trimEnd(),
    '',
    ...Object.entries(codes).map(([code, count]) => `${code}: ${count}`),
    ...(notSent === 0 ? [] : [`Due but not sent, because answers were too slow: ${notSent}`]),
    `Screens received ${displays.messages} messages; ${displays.lost} lost their subscription.`,
    ...(inside === null ? ['The token may not read the metrics of the server.'] : insideLines(inside)),
    ...(Object.values(slopes).every((slope) => slope === null) ? [] : slopeLines(slopes)),
  ];
  return `${lines.join('\n')}\n`;
}

function insideLines({ rssMb, ...inside }: InsideReport): string[] {
  const mean = (value: number | null): string => (value === null ? 'none' : `${ms(value)} ms`);
  return [
    `Inside: ${inside.commands} commands (${inside.refusals} refused, ${inside.conflicts} conflicts), ${inside.events} events;`,
    `  a command took ${mean(inside.commandMs)} in the mean, its append ${mean(inside.appendMs)}; event loop p99 ${ms(inside.eventLoopP99Ms)} ms;`,
    `  views ${inside.viewLag} events behind at the end; memory ${rssMb.before.toFixed(0)} MB before, ${rssMb.after.toFixed(0)} MB after.`,
  ];
}

const figures: Readonly<Record<keyof Slopes, string>> = {
  p99Ms: 'p99 of answers, ms',
  rssMb: 'memory of the process, MB',
  liveMb: 'heap in use, MB',
  handles: 'open handles',
  eventLoopP99Ms: 'event loop p99, ms',
};

function slopeLines(slopes: Slopes): string[] {
  const rows = Object.entries(slopes).flatMap(([figure, slope]) =>
    slope === null
      ? []
      : [
          [
            figures[figure as keyof Slopes],
            slope.slope.toFixed(4),
            `${slope.low.toFixed(4)} to ${slope.high.toFixed(4)}`,
            slope.flat ? 'flat within noise' : slope.slope > 0 ? 'rising' : 'falling',
          ],
        ],
  );
  const titles = ['Growth a minute, from the sixth on', 'Slope', '95 % interval', ''].map((title) => ({ title }));
  return ['', textTable(titles, rows).trimEnd()];
}
