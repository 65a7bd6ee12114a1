/** A bundle that somebody changed: it is found, and the line or the player is named. */
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { provableNames } from '../../src/audit/bundle/bundle.js';
import { readBundle } from '../../src/audit/bundle/read-bundle.js';
import { type BundleReport, checkBundle } from '../../src/audit/bundle/check-bundle.js';
import { readHeads } from '../../src/audit/tree/signed-head.js';
import { bundleCases } from './bundle-cases.js';
import { bundleOf, keyOf, moreOfNight, namedNight, sealAgain, tamper, tampering, writtenFile } from './bundles.js';
import { removeTemporaryFolders, tapis } from './run.js';
import { times } from '../sizes.js';
import { alike, judge } from './verifiers.js';

let night: string;
let key: string;
let folder: string;
/** The bundle of the same tournament when more was recorded. */
let later: string;
/** How many random ways all four verifiers are asked of. */
const randomWays = Number(process.env['TAPIS_TAMPERINGS'] ?? 30);
/** What a witness kept: the head of the moment, and by whose key it is signed. */
let kept: Parameters<typeof checkBundle>[1];

beforeAll(async () => {
  folder = await namedNight();
  night = await bundleOf(folder, '--tournament', 'friday', '--names');
  ({ key } = readBundle(night).header);
  kept = { heads: readHeads((await tapis('head', '--data', folder)).out).map(({ head }) => head), key };
  await moreOfNight(folder);
  later = await bundleOf(folder, '--tournament', 'friday', '--names');
});
afterAll(removeTemporaryFolders);

/** The number of the first line that is another one, from 1. */
function firstChange(changed: string): number {
  const [before, after] = [night.split('\n'), changed.split('\n')];
  return 1 + before.findIndex((line, at) => line !== after[at]);
}

/** Whether what was found names the place where a bundle was changed. */
function isPlaced({ faults, findings }: BundleReport, line: number): boolean {
  const isLast = line === night.split('\n').length - 1;
  return faults.some((fault) => {
    if (fault.code === 'LINE_DIFFERS') return fault.line === line;
    // The key is in line 1. The last line has the rest, and a name has its player.
    if (fault.code === 'KEY_DIFFERS') return line === 1;
    return isLast && findings.length === 0;
  });
}

describe('a bundle that was tampered with', () => {
  it('is whole before', async () => {
    expect(await checkBundle(readBundle(night), kept)).toMatchObject({ findings: [], faults: [] });
    expect(provableNames(readBundle(night).end).map(({ playerId }) => playerId)).toEqual(['p0', 'p1', 'p2', 'p3']);
  });

  it('is read by no command: nobody takes what somebody wrote for what was recorded', async () => {
    const file = writtenFile(night);
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

  it('is found in thousands of ways, and each time the place is named', async () => {
    await fc.assert(
      fc.asyncProperty(tampering, async (how) => {
        const changed = tamper(night, how);
        const line = firstChange(changed);
        let bundle;
        try {
          bundle = readBundle(changed);
        } catch (error) {
          const { code, message } = error as { code: string; message: string };
          const isEnd =
            message.includes('must end with a line feed') || (how.kind === 'removal of the last line' && message.includes('is missing'));
          const isSaid = message.startsWith(`Line ${line} `) || isEnd;
          expect([how, code, isSaid, message]).toEqual([how, 'BUNDLE_UNREADABLE', true, message]);
          return;
        }
        const report = await checkBundle(bundle, kept);
        expect([how, line, report.faults, isPlaced(report, line)]).toEqual([how, line, report.faults, true]);
        if (how.kind.includes('name') || how.kind.includes('salt'))
          expect([how, report.faults.some(({ code }) => code === 'NAME_UNPROVEN')]).toEqual([how, true]);
      }),
      { numRuns: times(10_000) },
    );
  }, 120_000);

  it('is judged alike by all verifiers, in every kind of tampering', async () => {
    const cases = bundleCases({
      night,
      later,
      hand: await bundleOf(folder, '--hand', 'friday.1.1', '--names'),
      dispute: await bundleOf(folder, '--dispute', 'friday.d1'),
      key: keyOf(folder),
      forger: generateKeyPairSync('ed25519').privateKey,
    });
    const texts = cases.map(({ text }) => text);
    const judged = await judge(texts, key);
    const otherwise = cases.flatMap(({ kind, verdict }, at) =>
      isDeepStrictEqual(judged[at], alike(verdict)) ? [] : [{ kind, at, verdict, judged: judged[at] }],
    );
    expect(otherwise).toEqual([]);
    // An old bundle under the club's own key is found by whoever kept a head, and a forged log too.
    const legal = cases.filter(({ kind, verdict }) => verdict === 'holds' && !['names', 'replay-old'].includes(kind));
    expect(legal.map(({ kind }) => kind)).toEqual(['forged-log-club', 'insider-omits']);
    for (const { text } of legal) expect((await checkBundle(readBundle(text), kept)).faults).not.toEqual([]);
  }, 60_000);

  it('is judged alike by all verifiers, in random ways', async () => {
    const tampered = fc.sample(tampering, { numRuns: times(randomWays), seed: 7 });
    for (let from = 0; from < tampered.length; from += 200) {
      const some = tampered.slice(from, from + 200);
      const judged = await judge(
        some.map((how) => tamper(night, how)),
        key,
      );
      expect(some.flatMap((how, at) => (isDeepStrictEqual(judged[at], alike('fails')) ? [] : [{ how, judged: judged[at] }]))).toEqual([]);
    }
  }, 3_600_000);

  it('is not taken for one of the club where nobody says which key is the club’s', async () => {
    const { events } = readBundle(night);
    const forged = sealAgain(readBundle(night), events);
    expect(await judge([night, forged], null)).toEqual([alike('open'), alike('open')]);
    expect(await judge([night, forged], key)).toEqual([alike('holds'), alike('fails')]);
    const file = writtenFile(forged);
    const { code, out } = await tapis('verify', file);
    expect([code, out.trimEnd().split('\n').at(-1)]).toEqual([3, expect.stringContaining('key not compared')]);
    expect(await tapis('verify', file, '--accept-any-key')).toMatchObject({ code: 0 });
    expect(await tapis('verify', file, '--accept-any-key', '--key', key)).toMatchObject({ code: 2 });
    expect(await tapis('verify', file, '--lang', 'fr')).toMatchObject({ code: 3, out: expect.stringContaining('clé non comparée') });
  });

  it('of an earlier version is whole, and not known to be current', async () => {
    for (const version of [1, 2]) {
      const text = readFileSync(`test/fixtures/bundle-version-${version}.bundle`, 'utf8');
      expect([version, await judge([text], readBundle(text).header.key)]).toEqual([version, [alike('open')]]);
    }
  });
});
