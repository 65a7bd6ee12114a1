/** A bundle that somebody changed: it is found, and the line or the player is named. */
import { writeFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { readBundle } from '../../src/audit/bundle/bundle.js';
import { type BundleReport, checkBundle } from '../../src/audit/bundle/check-bundle.js';
import { readHeads } from '../../src/audit/tree/signed-head.js';
import { areGoodForNode, bundleOf, namedNight, tamper, tampering, verifierOfPage, writtenFile } from './bundles.js';
import { removeTemporaryFolders, tapis } from './run.js';
import { times } from '../sizes.js';

let night: string;
let key: string;
/** What a witness kept: the head of the moment, and by whose key it is signed. */
let kept: Parameters<typeof checkBundle>[1];

beforeAll(async () => {
  const folder = await namedNight();
  night = await bundleOf(folder, '--tournament', 'friday', '--names');
  ({ key } = readBundle(night).header);
  kept = { heads: readHeads((await tapis('head', '--data', folder)).out).map(({ head }) => head), key };
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
    expect(Object.keys(readBundle(night).end.names!)).toEqual(['p0', 'p1', 'p2', 'p3']);
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

  it('is found out by all three verifiers alike', async () => {
    const verifyInPage = verifierOfPage();
    const bad = { tapis: 1, node: false, page: false };
    const tampered = fc.sample(tampering, { numRuns: 60, seed: 7 }).map((how) => ({ how, text: tamper(night, how) }));
    const files = tampered.map(({ text }) => writtenFile(text));
    const node = areGoodForNode(files, key);
    for (const [at, { how, text }] of tampered.entries()) {
      const page = await verifyInPage(text, key).then(
        ({ problems }) => problems.length === 0,
        () => false,
      );
      expect([how, { tapis: (await tapis('verify', files[at]!, '--key', key)).code, node: node[at], page }]).toEqual([how, bad]);
    }
  }, 60_000);
});
