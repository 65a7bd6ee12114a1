/** The package of `clients/typescript`: its documents are those of the schema, and programs compile with it. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const source = join(import.meta.dirname, '../../clients/typescript');
// The compiler finds the packages of the project from here.
const folder = join(import.meta.dirname, '../../node_modules/.cache/typescript-client', String(process.pid));
const built = join(folder, 'node_modules/@tapis-poker/client');

/** A program that would not compile where a type were missing, or `any`. */
const program = `
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type Change, Tapis, TapisError, verifyWebhook } from '@tapis-poker/client';
import { TapisLive } from '@tapis-poker/client/live';
import { ClockChangedDocument, RegisterPersonDocument, StandingsDocument } from '@tapis-poker/client/operations';

type IsAny<T> = 0 extends 1 & T ? true : false;
const never = <T extends false>(_?: T): void => undefined;
const tapis = new Tapis({ url: 'https://tapis.club.example' });
declare const parsed: TypedDocumentNode<{ position: number }, { id: string }>;

export async function use(): Promise<void> {
  const { registerPerson } = await tapis.command(RegisterPersonDocument, { clubId: 'mons', name: 'Anna' });
  const id: string | undefined = registerPerson?.playerId;
  never<IsAny<typeof registerPerson>>();
  // @ts-expect-error a person has a club
  await tapis.command(RegisterPersonDocument, { name: 'Anna' });
  for await (const row of tapis.pages(StandingsDocument, { tournamentId: 'friday' }, ({ tournament }) => tournament?.standings)) {
    const stack: number = row.stack;
    never<IsAny<typeof row.player>>();
  }
  const { position } = await tapis.query(parsed, { id: 'a' });
  const found: number = position;
  // @ts-expect-error the variable is a text
  await tapis.query(parsed, { id: 4 });
  const text = await tapis.query<{ apiVersion: string }, object>('{ apiVersion }');
  for await (const { clockChanged } of new TapisLive({ url: '' }).subscribe(ClockChangedDocument, { tournamentId: 'friday' })) {
    const state: 'PAUSED' | string = clockChanged.state;
    never<IsAny<typeof clockChanged>>();
  }
  const change = await verifyWebhook<Change>('', new Headers(), ['whsec_']);
  throw new TapisError(change.id, '', null, {}, { en: '', fr: '' }, 0);
}
`;

const lib = ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];
const strict = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  types: [],
  lib,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
};
const problemsOf = (program: ts.Program): string[] =>
  ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText, file }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);

beforeAll(() => {
  mkdirSync(built, { recursive: true });
  cpSync(join(source, 'package.json'), join(built, 'package.json'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const { generateOperations } = (await import(join(source, 'generate.mjs'))) as { generateOperations: () => Promise<string> };

it('has the documents of its operations as the schema has them; `npm run client` makes them again', async () => {
  expect(await generateOperations()).toBe(readFileSync(join(source, 'src/generated/operations.ts'), 'utf8'));
});

it('is built without types of Node', () => {
  const { config } = ts.readConfigFile(join(source, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, source);
  const made = ts.createProgram(fileNames, { ...options, outDir: join(built, 'dist') });
  expect(problemsOf(made)).toEqual([]);
  expect(made.emit().emitSkipped).toBe(false);
});

it.each([
  ['nodenext', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ['a bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
])('is used with its types, resolved as by %s', (_name, module, moduleResolution) => {
  writeFileSync(join(folder, 'main.mts'), program);
  expect(problemsOf(ts.createProgram([join(folder, 'main.mts')], { ...strict, module, moduleResolution, noEmit: true }))).toEqual([]);
});

it('imports no package but graphql-ws', () => {
  const files = ['index', 'tapis', 'error', 'document', 'webhook', 'live', 'generated/operations'];
  const imports = files.flatMap((file) =>
    [...readFileSync(join(built, `dist/${file}.d.ts`), 'utf8').matchAll(/from '([^.'][^']*)'/g)].map(([, name]) => name),
  );
  expect([...new Set(imports)]).toEqual([]);
  expect(readFileSync(join(built, 'dist/live.js'), 'utf8').match(/from '[^.'][^']*'/g)).toEqual(["from 'graphql-ws/client'"]);
});
