/** Ids of players that clubs make up: the same text from two clubs is two people. */
import { ApiUnderTest, tournamentInput } from './client.js';

describe('an id that a club made up', () => {
  let api: ApiUnderTest;
  beforeEach(async () => {
    api = await ApiUnderTest.open();
    for (const clubId of ['small', 'big']) {
      await api.command('registerClub', { clubId, name: clubId });
      await api.command('createTournament', { ...tournamentInput, tournamentId: clubId, clubId });
    }
    await enter('small', { name: 'Anna' });
    await api.asDirector('{ position }');
  });
  afterEach(() => api.close());

  const enter = (tournamentId: string, more: object): Promise<unknown> =>
    api.command('registerPlayer', { tournamentId, playerId: '1001', adult: true, ...more });
  const refusalOf = async (tournamentId: string, more: object): Promise<unknown> => {
    const { errors } = await api.give('registerPlayer', { tournamentId, playerId: '1001', adult: true, ...more });
    const { code, article, parameters } = errors![0]!.extensions;
    return { code, article, parameters };
  };
  const refusal = { code: 'PLAYER_ID_OF_ANOTHER_CLUB', article: null, parameters: { playerId: '1001' } };

  it('is refused to another club, whose person would get her name and her tournaments', async () => {
    expect(await refusalOf('big', { name: 'Bert' })).toEqual({
      code: 'PLAYER_ID_OF_ANOTHER_CLUB',
      article: null,
      parameters: { playerId: '1001' },
    });
    expect(await refusalOf('big', { name: 'Bert', playerClubId: 'big' })).toEqual(refusal);
    const list = await api.give(
      'registerPlayers',
      {
        tournamentId: 'big',
        players: [
          { playerId: '1001', name: 'Bert', adult: true },
          { playerId: '1002', adult: true },
        ],
      },
      '{ fates { outcome refusal { code } } }',
    );
    expect(list.errors).toBeUndefined();
    expect(list.data!['registerPlayers'].fates).toEqual([
      { outcome: 'REFUSED', refusal: { code: 'PLAYER_ID_OF_ANOTHER_CLUB' } },
      { outcome: 'DONE', refusal: null },
    ]);
    const imported = { clubId: 'big', source: 'x', externalId: '1', name: 'x', date: '2026-09-04', rows: [{ playerId: '1001', place: 1 }] };
    const { errors } = await api.give('importResults', imported, '{ sheetId }');
    expect(errors![0]!.extensions).toMatchObject({ code: 'ROW_PERSON_UNKNOWN', parameters: { playerId: '1001' } });
  });

  it('is hers where her club is named, and from then on without that', async () => {
    await enter('big', { playerClubId: 'small' });
    await api.command('registerPerson', { clubId: 'small', name: 'Anna', knownAs: '1001' }, '{ playerId }');
    await api.command('createTournament', { ...tournamentInput, tournamentId: 'later', clubId: 'big' });
    await api.asDirector('{ position }');
    await enter('later', {});
  });

  it('of Tapis is of one person everywhere, and one of no club is everybody’s', async () => {
    const { playerId } = (await api.command('registerPerson', { clubId: 'small', name: 'Carla' }, '{ playerId }')) as { playerId: string };
    await enter('big', { playerId });
    await api.command('createTournament', { ...tournamentInput, tournamentId: 'nowhere' });
    await enter('nowhere', { playerId: 'guest' });
    await enter('big', { playerId: 'guest' });
    expect(await refusalOf('nowhere', {})).toEqual(refusal);
  });
});
