/** Who finds whom by a name: nobody by a name that they do not see, whatever they try. */
import type { ExecutionResult } from 'graphql';
import { operatorPrincipal, publicPrincipal } from '../../src/access/known-principals.js';
import type { Principal } from '../../src/access/principal.js';
import type { PersonalData } from '../../src/api/request/personal-data.js';
import { ApiUnderTest, tournamentInput } from '../api/client.js';
import { askAs } from './as-principal.js';
import { holding } from './planted.js';

const mons = { kind: 'club', clubId: 'mons' } as const;
const namur = { kind: 'club', clubId: 'namur' } as const;
const friday = { kind: 'tournament', tournamentId: 'friday' } as const;
const publicNames: PersonalData = { names: 'public', discipline: 'token' };
const noNames: PersonalData = { names: 'token', discipline: 'token' };

const askers = {
  public: publicPrincipal,
  nobody: { id: 'nobody', kind: 'person', grants: [] },
  'another club': holding('c3', 'clubAdmin', namur),
  'a program of another club': holding('r3', 'integrationRead', namur),
  'another federation': holding('o2', 'federationOfficial', { kind: 'federation', federationId: 'south' }),
  'a director elsewhere': holding('t3', 'td', { kind: 'tournament', tournamentId: 'monday' }),
  'the club': holding('c1', 'clubAdmin', mons),
  'a program of the club': holding('r1', 'integrationRead', mons),
  'the federation': holding('o1', 'federationOfficial', { kind: 'federation', federationId: 'north' }),
  'the director': holding('t1', 'td', friday),
  'the table': holding('d1', 'device', { kind: 'table', tournamentId: 'friday', table: 1 }),
  operator: operatorPrincipal,
} as const satisfies Readonly<Record<string, Principal>>;
type Asker = keyof typeof askers;
const outsiders: readonly Asker[] = ['public', 'nobody', 'another club', 'a program of another club', 'another federation', 'a director elsewhere']; // oxfmt-ignore
const insiders: readonly Asker[] = ['the club', 'a program of the club', 'the federation', 'the director', 'the table', 'operator'];

