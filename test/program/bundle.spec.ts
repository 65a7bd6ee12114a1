/** Evidence bundles: made by `tapis export`, checked by `tapis verify`, by a program of plain Node and by a page, whole and tampered with. */
import { spawnSync } from 'node:child_process';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import * as fc from 'fast-check';
import { BundleWriter, readBundle, type BundleEvent } from '../../src/audit/bundle/bundle.js';
import { hashEvent, sealMetadata, unsealMetadata } from '../../src/audit/hash-chain.js';
import { entryOf } from '../../src/audit/tree/log-tree.js';
import { MerkleTree } from '../../src/audit/tree/merkle-tree.js';
import { checkBundle } from '../../src/audit/bundle/check-bundle.js';
import { give, openFolder, playFriday, showAll, start } from '../lost-tail/club-folder.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';

type Verdict = { readonly problems: readonly { readonly en: string }[] };

let folder: string;
/** The text of the bundle of the tournament, and of one hand. */
let night: string;
let hand: string;
let key: string;
/** The function of the page. */
let verifyInPage: (text: string, key?: string) => Promise<Verdict>;

const club = 'examples/club-night.phhs';
const bundleOf = async (from: string, ...args: readonly string[]): Promise<string> => {
  const { code, out, err } = await tapis('export', '--data', from, '--format', 'bundle', ...args);
  expect([code, err]).toEqual([0, '']);
  return out;
};

beforeAll(async () => {
  folder = temporaryFolder();
  const opened = await openFolder(folder);
  await playFriday(opened, 4);
  await give(opened, 'pause', { type: 'PauseClock', at: start + 1 });
  await showAll(opened);
  await opened.close();
  night = await bundleOf(folder, '--tournament', 'friday');
  hand = await bundleOf(folder, '--hand', 'friday.1.1');
  ({ key } = readBundle(night).header);
  const page = readFileSync('examples/verify-bundle.html', 'utf8');
  const script = /<script>(.*)<\/script>/s.exec(page)![1]!;
  const context = createContext({ crypto, TextEncoder, Uint8Array, btoa, atob });
  verifyInPage = runInContext(`${script}; verifyBundle`, context) as typeof verifyInPage;
});
afterAll(removeTemporaryFolders);

/** Whether each of the three verifiers finds the bundle to be what was recorded. */
async function verdicts(text: string): Promise<{ tapis: boolean; node: boolean; page: boolean }> {
  const file = join(temporaryFolder(), 'some.bundle');
  writeFileSync(file, text);
  return {
    tapis: (await tapis('verify', file, '--key', key)).code === 0,
    node: spawnSync(process.execPath, ['examples/verify-bundle.mjs', file, key]).status === 0,
    page: await verifyInPage(text, key).then(
      ({ problems }) => problems.length === 0,
      () => false,
    ),
  };
}

