/** The calls and the JSON that pages for programs show are accepted as they stand there. */
import { readFileSync } from 'node:fs';
import { parse, Kind, type DocumentNode } from 'graphql';
import { PlacePoints } from '../../events/season-schemes.js';
import { ApiUnderTest } from '../api/client.js';

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

it('Every kind of points has an example that fits', () => {
  const examples = [...page('seasons').matchAll(/`(\{"kind": [^`]*)`/g)].map(([, text]) => PlacePoints.parse(JSON.parse(text!)));
  expect(examples.map(({ kind }) => kind).toSorted()).toEqual(PlacePoints.options.map(({ shape }) => shape.kind.value).toSorted());
});
