/** A player disqualified during their hand, through the API: the hand, the standings, the sheets, the chips and the feed. */
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';
import { type HandAnswer, openHand, passive, playOut } from './hands.js';

const id = { tournamentId: 'friday' };

describe('a player disqualified during a hand', () => {
  let api: ApiUnderTest;
  let hand: HandAnswer;
  let out: { readonly seat: number; readonly playerId: string };

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await api.command('createTournament', { ...tournamentInput, seatsPerTable: 8, chipUnit: 1 });
    for (let n = 1; n <= 4; n += 1) await api.command('registerPlayer', { ...id, playerId: `p${n}`, adult: true });
    await drawFrom(api, seed);
    await api.command('startTournament', id);
    hand = await openHand(api);
    out = hand.seats.find(({ seat }) => seat === hand.turn)!;
  });

  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async function read(query: string): Promise<any> {
    const { data, errors } = await api.asDirector(`{ ${query} }`);
    expect(errors).toBeUndefined();
    return Object.values(data!)[0];
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const readEdge = async (edge: string): Promise<any> => (await read(`tournament(id: "friday") { found: ${edge} }`)).found;

  const disqualify = (more: object = {}) =>
    api.command('disqualifyPlayer', { ...id, playerId: out.playerId, cause: 'PENALTY', reason: 'Chips under the table.', ...more });

  const standing = async (): Promise<unknown> => {
    const { nodes } = await readEdge('standings { nodes { playerId state place stack expelledIn } }');
    return nodes.find(({ playerId }: { readonly playerId: string }) => playerId === out.playerId);
  };

  const handState = async () => {
    const { turn, incidents } = await read(`hand(id: "${hand.id}") { turn incidents { deadHands { seat cause articles { article } } } }`);
    return { turn, dead: incidents.deadHands };
  };

  it('has a dead hand at once, is shown with it, and leaves when it is over', async () => {
    await api.command('recordOffence', { ...id, playerId: out.playerId, offence: 'CHEATING' });
    const given = await disqualify({ offenceId: 1 });
    expect(given.events.map(({ type }: { readonly type: string }) => type)).toContain('ExpulsionOrdered');
    const { turn, dead } = await handState();
    expect(dead).toEqual([{ seat: out.seat, cause: 'EXPELLED', articles: [{ article: 'RC 71-C' }] }]);
    expect(turn).not.toBe(out.seat);
    expect(await standing()).toMatchObject({ state: 'IN', place: null, expelledIn: hand.id });
    expect(await readEdge(`disciplineSheet(playerId: "${out.playerId}") { offences { outcome } }`)).toEqual({
      offences: [{ outcome: 'DISQUALIFIED' }],
    });
    await playOut(api, await handNow(), passive);
    expect(await standing()).toMatchObject({ state: 'DISQUALIFIED', place: 4, stack: 0, expelledIn: null });
    expect(await readEdge('chipInventory { accounts { inPlay handedOut withPlayers } }')).toEqual({
      accounts: { inPlay: 6000, handedOut: 8000, withPlayers: 2000 },
    });
    const { steps } = await read(`handReplay(handId: "${hand.id}") { steps { text { en fr } } }`);
    expect(steps).toContainEqual({
      text: {
        en: `the hand of seat ${out.seat} is dead: its player is disqualified (RC 71-C)`,
        fr: `la main du siège ${out.seat} est morte\u00a0: son joueur est disqualifié (RC 71-C)`,
      },
    });
  });

  it('stays in where the order is withdrawn, and acts in their turn', async () => {
    await disqualify();
    await api.command('liftDisqualification', { ...id, playerId: out.playerId, reason: 'The wrong seat.' });
    expect(await handState()).toMatchObject({ turn: out.seat, dead: [] });
    expect(await standing()).toMatchObject({ state: 'IN', expelledIn: null });
    await playOut(api, await handNow(), passive);
    expect(await standing()).toMatchObject({ state: 'IN', place: null });
  });

  const handNow = (): Promise<HandAnswer> =>
    read(`hand(id: "${hand.id}") { id phase street turn potTotal currentBet revision
      seats { seat playerId stack bet status cards tabled }
      pots { amount seats } legalActions { types callAmount minRaiseTo maxRaiseTo } showdownOrder }`);
});
