/**
 * Ids and keys that every plain object of JavaScript has, as clients may choose them: an evening and a season go as they would with any others.
 */
import { sampleInput } from '../commands/samples.js';
import { allCommands } from '../../commands/rooms.js';
import { ApiUnderTest, drawFrom, seed, token, tournamentInput, type Answer } from './client.js';
import { fold, type HandAnswer, openHand, playOut } from './hands.js';
import { RawSocket } from './raw-socket.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf'] as const;
/** In no prototype, and as long as the longest name there, so that texts wrap alike. */
const PLAIN = 'somebodyEls3';

const seasonInput = {
  name: 'Autumn',
  stageName: 'Season',
  rules: rulesInput({ counting: [{ name: 'all' }], selection: { count: 'all' }, ranking: ['points'] }),
  scheme: schemeInput({ points: { kind: 'sqrtRatio', c: '10' }, tiedPlaces: 'average', rounding: { places: 2, mode: 'halfUp' } }),
};

/** Everything is called by one id: federation, club, people, tournament, season, team, and what others call them. */
async function playAll(id: string): Promise<unknown> {
  const api = await ApiUnderTest.open();
  try {
    const seen: unknown[] = [];
    const ask = async (query: string): Promise<void> => void seen.push(await api.asDirector(query));
    const give = async (name: string, input: object, selection?: string): Promise<void> =>
      void seen.push(await api.give(name, input, selection));
    await give('foundFederation', { federationId: id, name: 'North' });
    await give('registerClub', { clubId: id, name: 'Mons' });
    await give('affiliateClub', { clubId: id, federationId: id, since: '2020-01-01' });
    await api.command('createTournament', { ...tournamentInput, tournamentId: id });
    const players = [id, 'p2', 'p3'];
    for (const playerId of players) {
      await give('registerPlayer', { tournamentId: id, playerId, name: `Player ${playerId}`, adult: true });
      await give('mapExternalId', { playerId, source: id, externalId: `${playerId}-x` });
      await give('recordPersonalData', { playerId, bornOn: '1990-05-31' });
      await give('suspendPlayer', { playerId, federationId: id, from: '2099-01-01', reason: 'Slow' });
    }
    await drawFrom(api, seed, id);
    await give('startTournament', { tournamentId: id });
    const hand: HandAnswer = await openHand(api, [], id);
    await playOut(api, hand, fold);
    await give('issuePenalty', {
      tournamentId: id,
      playerId: id,
      by: 'DIRECTOR',
      unit: 'WARNING',
      punishes: { offence: 'ABUSE_OF_CONTROL' },
      reason: 'Spoke',
    });
    const rows = players.map((playerId, at) => ({ playerId, place: at + 1 }));
    const sheet = { clubId: id, source: id, externalId: id, name: 'Round', date: '2026-09-04', rows };
    await give('importResults', sheet, '{ revision }');
    for (const [seasonId, competitors] of [
      [id, 'PLAYERS'],
      ['teams', 'TEAMS'],
    ] as const) {
      await give('createSeason', { ...seasonInput, seasonId, owner: { federationId: id }, competitors });
      await give('enterTeam', { seasonId, teamId: id, clubId: id, name: 'Mons I' });
      await give('renameTeam', { seasonId, teamId: 'nobody', name: 'X' });
      await give('nameLineup', { seasonId, teamId: id, clubId: id, members: players });
      await give('countTournament', { seasonId, sheetId: id, reason: 'So' });
      await give('discountTournament', { seasonId, sheetId: id, reason: 'So' });
      await give('leaveTournamentToRules', { seasonId, sheetId: id });
      for (const table of ['LEADERBOARD', 'POINTS', 'TOURNAMENTS'])
        for (const format of ['CSV', 'JSON', 'HTML'])
          await ask(`{ season(id: "${seasonId}") { export(table: ${table}, format: ${format}) } }`);
      await ask(
        `{ season(id: "${seasonId}") { teams { teamId name withdrawn } leaderboard { nodes { rank points competitor { competitorId player { name } team { name } } } } } }`,
      );
    }
    await ask(
      `{ player(id: "${id}") { id name registration { ofAge licences { federationId } } personalData { birthDate name externalIds { source value } suspensions { reason } } } }`,
    );
    await ask(`{ federation(id: "${id}") { id name clubs { nodes { id } } } }`);
    await ask(`{ tournament(id: "${id}") { standings(first: 10) { totalCount } } }`);
    await ask(`{ club(id: "${id}") { resultSheets(first: 10) { nodes { id rows { nodes { place player { id name } } } } } } }`);
    await ask(`{ tournament(id: "${id}") { disciplineSheet(playerId: "${id}") { playerId } } }`);
    await ask(`{ tournament(id: "${id}") { auditFeed(first: 200) { totalCount } } }`);
    expect(api.log).toEqual([]);
    return seen;
  } finally {
    await api.close();
  }
}