describe('a bundle', () => {
  it('is what was recorded for all three verifiers', async () => {
    const good = { tapis: true, node: true, page: true };
    expect(await verdicts(night)).toEqual(good);
    expect(await verdicts(hand)).toEqual(good);
  });

  it('of a whole night with hidden cards verifies, holds none of them, and is read by the commands that read a folder', async () => {
    const other = temporaryFolder();
    expect((await tapis('import', club, '--data', other)).code).toBe(0);
    const { out: events } = await tapis('export', '--data', other);
    const id = /"stream":"tournament-([^"]+)"/.exec(events)![1]!;
    const file = join(other, 'night.bundle');
    writeFileSync(file, await bundleOf(other, '--tournament', id, '--names'));
    expect(readFileSync(file, 'utf8')).not.toContain('openings');
    const verified = await tapis('verify', file, '--json');
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(verified.out)).toMatchObject({ of: { tournament: id }, findings: [] });
    expect((await verifyInPage(readFileSync(file, 'utf8'))).problems).toEqual([]);
    for (const command of [
      ['replay', `${id}.1.1`],
      ['chips', id],
      ['state', id],
      ['discipline', id],
      ['draw-seats', id],
    ]) {
      const [ofFolder, ofBundle] = [await tapis(...command, '--data', other), await tapis(...command, '--data', file)];
      expect([command, ofBundle]).toEqual([command, ofFolder]);
    }
  });

  it('stands as the operand of a command, in the place of what it is of', async () => {
    const [ofNight, ofHand] = ['night.bundle', 'hand.bundle'].map((name) => join(temporaryFolder(), name)) as [string, string];
    writeFileSync(ofNight, night);
    writeFileSync(ofHand, hand);
    const { of } = readBundle(hand).header;
    const handId = (of as { hand: string }).hand;
    for (const [long, short] of [
      [
        ['chips', 'friday', '--data', ofNight],
        ['chips', ofNight],
      ],
      [
        ['discipline', 'friday', '--data', ofNight],
        ['discipline', ofNight],
      ],
      [
        ['replay', handId, '--data', ofNight],
        ['replay', ofNight, handId],
      ],
      [
        ['replay', handId, '--data', ofHand],
        ['replay', ofHand],
      ],
    ] as const) {
      const expected = await tapis(...long);
      expect(expected.code).toBe(0);
      expect([short, await tapis(...short)]).toEqual([short, expected]);
    }
    for (const wrong of [
      ['chips', ofHand],
      ['replay', ofNight],
      ['replay', ofHand, handId],
      ['chips', ofNight, '--data', folder],
    ])
      expect([wrong, await tapis(...wrong)]).toMatchObject([wrong, { code: 2, out: '' }]);
  });

  it('has no names unless they are asked for', async () => {
    expect(readBundle(night).header.names).toEqual({});
    expect(await tapis('export', '--data', folder, '--format', 'bundle')).toMatchObject({ code: 2 });
  });

  it('agrees with the head that was kept when it was made, and with no other', async () => {
    const file = join(temporaryFolder(), 'night.bundle');
    writeFileSync(file, night);
    const heads = join(temporaryFolder(), 'heads.txt');
    writeFileSync(heads, (await tapis('head', '--data', folder)).out);
    expect(await tapis('verify', file, '--heads', heads, '--key', key)).toMatchObject({ code: 0 });
    const forged = sealAgain(readBundle(night).events.toSpliced(-1, 1));
    writeFileSync(file, forged);
    expect((await tapis('verify', file)).code).toBe(0);
    const { code, out } = await tapis('verify', file, '--heads', heads, '--key', key, '--lang', 'fr');
    expect([code, out.includes('KEY_DIFFERS')]).toEqual([1, true]);
  });

  it('is no log: what needs the whole of it says so', async () => {
    const file = join(temporaryFolder(), 'night.bundle');
    writeFileSync(file, night);
    for (const command of [['head'], ['verify'], ['export', '--tournament', 'friday', '--format', 'bundle']])
      expect(await tapis(...command, '--data', file)).toMatchObject({ code: 2, err: expect.stringContaining('needs the data folder') });
    expect(await tapis('verify', file, '--views')).toMatchObject({ code: 2 });
  });

  it('that is none is refused with the line that is wrong', async () => {
    const file = join(temporaryFolder(), 'junk');
    for (const [text, said] of [
      ['', 'it must end with a line feed'],
      ['hello\nworld\n', 'Line 1 is no JSON object'],
      [night.replace('"index":1,', '"index":"1",'), '"index" is missing'],
    ]) {
      writeFileSync(file, text!);
      const { code, err } = await tapis('verify', file);
      expect([code, err.includes(said!), err.includes('BUNDLE_UNREADABLE')]).toEqual([1, true, true]);
    }
  });
});

/** A bundle that somebody else makes of events, as if they were a whole log, with a key of their own. */
function sealAgain(events: readonly BundleEvent[]): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  const tree = new MerkleTree();
  for (const event of events) tree.add(entryOf(event));
  const { header, end } = readBundle(night);
  const writer = new BundleWriter(createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })), {
    origin: end.head.split('\n')[0]!,
    size: events.length,
    root: tree.root(),
  });
  const lines = events.map((event, index) => ({ ...event, index }));
  return [writer.header(header.of, {}), ...lines.map((event) => writer.event(event)), writer.end([])].join('');
}

