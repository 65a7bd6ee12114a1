/**
 * The large run of `test/nodes/two-nodes.spec.ts`: seeds one after the other, each with its kills.
 */
import { parseArgs } from 'node:util';
import type { Kill } from './play.js';
import { type OperatorFault, planStoreFaults } from './store-faults.js';
import { BACK_WITHIN_MS, chaos } from './two-nodes.js';

const HELP = `Usage: npm run chaos -- [--clients N] [--seeds N] [--from SEED] [--commands N] [--tournaments N] [--back-within S] [--calm] [--json]
                [--store ADDRESS [--fault 'AT=COMMAND']...]

Two "tapis serve" processes on one store, N clients at both on the same tournaments at once. In each seed one node is killed as by a
power cut and comes back with its files, later the other, which comes back without. The store has three nodes, and two troubles in each
seed: its leader dies for good, hangs, is cut off from the others, is named as the leader though it is dead, or its clock is 11 s off.
Then nothing that was answered may be lost or doubled, chips must add up after every event, hashes must hold, the views of both nodes
must be those of a rebuild, and every operation must have been back in time.
The store is the wire service of the tests in a process of its own: this tests our code, and no database. With --store it is a real one.

  --clients N       how many clients (default 200)
  --seeds N         how many seeds (default 5)
  --from SEED       the first seed (default 1)
  --commands N      how many commands each client gives in a seed (default 20)
  --tournaments N   how many tournaments of two tables they share (default one for each ten clients)
  --back-within S   within how many seconds every operation is back (default ${BACK_WITHIN_MS / 1_000})
  --calm            no troubles of the store
  --store ADDRESS   a KurrentDB cluster that nobody else uses, such as 'kurrentdb://user:password@one:2113,two:2113,three:2113'
  --fault AT=COMMAND
                    with --store: runs COMMAND in a shell AT seconds after each seed began, such as '20=ssh two systemctl stop kurrentdb'.
                    May be given several times; give one that mends what another broke.
  --json            one line of JSON for each seed, and no progress

Exit codes: 0 all held; 1 something did not, each fault on a line; 2 wrong use
`;

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '200' },
    seeds: { type: 'string', default: '5' },
    from: { type: 'string', default: '1' },
    commands: { type: 'string', default: '20' },
    tournaments: { type: 'string' },
    'back-within': { type: 'string', default: String(BACK_WITHIN_MS / 1_000) },
    calm: { type: 'boolean', default: false },
    store: { type: 'string' },
    fault: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const kills: readonly Kill[] = [
  { at: 0.3, node: 1, losesFiles: false },
  { at: 0.6, node: 0, losesFiles: true },
];

/** @returns null for a text of another form */
function readFault(text: string): OperatorFault | null {
  const [, at, command] = /^(\d+(?:\.\d+)?)=(.+)$/s.exec(text) ?? [];
  return at === undefined || command === undefined ? null : { at: Number(at), command };
}

async function main(): Promise<number> {
  const numbers = [values.clients, values.seeds, values.from, values.commands, values.tournaments ?? '1', values['back-within']].map(
    Number,
  );
  const faults = values.fault.map(readFault);
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (!numbers.every((number) => Number.isSafeInteger(number) && number >= 1)) {
    process.stderr.write(`chaos: the options take whole numbers from 1\n\n${HELP}`);
    return 2;
  }
  if (faults.includes(null) || (faults.length > 0 && values.store === undefined)) {
    process.stderr.write(`chaos: --fault takes AT=COMMAND, with AT in seconds, and needs --store\n\n${HELP}`);
    return 2;
  }
  const [clients, seeds, from, commandsEach, , backWithin] = numbers as [number, number, number, number, number, number];
  const store =
    values.store === undefined
      ? undefined
      : { address: values.store, faults: faults as OperatorFault[], run: `${Date.now().toString(36)}-` };
  const tournaments = values.tournaments === undefined ? Math.max(1, Math.ceil(clients / 10)) : Number(values.tournaments);
  let found = 0;
  for (let seed = from; seed < from + seeds; seed++) {
    const begun = performance.now();
    const onProgress = (told: number, of: number): void => {
      if (!values.json && told % 100 === 0) process.stderr.write(`\rseed ${seed}: ${told} of ${of} commands   `);
    };
    const onTrouble = (what: string): void => {
      if (!values.json) process.stderr.write(`\rseed ${seed}: ${what}                              \n`);
    };
    const report = await chaos({
      seed,
      clients,
      commandsEach,
      tournaments,
      kills,
      backWithinMs: backWithin * 1_000,
      ...(store === undefined ? { storeFaults: values.calm ? [] : planStoreFaults(seed) } : { store }),
      onProgress,
      onTrouble,
    });
    found += report.faults.length;
    const seconds = Math.round((performance.now() - begun) / 1000);
    if (values.json) process.stdout.write(`${JSON.stringify({ ...report, clients, tournaments, seconds })}\n`);
    else {
      const refused = Object.entries(report.refused).map(([code, times]) => `${code} ${times}`);
      process.stdout.write(
        `\rseed ${seed}: ${clients} clients, ${tournaments} tournaments, ${report.events} events, ${report.accepted} commands taken, ${report.twice} sent to both nodes, ` +
          `${report.again} sent again, slowest ${(report.slowestMs / 1_000).toFixed(1)} s, ${report.faults.length} faults, ${seconds} s\n  store: ${report.storeFaults.join(', ') || 'well'}\n  refused: ${refused.join(', ')}\n${report.faults.map((fault) => `  ${fault}\n`).join('')}`,
      );
    }
  }
  return found === 0 ? 0 : 1;
}

process.exitCode = await main();
