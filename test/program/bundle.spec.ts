/** Evidence bundles: made by `tapis export`, checked by `tapis verify`, by programs of plain Node and Python, and by a page. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesInBundle } from '../../src/audit/bundle/bundle.js';
import { readBundle } from '../../src/audit/bundle/read-bundle.js';
import { checkBundle } from '../../src/audit/bundle/check-bundle.js';
import { bundleOf, hashAgain, namedNight, sealAgain, writtenFile } from './bundles.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';
import { alike, judge } from './verifiers.js';

let folder: string;
/** The text of the bundle of the tournament, and of one hand. */
let night: string;
let hand: string;
let key: string;
const club = 'examples/club-night.phhs';

beforeAll(async () => {
  folder = await namedNight();
  night = await bundleOf(folder, '--tournament', 'friday');
  hand = await bundleOf(folder, '--hand', 'friday.1.1');
  ({ key } = readBundle(night).header);
});
afterAll(removeTemporaryFolders);

describe('a bundle', () => {
  it('is what was recorded for all verifiers', async () => {
    expect(await judge([night, hand], key)).toEqual([alike('holds'), alike('holds')]);
    const file = writtenFile(night);
    expect(await tapis('verify', file, '--key', key)).toMatchObject({ code: 0 });
    expect(spawnSync(process.execPath, ['examples/verify-bundle.mjs', file, key]).status).toBe(0);
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
    expect(verified).toMatchObject({ code: 3, err: '' });
    expect(JSON.parse(verified.out)).toMatchObject({ of: { tournament: id }, findings: [], notCompared: [{ code: 'KEY' }] });
    expect(await judge([readFileSync(file, 'utf8')], null)).toEqual([alike('open')]);
    for (const command of [
      ['replay', `${id}.1.1`],
      ['cash', id],
      ['chips', id],
      ['state', id],
      ['standings', id],
      ['discipline', id],
      ['draw-seats', id],
    ]) {
      const [ofFolder, ofBundle] = [await tapis(...command, '--data', other), await tapis(...command, '--data', file)];
      expect([command, ofBundle]).toEqual([command, ofFolder]);
    }
    expect(await tapis('audit', file)).toMatchObject({ code: 0, out: expect.stringContaining(' 0 failures\n') });
    // Whoever has a key can sign what they make up. It does not follow from the rules.
    const bundle = readBundle(readFileSync(file, 'utf8'));
    const at = bundle.events.findIndex(({ type }) => type === 'HandSettled');
    const { stream, data } = bundle.events[at]!;
    const forged = data.replace(/"stack":(\d+)/, (_, stack: string) => `"stack":${Number(stack) + 100}`);
    expect(forged).not.toBe(data);
    writeFileSync(file, sealAgain(bundle, hashAgain(bundle.events.with(at, { ...bundle.events[at]!, data: forged }), stream)));
    expect((await tapis('verify', file, '--accept-any-key')).code).toBe(0);
    const audited = await tapis('audit', file, '--json');
    expect([audited.code, (JSON.parse(audited.out) as { failures: object[] }).failures[0]]).toMatchObject([
      1,
      { stream, type: 'HandSettled' },
    ]);
    expect(await tapis('audit', writtenFile(hand))).toMatchObject({ code: 2 });
  });

  it('with other seats than those that were drawn, signed by whoever made them up, does not agree with its seed', async () => {
    const honest = await tapis('draw-seats', writtenFile(night));
    expect(honest).toMatchObject({ code: 0, out: expect.stringContaining('\nThe recorded seats are the same.\n') as string });
    const bundle = readBundle(night);
    const at = bundle.events.findIndex(({ type }) => type === 'SeatsDrawn');
    const { stream, data } = bundle.events[at]!;
    const forged = data.replace('"p0"', '"p"').replace('"p1"', '"p0"').replace('"p"', '"p1"');
    expect(forged).not.toBe(data);
    const file = writtenFile(sealAgain(bundle, hashAgain(bundle.events.with(at, { ...bundle.events[at]!, data: forged }), stream)));
    expect((await tapis('verify', file, '--accept-any-key')).code).toBe(0);
    const { code, out } = await tapis('draw-seats', file);
    expect([code, out]).toEqual([1, expect.stringContaining('\nThe recorded seats are NOT the same.\n')]);
    // Each of the two seats has who sits there by the record beside whom the seed puts there.
    expect(out.match(/\bp[01]  +p[01]\b/g)).toHaveLength(2);
    expect(JSON.parse((await tapis('draw-seats', file, '--json')).out)).toMatchObject({ agrees: false, committed: true });
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
      ...['standings', 'state', 'events', 'draw-seats'].map((name) => [
        [name, 'friday', '--data', ofNight],
        [name, ofNight],
      ]),
      [
        ['what-if', handId, '--data', ofHand, '--rulebook', 'mons'],
        ['what-if', ofHand, '--rulebook', 'mons'],
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
    expect(namesInBundle(readBundle(night))).toEqual(new Map());
    expect(await tapis('export', '--data', folder, '--format', 'bundle')).toMatchObject({ code: 2 });
  });

  it('of version 1 is read, its names with it', async () => {
    const file = 'test/fixtures/bundle-version-1.bundle';
    const text = readFileSync(file, 'utf8');
    const bundle = readBundle(text);
    expect(namesInBundle(bundle).get('p2' as never)).toBe('Chloé');
    expect(await tapis('verify', file, '--key', bundle.header.key)).toMatchObject({
      code: 3,
      err: '',
      out: expect.stringContaining('not known to be current'),
    });
    expect(await tapis('erase-name', 'p2', file)).toMatchObject({ code: 1, err: expect.stringContaining('NAMES_SIGNED') });
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('says by which rules its hands were judged, and a release that has other rules says so', async () => {
    const { rulebooks } = readBundle(night).header;
    expect(rulebooks).toMatchObject([{ id: 'ropta', edition: '2020-04', settings: { uncalledBet: ['returned', 'RO 9.7'] } }]);
    const { faults } = await checkBundle(
      {
        ...readBundle(night),
        header: {
          ...readBundle(night).header,
          rulebooks: [{ ...rulebooks![0]!, settings: { ...rulebooks![0]!.settings, uncalledBet: ['made up', 'RO 1'] } }],
        },
      },
      { heads: null, key },
    );
    expect(faults).toEqual([{ code: 'RULEBOOK_DIFFERS', rulebook: 'ropta@2020-04', setting: 'uncalledBet' }]);
  });

  it('with names is read with them, and a name that is taken out leaves no byte and no finding', async () => {
    const file = writtenFile(await bundleOf(folder, '--tournament', 'friday', '--names'));
    const read = async (): Promise<string> => readFileSync(file, 'utf8') + (await tapis('chips', file)).out;
    expect(namesInBundle(readBundle(readFileSync(file, 'utf8'))).get('p3' as never)).toBe('Driss "B."');
    expect(await read()).toContain('Bram');
    const before = readFileSync(file, 'utf8').split('\n').slice(0, -2);
    expect(await tapis('erase-name', 'p1', file, file)).toMatchObject({
      code: 0,
      out: `${file}: the name of p1 is taken out\n${file}: has no name of p1\n`,
    });
    expect(await read()).not.toContain('Bram');
    expect(await read()).toContain('Anna');
    expect(readFileSync(file, 'utf8').split('\n').slice(0, -2)).toEqual(before);
    expect(await judge([readFileSync(file, 'utf8')], key)).toEqual([alike('holds')]);
  });

  it('agrees with the head that was kept when it was made, and with no other', async () => {
    const file = join(temporaryFolder(), 'night.bundle');
    writeFileSync(file, night);
    const heads = join(temporaryFolder(), 'heads.txt');
    writeFileSync(heads, (await tapis('head', '--data', folder)).out);
    expect(await tapis('verify', file, '--heads', heads, '--key', key)).toMatchObject({ code: 0 });
    const forged = sealAgain(readBundle(night), readBundle(night).events.toSpliced(-1, 1));
    writeFileSync(file, forged);
    expect((await tapis('verify', file)).code).toBe(3);
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