describe('people found by a name', () => {
  let api: ApiUnderTest;
  const ids: Record<string, string> = {};

  const register = async (key: string, clubId: string, name: string, visibility?: string, pseudonym?: string): Promise<void> => {
    const { playerId } = (await api.command('registerPerson', { clubId, name }, '{ playerId }')) as { playerId: string };
    ids[key] = playerId;
    if (visibility !== undefined) {
      await api.command('chooseVisibility', { playerId, visibility, ...(pseudonym === undefined ? {} : { pseudonym }) });
    }
  };

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    for (const federationId of ['north', 'south']) await api.command('foundFederation', { federationId, name: federationId });
    for (const [clubId, federationId] of [
      ['mons', 'north'],
      ['namur', 'south'],
    ]) {
      // oxfmt-ignore
      await api.command('registerClub', { clubId, name: clubId });
      await api.command('affiliateClub', { clubId, federationId, since: '2020-01-01' });
    }
    await register('hidden', 'mons', 'Émile Zéphyrin', 'HIDDEN');
    await register('initials', 'mons', 'Zoé Quillot', 'INITIALS');
    await register('pseudonym', 'mons', 'Ségolène Vantroux', 'PSEUDONYM', 'Le Chat Noir');
    await register('open', 'mons', 'Émile Œuvrard');
    await register('open too', 'namur', 'Emilie Ärnst-Groß');
    await api.command('mapExternalId', { playerId: ids['hidden'], source: 'td', externalId: '4711' });
    await api.command('createTournament', { ...tournamentInput, clubId: 'mons' });
    for (const key of ['hidden', 'initials', 'pseudonym']) {
      await api.command('registerPlayer', { tournamentId: 'friday', playerId: ids[key], adult: true });
    }
    await api.asDirector('{ position }');
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const search = (asker: Asker, given: string, settings = publicNames, page = ''): Promise<ExecutionResult> =>
    askAs(
      api,
      askers[asker],
      `{ players(search: ${given}${page}) { totalCount nodes { id name } edges { cursor } pageInfo { hasNextPage endCursor } } }`,
      {},
      settings,
    );
  const found = async (asker: Asker, name: string, settings = publicNames): Promise<readonly string[]> => {
    const { data, errors } = await search(asker, `{ name: ${JSON.stringify(name)} }`, settings);
    expect(errors).toBeUndefined();
    const { nodes, totalCount } = data!['players'] as { nodes: readonly { id: string }[]; totalCount: number };
    expect(totalCount).toBe(nodes.length);
    const keys = new Map(Object.entries(ids).map(([key, id]) => [id, key]));
    return nodes.map(({ id }) => keys.get(id) ?? id);
  };

  it.each(outsiders)('%s finds nobody by a hidden name, nor by the beginnings of one', async (asker) => {
    for (const name of ['Émile Zéphyrin', 'zephyrin', 'ze', 'zep', 'emile z', 'Quillot', 'zoe', 'qui', 'Vantroux', 'seg']) {
      expect([name, await found(asker, name)]).toEqual([name, []]);
    }
    expect(await found(asker, 'emile')).toEqual(['open']);
  });

  it.each(insiders)('%s finds them by it', async (asker) => {
    expect(await found(asker, 'zephyrin emile')).toEqual(['hidden']);
    expect(await found(asker, 'ZOÉ')).toEqual(['initials']);
    expect(await found(asker, 'segolene v')).toEqual(['pseudonym']);
    expect((await found(asker, 'emi')).filter((key) => key !== 'open too')).toEqual(
      ['open', 'hidden'].toSorted((a) => (a === 'hidden' ? 1 : -1)),
    );
  });

  it('everybody finds people by what the public sees of them', async () => {
    for (const asker of ['public', 'another club', 'the club'] as const) {
      expect(await found(asker, 'le chat noir')).toEqual(['pseudonym']);
      expect(await found(asker, 'z. q.')).toEqual(['initials']);
      expect(await found(asker, 'oeuv')).toEqual(['open']);
      expect(await found(asker, 'GROSS arnst')).toEqual(['open too']);
    }
  });

  it('where the public sees no names it finds nobody, and others find their own people', async () => {
    for (const name of ['emile', 'le chat', 'emilie']) expect(await found('public', name, noNames)).toEqual([]);
    expect(await found('another club', 'emil', noNames)).toEqual(['open too']);
    expect(await found('the club', 'emil', noNames)).toEqual(['open', 'hidden']);
    expect(await found('the director', 'emil', noNames)).toEqual(['hidden']);
  });

  it('an answer about a hidden name is the answer about no name, and costs the same', async () => {
    const ask = async (name: string): Promise<unknown> => {
      const query = `{ players(search: { name: "${name}" }) { totalCount nodes { id } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }`;
      return api.ask(query);
    };
    await ask('warm');
    expect(await ask('zephyrin')).toEqual(await ask('zzzzzzzz'));
  });

  it('a cursor that was made for somebody hidden says nothing of their place', async () => {
    const own = await search('the club', '{ name: "emil" }');
    const { edges, nodes } = own.data!['players'] as { edges: readonly { cursor: string }[]; nodes: readonly { id: string }[] };
    const ofHidden = edges[nodes.findIndex(({ id }) => id === ids['hidden'])]!.cursor;
    const ofNobody = Buffer.from(Buffer.from(ofHidden, 'base64url').toString().replace(ids['hidden']!, 'nobody')).toString('base64url');
    const after = async (cursor: string): Promise<unknown> =>
      (await search('public', '{ name: "emil" }', publicNames, `, after: "${cursor}"`)).data;
    expect(await after(ofHidden)).toEqual(await after(ofNobody));
  });

  it('is found no more as soon as they chose so, had themselves renamed, or were erased', async () => {
    await register('fickle', 'mons', 'Fickle Person');
    await api.asDirector('{ position }');
    expect(await found('public', 'fickle')).toEqual(['fickle']);
    await api.command('chooseVisibility', { playerId: ids['fickle'], visibility: 'HIDDEN' });
    await api.asDirector('{ position }');
    expect([await found('public', 'fickle'), await found('the club', 'fickle')]).toEqual([[], ['fickle']]);
    await api.command('recordPersonalData', { playerId: ids['fickle'], name: 'Steady Person' });
    expect([await found('the club', 'fickle'), await found('the club', 'steady')]).toEqual([[], ['fickle']]);
    await api.command('erasePerson', { playerId: ids['fickle'] });
    await api.asDirector('{ position }');
    expect(await found('operator', 'steady')).toEqual([]);
  });

  it('the terms of a club count at once, and those of a person over them', async () => {
    await api.command('changeClubProfile', { clubId: 'namur', publicName: 'HIDDEN' });
    await api.asDirector('{ position }');
    expect([await found('public', 'emilie'), await found('another club', 'emilie')]).toEqual([[], ['open too']]);
    await api.command('changeClubProfile', { clubId: 'namur', publicName: 'NAME' });
    await api.asDirector('{ position }');
    expect(await found('public', 'emilie')).toEqual(['open too']);
  });

  it('a rebuild of the views changes nothing', async () => {
    await api.tapis.runner.rebuild(['people', 'clubs']);
    expect([await found('public', 'emil'), await found('the club', 'zephyrin')]).toEqual([['open', 'open too'], ['hidden']]);
  });

  describe('by an id of another program', () => {
    const byId = async (asker: Asker): Promise<unknown> => {
      const { data, errors } = await search(asker, '{ externalId: { source: "td", externalId: "4711" } }');
      if (errors !== undefined) return (errors[0]!.originalError as unknown as { code: string }).code;
      return (data!['players'] as { nodes: readonly { id: string }[] }).nodes.map(({ id }) => (id === ids['hidden'] ? 'hidden' : id));
    };

    it('the club, its federation and the operator find them', async () => {
      expect(await Promise.all((['the club', 'the federation', 'operator'] as const).map(byId))).toEqual([
        ['hidden'],
        ['hidden'],
        ['hidden'],
      ]);
    });

    it('nobody else does', async () => {
      expect(await byId('public')).toBe('UNAUTHENTICATED');
      for (const asker of ['nobody', 'another club', 'another federation', 'the director', 'a program of the club'] as const) {
        expect([asker, await byId(asker)]).toEqual([asker, []]);
      }
    });
  });

  it.each(['{ name: "" }', '{ name: "a" }', '{ name: "é." }', '{ name: "  --" }', '{}', '{ externalId: { source: "", externalId: "1" } }'])(
    '%s is no search',
    async (given) => {
      const { errors } = await api.ask(`{ players(search: ${given}) { totalCount } }`);
      expect(errors![0]!.extensions.code).toMatch(/BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED/);
    },
  );

  it('pages go forth and back through all of them', async () => {
    const whole = (await search('operator', '{ name: "em" }')).data!['players'] as { nodes: readonly object[] };
    const seen: object[] = [];
    let after = '';
    for (let more = true; more;) {
      const { data } = await search('operator', '{ name: "em" }', publicNames, `, first: 1${after}`);
      const { nodes, pageInfo } = data!['players'] as { nodes: object[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
      seen.push(...nodes);
      [more, after] = [pageInfo.hasNextPage, `, after: "${pageInfo.endCursor}"`];
    }
    expect(seen).toEqual(whole.nodes);
    const last = (await search('operator', '{ name: "em" }', publicNames, ', last: 1')).data!['players'] as { nodes: object[] };
    expect(last.nodes).toEqual(whole.nodes.slice(-1));
  });
});
