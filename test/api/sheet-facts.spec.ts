/** What a tournament that was played here knows of money is on its result sheet: published systems give their published numbers on it. */
import { ApiUnderTest, drawFrom, inputUnder, seed, tournamentInput } from './client.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

const rules = { counting: [{ name: 'all' }], selection: { count: 'all' }, ranking: ['points'] };
const entry = { reEntries: { most: 1 }, rebuys: { chips: 2000, lastLevel: 2, most: 2 }, addOn: { chips: 2000, lastLevel: 2 } };
const price = { price: 2000, toPot: 1800 };
const prizes = { entry: price, rebuy: price, addOn: price, money: { percentages: { basisPoints: [6000, 4000], unit: 100 } } };

describe('the sheet of a tournament that was played here', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open({ now: clock(Date.UTC(2026, 2, 6, 19)) });
    await api.command('registerClub', { clubId: 'mons', name: 'Mons' });
  });

  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  function clock(from: number): () => number {
    let at = from;
    return () => (at += 100);
  }

  /** @param players in the order of their places @param rebuys how many each takes */
  async function play(
    tournamentId: string,
    players: readonly string[],
    { rebuys = {}, setPrizes = prizes }: { readonly rebuys?: Readonly<Record<string, number>>; readonly setPrizes?: object | null },
    more: object = {},
  ): Promise<void> {
    const id = { tournamentId };
    const houseRules = ['reEntry.allowed', 'addOn.allowed'].map((setting) => ({ setting, value: true }));
    const terms = inputUnder('tdaFr', { seatsPerTable: 8 }, tournamentInput.startingStack) as { readonly rulebook: object };
    await api.command('createTournament', {
      ...tournamentInput,
      ...id,
      ...terms,
      name: tournamentId,
      rulebook: { ...terms.rulebook, houseRules },
      clubId: 'mons',
      entry,
      automaticMoves: true,
      ...more,
    });
    if (setPrizes !== null) await api.command('setPrizes', { ...id, ...setPrizes });
    for (const playerId of players) await api.command('registerPlayer', { ...id, playerId, adult: true });
    await drawFrom(api, seed, tournamentId);
    await api.command('startTournament', id);
    for (const [playerId, times] of Object.entries(rebuys))
      for (let n = 0; n < times; n += 1) {
        await eliminate(tournamentId, playerId);
        await api.command('rebuy', { ...id, playerId });
      }
    for (const playerId of players.slice(1).toReversed()) await eliminate(tournamentId, playerId);
  }

  async function eliminate(tournamentId: string, playerId: string): Promise<void> {
    await api.untilViewsReached();
    const { data } = await api.asDirector(`{ tournament(id: "${tournamentId}") { standings(first: 50) { nodes { playerId table } } } }`);
    const { table } = data!['tournament'].standings.nodes.find((each: { playerId: string }) => each.playerId === playerId);
    await api.command('recordHandPlayed', { tournamentId, table });
    await api.command('eliminatePlayer', { tournamentId, playerId });
  }

  async function table(points: object, places: number, seasonId = 's', bonuses: object[] = []): Promise<Record<string, string>> {
    const scheme = schemeInput({ points, tiedPlaces: 'average', rounding: { places, mode: 'halfUp' }, bonuses });
    const owner = { clubId: 'mons' };
    await api.command('createSeason', { seasonId, owner, name: 'S', stageName: 'All', rules: rulesInput(rules), scheme });
    const { data } = await api.asDirector(
      `{ season(id: "${seasonId}") { leaderboard(first: 5) { nodes { points competitor { competitorId } } } } }`,
    );
    return Object.fromEntries(
      data!['season'].leaderboard.nodes.map((each: { points: string; competitor: { competitorId: string } }) => [
        each.competitor.competitorId,
        each.points,
      ]),
    );
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function read(id: string): Promise<any> {
    const { data, errors } = await api.asDirector(`{ resultSheet(id: "${id}") {
      revision entries buyIn prizePool paidPlaces level rows { nodes { player { id } entries rebuys addOns bounties expense winnings } }
      history { nodes { cause { kind } differences { recordedAs field before after } } } } }`);
    expect(errors).toBeUndefined();
    return data!['resultSheet'];
  }

  it('gives the totals of the case "Dr. Neau with rebuys"', async () => {
    await play('t1', ['a', 'b', 'c', 'd', ...others(5, 10)], { rebuys: { b: 1, d: 2 } }, { seatsPerTable: 10 });
    await play('t2', ['b', 'a', 'd', ...others(4, 4), 'c', ...others(6, 8)], { rebuys: { a: 1 } });
    const { a, b, c, d } = await table({ kind: 'drNeau' }, 3);
    expect({ a, b, c, d }).toEqual({ a: '10.052', b: '9.658', c: '5.644', d: '4.795' });
  });

  it('gives the published numbers of the PokerStars leader board: 100.54 at a buy-in of 10, and 46.13 for four players at 20', async () => {
    await play('ten', others(1, 25), { setPrizes: { entry: { price: 1000 }, things: [{ place: 1, thing: 'a ham' }] } });
    expect((await table({ kind: 'pokerStars' }, 2))['x1']).toBe('100.54');
    await play('twenty', ['w', 'x', 'y', 'z'], {});
    expect((await table({ kind: 'pokerStars' }, 2, 'second'))['w']).toBe('46.13');
  });

  it('has buy-in, prize pool, paid places and level, and what each player bought', async () => {
    await play('t1', ['a', 'b', 'c', 'd'], { rebuys: { b: 2 } }, { seasonLevel: 'major' });
    const sheet = await read('t1');
    expect(sheet).toMatchObject({ buyIn: 2000, prizePool: 6 * 1800, paidPlaces: 2, level: 'major', entries: 4 });
    expect(sheet.rows.nodes.slice(0, 2)).toEqual([
      { player: { id: 'a' }, entries: 1, rebuys: 0, addOns: 0, bounties: 0, expense: 2000, winnings: 6500 },
      { player: { id: 'b' }, entries: 1, rebuys: 2, addOns: 0, bounties: 0, expense: 6000, winnings: 4300 },
    ]);
  });

  it('has extra points that its director publishes, through later corrections, and a season that adds them', async () => {
    await play('t1', ['a', 'b', 'c'], {});
    const publish = (extraPoints: object[]): Promise<unknown> => api.command('publishResults', { tournamentId: 't1', extraPoints });
    await publish([
      { playerId: 'b', points: '1.50' },
      { playerId: 'c', points: '-2' },
    ]);
    const given = async () => {
      const { data } = await api.asDirector('{ resultSheet(id: "t1") { revision rows { nodes { player { id } extraPoints } } } }');
      const { revision, rows } = data!['resultSheet'];
      return [revision, ...rows.nodes.map((each: { extraPoints: string | null }) => each.extraPoints)];
    };
    expect(await given()).toEqual([2, null, '1.5', '-2']);
    await api.command('correctAnnouncement', { tournamentId: 't1', seasonLevel: 'minor', reason: 'forgotten' });
    expect(await given()).toEqual([3, null, '1.5', '-2']);
    await api.command('publishResults', { tournamentId: 't1' });
    expect((await given()).slice(1)).toEqual([null, '1.5', '-2']);
    expect(await table({ kind: 'linear', k: '1' }, 2, 's', [{ for: 'extraPoints' }])).toEqual({ a: '3.00', b: '3.50', c: '-1.00' });
    await publish([{ playerId: 'a', points: '4' }]);
    expect((await given()).slice(1)).toEqual(['4', null, null]);
    const twice = { tournamentId: 't1', extraPoints: ['1', '2'].map((points) => ({ playerId: 'a', points })) };
    expect((await api.refusal('publishResults', twice)).extensions.code).toBe('BAD_USER_INPUT');
    const stranger = { tournamentId: 't1', extraPoints: [{ playerId: 'nobody', points: '1' }] };
    expect((await api.refusal('publishResults', stranger)).extensions.code).toBe('ROW_NOT_FOUND');
  });

  it('says nothing of money that nobody has said, and is revised by prizes and by an announcement that come after the end', async () => {
    await play('t1', ['a', 'b', 'c'], { setPrizes: null });
    expect(await read('t1')).toMatchObject({ revision: 1, buyIn: null, prizePool: null, paidPlaces: null, level: null });
    expect((await read('t1')).rows.nodes[0]).toMatchObject({ expense: null, winnings: null });
    await api.command('setPrizes', { tournamentId: 't1', ...prizes });
    expect(await read('t1')).toMatchObject({ revision: 2, buyIn: 2000, prizePool: 5400, paidPlaces: 2 });
    const won = (await read('t1')).rows.nodes.map(({ winnings }: { winnings: number }) => winnings);
    expect([won.reduce((sum: number, each: number) => sum + each, 0), won[2]]).toEqual([5400, 0]);
    await api.command('correctAnnouncement', { tournamentId: 't1', seasonLevel: 'minor', reason: 'forgotten' });
    const { level, history } = await read('t1');
    expect([level, history.nodes.map(({ cause }: { cause: { kind: string } }) => cause.kind)]).toEqual([
      'minor',
      ['FINISHED', 'PRIZES_CHANGED', 'ANNOUNCEMENT_CORRECTED'],
    ]);
    expect(history.nodes[1].differences).toContainEqual({ recordedAs: 'a', field: 'expense', before: null, after: '2000' });
    await api.command('correctAnnouncement', { tournamentId: 't1', venue: 'Hall', reason: 'forgotten' });
    expect((await read('t1')).revision).toBe(3);
  });

  it('counts at its own level: multipliers name it, and a corrected level counts otherwise', async () => {
    await play('t1', ['a', 'b', 'c'], {}, { seasonLevel: 'major' });
    const scheme = {
      points: { kind: 'linear', k: '1' },
      tiedPlaces: 'average',
      rounding: { places: 0, mode: 'halfUp' },
      multiplier: { major: '3', minor: '2' },
    };
    const season = { seasonId: 's', owner: { clubId: 'mons' }, name: 'S', stageName: 'All' };
    await api.command('createSeason', { ...season, rules: rulesInput({ ...rules, levels: ['minor'] }), scheme: schemeInput(scheme) });
    const best = async (): Promise<string> => {
      await api.untilViewsReached();
      const { data } = await api.asDirector('{ season(id: "s") { leaderboard(first: 1) { nodes { points } } } }');
      return data!['season'].leaderboard.nodes[0].points;
    };
    expect(await best()).toBe('9');
    await api.command('correctAnnouncement', { tournamentId: 't1', seasonLevel: 'minor', reason: 'wrong' });
    expect(await best()).toBe('6');
  });

  it('has the same facts where it was imported', async () => {
    const rows = [{ playerId: 'a', place: 1, rebuys: 1, addOns: 1, bounties: 2, expense: 6000 }];
    await api.command('registerPerson', { clubId: 'mons', name: 'Anna', knownAs: 'a' });
    const facts = { buyIn: 2000, prizePool: 10_800, paidPlaces: 2, level: 'major', entrants: 4 };
    const given = { clubId: 'mons', source: 'paper', externalId: '1', name: 'Paper', date: '2026-03-06', ...facts, rows };
    const { sheetId } = (await api.command('importResults', given, '{ sheetId }')) as { readonly sheetId: string };
    expect(await read(sheetId)).toMatchObject({ buyIn: 2000, prizePool: 10_800, paidPlaces: 2, level: 'major' });
    expect((await read(sheetId)).rows.nodes[0]).toMatchObject({ rebuys: 1, addOns: 1, bounties: 2, expense: 6000 });
  });
});

const others = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, at) => `x${from + at}`);
