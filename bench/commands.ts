/**
 * Rows 3 and 4: durable commands through the whole path without HTTP. They are compared with bare appends of the same bytes to a file
 * with the same settings and index, one commit for each of ours.
 */
import { dirname } from 'node:path';
import type { StreamName } from '../events/ids.js';
import { CommandHandler } from '../src/app/dispatch/command-handler.js';
import { makeCommandPrinter } from '../src/audit/command-print.js';
import { openGuardedStore } from '../src/app/folder/guarded-store.js';
import { handDecider } from '../src/hand/decider.js';
import type { EventStore, StoredEvent } from '../src/store/event-store.js';
import { openSqliteEventStore } from '../src/store/sqlite-event-store.js';
import { appendBare } from './bare-file.js';
import { inFolder } from './folder.js';
import { benchHands, type BenchHand } from './hands.js';
import { compare, perSecond, type Row } from './rounds.js';

const director = { id: 'bench', role: 'director' } as const;
const handler = (store: EventStore) => new CommandHandler(handDecider, store, { now: Date.now, printOf: makeCommandPrinter('bench') });

async function playHand(take: ReturnType<typeof handler>, stream: StreamName, { commands }: BenchHand): Promise<void> {
  for (const [index, command] of commands.entries()) {
    const outcome = await take.execute(stream, command, { commandId: `c${index}`, actor: director, correlationId: stream });
    if (!outcome.accepted) throw new Error(`${stream}: ${outcome.refusal.code}`);
  }
}

/** Plays hands concurrently, each in its own stream. */
async function playHands(store: EventStore, hands: readonly BenchHand[], atATime: number, from = 0): Promise<void> {
  const take = handler(store);
  let next = 0;
  const player = async (): Promise<void> => {
    while (next < hands.length) {
      const index = next++;
      await playHand(take, `hand-bench.1.${from + index}`, hands[index]!);
    }
  };
  await Promise.all(Array.from({ length: atATime }, player));
}

async function allEvents(store: EventStore): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const page of store.readAll(null)) events.push(...page);
  return events;
}

/** The events of each command together, in the order in which they were stored. */
function byCommand(events: readonly StoredEvent[]): StoredEvent[][] {
  const groups = new Map<string, StoredEvent[]>();
  for (const event of events) {
    const key = `${event.stream} ${/"commandId":"([^"]+)"/.exec(event.metadata)![1]}`;
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups.values()];
}

const inGroupsOf = <T>(size: number, items: readonly T[][]): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, group) => items.slice(group * size, (group + 1) * size).flat());

async function atOnce(name: string, hands: readonly BenchHand[], atATime: number, target: number): Promise<Row> {
  const stored = await inFolder(async (path) => {
    const store = openSqliteEventStore({ path });
    await playHands(store, hands, atATime);
    const events = await allEvents(store);
    await store.close();
    return byCommand(events);
  });
  const commands = stored.length;
  const groups = inGroupsOf(atATime, stored);
  const ours = (): Promise<number> =>
    inFolder(async (path) => {
      // As the application opens it: watched, with a mark at every commit.
      const kept = await openGuardedStore({ folder: dirname(path), now: Date.now, notice: () => undefined });
      const rate = await perSecond(commands, () => playHands(kept.store, hands, atATime));
      await kept.close();
      return rate;
    });
  const bare = (): Promise<number> => inFolder((path) => perSecond(commands, () => appendBare(path, groups)));
  return compare({ name, unit: 'commands/s', ours, bare, target, rounds: 7 });
}

/** A server runs for weeks: what is measured is compiled code, on both sides. */
async function warm(hands: readonly BenchHand[]): Promise<void> {
  for (let round = 0; round < 10; round++) {
    const store = openSqliteEventStore({ path: ':memory:' });
    await playHands(store, hands, 64);
    appendBare(':memory:', inGroupsOf(64, byCommand(await allEvents(store))));
    await store.close();
  }
}

export async function commandRows(): Promise<Row[]> {
  const hands = benchHands(1200);
  await warm(hands);
  return [
    await atOnce('3  durable commands, one caller, against bare appends', hands.slice(0, 250), 1, 0.85),
    await atOnce('4  durable commands, 64 callers, against bare groups of 64', hands, 64, 0.6),
  ];
}
