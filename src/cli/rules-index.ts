/**
 * Where rulebook articles are decided and tested: `docs/rules/index.json`, which `npm run docs` makes from sources and tests, and which a
 * spec checks.
 */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const Cases = z.record(z.string(), z.array(z.string()));

/** The proofs of a setting: cases by file, and specs. */
const Proof = z.object({ cases: Cases, specs: z.array(z.string()) });

const Index = z.object({
  /** By setting key. */
  settings: z.record(
    z.string(),
    z.object({
      /** Files that read it, or else name it. */
      code: z.array(z.string()),
      /** By value, as text; `*` for every value. */
      tests: z.record(z.string(), Proof),
    }),
  ),
  /** By article. */
  articles: z.record(
    z.string(),
    z.object({
      /** Files that name it. */
      code: z.array(z.string()),
      /** Cases under its book that cite it. */
      cases: Cases,
      /** Specs that name it, with the number of lines. */
      specs: z.record(z.string(), z.number()),
    }),
  ),
});

export type RulesIndex = z.infer<typeof Index>;
export type SettingProof = z.infer<typeof Proof>;

/** From `dist/src/cli/` or `src/cli/` to the project's folder. */
const places = ['../../docs/rules/index.json', '../../../docs/rules/index.json'].map((path) => new URL(path, import.meta.url));

/** The index; null when the program comes without docs. */
export function rulesIndex(): RulesIndex | null {
  const place = places.find((each) => existsSync(each));
  return place === undefined ? null : Index.parse(JSON.parse(readFileSync(place, 'utf8')));
}
