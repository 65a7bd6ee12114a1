/**
 * The large run of `test/nodes/two-nodes.spec.ts`: seeds one after the other, each with its kills.
 */
import { parseArgs } from 'node:util';
import { chaos, type Kill } from './two-nodes.js';

const HELP = `Usage: npm run chaos -- [--clients N] [--seeds N] [--from SEED] [--commands N] [--tournaments N] [--json]

Two "tapis serve" processes on one store, N clients at both on the same tournaments at once. In each seed one node is killed as by a
power cut and comes back with its files, later the other, which comes back without. Then nothing that was answered may be lost or
doubled, chips must add up after every event, hashes must hold, and the views of both nodes must be those of a rebuild.
The store is the wire service of the tests in a process of its own: this tests our code, and no database.

  --clients N      how many clients (default 200)
  --seeds N        how many seeds (default 5)
  --from SEED      the first seed (default 1)
  --commands N     how many commands each client gives in a seed (default 20)
  --tournaments N  how many tournaments of two tables they share (default one for each ten clients)
  --json           one line of JSON for each seed, and no progress

Exit codes: 0 all held; 1 something did not, each fault on a line; 2 wrong use
`;

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '200' },
    seeds: { type: 'string', default: '5' },
    from: { type: 'string', default: '1' },
    commands: { type: 'string', default: '20' },
    tournaments: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const kills: readonly Kill[] = [
  { at: 0.3, node: 1, losesFiles: false },
  { at: 0.6, node: 0, losesFiles: true },
];

async function main(): Promise<number> {
  const numbers = [values.clients, values.seeds, values.from, values.commands, values.tournaments ?? '1'].map(Number);
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  if (!numbers.every((number) => Number.isSafeInteger(number) && number >= 1)) {
    process.stderr.write(`chaos: the options take whole numbers from 1\n\n${HELP}`);
    return 2;
  }
  const [clients, seeds, from, commandsEach] = numbers as [number, number, number, number];
  const tournaments = values.tournaments === undefined ? Math.max(1, Math.ceil(clients / 10)) : Number(values.tournaments);
  let faults = 0;
  for (let seed = from; seed < from + seeds; seed++) {
    const begun = performance.now();
    const onProgress = (told: number, of: number): void => {
      if (!values.json && told % 100 === 0) process.stderr.write(`\rseed ${seed}: ${told} of ${of} commands   `);
    };
    const report = await chaos({ seed, clients, commandsEach, tournaments, kills, onProgress });
    faults += report.faults.length;
    const seconds = Math.round((performance.now() - begun) / 1000);
    if (values.json) process.stdout.write(`${JSON.stringify({ ...report, clients, tournaments, seconds })}\n`);
    else {
      const refused = Object.entries(report.refused).map(([code, times]) => `${code} ${times}`);
      process.stdout.write(
        `\rseed ${seed}: ${clients} clients, ${tournaments} tournaments, ${report.events} events, ${report.accepted} commands taken, ${report.twice} sent to both nodes, ` +
          `${report.again} sent again, ${report.faults.length} faults, ${seconds} s\n  refused: ${refused.join(', ')}\n${report.faults.map((fault) => `  ${fault}\n`).join('')}`,
      );
    }
  }
  return faults === 0 ? 0 : 1;
}

process.exitCode = await main();
