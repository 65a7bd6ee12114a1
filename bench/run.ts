/**
 * `npm run bench`: prints what is measured against which limit, all in one run on one machine. `--only http` runs some parts, `--row 5a,13` those
 * that have some rows, `--json` prints them for a program, `--page FILE` writes them as a page. Exit code 0 also when a target is missed: a machine
 * under load proves nothing.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { auditRows } from './audit.js';
import { clusterRows } from './cluster.js';
import { commandRows } from './commands.js';
import { engineRows } from './engine.js';
import { footprintRows } from './footprint.js';
import { growthRows } from './growth.js';
import { httpRows } from './http.js';
import { rebuildRows } from './rebuild.js';
import { largeFieldRows } from './large-fields.js';
import { longHandRows, longStreamRows } from './long-streams.js';
import { manyPeopleRows } from './many-people.js';
import { manySheetsRows } from './many-sheets.js';
import { manySocketsRows } from './many-sockets.js';
import { numberOf, performancePage } from './page.js';
import { pageViewingRows } from './page-viewing.js';
import { pastRows } from './past.js';
import type { Row } from './rounds.js';
import { seasonExportRows } from './season-exports.js';
import { seasonRows } from './seasons.js';
import { slowDiskRows } from './slow-disk.js';
import { standingsRows } from './standings.js';
import { subscriberRows } from './subscribers.js';
import { viewerRows } from './viewers.js';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    row: { type: 'string' },
    json: { type: 'boolean', default: false },
    page: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

interface Part {
  readonly measure: () => Promise<Row[]>;
  /** The numbers of its rows. */
  readonly rows: readonly string[];
}

const parts: Readonly<Record<string, Part>> = {
  engine: { measure: engineRows, rows: ['1', '2'] },
  commands: { measure: commandRows, rows: ['3', '4'] },
  rebuild: { measure: rebuildRows, rows: ['6'] },
  standings: { measure: standingsRows, rows: ['7a'] },
  http: { measure: httpRows, rows: ['5a', '5b', '7b', '7c'] },
  subscribers: { measure: subscriberRows, rows: ['13'] },
  'slow-disk': { measure: slowDiskRows, rows: ['14'] },
  footprint: { measure: footprintRows, rows: ['11', '12', '15'] },
  growth: { measure: growthRows, rows: ['8'] },
  seasons: { measure: seasonRows, rows: ['9', 'seasons'] },
  exports: { measure: seasonExportRows, rows: ['exports'] },
  past: { measure: pastRows, rows: ['18'] },
  'long-streams': { measure: longStreamRows, rows: ['19'] },
  'long-hands': { measure: longHandRows, rows: ['20'] },
  players: { measure: largeFieldRows, rows: ['21'] },
  people: { measure: manyPeopleRows, rows: ['22'] },
  sheets: { measure: manySheetsRows, rows: ['23'] },
  sockets: { measure: manySocketsRows, rows: ['24'] },
  cluster: { measure: clusterRows, rows: ['25'] },
  audit: { measure: auditRows, rows: ['10'] },
  viewers: { measure: viewerRows, rows: ['26a', '26b'] },
  pages: { measure: pageViewingRows, rows: ['27a', '27b', '27c'] },
};

if (values.help === true) {
  const known = Object.entries(parts).map(([name, { rows }]) => `  ${name.padEnd(12)} rows ${rows.join(', ')}`);
  process.stdout.write(`Usage: npm run bench -- [--only PARTS | --row ROWS] [--json] [--page FILE]\n\nParts\n${known.join('\n')}\n`);
  process.exit(0);
}

const wantedRows = values.row?.split(',');
const chosen = wantedRows === undefined ? (values.only?.split(',') ?? Object.keys(parts)) : wantedRows.map(partOf);
const measured: Row[] = [];
for (const name of new Set(chosen)) {
  const part = parts[name];
  if (part === undefined) fail(`there is no part "${name}"; the parts are ${Object.keys(parts).join(', ')}`);
  process.stderr.write(`measuring ${name} …\n`);
  measured.push(...(await part.measure()));
}
const rows = wantedRows === undefined ? measured : measured.filter((row) => wantedRows.includes(numberOf(row)));

if (values.page !== undefined) writeFileSync(values.page, performancePage(rows, chosen));
if (values.json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
else process.stdout.write(table(rows));

function partOf(row: string): string {
  const [name] = Object.entries(parts).find(([, part]) => part.rows.includes(row)) ?? [];
  return (
    name ??
    fail(
      `there is no row "${row}"; the rows are ${Object.values(parts)
        .flatMap((part) => part.rows)
        .join(', ')}`,
    )
  );
}

function fail(why: string): never {
  process.stderr.write(`bench: ${why}\n`);
  process.exit(2);
}

function table(lines: readonly Row[]): string {
  const header = ['what', 'ours', 'bare', 'ratio (spread)', 'target', ''];
  const cells = lines.map((row) => [
    row.name,
    row.ours,
    row.bare,
    `${row.ratio.toFixed(2)} (${row.lowest.toFixed(2)}–${row.highest.toFixed(2)})`,
    row.target,
    row.met ? 'met' : 'missed',
  ]);
  const widths = header.map((title, column) => Math.max(title.length, ...cells.map((line) => line[column]!.length)));
  return [header, ...cells]
    .map(
      (line) =>
        `${line
          .map((cell, column) => cell.padEnd(widths[column]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