/** Makes the hashes of a stream again, from an event on. */
function hashAgain(events: readonly BundleEvent[], stream: string): BundleEvent[] {
  let before: string | null = null;
  return events.map((event) => {
    if (event.stream !== stream) return event;
    const unsealed = JSON.stringify({ ...(JSON.parse(unsealMetadata(event.metadata)!.unsealed) as object), previousHash: before });
    before = hashEvent(stream, event.revision, event.id, event.type, unsealed, event.data);
    return { ...event, metadata: sealMetadata(unsealed, before) };
  });
}

const tampering = fc.record({
  kind: fc.constantFrom('bit', 'field', 'order', 'removal', 'insertion', 'hashes again', 'stream', 'names'),
  at: fc.nat(),
  bit: fc.integer({ min: 0, max: 6 }),
});

function tamper(text: string, { kind, at, bit }: { readonly kind: string; readonly at: number; readonly bit: number }): string {
  const lines = text.split('\n').slice(0, -1);
  const number = 1 + (at % (lines.length - 2));
  const event = JSON.parse(lines[number]!) as BundleEvent;
  const written = (all: readonly string[]): string => `${all.join('\n')}\n`;
  switch (kind) {
    case 'bit': {
      const place = at % text.length;
      const changed = String.fromCharCode(text.charCodeAt(place) ^ (1 << bit));
      return `${text.slice(0, place)}${changed}${text.slice(place + 1)}`;
    }
    case 'field': {
      const field = (['index', 'position', 'revision'] as const)[at % 3]!;
      return written(lines.with(number, JSON.stringify({ ...event, [field]: event[field] + 1 })));
    }
    case 'order': {
      const next = number === lines.length - 2 ? 1 : number + 1;
      return written(lines.with(number, lines[next]!).with(next, lines[number]!));
    }
    case 'removal':
      return written(lines.toSpliced(number, 1));
    case 'insertion':
      return written(lines.toSpliced(number, 0, lines[number]!));
    case 'stream':
      return written(
        lines.filter((line, of) => of === 0 || of === lines.length - 1 || (JSON.parse(line) as BundleEvent).stream !== event.stream),
      );
    case 'names':
      return written(lines.with(0, lines[0]!.replace('"names":{', `"names":{"anna":"Somebody else"`)));
    default: {
      const events = lines.slice(1, -1).map((line) => JSON.parse(line) as BundleEvent);
      const changed = events.with(number - 1, { ...event, data: event.data.replace(/\}$/, ',"forged":1}') });
      return written([lines[0]!, ...hashAgain(changed, event.stream).map((each) => JSON.stringify(each)), lines.at(-1)!]);
    }
  }
}

describe('a bundle that was tampered with', () => {
  it('is read by no command: nobody takes what somebody wrote for what was recorded', async () => {
    const file = join(temporaryFolder(), 'night.bundle');
    writeFileSync(file, night.replace('"startingStack', '"startingstack').replace('startingStack', 'startingstack'));
    for (const command of [
      ['chips', 'friday'],
      ['replay', 'friday.1.1'],
      ['draw-seats', 'friday'],
    ]) {
      const { code, out, err } = await tapis(...command, '--data', file);
      expect([code, out, err.includes('BUNDLE_CHANGED')]).toEqual([1, '', true]);
    }
  });

  it('is found out 10,000 times, with the event or the line where that can be told', async () => {
    await fc.assert(
      fc.asyncProperty(tampering, async (how) => {
        const changed = tamper(hand, how);
        let found: readonly { readonly code: string }[];
        try {
          const bundle = readBundle(changed);
          const { findings, faults } = await checkBundle(bundle, { heads: null, key });
          found = [...findings, ...faults];
          // The last event of a stream leaves no gap: the proof shows that it is missing.
          if (how.kind === 'removal' && findings.length === 0) expect(faults.map(({ code }) => code)).toContain('PROOF_INVALID');
        } catch (error) {
          found = [error as { code: string }];
          expect((error as { code: string }).code).toBe('BUNDLE_UNREADABLE');
        }
        expect([how, found.length > 0]).toEqual([how, true]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('is found out by all three verifiers alike', async () => {
    const bad = { tapis: false, node: false, page: false };
    for (const how of fc.sample(tampering, { numRuns: 40, seed: 7 })) expect([how, await verdicts(tamper(night, how))]).toEqual([how, bad]);
  });
});
