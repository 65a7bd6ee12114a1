/** The four verifiers of bundles, asked of many files at once. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { checkBundle } from '../../src/audit/bundle/check-bundle.js';
import { readBundle } from '../../src/audit/bundle/read-bundle.js';
import { temporaryFolder } from './run.js';

/** `open`: nothing is wrong, but not all of it was compared. */
export type Verdict = 'holds' | 'open' | 'fails';

export interface Verdicts {
  readonly tapis: Verdict;
  readonly node: Verdict;
  readonly page: Verdict;
  /** As the one of Node where there is no Python. */
  readonly python: Verdict;
}

export const alike = (verdict: Verdict): Verdicts => ({ tapis: verdict, node: verdict, page: verdict, python: verdict });

const python = ['python3', 'python'].find(
  (name) => spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0,
);

const ofCounts = (wrong: number, notCompared: number): Verdict => (wrong > 0 ? 'fails' : notCompared > 0 ? 'open' : 'holds');

type PageVerdict = { readonly problems: readonly { readonly en: string }[]; readonly notCompared: readonly { readonly en: string }[] };

/** The function of the page, without a browser. */
export function verifierOfPage(): (text: string, key?: string) => Promise<PageVerdict> {
  const script = /<script>(.*)<\/script>/s.exec(readFileSync('examples/verify-bundle.html', 'utf8'))![1]!;
  const context = createContext({ crypto, TextEncoder, Uint8Array, btoa, atob });
  return runInContext(`${script}; verifyBundle`, context) as ReturnType<typeof verifierOfPage>;
}

const verifyInPage = verifierOfPage();

async function byTapis(text: string, key: string | null): Promise<Verdict> {
  try {
    const { faults, findings, notCompared } = await checkBundle(readBundle(text), { heads: null, key });
    return ofCounts(faults.length + findings.length, notCompared.length);
  } catch (error) {
    if ((error as { code?: string }).code !== 'BUNDLE_UNREADABLE') throw error;
    return 'fails';
  }
}

const byPage = (text: string, key: string | null): Promise<Verdict> =>
  verifyInPage(text, key ?? undefined).then(
    ({ problems, notCompared }) => ofCounts(problems.length, notCompared.length),
    () => 'fails',
  );

/** A program that reads names of files and a key, and prints an exit code for each. */
function byProgram(command: string, script: string, files: readonly string[], key: string | null): Verdict[] {
  const { stdout, stderr } = spawnSync(command, [script, ...(key === null ? [] : [key])], {
    input: files.join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const codes = stdout.trimEnd().split('\n');
  if (codes.length !== files.length) throw new Error(`${script} judged ${codes.length} of ${files.length} files: ${stderr.slice(0, 500)}`);
  return codes.map((code) => ({ '0': 'holds', '3': 'open' })[code] ?? 'fails') as Verdict[];
}

/** What each verifier says of each text. @param key the one that is expected; null for none */
export async function judge(texts: readonly string[], key: string | null): Promise<Verdicts[]> {
  const folder = temporaryFolder();
  const files = texts.map((text, at) => {
    const file = join(folder, `${at}.bundle`);
    writeFileSync(file, text);
    return file;
  });
  const node = byProgram(process.execPath, 'test/program/verify-many.mjs', files, key);
  const inPython = python === undefined ? node : byProgram(python, 'test/program/verify-many.py', files, key);
  rmSync(folder, { recursive: true });
  const verdicts: Verdicts[] = [];
  for (const [at, text] of texts.entries())
    verdicts.push({ tapis: await byTapis(text, key), node: node[at]!, page: await byPage(text, key), python: inPython[at]! });
  return verdicts;
}
