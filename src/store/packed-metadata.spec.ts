import * as fc from 'fast-check';
import { sealEvents, type Provenance } from '../app/dispatch/event-codec.js';

import { tournamentStream, type TournamentId } from '../../events/ids.js';
import { MetadataPacker, MetadataUnpacker, type PackedMetadata, UnpackedEvent } from './packed-metadata.js';

const packMetadata = (id: string, metadata: string): PackedMetadata | null => new MetadataPacker().pack(id, metadata);

/** Checks the values against the text that comes with them. */
function unpackMetadata(packed: PackedMetadata): { readonly id: string; readonly metadata: string } {
  const { id, metadata, values } = new MetadataUnpacker().unpack(packed);
  if (values !== null) {
    const event = new UnpackedEvent(id, 'ClockPaused', '{}', metadata, 'tournament-friday', 1, 1, values);
    expect(textOrError(() => UnpackedEvent.metadataOf(event))).toBe(textOrError(() => JSON.parse(metadata)));
  }
  return { id, metadata };
}

function textOrError(read: () => unknown): string {
  try {
    return JSON.stringify(read());
  } catch {
    return 'no JSON';
  }
}

const by: Provenance = {
  recordedAt: 1_795_771_580_615,
  actor: { id: 'admin', role: 'director' },
  commandId: 'load-1-1-10-823',
  command: 'PauseClock',
  commandDigest: 'kc1814ae057074af7',
  causationId: null,
  correlationId: 'ab22c44b-c974-428e-ab3d-e65b0a51f90a',
};
const cause = '557427a6-7e29-8916-9eda-04dd18820003';

/** The texts of an event at a revision. */
function sealed(provenance: Partial<Provenance>, revision = 1): { readonly id: string; readonly metadata: string } {
  const previousHash = revision === 0 ? null : 'ab'.repeat(32);
  const event = { type: 'ClockPaused', data: { at: 5, remainingMs: 60_000 } } as const;
  return sealEvents(
    tournamentStream('friday' as TournamentId),
    revision,
    previousHash,
    [event],
    { ...by, ...provenance },
    cause.slice(0, -4),
  ).texts[0]!;
}

