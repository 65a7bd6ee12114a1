/**
 * Checks a KurrentDB cluster before the first evening, and prints a report.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { randomUUID } from 'node:crypto';
import { parseConnectionString } from '../../src/store/kurrentdb/connection-string.js';
import type { CheckResult, Subject } from './check.js';

const CHECKS = ['clocks', 'contract', 'speed', 'failover', 'erasure'] as const;
type Check = (typeof CHECKS)[number];

const HELP = `Usage: npm run cluster-check -- --store ADDRESS [--only CHECK,...] [--fault COMMAND] [--mend COMMAND] [--seconds N] [--watch N] [--json]

Checks a KurrentDB cluster that Tapis is to use, and says what holds:
  clocks      whether this machine's clock and the leader's agree
  contract    the tests of the store, about 50, against the cluster
  speed       how many registrations, acts and results it takes a second over HTTP, beside bare appends, with 16 clients
  failover    how long commands wait when the leader stops, and that nothing is lost or doubled
  erasure     whether what is to be erased leaves the disk of every node; needs the credentials of an administrator

Nobody should use the cluster meanwhile: it is loaded, its leader is stopped, and its nodes are scavenged.

  --store ADDRESS   such as 'kurrentdb://user:password@one:2113,two:2113,three:2113'; TAPIS_STORE where it is not given
  --only CHECK,...  these checks alone (default all)
  --fault COMMAND   stops the leader; runs in a shell. Without it you are asked to do it
  --mend COMMAND    starts it again; runs in a shell
  --seconds N       how long each of the eight parts of the speed check takes (default 5)
  --watch N         for how many seconds the leader is away (default 30)
  --json            one JSON object, and no progress

The streams that it makes begin with "cluster-check-" and "tapis_test_". Those of the erasure check are gone afterwards; the others stay.

Exit codes: 0 all held that was tried; 1 something did not; 2 wrong use
`;

const { values } = parseArgs({
  options: {
    store: { type: 'string' },
    only: { type: 'string', default: CHECKS.join(',') },
    fault: { type: 'string' },
    mend: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    watch: { type: 'string', default: '30' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const titles: Readonly<Record<Check, string>> = {
  clocks: 'Clocks',
  contract: 'Contract of the store',
  speed: 'Speed',
  failover: 'Failover',
  erasure: 'Erasure',
};
const outcomes: Readonly<Record<CheckResult['outcome'], string>> = { holds: 'holds', fails: 'DOES NOT HOLD', notTried: 'not tried' };

async function askPerson(sentence: string): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  await lines.question(`\n${sentence} `);
  lines.close();
}

function misused(what: string): number {
  process.stderr.write(`cluster-check: ${what}\n\n${HELP}`);
  return 2;
}

async function main(): Promise<number> {
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const address = values.store ?? process.env['TAPIS_STORE'] ?? '';
  const only = values.only.split(',');
  const [seconds, watch] = [Number(values.seconds), Number(values.watch)];
  if (address === '') return misused('name the cluster with --store');
  if (!only.every((name) => (CHECKS as readonly string[]).includes(name))) return misused(`--only takes ${CHECKS.join(', ')}`);
  if (![seconds, watch].every((number) => number > 0)) return misused('--seconds and --watch take numbers above 0');
  let shown: string;
  try {
    shown = parseConnectionString(address).shown;
  } catch (error) {
    return misused((error as Error).message);
  }
  const onProgress = (line: string): void => {
    if (!values.json) process.stderr.write(`  … ${line}\n`);
  };
  const subject: Subject = { address, prefix: `cluster-check-${randomUUID().slice(0, 8)}-`, onProgress };
  const isPerson = process.stdin.isTTY && !values.json;
  const failover = { fault: values.fault ?? null, mend: values.mend ?? null, ask: isPerson ? askPerson : null, watch };
  // Checks are loaded on demand, because the whole program takes seconds.
  const checks: Readonly<Record<Check, () => Promise<CheckResult>>> = {
    clocks: async () => (await import('./skew.js')).checkClocks(subject),
    contract: async () => (await import('./contract.js')).checkContract(subject),
    speed: async () => (await import('./speed.js')).checkSpeed(subject, seconds),
    failover: async () => (await import('./failover.js')).checkFailover(subject, failover),
    erasure: async () => (await import('./erasure.js')).checkErasure(subject),
  };
  const results: Partial<Record<Check, CheckResult>> = {};
  for (const name of CHECKS.filter((each) => only.includes(each))) {
    if (!values.json) process.stderr.write(`${titles[name]}\n`);
    const result = await checks[name]().catch((error: Error): CheckResult => ({ outcome: 'fails', says: [error.message] }));
    results[name] = result;
  }
  const found = Object.entries(results) as [Check, CheckResult][];
  if (values.json) process.stdout.write(`${JSON.stringify({ store: shown, streams: [subject.prefix, 'tapis_test_'], checks: results })}\n`);
  else {
    const lines = found.flatMap(([name, { outcome, says }]) => [
      `${titles[name]}: ${outcomes[outcome]}`,
      ...says.map((line) => `  ${line}`),
    ]);
    process.stdout.write(
      `\nThe cluster at ${shown}\n\n${lines.join('\n')}\n\nStreams that stay begin with ${subject.prefix} and tapis_test_.\n`,
    );
  }
  return found.some(([, { outcome }]) => outcome === 'fails') ? 1 : 0;
}

const code = await main();
// A hanging connection must not delay the exit. Output is flushed first.
process.stdout.write('', () => process.exit(code));
