/**
 * `npm run bench`: prints what is measured against which limit, all in one run on one machine. `--only 1,3` runs some rows,
 * `--json` prints them for a program, `--page FILE` writes them as a page. Exit code 0 also when a target is missed: a machine under load proves nothing.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { auditRows } from './audit.js';
import { commandRows } from './commands.js';
import { engineRows } from './engine.js';
import { footprintRows } from './footprint.js';
import { growthRows } from './growth.js';
import { httpRows } from './http.js';
import { rebuildRows } from './rebuild.js';
import { performancePage } from './page.js';
import { pastRows } from './past.js';
import type { Row } from './rounds.js';
import { seasonRows } from './seasons.js';
import { slowDiskRows } from './slow-disk.js';
import { standingsRows } from './standings.js';
import { subscriberRows } from './subscribers.js';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    page: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  engine: engineRows,
  commands: commandRows,
  rebuild: rebuildRows,
  standings: standingsRows,
  http: httpRows,
  subscribers: subscriberRows,
  'slow-disk': slowDiskRows,
  footprint: footprintRows,
  growth: growthRows,
  seasons: seasonRows,
  past: pastRows,
  audit: auditRows,
};

if (values.help === true) {
  process.stdout.write(`Usage: npm run bench -- [--only ${Object.keys(parts).join(',')}] [--json] [--page FILE]\n`);
  process.exit(0);
}

const chosen = values.only === undefined ? Object.keys(parts) : values.only.split(',');
const rows: Row[] = [];
for (const part of chosen) {
  const measure = parts[part];
  if (measure === undefined) {
    process.stderr.write(`bench: there is no part "${part}"; the parts are ${Object.keys(parts).join(', ')}\n`);
    process.exit(2);
  }
  process.stderr.write(`measuring ${part} …\n`);
  rows.push(...(await measure()));
}

if (values.page !== undefined) writeFileSync(values.page, performancePage(rows, chosen));
if (values.json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
else process.stdout.write(table(rows));

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
