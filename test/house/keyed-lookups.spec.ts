import { join } from 'node:path';
import ts from 'typescript';
import { type KeyedLookup, keyedLookupsIn } from './keyed-lookups.js';
import { reviewedLookups } from './reviewed-lookups.js';
import { program } from './sources.js';

const root = `${process.cwd()}/`;
const options = (): ts.ParsedCommandLine =>
  ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )!;
const isOurs = (file: string): boolean => program.some((folder) => file.startsWith(`${root}${folder}/`)) && !file.endsWith('.spec.ts');

describe('An object', () => {
  let found: readonly KeyedLookup[];

  beforeAll(() => {
    const { fileNames, options: all } = options();
    found = keyedLookupsIn(ts.createProgram(fileNames.filter(isOurs), all), isOurs).map(({ file, ...rest }) => ({
      file: file.slice(root.length),
      ...rest,
    }));
  });

  it('is looked up by an id only as a Map, or by lookUp, which takes what it has of its own', () => {
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter(({ isId }) => isId)).toEqual([]);
  });

  it('is looked up by any other text only where it was reviewed that clients do not choose it', () => {
    const reviewed = (file: string): boolean =>
      reviewedLookups.some(([path]) => file === path || (path.endsWith('/') && file.startsWith(path)));
    expect(found.filter(({ file, isId }) => !isId && !reviewed(file))).toEqual([]);
  });
});

describe('The check of lookups', () => {
  const textsOf = (text: string): (readonly [string, boolean])[] => {
    const file = `${root}src/example.ts`;
    const host = ts.createCompilerHost({});
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (name, ...rest) =>
      name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) : read(name, ...rest);
    const made = ts.createProgram([file], { strict: true, noUncheckedIndexedAccess: true, target: ts.ScriptTarget.ES2022 }, host);
    return keyedLookupsIn(made, (name) => name === file).map(({ text: of, isId }) => [of, isId]);
  };

  it('finds texts that are open, ids among them, and nothing else', () => {
    const text = `
      declare const record: Readonly<Record<string, number>>;
      declare const list: readonly number[];
      declare const id: string & { readonly brand: 'PlayerId' };
      declare const text: string;
      declare const word: 'one' | 'two';
      declare function of<Key extends string>(key: Key): Key;
      export const found = [record[id], record[text], text in record, record[\`\${text}.x\`], list[0], record[word], record['three'], of('a')];
      export const generic = <Key extends string>(key: Key) => record[key];
    `;
    expect(textsOf(text)).toEqual([
      ['record[id]', true],
      ['record[text]', false],
      ['text in record', false],
      // eslint-disable-next-line no-template-curly-in-string
      ['record[`${text}.x`]', false],
      ['record[key]', false],
    ]);
  });
});
