/** The list of seasons: by owner and state, in pages. */
import { ApiUnderTest } from './client.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const rules = rulesInput({ counting: [{ name: 'All' }], selection: { count: 'all' }, ranking: ['points'] });
const scheme = schemeInput({ points: { kind: 'linear', k: '1' }, tiedPlaces: 'average', rounding: { places: 2, mode: 'halfUp' } });

describe('The list of seasons', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await api.command('foundFederation', { federationId: 'north', name: 'North' });
    for (const clubId of ['mons', 'namur']) await api.command('registerClub', { clubId, name: clubId });
    const owners = [{ federationId: 'north' }, { clubId: 'mons' }, { clubId: 'mons' }, { clubId: 'namur' }];
    for (const [at, owner] of owners.entries()) {
      await api.command('createSeason', { seasonId: `s${at + 1}`, owner, name: 'Autumn', stageName: 'All', rules, scheme });
    }
    await api.command('closeStage', { seasonId: 's2', stage: 1 });
    await api.command('closeSeason', { seasonId: 's2' });
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const list = async (args: string): Promise<string> => {
    const { data, errors } = await api.ask(`{ seasons${args} { totalCount nodes { id } } }`);
    if (errors !== undefined) return errors[0]!.extensions.code;
    const { nodes, totalCount } = data!['seasons'] as { nodes: readonly { id: string }[]; totalCount: number };
    expect(args.includes('first') || totalCount === nodes.length).toBe(true);
    return nodes.map(({ id }) => id).join(' ');
  };

  it.each([
    ['', 's4 s3 s2 s1'],
    ['(filter: {})', 's4 s3 s2 s1'],
    ['(filter: { clubId: "mons" })', 's3 s2'],
    ['(filter: { federationId: "north" })', 's1'],
    ['(filter: { status: CLOSED })', 's2'],
    ['(filter: { status: OPEN })', 's4 s3 s1'],
    ['(filter: { clubId: "mons", status: OPEN })', 's3'],
    ['(filter: { clubId: "mons", federationId: "north" })', ''],
    ['(filter: { clubId: "nowhere" })', ''],
    ['(filter: { clubId: "a b" })', 'BAD_USER_INPUT'],
    ['(filter: { clubId: "mons" }, first: 501)', 'BAD_USER_INPUT'],
    ['(filter: { clubId: "mons" }, first: 1)', 's3'],
  ])('%s', async (args, expected) => {
    expect(await list(args)).toBe(expected);
  });

  it('takes a cursor of the same filter only', async () => {
    const { data } = await api.ask('{ seasons(filter: { clubId: "mons" }, first: 1) { pageInfo { endCursor } } }');
    const { endCursor } = data!['seasons'].pageInfo;
    expect(await list(`(filter: { clubId: "mons" }, after: "${endCursor}", first: 5)`)).toBe('s2');
    expect(await list(`(after: "${endCursor}")`)).toBe('CURSOR_OF_ANOTHER_LIST');
  });
});
