/** Changes each part of an event that its hash covers. */
import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '../../../events/catalogue.js';
import type { StreamName } from '../../../events/ids.js';
import type { StoredEvent } from '../../store/event-store.js';
import { AlteredEvent } from './altered-event.js';
import { decodeEvent, sealEvents } from './event-codec.js';
import { BatchDecoder } from '../views/decoded-batch.js';

const by = {
  recordedAt: Date.parse('2026-11-20T20:00:00Z'),
  actor: { id: 'td', role: 'director' },
  commandId: 'c1',
  command: 'PauseClock',
  commandDigest: '0123456789abcdef',
  causationId: null,
  correlationId: 'c1',
} as const;

const stream: StreamName = 'tournament-friday';

function record(...events: readonly DomainEvent[]): StoredEvent[] {
  const { texts } = sealEvents(stream, 0, null, events, by, randomUUID().slice(0, -4));
  return texts.map((text, revision) => ({ ...text, stream, revision, position: revision + 1 }));
}

const paused = { type: 'ClockPaused', data: { at: by.recordedAt, remainingMs: 60_000 } } as unknown as DomainEvent;
const dealt = { type: 'HoleCardsRecorded', data: { seat: 1, cards: ['As', 'Ah'] } } as unknown as DomainEvent;

const changes: readonly (readonly [string, (event: StoredEvent) => StoredEvent])[] = [
  ['a digit of its data', (event) => ({ ...event, data: event.data.replace(/\d/, '9') })],
  ['its type', (event) => ({ ...event, type: 'ClockResumed' })],
  ['its type, to one that nobody knows', (event) => ({ ...event, type: 'ClockPawsed' })],
  ['its id', (event) => ({ ...event, id: randomUUID() })],
  ['its revision', (event) => ({ ...event, revision: 7 })],
  ['its stream', (event) => ({ ...event, stream: 'tournament-saturday' })],
  ['who did it', (event) => ({ ...event, metadata: event.metadata.replace('"td"', '"me"') })],
  ['its hash', (event) => ({ ...event, metadata: event.metadata.replace(/"hash":"./, '"hash":"x') })],
  ['its hash, taken away', (event) => ({ ...event, metadata: event.metadata.replace(/,"hash":"\w+"/, '') })],
  ['data that is no JSON', (event) => ({ ...event, data: event.data.slice(1) })],
  ['metadata that is no JSON', (event) => ({ ...event, metadata: 'damaged: 01' })],
];

describe('An event that is read', () => {
  const [sound] = record(paused);
  it('is given when it is as it was recorded', () => {
    expect(decodeEvent(sound!).data).toEqual(paused.data);
  });

  it.each(changes)('is refused with %s changed', (_, change) => {
    const changed = change(sound!);
    expect(changed).not.toEqual(sound);
    expect(() => decodeEvent(changed)).toThrow(AlteredEvent);
  });

  it('is refused with another secret value, with one taken away, and given with its own', () => {
    const [cards] = record(dealt);
    expect(decodeEvent(cards!).data).toEqual(dealt.data);
    const other = { ...cards!, metadata: cards!.metadata.replace('"As"', '"Ks"') };
    const without = { ...cards!, metadata: cards!.metadata.replace(/,"openings":\{.*\}\}$/, '}') };
    for (const changed of [other, without]) {
      expect(changed).not.toEqual(cards);
      expect(() => decodeEvent(changed)).toThrow('has another secret value');
    }
  });

  it('shows, with its hash made again, at the event after it', () => {
    const [first, second] = record(paused, paused);
    const [forged] = record({ ...paused, data: { ...paused.data, remainingMs: 60_001 } } as unknown as DomainEvent);
    const { events } = new BatchDecoder().decode([{ ...forged!, position: first!.position }, second!]);
    expect(events[0]).not.toBeInstanceOf(AlteredEvent);
    expect(events[1]).toBeInstanceOf(AlteredEvent);
    expect((events[1] as AlteredEvent).message).toContain('does not follow the event before it');
  });
});
