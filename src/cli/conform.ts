/**
 * `tapis conform`: runs the conformance kit over files and prints the differences.
 */
import { runConformance, type ConformanceCounts, type ConformanceListener, type ConformanceProgress } from '../conform/conform.js';
import type { CaseDifference } from '../conform/kind.js';
import { fileKinds, lineKinds } from '../conform/kinds.js';
import { CliError, command } from './command.js';
import { Progress } from './progress.js';

/** The most findings in the JSON object; the counts are complete. */
const MAX_FINDINGS = 10_000;

interface Finding {
  readonly kind: 'differs' | 'skipped' | 'malformed';
  readonly place: string;
  readonly id?: string;
  readonly reason?: string;
  readonly differences?: readonly CaseDifference[];
}

export const conform = command({
  usage: 'conform PATH...',
  about: `
Plays recorded hands, deals and seasons through the rules, in memory, and compares the result with the record.
A PATH is a file, gzipped or not, or a folder. The kind of a file is detected from its text:
${lineKinds.map(({ name }) => `  - ${name}, one JSON object a line`).join('\n')}
${fileKinds.map(({ name, form }) => `  - ${name} (${form})`).join('\n')}

Every difference is printed with its place. The last line is "N hands, N agree, N differ",
or "N cases, N agree, N differ" for seasons. If both were read, both lines are printed, hands first.`,
  options: {
    case: { value: 'PREFIX', repeated: true, meaning: 'of seasons, check only those whose id begins with this; may be repeated' },
    json: {
      meaning:
        'print one JSON object {hands, agree, differ, skipped, malformed, otherFiles, cases, findings} instead;\ncases is {checked, agree, differ}, if seasons were read',
    },
  },
  operands: { least: 1, most: Infinity, missing: 'name a file or a folder' },
  examples: ['tapis conform hands/', 'tapis conform seasons.json --case 03- --json'],
  exitCodes: { 0: 'all agree', 1: 'something differs or can’t be read' },
  async run({ values, operands, io }) {
    const findings: Finding[] = [];
    const progress = new Progress(io);
    const found = (finding: Finding): void => {
      if (values.json) {
        if (findings.length < MAX_FINDINGS) findings.push(finding);
        return;
      }
      progress.clear();
      io.out.write(describe(finding));
    };
    const listener: ConformanceListener = {
      differs: (place, id, differences) => found({ kind: 'differs', place, id, differences }),
      skipped: (place, id, reason) => found({ kind: 'skipped', place, id, reason }),
      malformed: (place, reason) => found({ kind: 'malformed', place, reason }),
      progress: (state) => progress.show(() => progressLine(state)),
    };
    const counts = await runConformance(operands, listener, values.case).catch((error: NodeJS.ErrnoException) => {
      progress.clear();
      if (error.syscall === undefined) throw error;
      throw new CliError('CONFORM_PATH_UNREADABLE', `${error.path ?? 'a path'} can't be read: ${error.message}`);
    });
    progress.clear();
    io.out.write(values.json ? `${JSON.stringify({ ...counts, findings })}\n` : summary(counts));
    return counts.differ > 0 || (counts.cases?.differ ?? 0) > 0 || counts.malformed > 0 ? 1 : 0;
  },
});

function describe({ kind, place, id, reason, differences = [] }: Finding): string {
  const head = id === undefined || id === place ? place : `${place} ${id}`;
  if (kind !== 'differs') return `${head}: ${kind === 'skipped' ? 'skipped' : 'not readable'}: ${reason ?? ''}\n`;
  return differences.map(({ where, expected, actual }) => `${head}: ${where}: expected ${text(expected)}, got ${text(actual)}\n`).join('');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}

function summary({ hands, agree, differ, skipped, malformed, otherFiles, cases }: ConformanceCounts): string {
  const lines = hands > 0 || cases === undefined ? [`${hands} hands, ${agree} agree, ${differ} differ`] : [];
  if (cases !== undefined) {
    lines.push(`${cases.checked} cases, ${cases.agree} agree, ${cases.differ} differ`);
  }
  if (malformed > 0) lines.unshift(`${malformed} not readable`);
  if (skipped > 0) lines.unshift(`${skipped} skipped, each with its reason above`);
  if (otherFiles > 0) lines.unshift(`${otherFiles} ${otherFiles === 1 ? 'file' : 'files'} of other kinds left out`);
  return `${lines.join('\n')}\n`;
}

function progressLine({ file, counts, bytesRead, bytesTotal }: ConformanceProgress): string {
  return `${Math.floor((100 * bytesRead) / Math.max(1, bytesTotal))} %, ${counts.hands} hands, ${counts.differ} differ, in ${file}`;
}
