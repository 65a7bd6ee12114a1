/**
 * `npm run soak`: random hands with errors and rulings, each from its seed; what must hold is checked after every event.
 */
import { parseArgs } from 'node:util';
import { type Ending, soakHand, SoakFailure } from './soak/hand-stream.js';

const HELP = `Usage: npm run soak -- [--runs N] [--from SEED] [--schemas] [--json]

Plays N hands (default 1,000,000) from the seeds SEED, SEED + 1, … (default 1): legal acts, errors of the deal and of the board,
hands that die, claims, rulings, and entries that were typed wrongly. Chips must add up after every event, no card may be in two places, and each hand must end.

  --runs N      how many hands
  --from SEED   the first seed; a failing seed printed before repeats its hand
  --schemas     check every event against its schema too
  --json        one line of JSON at the end, and no progress

Exit codes: 0 all hands held; 1 one did not, its seed and commands are printed; 2 wrong use
`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000000' },
    from: { type: 'string', default: '1' },
    schemas: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const [runs, from] = [Number(values.runs), Number(values.from)];
if (values.help) process.stdout.write(HELP);
else if (!Number.isSafeInteger(runs) || runs < 1 || !Number.isSafeInteger(from) || from < 0) {
  process.stderr.write(`soak: --runs and --from take whole numbers\n\n${HELP}`);
  process.exitCode = 2;
} else process.exitCode = soak();

function soak(): number {
  const endings: Record<Ending, number> = { completed: 0, cancelled: 0, replayed: 0 };
  const types = new Map<string, number>();
  const begun = performance.now();
  let events = 0;
  for (let k = 0; k < runs; k++) {
    try {
      const hand = soakHand(from + k, { schemas: values.schemas });
      endings[hand.ending]++;
      events += hand.events.length;
      for (const { type } of hand.events) types.set(type, (types.get(type) ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof SoakFailure)) throw error;
      process.stderr.write(`\n${error.message}\n${error.commands.map((command) => JSON.stringify(command)).join('\n')}\n`);
      process.stderr.write(`repeat it: npm run soak -- --runs 1 --from ${error.seed}\n`);
      return 1;
    }
    if (!values.json && (k + 1) % 10_000 === 0) progress(k + 1, begun);
  }
  const seeds = { first: from, last: from + runs - 1 };
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ runs, seeds, events, endings, types: Object.fromEntries(types) })}\n`);
    return 0;
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const told = [...types].sort(([, one], [, other]) => other - one).map(([type, times]) => `  ${type.padEnd(28)} ${times}`);
  process.stdout.write(`\nEvents\n${told.join('\n')}\n\n`);
  process.stdout.write(
    `seeds ${seeds.first} to ${seeds.last}: ${runs} hands held, ${events} events in ${seconds} s; ${endings.completed} completed, ${endings.cancelled} cancelled, ${endings.replayed} replayed\n`,
  );
  return 0;
}

function progress(done: number, begun: number): void {
  const rate = (done / (performance.now() - begun)) * 1000;
  process.stderr.write(`\r${done} of ${runs} hands, ${rate.toFixed(0)} a second, seeds ${from} to ${from + done - 1}   `);
}