/** An answer without what differs from run to run, and with the plain id in place of the other one. */
function comparable(seen: unknown, id: string): unknown {
  const text = JSON.stringify(seen)
    .replaceAll(id, PLAIN)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'UUID')
    .replaceAll(/[0-9a-f]{64}/g, 'HASH')
    .replaceAll(/r-[0-9a-f]{20}/g, 'SHEET')
    .replaceAll(/"(?:bytes|rows|events|used)":\d+/g, '"work":0')
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'TIME');
  return JSON.parse(text);
}

describe('What clients call', () => {
  it('an evening, a season, people and clubs: they go as with any other name', async () => {
    const plain = comparable(await playAll(PLAIN), PLAIN);
    expect(JSON.stringify(plain)).not.toMatch(/INTERNAL_ERROR|GRAPHQL_VALIDATION_FAILED/);
    for (const name of names) expect([name, comparable(await playAll(name), name)]).toEqual([name, plain]);
  }, 240_000);

  it('what a command is about: every command is answered, none by a fault', async () => {
    const api = await ApiUnderTest.open();
    await api.command('createTournament', { ...tournamentInput, tournamentId: 'constructor' });
    const given = allCommands.filter(({ mutation }) => mutation !== undefined && mutation !== null);
    expect(given.length).toBeGreaterThan(200);
    for (const name of names) {
      for (const command of given) {
        const input = JSON.parse(
          JSON.stringify(sampleInput(command)).replaceAll(/"(?:friday|north|mons|autumn|p1|x)(\.[d\d.]*)?"/g, `"${name}$1"`),
        ) as object;
        const field = `${command.type[0]!.toLowerCase()}${command.type.slice(1)}`;
        const { errors = [] } = await api.give(field, input, '{ __typename }');
        expect([field, errors.map(({ extensions }) => extensions.code)]).not.toEqual([field, expect.arrayContaining(['INTERNAL_ERROR'])]);
      }
    }
    expect(api.log).toEqual([]);
    await api.close();
  });

  it('the fields of an answer and the variables of an operation: each is what was asked', async () => {
    const api = await ApiUnderTest.open();
    const uncompiled = await api.withoutCompiling();
    const keys = ['__proto__', ...names];
    const fields = keys.flatMap((key) => [`${key}: position`, `a_${key}: clubs(first: 1) { ${key}: totalCount }`]).join(' ');
    for (const app of [api.app, api.app, uncompiled]) {
      const payload = {
        query: `query($constructor: Boolean = true, $__proto__: Boolean = true) { ${fields} x: position @include(if: $constructor) y: position @include(if: $__proto__) }`,
      };
      const answer = await app.inject({ method: 'POST', url: '/graphql', headers: { host: api.host }, payload });
      const { data } = answer.json<Answer>();
      expect(answer.json<Answer>().errors).toBeUndefined();
      expect(Object.keys(data!).sort()).toEqual([...keys.flatMap((key) => [key, `a_${key}`]), 'x', 'y'].sort());
      for (const key of keys) expect(Object.keys(data![`a_${key}`] as object)).toEqual([key]);
      const catalogue = { query: '{ __proto__: refusalCatalogue { constructor: refusalCode } }' };
      const listed = await app.inject({ method: 'POST', url: '/graphql', headers: { host: api.host }, payload: catalogue });
      const [first] = Object.values(listed.json<Answer>().data!)[0] as object[];
      expect(Object.keys(first!)).toEqual(['constructor']);
      const missing = { query: 'query($constructor: Int!) { tournaments(first: $constructor) { nodes { id } } }', variables: {} };
      const refused = await app.inject({ method: 'POST', url: '/graphql', headers: { host: api.host }, payload: missing });
      expect(refused.json<Answer>().errors!.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    }
    await uncompiled.close();
    await api.app.listen(0, '127.0.0.1');
    const socket = await RawSocket.connect(`ws://${api.host}/graphql`, { authorization: `Bearer ${token}`, constructor: 1 });
    socket.socket.send(
      '{"id":"constructor","type":"subscribe","payload":{"query":"query($__proto__: Int) { tournaments(first: $__proto__) { totalCount } }","variables":{"__proto__":3},"__proto__":{"query":"x"}}}',
    );
    expect(await socket.until(({ type }) => type === 'next')).toMatchObject({
      id: 'constructor',
      payload: { data: { tournaments: { totalCount: 0 } } },
    });
    socket.end();
    expect(api.log).toEqual([]);
    await api.close();
  });

  it('an id with underscores at its beginning is refused', async () => {
    const api = await ApiUnderTest.open();
    const refusal = await api.refusal('createTournament', { ...tournamentInput, tournamentId: '__proto__' });
    expect(refusal.extensions.code).toBe('BAD_USER_INPUT');
    await api.close();
  });
});
