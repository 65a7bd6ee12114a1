/** The door: registered from home, checked in, seated; what the registry knows of who comes, and whom a club keeps out. */
import { ApiUnderTest } from './client.js';

describe('The door', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await api.command('foundFederation', { federationId: 'north', name: 'Fédération du Nord' });
    await api.command('registerClub', { clubId: 'mons', name: 'Poker Club Mons', country: 'BE' });
    await api.command('affiliateClub', { clubId: 'mons', federationId: 'north', since: '2020-01-01' });
  });

  afterEach(() => api.close());

  const announce = (id: string, fields: object = {}): Promise<unknown> =>
    api.command('createTournament', {
      tournamentId: id,
      name: id,
      club: 'Poker Club Mons',
      clubId: 'mons',
      rulebook: { id: 'mons' },
      startingStack: 15_000,
      seatsPerTable: 8,
      chipUnit: 25,
      structure: [{ kind: 'LEVEL', smallBlind: 100, bigBlind: 200, seconds: 1200 }],
      ...fields,
    });
  const person = async (fields: object = {}): Promise<string> => {
    const answer = await api.command('registerPerson', { clubId: 'mons', name: 'Anna Peeters', ...fields }, '{ playerId }');
    return (answer as { playerId: string }).playerId;
  };
  const home = (playerId: string, tournamentId = 'friday') => api.command('registerPlayer', { tournamentId, playerId, inAdvance: true });
  const codeOf = async (name: string, input: object): Promise<string | undefined> =>
    (await api.give(name, input, '{ revision }')).errors?.[0]?.extensions.code;
  const shown = async (fields: string, id = 'friday') => {
    const { data, errors } = await api.asDirector(`{ tournament(id: "${id}") { ${fields} } }`);
    expect(errors).toBeUndefined();
    return data!['tournament'];
  };

  it('counts who is expected, there and seated, and who has to pay; nobody without a role reads it', async () => {
    await announce('friday');
    for (const id of ['ada', 'bo', 'cyd']) await home(id);
    const checked = { tournamentId: 'friday', adult: true, showsDocument: true };
    expect(await codeOf('checkIn', { tournamentId: 'friday', playerId: 'ada', adult: true })).toBe('IDENTITY_DOCUMENT_MISSING');
    await api.command('checkIn', { ...checked, playerId: 'ada', paid: true });
    await api.command('checkIn', { ...checked, playerId: 'bo' });
    await api.command('announceLateness', { tournamentId: 'friday', playerId: 'cyd' });
    const counts = '{ expected late here waiting called seated unpaid }';
    expect((await shown(`door ${counts}`)).door).toEqual({ expected: 0, late: 1, here: 2, waiting: 0, called: 0, seated: 0, unpaid: 2 });
    await api.command('drawSeats', { tournamentId: 'friday' });
    await api.command('startTournament', { tournamentId: 'friday' });
    const list = 'doorEntrants(first: 10) { nodes { playerId state isCheckedIn ageCheck identity entriesOwed isMember } }';
    const { door, doorEntrants } = await shown(`door ${counts} ${list}`);
    expect(door).toMatchObject({ late: 1, here: 0, seated: 2 });
    expect(doorEntrants.nodes).toEqual([
      { playerId: 'ada', state: 'SEATED', isCheckedIn: true, ageCheck: 'DECLARED', identity: 'DOCUMENT', entriesOwed: 0, isMember: false },
      { playerId: 'bo', state: 'SEATED', isCheckedIn: true, ageCheck: 'DECLARED', identity: 'DOCUMENT', entriesOwed: 1, isMember: false },
      {
        playerId: 'cyd',
        state: 'LATE',
        isCheckedIn: false,
        ageCheck: 'NOT_CHECKED',
        identity: 'NOT_SHOWN',
        entriesOwed: 1,
        isMember: false,
      },
    ]);
    expect((await api.ask('{ tournament(id: "friday") { door { here } } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('a person whom a club has checked is not asked again; a minor in the registry is none because somebody says so (MO 1.2)', async () => {
    await announce('friday');
    const anna = await person({ bornOn: '1990-05-31' });
    await api.command('confirmIdentity', { playerId: anna, clubId: 'mons', by: 'DOCUMENT', ofAge: true });
    await home(anna);
    await api.command('checkIn', { tournamentId: 'friday', playerId: anna });
    const [node] = (await shown('doorEntrants(first: 1) { nodes { ageCheck identity isMember } }')).doorEntrants.nodes;
    expect(node).toEqual({ ageCheck: 'REGISTRY', identity: 'REGISTRY', isMember: true });
    const young = await person({ bornOn: '2012-03-01', name: 'Léo' });
    expect(await codeOf('confirmIdentity', { playerId: young, clubId: 'mons', by: 'DOCUMENT', ofAge: true })).toBe('AGE_CONTRADICTED');
    const entering = { tournamentId: 'friday', playerId: young, adult: true, showsDocument: true };
    expect(await codeOf('registerPlayer', entering)).toBe('UNDERAGE_IN_REGISTRY');
    await api.command('recordPersonalData', { playerId: young, bornOn: '1992-03-01' });
    await api.command('registerPlayer', entering);
  });

  it('whom the club excludes does not enter, and is not drawn; why it was is read by the club alone', async () => {
    await announce('friday');
    const [anna, bea] = [await person(), await person({ name: 'Bea' })];
    const entering = { tournamentId: 'friday', adult: true, showsDocument: true };
    for (const playerId of [bea, 'bo', 'cyd']) await api.command('registerPlayer', { ...entering, playerId });
    const exclude = { clubId: 'mons', from: '2020-01-01', until: '2099-12-31', atOwnWish: true, reason: 'asked on the phone' };
    const { events } = (await api.command('excludeFromClub', { playerId: anna, ...exclude }, '{ events { data } }')) as {
      events: { data: { exclusionId: string } }[];
    };
    expect(JSON.stringify(events)).not.toContain('phone');
    expect(await codeOf('registerPlayer', { ...entering, playerId: anna })).toBe('PLAYER_EXCLUDED_BY_CLUB');
    await api.command('excludeFromClub', { playerId: bea, ...exclude });
    expect(await codeOf('drawSeats', { tournamentId: 'friday' })).toBe('PLAYERS_SUSPENDED');
    const { data } = await api.asDirector('{ club(id: "mons") { exclusions { nodes { playerId until atOwnWish reason } } } }');
    expect(data!['club'].exclusions.nodes[0]).toEqual({
      playerId: anna,
      until: '2099-12-31',
      atOwnWish: true,
      reason: 'asked on the phone',
    });
    const end = { playerId: anna, clubId: 'mons', exclusionId: events[0]!.data.exclusionId };
    expect(await codeOf('endClubExclusion', end)).toBe('EXCLUSION_AT_OWN_WISH');
    await api.command('endClubExclusion', { ...end, mistaken: true });
    await api.command('registerPlayer', { ...entering, playerId: anna });
  });

  it('a tournament for members takes members; who plays in another one is said', async () => {
    await announce('friday', { entry: { openTo: 'MEMBERS' } });
    await announce('side');
    const anna = await person();
    const entering = { adult: true, showsDocument: true };
    expect(await codeOf('registerPlayer', { ...entering, tournamentId: 'friday', playerId: 'guest' })).toBe('MEMBERS_ONLY');
    for (const tournamentId of ['friday', 'side']) await api.command('registerPlayer', { ...entering, tournamentId, playerId: anna });
    const { doorEntrants } = await shown('doorEntrants(first: 5) { nodes { playerId alsoIn } }');
    expect(doorEntrants.nodes).toEqual([{ playerId: anna, alsoIn: ['side'] }]);
  });

  it('everybody reads the waiting list, and alternates are called as seats become free', async () => {
    await announce('friday', { rulebook: { id: 'tdaFr' }, entry: { seats: 2 } });
    for (const playerId of ['ada', 'bo', 'cyd', 'dan'])
      await api.command('registerPlayer', { tournamentId: 'friday', playerId, adult: true });
    const list = async () =>
      (await api.ask('{ tournament(id: "friday") { waitingList { playerId rank isHere } } }')).data!['tournament'].waitingList;
    await api.asDirector('{ position }');
    expect(await list()).toEqual([
      { playerId: 'cyd', rank: 1, isHere: true },
      { playerId: 'dan', rank: 2, isHere: true },
    ]);
    await api.command('drawSeats', { tournamentId: 'friday' });
    await api.command('startTournament', { tournamentId: 'friday' });
    await api.command('changeCapacity', { tournamentId: 'friday', seats: 3, reason: 'another chair' });
    expect((await shown('door { called waiting }')).door).toEqual({ called: 1, waiting: 1 });
    expect(await shown('registered waiting')).toEqual({ registered: 3, waiting: 1 });
    await api.command('returnAlternate', { tournamentId: 'friday', playerId: 'cyd' });
    expect(await list()).toEqual([{ playerId: 'cyd', rank: 1, isHere: true }]);
    await api.command('admitLatePlayer', { tournamentId: 'friday', playerId: 'dan' });
    expect((await shown('door { called seated }')).door).toEqual({ called: 0, seated: 3 });
  });
});
