/** A client as docs/api.md describes it: its query runs, and what GraphQL Code Generator generates from the schema compiles. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildSchema, isScalarType, isSpecifiedScalarType, parse } from 'graphql';
import ts from 'typescript';
import { ApiUnderTest, startFriday } from './client.js';
import { openHand } from './hands.js';

const root = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const schema = buildSchema(read('schema.graphql'));
const scalars = JSON.parse(read('docs/api/codegen-scalars.json')) as Record<string, string>;
const floorScreen = /```graphql\n(query FloorScreen[\s\S]*?)```/.exec(read('docs/api.md'))![1]!;

/** Code that uses the generated types, and would not compile where one of them were `any`. */
const main = `
import { type ActMutationVariables, FloorScreenDocument, type FloorScreenQuery } from './generated/graphql';

type Tournament = NonNullable<FloorScreenQuery['tournament']>;
type IsAny<T> = 0 extends 1 & T ? true : false;
const never = <T extends false>(_: T): void => undefined;

export function chipsOf(tournament: Tournament): number {
  return (tournament.standings?.nodes ?? []).reduce((sum, { stack }) => sum + stack, 0);
}
export const endsAt = ({ clock }: Tournament): string | null => clock?.endsAt ?? null;
export const phase = ({ phase }: Tournament): boolean => phase === 'RUNNING';
export const variables: NonNullable<typeof FloorScreenDocument['__apiType']> extends (variables: infer V) => unknown ? V : never = { id: 'friday', atLeast: 7 };
never<IsAny<Tournament>>(false);
never<IsAny<ReturnType<typeof chipsOf>>>(false);
never<IsAny<NonNullable<Tournament['clock']>['endsAt']>>(false);

type Act = ActMutationVariables['input']['act'];
export const fold: Act = { action: { type: 'FOLD' } };
// @ts-expect-error exactly one of the fields is given
export const both: Act = { action: { type: 'FOLD' }, gesture: { taps: 1 } };
// @ts-expect-error one of the fields is given
export const none: Act = {};
`;

const act = 'mutation Act($input: ActInput!) { act(input: $input) { revision } }';

describe('The floor screen of docs/api.md', () => {
  it('is drawn by one query, without the token and within the price', async () => {
    const api = await ApiUnderTest.open();
    try {
      await startFriday(api);
      await openHand(api);
      await api.asDirector('{ position }');
      const { data, errors, extensions } = await api.ask(floorScreen, { id: 'friday' });
      expect(errors).toBeUndefined();
      const { tournament } = data!;
      expect(tournament).toMatchObject({
        name: 'Friday night',
        phase: 'RUNNING',
        clock: { state: 'RUNNING', level: 1 },
        hands: { nodes: [{ id: 'friday.1.1' }] },
        chipInventory: { accounts: { inPlay: 12_000 } },
      });
      expect(tournament.standings.nodes).toHaveLength(6);
      expect(tournament.tables.nodes[0].seats).toHaveLength(6);
      expect(extensions!.cost.used).toBeLessThan(extensions!.cost.limit / 2);
    } finally {
      await api.close();
    }
  });
});

describe('A generated client', () => {
  // The compiler finds the packages of the project from here.
  const folder = join(import.meta.dirname, '../../node_modules/.cache/generated-client', String(process.pid));

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('needs a type for each scalar of the schema, and docs/api/codegen-scalars.json has them all', () => {
    const named = Object.values(schema.getTypeMap()).filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));
    expect(Object.keys(scalars).toSorted()).toEqual(named.map(({ name }) => name).toSorted());
    for (const { name, specifiedByURL } of named as { name: string; specifiedByURL?: string | null }[]) {
      expect([name, specifiedByURL]).toEqual([name, expect.stringMatching(/^https:\/\//)]);
    }
  });

  async function generate(given: Record<string, string>): Promise<string[]> {
    const sections = await preset.buildGeneratesSection({
      baseOutputDir: 'generated/',
      schema: parse(read('schema.graphql')),
      schemaAst: schema,
      documents: [floorScreen, act].map((text) => ({ location: 'main.graphql', document: parse(text), rawSDL: text })),
      config: { scalars: given, strictScalars: true },
      presetConfig: { fragmentMasking: false },
      plugins: [],
      pluginMap: {},
      pluginContext: {},
      documentTransforms: [],
    });
    mkdirSync(join(folder, 'generated'), { recursive: true });
    for (const section of sections) writeFileSync(join(folder, section.filename), await codegen(section));
    writeFileSync(join(folder, 'main.ts'), main);
    const program = ts.createProgram([join(folder, 'main.ts')], {
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    });
    return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  }

  it('compiles', async () => {
    expect(await generate(scalars)).toEqual([]);
  });

  it('does not without the published scalars', async () => {
    const { Chips: _chips, ...others } = scalars;
    await expect(generate(others)).rejects.toThrow(/Chips/);
  });
});
