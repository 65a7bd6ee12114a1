/**
 * Row 8: what a command costs does not grow with the store. The large store is filled once; each hand is played in the small
 * and in the large store, turn about, so that both see the same machine.
 */
import { CommandHandler } from '../src/app/dispatch/command-handler.js';
import { makeCommandPrinter } from '../src/audit/command-print.js';
import { handDecider } from '../src/hand/decider.js';
import type { EventStore, EventToAppend } from '../src/store/event-store.js';
import { openSqliteEventStore } from '../src/store/sqlite-event-store.js';
import { inFolder } from './folder.js';
import { benchHands, type BenchHand } from './hands.js';
import { median, shown, type Row } from './rounds.js';

const fewEvents = 100;
const sizes = [10_000, 1_000_000];
const eventsAStream = 50;
const rounds = 5;
const director = { id: 'bench', role: 'director' } as const;

type Play = (hand: BenchHand, number: number, costs: number[]) => Promise<void>;

/** Plays a hand in a stream of its own and notes what each command took, in microseconds. */
function playerOf(store: EventStore): Play {
  const take = new CommandHandler(handDecider, store, { now: Date.now, printOf: makeCommandPrinter('bench') });
  return async ({ commands }, number, costs) => {
    for (const [index, command] of commands.entries()) {
      const start = process.hrtime.bigint();
      const outcome = await take.execute(`hand-cost.1.${number}`, command, {
        commandId: `c${index}`,
        actor: director,
        correlationId: 'cost',
      });
      costs.push(Number(process.hrtime.bigint() - start) / 1000);
      if (!outcome.accepted) throw new Error(`hand ${number}: ${outcome.refusal.code}`);
    }
  };
}

/** Events of other hands. */
async function fill(path: string, events: number): Promise<void> {
  // The filling is not measured, and need not survive a power cut.
  const store = openSqliteEventStore({ path, synchronous: 'normal' });
  const text: Omit<EventToAppend, 'id'> = {
    type: 'Folded',
    data: '{"seat":4}',
    metadata: JSON.stringify({ version: 1, filler: 'x'.repeat(380) }),
  };
  const streams = events / eventsAStream;
  for (let from = 0; from < streams; from += 64) {
    await Promise.all(
      Array.from({ length: Math.min(64, streams - from) }, (_, more) => {
        const stream = from + more;
        const filling = Array.from({ length: eventsAStream }, (__, id) => ({ id: `${stream}-${id}`, ...text }));
        return store.append(`hand-fill.1.${stream}`, filling, 'noStream');
      }),
    );
  }
  await store.close();
}

async function filled<Result>(events: number, work: (store: EventStore) => Promise<Result>): Promise<Result> {
  return inFolder(async (path) => {
    await fill(path, events);
    const store = openSqliteEventStore({ path });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  });
}

export async function growthRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const events of sizes) rows.push(await growthTo(events));
  return rows;
}

function growthTo(manyEvents: number): Promise<Row> {
  const hands = benchHands(120);
  return filled(manyEvents, async (large) => {
    const inLarge = playerOf(large);
    const pairs: { readonly few: number; readonly many: number }[] = [];
    // The first round warms both sides and does not count.
    for (let round = 0; round <= rounds; round++) {
      const costs = { few: [] as number[], many: [] as number[] };
      await filled(fewEvents, async (small) => {
        const inSmall = playerOf(small);
        for (const [index, hand] of hands.entries()) {
          const number = round * hands.length + index + 1;
          const sides = [() => inSmall(hand, number, costs.few), () => inLarge(hand, number, costs.many)];
          for (const side of index % 2 === 0 ? sides : sides.reverse()) await side();
        }
      });
      if (round > 0) pairs.push({ few: median(costs.few), many: median(costs.many) });
    }
    const ratios = pairs.map(({ few, many }) => many / few);
    const ratio = median(ratios);
    const row: Row = {
      name: `8  cost of a command with ${shown(manyEvents)} events stored, against ${fewEvents}`,
      ours: `${shown(median(pairs.map(({ many }) => many)))} µs`,
      bare: `${shown(median(pairs.map(({ few }) => few)))} µs`,
      ratio,
      lowest: Math.min(...ratios),
      highest: Math.max(...ratios),
      target: '≤ 1.1',
      met: ratio <= 1.1,
    };
    return row;
  });
}
