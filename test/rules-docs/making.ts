/**
 * The index of the rulebooks, made: for each setting the files that read it and what shows it, for each article the files, cases and specs
 * that name it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RulesIndex, SettingProof } from '../../src/cli/rules-index.js';
import { declaredRules } from '../../src/rulebooks/policies.js';
import { rulebooks } from '../../src/rulebooks/rulebooks.js';
import * as betting from '../matrix/betting-table.js';
import * as bettingAgreed from '../matrix/betting-agreed.js';
import * as dealing from '../matrix/dealing-table.js';
import * as dealingAgreed from '../matrix/dealing-agreed.js';
import * as discipline from '../matrix/discipline-table.js';
import * as disciplineAgreed from '../matrix/discipline-agreed.js';
import * as floor from '../matrix/floor-table.js';
import * as floorAgreed from '../matrix/floor-agreed.js';
import * as inventory from '../matrix/inventory-table.js';
import type { Agreements, Choices, Proof } from '../matrix/proofs.js';
import { caseFiles, casesCiting } from './case-citations.js';
import { articlesNamedIn } from './named-articles.js';
import { settingsRead } from './settings-read.js';

const choices: readonly Choices[] = [betting, dealing, discipline, floor, inventory].map((table) => table.choices);
const agreements: readonly Agreements[] = [bettingAgreed, dealingAgreed, disciplineAgreed, floorAgreed, inventory].map(
  (table) => table.agreements,
);

/** Every offence is held against its settings there, one by one. */
const OFFENCES = 'test/matrix/offences.spec.ts';

/** Rooms whose files decide, or carry a decision through. */
const code = ['src/hand', 'src/tournament', 'src/dispute', 'src/app'];
const tests = ['src', 'events', 'projections', 'test'];
/** They tell what the books say, or how they are read: no test of a decision. */
const ofTheBooks = /^(src\/rulebooks\/|test\/(rules-docs|cli-rules|api-rulebooks))/;

/** @param root the project's folder @param readers the files that read each setting */
export function makeIndex(root: string, readers = settingsRead(root)): RulesIndex {
  const sources = code.flatMap((room) => textsIn(root, room)).filter(({ file }) => !file.endsWith('.spec.ts'));
  const specs = tests.flatMap((room) => textsIn(root, room)).filter(({ file }) => file.endsWith('.spec.ts') && !ofTheBooks.test(file));
  const proofs = new Proofs(root);
  return {
    settings: Object.fromEntries(
      declaredRules.map(({ key }) => {
        const naming = (): readonly string[] => sources.filter(({ text }) => text.includes(`\`${key}\``)).map(({ file }) => file);
        return [key, { code: [...(readers.get(key) ?? naming())], tests: proofs.of(key) }];
      }),
    ),
    articles: articlesNamed(root, sources, specs),
  };
}

function articlesNamed(root: string, sources: readonly Source[], specs: readonly Source[]): RulesIndex['articles'] {
  const cases = casesCiting(caseFiles(join(root, 'test', 'fixtures')));
  const inCode = new Map(sources.map(({ file, text }) => [file, new Set(articlesNamedIn(text))]));
  const inSpecs = specs.map(({ file, text }) => {
    const lines = new Map<string, number>();
    for (const line of text.split('\n')) {
      for (const article of new Set(articlesNamedIn(line))) lines.set(article, (lines.get(article) ?? 0) + 1);
    }
    return { file, lines };
  });
  return Object.fromEntries(
    rulebooks.flatMap(({ coverage }) =>
      coverage.map(({ article }) => [
        article,
        {
          code: [...inCode].filter(([, named]) => named.has(article)).map(([file]) => file),
          cases: Object.fromEntries([...(cases.get(article) ?? [])].map(([path, ids]) => [withinProject(root, path), [...ids]])),
          specs: Object.fromEntries(
            inSpecs.flatMap(({ file, lines }) => (lines.has(article) ? [[file, lines.get(article)!] as const] : [])),
          ),
        },
      ]),
    ),
  );
}

interface Source {
  /** Within the project, with slashes. */
  readonly file: string;
  readonly text: string;
}

function textsIn(root: string, room: string): readonly Source[] {
  return readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

function withinProject(root: string, path: string): string {
  return path.slice(root.length + 1).replaceAll('\\', '/');
}

/** What the matrices prove each setting with. */
class Proofs {
  readonly #fileOf = new Map<string, string>();

  constructor(root: string) {
    for (const path of caseFiles(join(root, 'test', 'fixtures'))) {
      for (const { id } of JSON.parse(readFileSync(path, 'utf8')) as { id: string }[]) this.#fileOf.set(id, withinProject(root, path));
    }
  }

  of(key: string): Record<string, SettingProof> {
    if (key.startsWith('offences.')) return { '*': { cases: {}, specs: [OFFENCES] } };
    const agreed = agreements.find((table) => table[key] !== undefined)?.[key];
    const chosen = choices.find((table) => table[key] !== undefined)?.[key] ?? {};
    return Object.fromEntries(
      [...(agreed === undefined ? [] : [['*', agreed] as const]), ...Object.entries(chosen)].map(([value, proof]) => [
        value,
        this.#told(proof),
      ]),
    );
  }

  #told(proof: Proof): SettingProof {
    if ('spec' in proof) return { cases: {}, specs: [proof.spec] };
    const files = Map.groupBy(proof.cases, (id) => this.#fileOf.get(id) ?? '?');
    return { cases: Object.fromEntries(files), specs: [] };
  }
}

/** The index as it is written: a line for each setting and each article, so that a change shows where it is. */
export function written({ settings, articles }: RulesIndex): string {
  const lines = (entries: object): string =>
    Object.entries(entries)
      .map(([name, entry]) => `    ${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
      .join(',\n');
  return `{\n  "settings": {\n${lines(settings)}\n  },\n  "articles": {\n${lines(articles)}\n  }\n}\n`;
}
