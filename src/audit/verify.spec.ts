import { HandId, handStream, TournamentId, tournamentStream } from '../../events/ids.js';
import { sealEvents } from '../app/dispatch/event-codec.js';
import { MemoryEventStore } from '../../test/store/memory-event-store.js';
import type { EventToAppend } from '../store/event-store.js';
import { removeOpenings } from './hash-chain.js';
import { verifyStore } from './verify.js';

const stream = tournamentStream(TournamentId.parse('t'));
const by = {
  recordedAt: 1,
  actor: { id: 'td', role: 'director' },
  commandId: 'c',
  command: 'X',
  commandDigest: '0123456789abcdef',
  causationId: null,
  correlationId: 'c',
} as const;
const idStart = '01234567-0123-8123-8123-01234567';

/** A stream of three breaks, sealed as by the command handler. */
const texts = (): EventToAppend[] => [
  ...sealEvents(
    stream,
    0,
    null,
    [1, 2, 3].map((period) => ({ type: 'BreakStarted', data: { period, at: period, by: 'clock' } })),
    by,
    idStart,
  ).texts,
];

async function findingsIn(events: readonly EventToAppend[]): Promise<string[]> {
  const store = new MemoryEventStore();
  await store.append(stream, events, 'noStream');
  const { findings, events: counted } = await verifyStore(store);
  expect(counted).toBe(events.length);
  return findings.map(({ revision, code }) => `${revision} ${code}`);
}

const changed = (events: EventToAppend[], index: number, change: Partial<EventToAppend>): EventToAppend[] =>
  events.map((event, at) => (at === index ? { ...event, ...change } : event));

describe('the verification of a store', () => {
  it('finds nothing in what was recorded', async () => {
    expect(await findingsIn(texts())).toEqual([]);
  });

  it('finds data that was changed', async () => {
    expect(await findingsIn(changed(texts(), 1, { data: '{"period":2,"at":9,"by":"clock"}' }))).toEqual(['1 BAD_HASH']);
  });

  it('finds a gap that events of others do not fill whole, and each of those events', async () => {
    const [first] = sealEvents(stream, 0, null, [{ type: 'BreakStarted', data: { period: 1, at: 1, by: 'clock' } }], by, idStart).committed;
    const later = sealEvents(
      stream,
      4,
      first!.metadata.hash,
      [{ type: 'BreakStarted', data: { period: 2, at: 2, by: 'clock' } }],
      by,
      idStart,
    );
    const stored = [
      { ...texts()[0]!, stream, revision: 0, position: 10 },
      { ...later.texts[0]!, stream, revision: 4, position: 50 },
    ];
    const others = async (...revisions: number[]): Promise<string[]> => {
      const foreign = revisions.map((revision) => ({ stream, revision, position: revision * 10, type: 'Other' }));
      const { findings } = await verifyStore({
        async *readAll() {
          yield stored;
        },
        findings: () => ({ foreign, streams: [] }),
      });
      return findings.map((finding) => `${finding.revision} ${finding.code}${finding.code === 'GAP' ? ` ${finding.expected}` : ''}`);
    };
    expect(await others()).toEqual(['4 GAP 1']);
    expect(await others(1, 2)).toEqual(['4 GAP 1', '1 NOT_OURS', '2 NOT_OURS']);
    expect(await others(2, 3)).toEqual(['4 GAP 1', '2 NOT_OURS', '3 NOT_OURS']);
    expect(await others(1, 2, 3)).toEqual(['1 NOT_OURS', '2 NOT_OURS', '3 NOT_OURS']);
  });

  it('finds who recorded it changed', async () => {
    const events = texts();
    expect(await findingsIn(changed(events, 1, { metadata: events[1]!.metadata.replace('"td"', '"xy"') }))).toEqual(['1 BAD_HASH']);
  });

  it('finds an event removed', async () => {
    expect(await findingsIn(texts().toSpliced(1, 1))).toEqual(['1 BAD_HASH', '1 BROKEN_CHAIN']);
  });

  it('finds an event rewritten with a hash of its own', async () => {
    const [first, , third] = texts();
    const forged = sealEvents(
      stream,
      1,
      JSON.parse(first!.metadata).hash,
      [{ type: 'BreakStarted', data: { period: 2, at: 9, by: 'director' } }],
      by,
      idStart,
    );
    expect(await findingsIn([first!, forged.texts[0]!, third!])).toEqual(['2 BROKEN_CHAIN']);
  });

  it('finds what fits no schema, and metadata that is no seal', async () => {
    expect(await findingsIn(changed(texts(), 2, { metadata: '{}' }))).toEqual(['2 BAD_HASH']);
    const events = sealEvents(stream, 0, null, [{ type: 'BreakStarted', data: { period: 1, at: 1, by: 'clock' } }], by, idStart).texts;
    expect((await findingsIn(changed([...events], 0, { type: 'ChipsPainted' }))).sort()).toEqual(['0 BAD_HASH', '0 UNREADABLE']);
  });

  describe('with hidden cards', () => {
    const hand = handStream(HandId.parse('t.1.1'));
    const hidden = (): EventToAppend[] => [
      ...sealEvents(hand, 0, null, [{ type: 'HoleCardsRecorded', data: { seat: 1, cards: ['As', 'Kd'] } }], by, idStart).texts,
    ];
    const verified = async ([event]: readonly EventToAppend[]): Promise<string[]> => {
      const store = new MemoryEventStore();
      await store.append(hand, [event!], 'noStream');
      return (await verifyStore(store)).findings.map(({ code }) => code);
    };

    it('finds nothing in what was recorded', async () => {
      expect(await verified(hidden())).toEqual([]);
    });

    it('finds cards that were exchanged, with or without their salt', async () => {
      const [event] = hidden();
      const { metadata } = event!;
      expect(await verified([{ ...event!, metadata: metadata.replace('"As"', '"Ah"') }])).toEqual(['BAD_OPENING']);
      expect(await verified([{ ...event!, metadata: metadata.replace(/"salt":"..../, '"salt":"0000') }])).toEqual(['BAD_OPENING']);
    });

    it('finds cards that were taken out; the hash still fits', async () => {
      const [event] = hidden();
      expect(await verified([{ ...event!, metadata: removeOpenings(event!.metadata) }])).toEqual(['BAD_OPENING']);
    });
  });
});