describe('packed metadata', () => {
  it.each<readonly [string, Partial<Provenance>]>([
    ['of a director', {}],
    ['of a reaction', { commandId: `after-${cause}`, causationId: cause, actor: { id: 'tapis', role: 'system' } }],
    ['of a command whose id is a UUID', { commandId: cause }],
    ['of a command that looks like a reaction and has no cause', { commandId: 'after-ul' }],
    ['of a cause and a correlation that are no UUIDs', { causationId: 'after lunch', correlationId: 'Sunday' }],
    ['of a device', { actor: { id: 'table 4', role: 'device', club: 'club-mons', device: 4 } }],
    ['of a clock that went back, and of an official in their own cause', { clockAdjustedBy: 250, inOwnCause: true }],
    ['of a cause that is called null, or nothing', { causationId: 'null' }],
    ['of a command whose id, cause and correlation are empty', { commandId: '', causationId: '', correlationId: '' }],
    ['of a command before digests had a secret', { commandDigest: 'c1814ae057074af7' }],
  ])('%s comes back byte for byte, in less than half the bytes', (_, provenance) => {
    const { id, metadata } = sealed(provenance);
    const packed = packMetadata(id, metadata)!;
    expect(unpackMetadata(packed)).toEqual({ id, metadata });
    expect(packed.digits.length / 2 + packed.rest.length).toBeLessThan((id.length + metadata.length) / 2);
  });

  it('has its values beside the text where they are the usual ones alone', () => {
    const valuesOf = (metadata: string) => new MetadataUnpacker().unpack(packMetadata(sealed({}).id, metadata)!).values;
    const { metadata } = sealed({});
    expect(valuesOf(metadata)).not.toBeNull();
    expect(valuesOf(sealed({ clockAdjustedBy: 250 }).metadata)).toBeNull();
    expect(valuesOf(`${metadata.slice(0, -1)},"openings":{"name":{"salt":"00","value":"Zoë"}}}`)).toBeNull();
  });

  it('of the first event of a stream has no hash before it', () => {
    const { id, metadata } = sealed({}, 0);
    expect(metadata).toContain('"previousHash":null');
    expect(unpackMetadata(packMetadata(id, metadata)!)).toEqual({ id, metadata });
  });

  it('comes back with its openings, in any script', () => {
    const { id, metadata } = sealed({});
    const opened = `${metadata.slice(0, -1)},"openings":{"name":{"salt":"00","value":"Zoë 🂡"}}}`;
    expect(unpackMetadata(packMetadata(id, opened)!)).toEqual({ id, metadata: opened });
  });

  it('of the events of a command is packed alike, whatever was packed before', () => {
    const texts = [sealed({}), sealed({}, 0), sealed({ command: 'ResumeClock' }), { id: 'x', metadata: '{}' }, sealed({}, 2)];
    const packer = new MetadataPacker();
    const unpacker = new MetadataUnpacker();
    for (const { id, metadata } of [...texts, ...texts]) {
      const packed = packer.pack(id, metadata);
      expect(packed).toEqual(packMetadata(id, metadata));
      if (packed !== null) expect(unpacker.unpack(packed)).toMatchObject({ id, metadata });
    }
  });

  it('is left as it is where it would not come back: other names, spaces, signs or ids', () => {
    const { id, metadata } = sealed({});
    for (const other of [
      metadata.replace('"version":1', '"version":01'),
      metadata.replace('"version":1', '"version":100'),
      metadata.replace('"recordedAt":', '"recordedAt": '),
      metadata.replace('load-1', String.raw`load\n1`),
      metadata.replace('load-1', 'load\n1'),
      metadata.replace('kc18', 'kC18'),
      `${metadata} `,
      `${metadata}\n`,
      metadata.replace(',"hash"', ',"HASH"'),
      '{}',
      '',
    ])
      expect(packMetadata(id, other)).toBeNull();
    expect(packMetadata('id-a-0', metadata)).toBeNull();
    expect(packMetadata(id.toUpperCase(), metadata)).toBeNull();
  });

  it('is never another text: what is packed at all comes back', () => {
    const { id, metadata } = sealed({ actor: { id: 'table 4', role: 'device', club: 'club-mons', device: 4 } });
    const piece = fc.oneof(fc.constantFrom('\t', '\n', '"', '}', '{', ',', 'null', '\u2028', 'é', '0', 'after-', cause), fc.string());
    const changed = fc
      .tuple(fc.nat(metadata.length), fc.nat(3), piece)
      .map(([at, less, more]) => metadata.slice(0, at) + more + metadata.slice(at + less));
    fc.assert(
      fc.property(changed, (text) => {
        const packed = packMetadata(id, text);
        if (packed !== null) expect(unpackMetadata(packed)).toEqual({ id, metadata: text });
      }),
      { numRuns: 2_000 },
    );
  });

  it('of what is not ours is some text, and none that can be parsed', () => {
    const bytes = fc.uint8Array({ maxLength: 200 }).map((each) => Buffer.from(each).toString('hex'));
    fc.assert(fc.property(bytes, fc.string(), (digits, rest) => expect(unpackMetadata({ digits, rest }).metadata).toMatch(/^damaged: /)));
    const { id, metadata } = sealed({});
    const { digits, rest } = packMetadata(id, metadata)!;
    for (const length of [0, 2, 4, 60, digits.length - 2]) {
      expect(unpackMetadata({ digits: digits.slice(0, length), rest }).metadata).toMatch(/^damaged: /);
    }
    expect(unpackMetadata({ digits: `${digits}00`, rest }).metadata).toMatch(/^damaged: /);
    expect(unpackMetadata({ digits, rest: 'admin' }).metadata).toMatch(/^damaged: /);
  });
});
