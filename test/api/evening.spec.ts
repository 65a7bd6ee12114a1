import { hashSeed } from '../../src/tournament/lots/seat-draw.js';
import { ApiUnderTest, drawFrom, seed, startFriday, tournamentInput } from './client.js';
import { allIn, fold, give, holeCards, openHand, passive, playOut } from './hands.js';

describe('A club night through the API', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
  });

  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const standings = async (): Promise<{ rank: number; playerId: string; state: string; stack: number; place: number | null }[]> => {
    const answer = await api.asDirector('{ tournament(id: "friday") { standings { nodes { rank playerId state stack place } } } }');
    return answer.data!['tournament'].standings.nodes;
  };

  it('goes from the announcement to one player with all the chips', async () => {
    await startFriday(api);
    await playOut(api, await openHand(api), fold);
    await playOut(api, await openHand(api), passive);
    expect((await standings()).reduce((sum, { stack }) => sum + stack, 0)).toBe(12_000);

    const phase = async (): Promise<string> => (await api.asDirector('{ tournament(id: "friday") { phase } }')).data!['tournament'].phase;
    for (let hands = 0; (await phase()) !== 'FINISHED' && hands < 20; hands++) await playOut(api, await openHand(api), allIn);

    expect(await phase()).toBe('FINISHED');
    const final = await standings();
    expect(final[0]).toMatchObject({ rank: 1, state: 'WINNER', stack: 12_000, place: 1 });
    expect(final.map(({ rank }) => rank).toSorted((a, b) => a - b)).toEqual(final.map(({ rank }) => rank));
    expect(final.slice(1).every(({ state, stack }) => state === 'ELIMINATED' && stack === 0)).toBe(true);

    const { winner, left, registered } = (await api.asDirector('{ tournament(id: "friday") { left registered winner { id name } } }'))
      .data!['tournament'];
    expect({ left, registered, winner: winner.id }).toEqual({ left: 1, registered: 6, winner: final[0]!.playerId });
    expect(winner.name).toBe(`Player ${winner.id.slice(1)}`);
  });

  it('shows a mutation its effect: the changed views are waited for', async () => {
    const created = await api.command('createTournament', tournamentInput, '{ tournament { id name phase registered } revision repeated }');
    expect(created).toEqual({
      tournament: { id: 'friday', name: 'Friday night', phase: 'ANNOUNCED', registered: 0 },
      revision: 1,
      repeated: false,
    });
    const registered = await api.command(
      'registerPlayer',
      { tournamentId: 'friday', playerId: 'p1', adult: true },
      '{ tournament { registered } }',
    );
    expect(registered).toEqual({ tournament: { registered: 1 } });
  });

  it('lets a query wait for the position that a mutation gave', async () => {
    const { position } = await api.command('createTournament', tournamentInput, '{ position }');
    const answer = await api.ask('query($p: Position!) { tournament(id: "friday", atLeast: $p) { name } }', { p: position });
    expect(answer.data).toEqual({ tournament: { name: 'Friday night' } });
  });

  it('takes the same command id once, at once and later, and answers the same', async () => {
    await startFriday(api);
    const hand = await openHand(api);
    const act = { commandId: 'the-fold', handId: hand.id, seat: hand.turn, act: { action: { type: 'FOLD' } } };
    const [first, second] = await Promise.all([api.command('act', act), api.command('act', act)]);
    expect([first.repeated, second.repeated]).toEqual([false, true]);
    expect(second.revision).toBe(first.revision);
    expect(second.events).toEqual(first.events);

    await give(api, 'act', { handId: hand.id, seat: 5, act: { action: { type: 'FOLD' } } });
    const later = await api.command('act', act);
    expect(later).toEqual({ ...first, repeated: true });
    const replay = await api.ask('query($id: ID!) { handReplay(handId: $id) { steps { event { type } } } }', { id: hand.id });
    const folds = replay.data!['handReplay'].steps.filter((step: { event: { type: string } }) => step.event.type === 'Folded');
    expect(folds).toHaveLength(2);
  });

  it('refuses a command id that was used for another command', async () => {
    await api.command('createTournament', { ...tournamentInput, commandId: 'one' });
    const refusal = await api.refusal('registerPlayer', { tournamentId: 'friday', playerId: 'p1', adult: true, commandId: 'one' });
    expect(refusal.extensions.code).toBe('COMMAND_ID_REUSED');
  });

  it('draws from a seed whose hash it has published, once for a list, and a repetition is the same command', async () => {
    const committed = '{ tournament(id: "friday") { phase registrationOpen drawCommitment { draw hash by seed } } }';
    await api.command('createTournament', tournamentInput);
    for (const n of [1, 2, 3]) await api.command('registerPlayer', { tournamentId: 'friday', playerId: `p${n}`, adult: true });
    const before = (await api.asDirector(committed)).data!['tournament'];
    const { hash } = before.drawCommitment;
    expect(before).toEqual({ phase: 'ANNOUNCED', registrationOpen: true, drawCommitment: { draw: 1, hash, by: 'NODE', seed: null } });

    const drawn = '{ repeated events { type data } }';
    const first = await api.command('drawSeats', { tournamentId: 'friday', commandId: 'draw' }, drawn);
    const again = await api.command('drawSeats', { tournamentId: 'friday', commandId: 'draw' }, drawn);
    const { seed: revealed } = first.events[1].data;
    expect(hashSeed(revealed)).toBe(hash);
    expect(again).toEqual({ repeated: true, events: first.events });
    expect((await api.asDirector(committed)).data!['tournament']).toEqual({
      phase: 'SEATED',
      registrationOpen: false,
      drawCommitment: { draw: 1, hash, by: 'NODE', seed: revealed },
    });
    expect((await api.command('drawSeats', { tournamentId: 'friday' }, drawn)).events).toEqual([]);
    const other = await api.refusal('drawSeats', { tournamentId: 'friday', seed });
    expect(other.extensions).toMatchObject({ code: 'SEATS_ALREADY_DRAWN', article: 'RC 6' });

    await api.command('withdrawRegistration', { tournamentId: 'friday', playerId: 'p3' });
    expect((await api.asDirector(committed)).data!['tournament']).toEqual({
      phase: 'ANNOUNCED',
      registrationOpen: false,
      drawCommitment: { draw: 2, hash: revealed, by: 'NODE', seed: null },
    });
    expect((await api.asDirector('{ tournament(id: "friday") { tables { nodes { table } } } }')).data!['tournament'].tables.nodes).toEqual(
      [],
    );
    const second = await api.command('drawSeats', { tournamentId: 'friday' }, drawn);
    expect(hashSeed(second.events[0].data.seed)).toBe(revealed);
  });

  it('draws from the club’s own seed where its hash was published before registration closed', async () => {
    await api.command('createTournament', tournamentInput);
    for (const n of [1, 2]) await api.command('registerPlayer', { tournamentId: 'friday', playerId: `p${n}`, adult: true });
    expect((await api.refusal('drawSeats', { tournamentId: 'friday', seed })).extensions.code).toBe('SEED_NOT_COMMITTED');
    await api.command('closeRegistration', { tournamentId: 'friday' });
    const hash = hashSeed(seed);
    expect((await api.refusal('commitDraw', { tournamentId: 'friday', hash })).extensions.code).toBe('REGISTRATION_CLOSED');
    await api.command('reopenRegistration', { tournamentId: 'friday', reason: 'the club draws from its own dice' });
    await api.command('commitDraw', { tournamentId: 'friday', hash });
    expect((await api.refusal('drawSeats', { tournamentId: 'friday' })).extensions).toMatchObject({
      code: 'SEED_NEEDED',
      parameters: { hash },
    });
    const given = await api.command('drawSeats', { tournamentId: 'friday', seed }, '{ events { type data } }');
    expect(given.events[1].data.seed).toBe(seed);
  });

  it('refuses a command for a revision that has passed', async () => {
    await api.command('createTournament', tournamentInput);
    await api.command('registerPlayer', { tournamentId: 'friday', playerId: 'p1', adult: true, expectedRevision: 1 });
    const refusal = await api.refusal('registerPlayer', { tournamentId: 'friday', playerId: 'p2', adult: true, expectedRevision: 1 });
    expect(refusal.extensions).toMatchObject({ code: 'STALE_REVISION', parameters: { expected: 1, current: 2 } });
    expect(await standings()).toHaveLength(1);
  });

  it('says why in the language that was asked for, and always in both beside it', async () => {
    await startFriday(api);
    const hand = await openHand(api);
    const wrongSeat = hand.seats.find(({ seat }) => seat !== hand.turn)!.seat;
    const mutation = 'mutation($input: ActInput!) { act(input: $input) { revision } }';
    const input = { commandId: 'x', handId: hand.id, seat: wrongSeat, act: { action: { type: 'FOLD' } } };
    const english = (await api.asDirector(mutation, { input })).errors![0]!;
    const french = (await api.asDirector(mutation, { input }, { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.5' })).errors![0]!;
    expect(english.extensions).toMatchObject({
      code: 'NOT_IN_TURN',
      article: expect.stringMatching(/^RC /),
      parameters: { seat: wrongSeat },
    });
    expect(english.message).toBe(english.extensions.messages.en);
    expect(french.message).toBe(english.extensions.messages.fr);
    expect(french.message).not.toBe(english.message);
  });

  it('hides hole cards that were not tabled from everybody but the bearer of the token', async () => {
    await startFriday(api);
    const hand = await openHand(api);
    await give(api, 'recordHoleCards', { handId: hand.id, seat: 1, cards: holeCards[1] });
    await give(api, 'recordHoleCards', { handId: hand.id, seat: 2, cards: holeCards[2] });
    const query = `query($id: ID!) {
      hand(id: $id) { seats { seat cards } }
      handReplay(handId: $id) { steps { event { type data } after { seats { cards } } before { seats { cards } } } }
    }`;
    const publicly = JSON.stringify(await api.ask(query, { id: hand.id }));
    const asDirector = JSON.stringify(await api.asDirector(query, { id: hand.id }));
    for (const card of ['As', 'Ah', 'Ks', 'Kh']) {
      expect(publicly).not.toContain(card);
      expect(asDirector).toContain(card);
    }
    await playOut(api, await give(api, 'act', { handId: hand.id, seat: hand.turn, act: { action: { type: 'CALL' } } }), passive);
    const afterwards = JSON.stringify(await api.ask(query, { id: hand.id }));
    expect(afterwards).toContain('As');
  });

  it('replays a hand to exactly the state that stands, each step tied to the one before by its hash', async () => {
    await startFriday(api);
    const hand = await playOut(api, await openHand(api), passive);
    const fields =
      'phase street board turn potTotal seats { seat stack bet committed status cards tabled } pots { amount seats } awards { pot amount shares { seat amount } }';
    const answer = await api.asDirector(
      `query($id: ID!) {
        hand(id: $id) { ${fields} revision }
        handReplay(handId: $id) { length steps { revision hash previousHash recordedAt actor { actorId role } legal { seat types } before { potTotal } after { ${fields} revision } stacks { seat stack } event { type } } }
        shorter: handReplay(handId: $id, upTo: 3) { length steps { revision } }
      }`,
      { id: hand.id },
    );
    const { steps, length } = answer.data!['handReplay'];
    expect(length).toBe(steps.length);
    expect(steps.at(-1).after).toEqual(answer.data!['hand']);
    expect(answer.data!['shorter']).toEqual({ length, steps: [0, 1, 2, 3].map((revision) => ({ revision })) });
    for (const [index, step] of steps.entries()) {
      expect(step.previousHash).toBe(index === 0 ? null : steps[index - 1].hash);
      const inPlay = step.after.potTotal + step.after.seats.reduce((sum: number, seat: { stack: number }) => sum + seat.stack, 0);
      expect(inPlay).toBe(12_000);
    }
    const acted = steps.filter((step: { event: { type: string } }) => ['Called', 'Checked'].includes(step.event.type));
    expect(acted.every((step: { legal: object | null }) => step.legal !== null)).toBe(true);
  });

  it('gives the clock with what is left of the level', async () => {
    await startFriday(api);
    const paused = await api.command('pauseClock', { tournamentId: 'friday' }, '{ position events { type data } }');
    const answer = await api.ask(
      'query($p: Position) { tournament(id: "friday", atLeast: $p) { clock { state level period remainingMs current { kind bigBlind } next { kind seconds } now } } }',
      { p: paused.position },
    );
    expect(answer.data!['tournament'].clock).toMatchObject({
      state: 'PAUSED',
      level: 1,
      period: 0,
      remainingMs: paused.events[0].data.remainingMs,
      current: { kind: 'LEVEL', bigBlind: 50 },
      next: [{ kind: 'BREAK', seconds: 600 }, { kind: 'LEVEL' }],
    });
    await api.command('resumeClock', { tournamentId: 'friday' });
    await api.command('startPeriod', { tournamentId: 'friday', period: 2 });
    const later = await api.command('advanceClock', { tournamentId: 'friday' }, '{ events { type } tournament { level } }');
    expect(later).toEqual({ events: [], tournament: { level: 2 } });
  });

  it('runs a table whose hands nobody types in, moves a player and breaks a table', async () => {
    await api.command('createTournament', { ...tournamentInput, seatsPerTable: 3 });
    for (const n of [1, 2, 3, 4, 5, 6]) await api.command('registerPlayer', { tournamentId: 'friday', playerId: `p${n}`, adult: true });
    await api.command('withdrawRegistration', { tournamentId: 'friday', playerId: 'p6' });
    await drawFrom(api, seed);
    await api.command('startTournament', { tournamentId: 'friday' });
    await api.command('recordHandPlayed', { tournamentId: 'friday', table: 1 });

    const seats = async (): Promise<{ table: number; seats: { seat: number; playerId: string; stack: number }[] }[]> =>
      (await api.asDirector('{ tournament(id: "friday") { tables { nodes { table seats { seat playerId stack } } } } }')).data![
        'tournament'
      ].tables.nodes;
    const [first] = await seats();
    const total = first!.seats.length * 2_000;
    const stacks = first!.seats.map(({ playerId }, index) => ({ playerId, stack: index === 0 ? total : 0 }));
    const counted = await api.command('recordChipCounts', { tournamentId: 'friday', table: 1, stacks }, '{ tournament { left } position }');
    expect(counted.tournament.left).toBe(3);

    const broken = await api.command('breakTable', { tournamentId: 'friday', table: 1 }, '{ position events { type } }');
    expect(broken.events.map((event: { type: string }) => event.type)).toEqual(['PlayerMoved', 'TableBroken']);
    const [closed, second] = await seats();
    expect(closed).toMatchObject({ table: 1, seats: [] });
    expect(second!.seats).toHaveLength(3);
  });

  it('shows each change of the standings, also once the view was built again', async () => {
    await startFriday(api);
    const page = async (): Promise<unknown> =>
      (await api.asDirector('{ tournament(id: "friday") { standings(first: 3) { nodes { playerId stack } } } }')).data;
    const atTheStart = await page();
    expect(await page()).toEqual(atTheStart);
    await playOut(api, await openHand(api), fold);
    const afterTheHand = await page();
    expect(afterTheHand).not.toEqual(atTheStart);
    await api.tapis.runner.rebuild(['standings']);
    expect(await page()).toEqual(afterTheHand);
    await api.asDirector('mutation { namePlayer(input: { playerId: "p1", name: "Zoë" }) { id } }');
    expect(JSON.stringify(await api.asDirector('{ tournament(id: "friday") { standings { nodes { player { name } } } } }'))).toContain(
      'Zoë',
    );
  });

  it('says that a view is being built again while it is', async () => {
    await startFriday(api);
    const rebuilt = api.tapis.runner.rebuild(['standings']);
    const answer = await api.ask('{ tournament(id: "friday") { standings { totalCount } name } }');
    expect(answer.errors?.map(({ extensions }) => extensions.code) ?? []).toEqual(answer.errors === undefined ? [] : ['VIEW_REBUILDING']);
    expect(answer.data!['tournament']).toMatchObject({ name: 'Friday night' });
    await rebuilt;
    expect((await api.asDirector('{ tournament(id: "friday") { standings { totalCount } } }')).data).toEqual({
      tournament: { standings: { totalCount: 6 } },
    });
    api.log.splice(0);
  });

  it('names players beside the events, and forgets them', async () => {
    await startFriday(api);
    const namePlayer = 'mutation($name: String) { namePlayer(input: { playerId: "p1", name: $name }) { id name } }';
    expect((await api.asDirector(namePlayer, { name: 'Zoë' })).data).toEqual({ namePlayer: { id: 'p1', name: 'Zoë' } });
    expect((await api.asDirector(namePlayer, { name: null })).data).toEqual({ namePlayer: { id: 'p1', name: null } });
    const events = await api.asDirector('{ events(stream: "tournament-friday") { totalCount nodes { data } } }');
    expect(JSON.stringify(events)).not.toContain('Player 1');
  });

  it('pages through standings, hands, the audit feed and a stream, forwards and backwards, without a gap', async () => {
    await startFriday(api);
    await playOut(api, await openHand(api), fold);
    await playOut(api, await openHand(api), fold);
    const lists = {
      'tournament(id: "friday") { list: standings(': 'playerId',
      'tournament(id: "friday") { list: hands(': 'id',
      'tournament(id: "friday") { list: auditFeed(': 'position',
      'tournament(id: "friday") { list: events(': 'revision',
      'list: tournaments(atLeast: 0, ': 'id',
    };
    for (const [list, field] of Object.entries(lists)) {
      const end = list.includes('{') ? '}' : '';
      const page = async (args: string): Promise<{ nodes: object[]; totalCount: number; pageInfo: Record<string, unknown> }> => {
        const answer = await api.asDirector(
          `{ ${list}${args}) { totalCount nodes { ${field} } edges { cursor node { ${field} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } ${end} }`,
        );
        expect(answer.errors).toBeUndefined();
        return (answer.data!['tournament'] ?? answer.data).list;
      };
      const all = await page('first: 500');
      expect(all.nodes).toHaveLength(all.totalCount);
      expect(all.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });

      const forwards: object[] = [];
      for (let step = await page('first: 2'); ; step = await page(`first: 2, after: "${String(step.pageInfo['endCursor'])}"`)) {
        forwards.push(...step.nodes);
        if (step.pageInfo['hasNextPage'] !== true) break;
      }
      expect(forwards).toEqual(all.nodes);

      const backwards: object[] = [];
      for (let step = await page('last: 2'); ; step = await page(`last: 2, before: "${String(step.pageInfo['startCursor'])}"`)) {
        backwards.unshift(...step.nodes);
        if (step.pageInfo['hasPreviousPage'] !== true) break;
      }
      expect(backwards).toEqual(all.nodes);
    }
  });
});
