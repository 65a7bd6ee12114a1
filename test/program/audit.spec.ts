/** Every decision made again: a night comes out as it stands, and a decision that was forged with all hashes made again is found. */
import type { StoredEvent } from '../../src/store/event-store.js';
import { allCommands } from '../../commands/rooms.js';
import { auditLog } from '../../src/app/audit/audit-log.js';
import { looseCommands } from '../../src/audit/again/taken-over.js';
import { hashEvent, sealMetadata, unsealMetadata } from '../../src/audit/hash-chain.js';
import { openSqliteEventStore } from '../../src/store/sqlite-event-store.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';
import { join } from 'node:path';

let folder: string;
const recorded: StoredEvent[] = [];

beforeAll(async () => {
  folder = temporaryFolder();
  await tapis('import', 'examples/club-night.phhs', '--data', folder);
  const store = openSqliteEventStore({ path: join(folder, 'events.sqlite') });
  for await (const page of store.readAll(null)) recorded.push(...page);
  await store.close();
});
afterAll(removeTemporaryFolders);

const readerOf = (events: readonly StoredEvent[]) => ({
  async *readAll() {
    await Promise.resolve();
    yield events;
  },
  readStream: (stream: string, { fromRevision = 0, limit = Infinity }: { fromRevision?: number; limit?: number } = {}) =>
    Promise.resolve(events.filter((event) => event.stream === stream).slice(fromRevision, fromRevision + limit)),
});

/** The log with another event in it, and the hashes of its stream made again, as somebody would who can write to the file. */
function forge(at: number, change: (data: Record<string, unknown>) => object): StoredEvent[] {
  let last: string | null = null;
  return recorded.map((event, index) => {
    if (event.stream !== recorded[at]!.stream) return event;
    const data = index === at ? JSON.stringify(change(JSON.parse(event.data) as Record<string, unknown>)) : event.data;
    const { openings } = unsealMetadata(event.metadata)!;
    const { hash: _hash, openings: _openings, ...rest } = JSON.parse(event.metadata) as Record<string, unknown>;
    const unsealed = JSON.stringify({ ...rest, previousHash: last });
    last = hashEvent(event.stream, event.revision, event.id, event.type, unsealed, data);
    return { ...event, data, metadata: sealMetadata(unsealed, last, openings === null ? undefined : (JSON.parse(openings) as never)) };
  });
}

const metadataOf = ({ metadata }: StoredEvent) =>
  JSON.parse(unsealMetadata(metadata)!.unsealed) as { readonly commandId: string; readonly recordedAt: number };
const startOf = ({ data }: StoredEvent) => (JSON.parse(data) as { startedAt?: number }).startedAt;
const countDecisions = () => new Set(recorded.map((event) => `${event.stream} ${metadataOf(event).commandId}`)).size;

const changedNumber = (field: string, by: number) => (data: Record<string, unknown>) => ({
  ...data,
  [field]: (data[field] as number) + by,
});

/** What can be forged where the rules leave one outcome. */
const forgeries: readonly (readonly [type: string, change: (data: Record<string, unknown>) => object])[] = [
  ['BlindPosted', changedNumber('amount', 25)],
  ['Called', changedNumber('amount', 25)],
  ['PotAwarded', changedNumber('amount', 100)],
  ['HandCompleted', ({ results, ...data }) => ({ ...data, results: (results as object[]).toReversed() })],
  [
    'HandSettled',
    ({ stacks, ...data }) => ({
      ...data,
      stacks: (stacks as { stack: number }[]).map((each, at) => ({ ...each, stack: each.stack + (at === 0 ? 25 : 0) })),
    }),
  ],
  ['HandStarted', changedNumber('button', 1)],
  ['PlayerEliminated', changedNumber('place', 1)],
  ['PlayerMoved', ({ to, ...data }) => ({ ...data, to: { ...(to as object), seat: 9 } })],
  ['TournamentFinished', changedNumber('stack', 100)],
];

describe('tapis audit', () => {
  it('a night comes out as it stands: all decisions are made again but those that are taken over, and these are counted', async () => {
    const { code, out } = await tapis('audit', '--data', folder, '--json');
    const { events, agreed, takenOver, failures } = JSON.parse(out) as {
      events: number;
      agreed: number;
      takenOver: Record<string, Record<string, number>>;
      failures: object[];
    };
    expect([code, events, failures]).toEqual([0, recorded.length, []]);
    // A hand that began before it was opened needs the gestures of its table. How many there are hangs on the draw of the seats.
    const byGestures = recorded.filter((event) => event.type === 'HandOpened' && startOf(event) !== metadataOf(event).recordedAt).length;
    expect(byGestures).toBeGreaterThan(0);
    // 24 names and the sheet are of other streams.
    expect(takenOver).toEqual({ facts: { OpenHand: byGestures }, elsewhere: { RecordSheet: 1, RecordName: 24 } });
    expect(agreed).toBe(countDecisions() - byGestures - 25);
  });

  it.each(forgeries)(
    'finds each forged %s by its event, though all hashes were made again',
    async (type, change) => {
      const places = recorded.flatMap((event, at) => (event.type === type ? [at] : []));
      expect(places.length).toBeGreaterThan(0);
      for (const at of places.slice(0, 12)) {
        const { failures } = await auditLog({ reader: readerOf(forge(at, change)) });
        const { stream, revision } = recorded[at]!;
        expect(failures).toContainEqual(expect.objectContaining({ stream, revision, type }));
      }
    },
    60_000,
  );

  it('goes on behind a failure: of two forged decisions of a stream both are found, and nothing else', async () => {
    const ofOne = recorded.flatMap((event, at) => (event.type === 'HandSettled' ? [at] : []));
    const [first, second] = ofOne.filter((at) => recorded[at]!.stream === recorded[ofOne[0]!]!.stream) as [number, number];
    // What follows from the forged stacks is judged on them.
    const change = forgeries.find(([type]) => type === 'HandSettled')![1];
    const both = forge(first, change).map((event, at) => (at === second ? forge(second, change)[second]! : event));
    const { failures } = await auditLog({ reader: readerOf(both) });
    const revisions = failures
      .filter(({ stream, otherwise }) => stream === recorded[first]!.stream && otherwise !== null)
      .map((one) => one.revision);
    expect(revisions).toEqual(expect.arrayContaining([recorded[first]!.revision, recorded[second]!.revision]));
  });

  it('says what was decided instead, in English and French', async () => {
    const at = recorded.findIndex(({ type }) => type === 'Called');
    const { failures } = await auditLog({ reader: readerOf(forge(at, changedNumber('amount', 25))) });
    expect(failures[0]!.otherwise!.instead[failures[0]!.otherwise!.at]).toMatchObject({ type: 'Called' });
    const report = await tapis('audit', '--data', folder, '--lang', 'fr');
    expect(report.out).toContain('décisions refaites et identiques');
  });

  it('takes over commands only that are declared', () => {
    const declared = new Set(allCommands.map(({ type }) => type));
    expect(looseCommands.filter((type) => !declared.has(type))).toEqual([]);
  });
});
