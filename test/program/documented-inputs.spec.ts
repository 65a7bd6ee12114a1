/** The calls and the JSON that pages for programs show are accepted as they stand there. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { buildSchema, type DocumentNode, Kind, parse, validate } from 'graphql';
import { Bonus, CarryOver, PlacePoints, Qualification, RoundingRule } from '../../events/season-schemes.js';
import { EligibilityRequirement } from '../../events/season-counting.js';
import { ApiUnderTest, startFriday } from '../api/client.js';
import { itHoldsForEach } from '../each-item.js';

const page = (name: string): string => readFileSync(`docs/${name}.md`, 'utf8');

/** The mutations of a page, in fences and in indented blocks. */
function callsOf(name: string): readonly string[] {
  const fences = [...page(name).matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, text]) => text!);
  const indented = [...page(name).matchAll(/^(?: {4}.*\n)+/gm)].map(([text]) => text);
  return [...fences, ...indented].filter((text) => /^\s*mutation/.test(text));
}

const fieldOf = (document: DocumentNode): string => {
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  const [selection] = operation.selectionSet.selections;
  return selection?.kind === Kind.FIELD ? selection.name.value : '';
};
const callOf = (name: string, field: string): string => callsOf(name).find((text) => fieldOf(parse(text)) === field)!;

describe('A page', () => {
  let api: ApiUnderTest;
  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
  });
  afterEach(() => api.close());

  it.each(['seasons', 'a-season-evening'])('%s has a createSeason that is taken', async (name) => {
    const { data, errors } = await api.asDirector(callOf(name, 'createSeason'));
    expect(errors).toBeUndefined();
    expect(data!['createSeason'].season).toEqual({ id: 'autumn' });
  });

  it('integrating has a club, and then its token', async () => {
    for (const field of ['registerClub', 'createToken'])
      expect((await api.asDirector(callOf('integrating', field))).errors).toBeUndefined();
  });

  it('result-sheets has an import of which two rows match and one waits', async () => {
    await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
    for (const [name, externalId] of [
      ['Anna', '4711'],
      ['Bruno', '4712'],
    ] as const) {
      const { playerId } = await api.command('registerPerson', { clubId: 'mons', name }, '{ playerId }');
      await api.command('mapExternalId', { playerId, source: 'mons-members', externalId });
    }
    const { data, errors } = await api.asDirector(callOf('result-sheets', 'importResults'));
    expect(errors).toBeUndefined();
    expect(data!['importResults']).toMatchObject({ matched: 2, waiting: [{ row: 3 }] });
  });
});

it('Every kind of points, and of what a player has to be, has an example that fits', () => {
  const examples = [...page('seasons').matchAll(/`(\{"kind": [^`]*)`/g)].map(([, text]) => JSON.parse(text!) as { readonly kind: string });
  const fitting = [PlacePoints, EligibilityRequirement];
  for (const example of examples) expect(fitting.some((shape) => shape.safeParse(example).success) ? null : example).toBeNull();
  const kinds = [...PlacePoints.options, ...EligibilityRequirement.options].map(({ shape }) => shape.kind.value);
  expect(examples.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
});

it.each([
  ['rounding', RoundingRule, 1],
  ['bonuses', Bonus, 5],
  ['qualification', Qualification, 1],
  ['carryOver', CarryOver, 1],
] as const)('The examples of %s fit', (field, shape, count) => {
  const row = page('seasons')
    .split('\n')
    .find((line) => line.startsWith(`| \`${field}\` `) && line.includes('{'))!;
  const examples = [...row.matchAll(/`(\{[^`]*)`/g)].map(([, text]) => JSON.parse(text!) as unknown);
  expect(examples).toHaveLength(count);
  for (const example of examples) expect(shape.safeParse(example).error).toBeUndefined();
});

describe('Every call of a page for programs', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const pages = ['integrating', 'feed', 'webhooks', 'seasons', 'a-season-evening', 'result-sheets', 'api', 'queries'];
  const fences = pages.flatMap((name) => [...page(name).matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, text]) => `# ${name}\n${text}`));

  itHoldsForEach('is valid in the schema', fences, String, (text) => {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  });
});

const hasCurl = spawnSync('bash', ['-c', 'curl --version && sha256sum --version']).status === 0;

(hasCurl ? it : it.skip)('The lines of api.md for the shell are answered as they say', async () => {
  const api = await ApiUnderTest.open();
  try {
    await startFriday(api);
    await api.app.listen(0, '127.0.0.1');
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    const lines = [...page('api').matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) =>
      text!.replaceAll('127.0.0.1:4000', `127.0.0.1:${port}`),
    );
    const { stdout } = await promisify(execFile)('bash', ['-euc', lines.join('\necho\n')]);
    const [plain, status, unknown, known, again] = stdout.split('\n').filter((line) => line !== '');
    expect(plain).toContain('{"data":{"tournament":{"left":6}}');
    expect(status).toBe('304');
    expect(unknown).toContain('PERSISTED_QUERY_NOT_FOUND');
    for (const answer of [known, again]) expect(answer).toContain('{"data":{"tournament":{"left":6}}');
  } finally {
    await api.close();
  }
});
