/**
 * The fingerprints of editions that verifiers of bundles know: in the program, and in each verifier in examples/, which are one file each.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { fingerprintOf, listSettings } from '../../src/audit/bundle/bundle-rulebooks.js';
import { nameOf, rulebooks } from '../../src/rulebooks/rulebooks.js';

export const filesWithFingerprints = [
  'src/audit/bundle/published-settings.ts',
  'examples/verify-bundle.mjs',
  'examples/verify-bundle.html',
  'examples/verify-bundle.py',
] as const;

type Fingerprints = Readonly<Record<string, readonly string[]>>;

/** The table in a file: an object literal without objects in it. */
const table = /(?<=(?:publishedSettings: [^=]*|EDITIONS) = )\{[^{}]*\}/;

export function readFingerprints(file: string): Fingerprints {
  const [found = ''] = table.exec(readFileSync(file, 'utf8')) ?? [];
  const lines = found.matchAll(/['"]([^'"]+)['"]:\s*\[([^\]]*)\]/g);
  return Object.fromEntries([...lines].map(([, name, list]) => [name!, [...list!.matchAll(/[0-9a-f]{64}/g)].map(String)]));
}

/** Of the editions of this release, those that a file does not know as they are. */
export function missingFingerprints(file: string): readonly (readonly [name: string, fingerprint: string])[] {
  const known = readFingerprints(file);
  return rulebooks
    .map((book) => [nameOf(book), fingerprintOf(listSettings(book))] as const)
    .filter(([name, fingerprint]) => known[name]?.includes(fingerprint) !== true);
}

/** A line for each edition, which both Python and JSON read. */
const inLines = (known: Fingerprints): string => {
  const lines = Object.entries(known).map(([name, list]) => `    "${name}": [${list.map((each) => `"${each}"`).join(', ')}]`);
  return `{\n${lines.join(',\n')}\n}`;
};

/** Adds what is new to each file. @returns what was added */
export async function pinFingerprints(printWidth: number): Promise<string[]> {
  const added = new Set<string>();
  for (const file of filesWithFingerprints) {
    const known: Record<string, readonly string[]> = { ...readFingerprints(file) };
    const missing = missingFingerprints(file);
    for (const [name, fingerprint] of missing) {
      known[name] = [...(known[name] ?? []), fingerprint];
      added.add(`${name} ${fingerprint.slice(0, 12)}`);
    }
    if (missing.length === 0) continue;
    const inPython = file.endsWith('.py');
    const text = readFileSync(file, 'utf8').replace(table, inPython ? inLines(known) : JSON.stringify(known));
    writeFileSync(file, inPython ? text : (await format(file, text, { printWidth, singleQuote: true })).code);
  }
  return [...added];
}
