/**
 * Two editions of ROPTA side by side: the published one, and a fictitious one that appears while a tournament is being played.
 */
import { roptaTest } from '../fixtures/ropta-test.js';
import { addRulebook, removeRulebook, rulebookOf } from '../../src/rulebooks/rulebooks.js';
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';
import { give, openHand } from './hands.js';

const tournament = (tournamentId: string, rulebook: object) => ({ ...tournamentInput, tournamentId, commandId: tournamentId, rulebook });

describe('a new edition of a book', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
  });

  afterAll(async () => {
    removeRulebook(rulebookOf('ropta', 'test')!);
    expect(api.log).toEqual([]);
    await api.close();
  });

  async function start(tournamentId: string, rulebook: object): Promise<void> {
    await api.command('createTournament', tournament(tournamentId, rulebook));
    for (const playerId of ['anna', 'bram']) await api.command('registerPlayer', { tournamentId, playerId, name: playerId, adult: true });
    await drawFrom(api, seed, tournamentId);
    await api.command('startTournament', { tournamentId });
  }

  /** The smallest raise over a raise to 150, which adds 100 to the big blind of 50. */
  async function minimumAfterRaise(tournamentId: string): Promise<number | null> {
    const opened = await openHand(api, [], tournamentId);
    const raised = await give(api, 'act', { handId: opened.id, seat: opened.turn, act: { action: { type: 'RAISE', to: 150 } } });
    return raised.legalActions!.minRaiseTo;
  }

  const replayed = async (handId: string) =>
    (await api.asDirector(`{ handReplay(handId: "${handId}") { steps { event { data } text { en } legal { minRaiseTo } } } }`)).data![
      'handReplay'
    ];
  const adopted = async (id: string) =>
    (await api.asDirector(`{ tournament(id: "${id}") { rulebook { rulebookId edition version name { en } } } }`)).data!['tournament']
      .rulebook;

  it('is one that a tournament begins with, and one before it keeps its own', async () => {
    await start('before', { id: 'ropta' });
    expect(await adopted('before')).toMatchObject({ rulebookId: 'ropta', edition: '2020-04', version: 1 });
    expect(await minimumAfterRaise('before')).toBe(250);
    const before = await replayed('before.1.1');

    addRulebook(roptaTest);

    // Played on, replayed, and announced again by the same command, it is unchanged.
    expect(await replayed('before.1.1')).toEqual(before);
    expect(await adopted('before')).toMatchObject({ edition: '2020-04', version: 1 });
    expect(await api.command('createTournament', tournament('before', { id: 'ropta' }), '{ repeated revision }')).toMatchObject({
      repeated: true,
    });

    await start('beside', { id: 'ropta', at: { edition: '2020-04' } });
    await start('numbered', { id: 'ropta', at: { version: 1 } });
    await start('after', { id: 'ropta' });
    await start('named', { id: 'ropta', at: { edition: 'test' } });
    expect(await adopted('beside')).toMatchObject({ edition: '2020-04', version: 1 });
    expect(await adopted('after')).toMatchObject({
      edition: 'test',
      version: 2,
      name: { en: roptaTest.name.en },
    });
    expect([await minimumAfterRaise('beside'), await minimumAfterRaise('numbered')]).toEqual([250, 250]);
    expect([await minimumAfterRaise('after'), await minimumAfterRaise('named')]).toEqual([300, 300]);
  });

  it('refuses by its own article and its own numbers', async () => {
    const hand = (await api.asDirector('{ hand(id: "after.1.1") { turn } }')).data!['hand'];
    const refusal = await api.refusal('act', { handId: 'after.1.1', seat: hand.turn, act: { action: { type: 'RAISE', to: 250 } } });
    expect(refusal.extensions).toMatchObject({ code: 'BELOW_MINIMUM_RAISE', article: 'RO 9.6', parameters: { minRaiseTo: 300 } });
  });

  it('has house rules checked and shown against it', async () => {
    const houseRules = [{ setting: 'timeCall.seconds', value: 35 }];
    await api.command('createTournament', tournament('house', { id: 'ropta', houseRules }));
    const shown = (
      await api.asDirector('{ tournament(id: "house") { rulebook { houseRules { house { value } book { value articles } } } } }')
    ).data!['tournament'];
    expect(shown.rulebook.houseRules).toEqual([{ house: { value: 35 }, book: { value: 40, articles: ['RO 3.5'] } }]);
  });

  it('is shown beside the one before', async () => {
    const query = `{
      rulebookDifferences(a: "ropta", b: "ropta", atA: { edition: "2020-04" }, atB: { edition: "test" }) { a { edition } b { edition } differences { question { key } a { value } b { value } } }
      newest: rulebook(id: "ropta") { edition } first: rulebook(id: "ropta", at: { edition: "2020-04" }) { edition version } none: rulebook(id: "ropta", at: { version: 3 }) { rulebookId }
    }`;
    const { data } = await api.asDirector(query);
    expect(data).toMatchObject({ newest: { edition: 'test' }, first: { edition: '2020-04', version: 1 }, none: null });
    expect(data!['rulebookDifferences'].differences.map(({ question }: { question: { key: string } }) => question.key)).toEqual([
      'minRaise.method',
      'timeCall.seconds',
      'balance.triggerDifference.early',
    ]);
  });

  it.each([
    [{ id: 'ropta', at: { edition: '1999' } }, '1999'],
    [{ id: 'ropta', at: { version: 3 } }, '#3'],
    [{ id: 'elm' }, '1'],
  ])('is none as %j', async (rulebook, edition) => {
    const refusal = await api.refusal('createTournament', tournament('none', rulebook));
    expect(refusal.extensions).toMatchObject({ code: 'UNKNOWN_RULEBOOK', parameters: { edition } });
  });
});
