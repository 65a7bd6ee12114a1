/**
 * `npm run soak`: random hands with errors and rulings, each from its seed; what must hold is checked after every event.
 */
import { parseArgs } from 'node:util';
import { SimulationFault } from '../src/simulate/fault.js';
import { type Ending, soakHand, SoakFailure } from './soak/hand-stream.js';
import { soakAnyOrder } from './soak/any-order/any-order.js';
import { soakNight } from './soak/nights.js';

const HELP = `Usage: npm run soak -- [--runs N | --nights N | --any-order N] [--from SEED] [--schemas] [--json]

Plays N hands (default 1,000,000) from the seeds SEED, SEED + 1, … (default 1): legal acts, errors of the deal and of the board,
hands that die, claims, rulings, and entries that were typed wrongly. Chips must add up after every event, no card may be in two places, and each hand must end.

  --runs N      how many hands
  --nights N    instead, so many whole evenings of 20 to 59 players: late players, absences, purchases, penalties, races, counts,
                and what a floor types wrongly and puts right; about 300 hands each. For each seed also an evening in any order
  --any-order N instead, so many evenings in any order alone: hands typed in or not, claims, purchases, eliminations, moves, breaks
                and all that puts them right, at random; chips, money, seats and places are checked after each event
  --from SEED   the first seed; a failing seed printed before repeats its hand
  --schemas     check every event against its schema too
  --json        one line of JSON at the end, and no progress

Exit codes: 0 all hands held; 1 one did not, its seed and commands are printed; 2 wrong use
`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000000' },
    nights: { type: 'string' },
    'any-order': { type: 'string' },
    from: { type: 'string', default: '1' },
    schemas: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const [runs, from] = [Number(values['any-order'] ?? values.nights ?? values.runs), Number(values.from)];
if (values.help) process.stdout.write(HELP);
else if (!Number.isSafeInteger(runs) || runs < 1 || !Number.isSafeInteger(from) || from < 0) {
  process.stderr.write(`soak: --runs, --nights and --from take whole numbers\n\n${HELP}`);
  process.exitCode = 2;
} else if (values['any-order'] !== undefined) process.exitCode = soakAnyOrders();
else process.exitCode = values.nights === undefined ? soak() : soakNights();

function soakAnyOrders(): number {
  const counts = new Map<string, number>();
  const begun = performance.now();
  let events = 0;
  for (let seed = from; seed < from + runs; seed += 1) {
    const count = (type: string): void => void counts.set(type, (counts.get(type) ?? 0) + 1);
    const night = tryAnyOrder(seed, count);
    if (night === null) return 1;
    events += night.events;
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  if (values.json) process.stdout.write(`${JSON.stringify({ evenings: runs, from, events, commands: Object.fromEntries(counts) })}\n`);
  else
    process.stdout.write(
      `\nCommands\n${listCounts(counts)}\n\nseeds ${from} to ${from + runs - 1}: ${runs} evenings in any order held, ${events} events in ${seconds} s; chips, money, seats and places were checked after each event\n`,
    );
  return 0;
}

/** Null where something does not hold, which is printed. */
function tryAnyOrder(seed: number, count: (type: string) => void): { readonly events: number } | null {
  try {
    return soakAnyOrder(seed, ({ type }, _state, events) => (events.length > 0 ? count(type) : undefined));
  } catch (error) {
    process.stderr.write(`\nseed ${seed}: ${(error as Error).message}\nrepeat it: npm run soak -- --any-order 1 --from ${seed}\n`);
    return null;
  }
}

function soakNights(): number {
  const commands = new Map<string, number>();
  const begun = performance.now();
  let [hands, events] = [0, 0];
  for (let k = 0; k < runs; k++) {
    try {
      if (tryAnyOrder(from + k, () => undefined) === null) return 1;
      const night = soakNight(from + k);
      hands += night.hands.typed + night.hands.untyped;
      events += night.events.total;
      for (const [type, times] of Object.entries(night.incidents!.accepted)) commands.set(type, (commands.get(type) ?? 0) + times);
    } catch (error) {
      if (!(error instanceof SimulationFault)) throw error;
      process.stderr.write(`\nseed ${from + k}: ${error.message}\nrepeat it: npm run soak -- --nights 1 --from ${from + k}\n`);
      return 1;
    }
    if (!values.json && (k + 1) % 50 === 0) process.stderr.write(`\r${k + 1} of ${runs} evenings, ${hands} hands   `);
  }
  const seeds = { first: from, last: from + runs - 1 };
  if (values.json)
    process.stdout.write(`${JSON.stringify({ nights: runs, seeds, hands, events, commands: Object.fromEntries(commands) })}\n`);
  else {
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    process.stdout.write(`\nCommands of incidents\n${listCounts(commands)}\n\n`);
    process.stdout.write(
      `seeds ${seeds.first} to ${seeds.last}: ${runs} evenings held, ${hands} hands and ${events} events in ${seconds} s; chips, seats and places were checked after each event\n`,
    );
  }
  return 0;
}

function listCounts(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.map(([name, times]) => `  ${name.padEnd(28)} ${times}`).join('\n');
}

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
  process.stdout.write(`\nEvents\n${listCounts(types)}\n\n`);
  process.stdout.write(
    `seeds ${seeds.first} to ${seeds.last}: ${runs} hands held, ${events} events in ${seconds} s; ${endings.completed} completed, ${endings.cancelled} cancelled, ${endings.replayed} replayed\n`,
  );
  return 0;
}

function progress(done: number, begun: number): void {
  const rate = (done / (performance.now() - begun)) * 1000;
  process.stderr.write(`\r${done} of ${runs} hands, ${rate.toFixed(0)} a second, seeds ${from} to ${from + done - 1}   `);
}
