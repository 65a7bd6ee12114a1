/**
 * Runs the attacks of the list, each on a server of its own, and prints what each measured beside its bound.
 */
import { parseArgs } from 'node:util';
import type { Attack } from './attack.js';
import { attacks } from './attacks.js';
import { holds, type Finding } from './finding.js';
import { Target } from './target.js';

const HELP = `Usage: npm run attack -- [--only NAME,NAME] [--program FILE] [--json]

Attacks the built server on 127.0.0.1 as a stranger without a token would, and as the holder of a token, with small bounds: each attack starts a "tapis serve" of its
own, plays some of an evening on it, and measures how long another client waits for a plain query meanwhile, and how much memory the
server takes. Nothing but this machine is a target.

  --only NAMES    runs these attacks only: ${attacks.map(({ name }) => name).join(', ')}
  --program FILE  bin/tapis.js of another build, to compare
  --json          prints what was measured for a program

Exit codes: 0 every requirement held; 1 one did not; 2 wrong use
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    program: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

interface Result extends Finding {
  readonly attack: string;
  readonly held: boolean;
}

async function main(): Promise<number> {
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const names = values.only?.split(',') ?? attacks.map(({ name }) => name);
  const unknown = names.find((name) => !attacks.some((attack) => attack.name === name));
  if (unknown !== undefined) {
    process.stderr.write(`attack: there is no attack "${unknown}"\n\n${HELP}`);
    return 2;
  }
  const results: Result[] = [];
  for (const attack of attacks.filter(({ name }) => names.includes(name))) {
    process.stderr.write(`${attack.name}: ${attack.what} …\n`);
    results.push(...(await run(attack)));
  }
  process.stdout.write(values.json ? `${JSON.stringify(results, null, 2)}\n` : table(results));
  return results.every(({ held }) => held) ? 0 : 1;
}

async function run(attack: Attack): Promise<Result[]> {
  const target = await Target.open({ heapMb: attack.heapMb, program: values.program });
  try {
    const findings = await attack.run(target);
    return findings.map((finding) => ({ attack: attack.name, ...finding, held: holds(finding) }));
  } finally {
    await target.close();
  }
}

function table(results: readonly Result[]): string {
  const rows = results.map(({ attack, what, figure, unit, atMost, atLeast, held }) => {
    const bound = atMost === undefined ? (atLeast === undefined ? '' : `at least ${atLeast}`) : `at most ${atMost}`;
    return [attack, what, shown(figure, unit), bound === '' ? '' : `${bound} ${unit}`.trim(), bound === '' ? '' : held ? 'held' : 'FAILED'];
  });
  const lines = [['attack', 'what', 'figure', 'required', ''], ...rows];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

const shown = (figure: number, unit: string): string => `${Number.isInteger(figure) ? figure : figure.toFixed(1)} ${unit}`.trim();

process.exitCode = await main();
