/**
 * The contract of the store, as the specs have it, against the cluster.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CheckResult, Subject } from './check.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const jest = join(root, 'node_modules/jest/bin/jest.js');
const spec = 'src/store/kurrentdb/kurrent-event-store.spec.ts';

interface JestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export async function checkContract({ address, onProgress }: Subject): Promise<CheckResult> {
  onProgress('the contract of the store: about 50 tests, a minute or so');
  const folder = mkdtempSync(join(tmpdir(), 'tapis-contract-'));
  const file = join(folder, 'report.json');
  try {
    const args = [jest, spec, '-t', 'over the server that', '--json', '--outputFile', file, '--silent'];
    const env = { ...process.env, TAPIS_TEST_KURRENTDB: address };
    // Which tests failed is in the report; the exit code says only that some did.
    await new Promise<void>((resolve) => void execFile(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 28 }, () => resolve()));
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status !== 'pending');
    const failed = tests.filter(({ status }) => status !== 'passed');
    const says = failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split('\n')[0] ?? 'no reason'}`);
    if (tests.length === 0) return { outcome: 'fails', says: ['No test ran: is the address right?'] };
    const figures = { tests: tests.length, failed: failed.length };
    return {
      outcome: failed.length === 0 ? 'holds' : 'fails',
      says: [`${tests.length - failed.length} of ${tests.length} tests pass.`, ...says],
      figures,
    };
  } catch (error) {
    return { outcome: 'fails', says: [`The tests did not come to an end: ${(error as Error).message}`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
