/** Wrong entries of a hand corrected through the API: the hand, its replay, the table, the offences and the standings follow. */
import { ApiUnderTest, startFriday } from './client.js';
import { allIn, fold, give, type HandAnswer, openHand, passive, playOut } from './hands.js';

let api: ApiUnderTest;

beforeEach(async () => {
  api = await ApiUnderTest.open();
  await startFriday(api);
});

afterEach(async () => {
  expect(api.log).toEqual([]);
  await api.close();
});

const act = (hand: HandAnswer, action: object): Promise<HandAnswer> =>
  give(api, 'act', { handId: hand.id, seat: hand.turn, act: { action } });
const corrected = '{ events { type } revision hand { phase street turn potTotal seats { seat stack bet status } } }';

async function tableOne(): Promise<{
  potTotal: number;
  seats: { seat: number; stack: number; bet: number; action: string | null; status: string }[];
}> {
  const { data } = await api.asDirector(
    '{ tournament(id: "friday") { tables { nodes { hand { potTotal seats { seat stack bet action status } } } } } }',
  );
  return data!['tournament'].tables.nodes[0].hand;
}

async function stacks(): Promise<number[]> {
  const { data } = await api.asDirector('{ tournament(id: "friday") { standings(first: 6) { edges { node { stack } } } } }');
  return data!['tournament'].standings.edges.map(({ node }: { node: { stack: number } }) => node.stack);
}

describe('a fold that was typed for a call', () => {
  it('is a call from then on: the act after it is decided again, and the replay shows both', async () => {
    let hand = await openHand(api);
    const { id: handId, revision: entry, turn: seat } = hand;
    hand = await act(hand, { type: 'FOLD' });
    const next = hand.turn!;
    await act(hand, passive(hand));
    const payload = await api.command(
      'correctEntry',
      { handId, entry: entry + 1, reason: 'The seat called.', instead: { act: { seat, action: { type: 'CALL' } } } },
      corrected,
    );
    expect(payload.events.map(({ type }: { type: string }) => type)).toEqual(['EntryCorrected', 'Called', 'Called']);
    const bets = Object.fromEntries(payload.hand.seats.map((at: { seat: number; bet: number }) => [at.seat, at.bet]));
    expect([bets[seat!], bets[next]]).toEqual([50, 50]);

    const { data } = await api.asDirector(`{ handReplay(handId: "${handId}") { steps { revision struckBy text { en fr } } } }`);
    const steps = data!['handReplay'].steps.slice(entry + 1);
    expect(steps.map(({ struckBy }: { struckBy: number | null }) => struckBy)).toEqual([entry + 3, entry + 3, null, null, null]);
    expect(steps[0].text.en).toMatch(new RegExp(`^seat ${seat} \\(Player \\d\\) folds$`));
    expect(steps[2].text).toEqual({
      en: `step ${entry + 1} was entered wrongly: what should have been typed follows – “The seat called.”`,
      fr: `l’étape ${entry + 1} a été mal saisie\u00a0: la bonne saisie suit – «\u00a0The seat called.\u00a0»`,
    });
    expect(steps[3].text.en).toMatch(new RegExp(`^seat ${seat} \\(Player \\d\\) calls 50$`));

    const shown = await tableOne();
    expect(shown.potTotal).toBe(payload.hand.potTotal);
    expect(new Set(shown.seats.filter((at) => at.action === 'CALL').map((at) => at.seat))).toEqual(new Set([seat, next]));
    const again = await api.refusal('correctEntry', { handId, entry: entry + 1, reason: 'Again.' });
    expect(again.extensions).toMatchObject({ code: 'ENTRY_STRUCK', article: null, parameters: { entry: entry + 1 } });
  });

  it('lists what does not fit any more, and takes it again', async () => {
    let hand = await openHand(api);
    const handId = hand.id;
    for (let folds = 4; folds > 0; folds--) hand = await act(hand, { type: 'FOLD' });
    const entry = hand.revision + 1;
    const seat = hand.turn;
    hand = await act(hand, { type: 'CALL' });
    hand = await act(hand, { type: 'CHECK' });
    await give(api, 'dealBoard', { handId, street: 'FLOP' });
    const { hand: after } = await api.command(
      'correctEntry',
      {
        handId,
        entry,
        reason: 'The small blind raised.',
        instead: { act: { seat, action: { type: 'RAISE', to: 300 } } },
        followedBy: [
          { act: { seat: hand.seats.find((at) => at.status === 'LIVE' && at.seat !== seat)!.seat, action: { type: 'CALL' } } },
          { board: { street: 'FLOP' } },
        ],
      },
      corrected,
    );
    expect(after).toMatchObject({ street: 'FLOP', potTotal: 650 });
    const { data } = await api.asDirector(`{ handReplay(handId: "${handId}") { steps { event { type data } } } }`);
    const struck = data!['handReplay'].steps.find(({ event }: { event: { type: string } }) => event.type === 'EntryCorrected');
    expect(struck.event.data.conflicts).toHaveLength(2);
  });

  it('is no offence where a check was free', async () => {
    let hand = await openHand(api);
    const handId = hand.id;
    while (hand.legalActions!.callAmount > 0) hand = await act(hand, { type: 'CALL' });
    const [entry, seat] = [hand.revision + 1, hand.turn];
    const playerId = hand.seats.find((at) => at.seat === seat)!.playerId;
    await act(hand, { type: 'FOLD' });
    const outcomes = async (): Promise<string[]> => {
      const { data } = await api.asDirector(
        `{ tournament(id: "friday") { disciplineSheet(playerId: "${playerId}") { offences { offence outcome } } } }`,
      );
      return (data!['tournament'].disciplineSheet?.offences ?? []).map(({ outcome }: { outcome: string }) => outcome);
    };
    expect(await outcomes()).toEqual(['OPEN']);
    await api.command('correctEntry', { handId, entry, reason: 'A check.', instead: { act: { seat, action: { type: 'CHECK' } } } });
    expect(await outcomes()).toEqual(['UNFOUNDED']);
  });
});

describe('a hand that is over', () => {
  it('is over again with the right cards, and whoever was out by them is in', async () => {
    const dealt = await openHand(api);
    const handId = dealt.id;
    let callers = 2;
    const before = await stacks();
    let hand = dealt;
    while (hand.phase === 'BETTING') hand = await act(hand, callers-- > 0 ? allIn(hand) : { type: 'FOLD' });
    const [one, other] = hand.seats.filter((at) => at.status === 'ALL_IN').map(({ seat }) => seat) as [number, number];
    await give(api, 'tableHand', { handId, seat: one, cards: ['As', 'Ah'] });
    const { revision: entry } = await give(api, 'tableHand', { handId, seat: other, cards: ['2s', '7h'] });
    for (const [street, cards] of [
      ['FLOP', ['Kc', '5d', '9h']],
      ['TURN', ['3c']],
      ['RIVER', ['Td']],
    ] as const)
      await give(api, 'dealBoard', { handId, street, cards });
    const wrong = await stacks();
    expect(wrong.filter((stack) => stack === 0)).toHaveLength(1);

    const payload = await api.command(
      'correctEntry',
      { handId, entry, reason: 'Seat showed kings.', instead: { tabled: { seat: other, cards: ['Ks', 'Kh'] } } },
      '{ events { type } hand { phase seats { seat stack } } }',
    );
    const types = payload.events.map(({ type }: { type: string }) => type);
    expect([types[0], types.at(-2), types.at(-1)]).toEqual(['EntryCorrected', 'HandCompleted', 'HandResultCorrected']);
    const sum = (all: readonly number[]): number => all.reduce((total, stack) => total + stack, 0);
    const right = await stacks();
    expect(sum(right)).toBe(sum(before));
    const { data } = await api.asDirector(
      '{ tournament(id: "friday") { standings(first: 6) { edges { node { playerId stack } } } hands { edges { node { stage winners pot players { seat won stackAfter } } } } tables { nodes { lastHand { winners { seat } } } } } }',
    );
    const stackOf = (seat: number): number => {
      const { playerId } = dealt.seats.find((at) => at.seat === seat)!;
      return data!['tournament'].standings.edges.find(({ node }: { node: { playerId: string } }) => node.playerId === playerId).node.stack;
    };
    expect([stackOf(one), stackOf(other) > 2000]).toEqual([0, true]);
    const [row] = data!['tournament'].hands.edges;
    expect(row.node).toMatchObject({ stage: 'SETTLED', winners: [other] });
    expect(data!['tournament'].tables.nodes[0].lastHand.winners).toEqual([{ seat: other }]);
  });

  it('must not be left open, and is not typed anew once the next is opened', async () => {
    const hand = await openHand(api);
    const handId = hand.id;
    const entry = hand.revision + 1;
    await playOut(api, hand, fold);
    const asked = { handId, entry, reason: 'A call.', instead: { act: { seat: hand.turn, action: { type: 'CALL' } } } };
    const open = await api.refusal('correctEntry', asked);
    expect(open.extensions).toMatchObject({ code: 'HAND_LEFT_OPEN', parameters: { phase: 'betting' } });
    await openHand(api);
    expect((await api.refusal('correctEntry', asked)).extensions.code).toBe('NEXT_HAND_OPENED');
  });
});

describe('a correction that can’t be made', () => {
  it('is refused with what to do, and changes nothing', async () => {
    const hand = await openHand(api);
    const handId = hand.id;
    const code = async (input: object): Promise<string> =>
      (await api.refusal('correctEntry', { handId, reason: 'Mistyped.', ...input })).extensions.code;
    expect(await code({ entry: 500 })).toBe('UNKNOWN_ENTRY');
    const started = await api.refusal('correctEntry', { handId, reason: 'Mistyped.', entry: 0 });
    expect(started.extensions).toMatchObject({
      code: 'ENTRY_OF_OTHER_KIND',
      parameters: { entry: 0, event: 'HandStarted', by: ['annulHand'] },
    });
    const { revision: entry } = await act(hand, { type: 'CALL' });
    expect(await code({ entry, instead: {} })).toBe('ENTRY_NOT_STATED');
    expect(await code({ entry, instead: { act: { seat: hand.turn } } })).toBe('ENTRY_NOT_STATED');
    expect(await code({ entry, instead: { mucked: 1, board: { street: 'FLOP' } } })).toBe('ENTRY_NOT_STATED');
    expect(await code({ entry, instead: { act: { seat: hand.turn, action: { type: 'RAISE', to: 75 } } } })).toBe('BELOW_MINIMUM_RAISE');
    expect((await api.asDirector(`{ hand(id: "${handId}") { revision } }`)).data!['hand'].revision).toBe(entry);
  });
});

describe('a hand that should not have been there', () => {
  const seen = async (): Promise<unknown> => {
    const { data, errors } = await api.asDirector(`{
      tournament(id: "friday") { tables { nodes { state button smallBlindSeat bigBlindSeat dealer level handsPlayed lastHand { handId number } hand { handId } } }
      fairness { nodes { playerId hands waited bigBlinds { times chips } smallBlinds { times chips } antes { times chips } } } }
    }`);
    expect(errors).toBeUndefined();
    return data;
  };

  it('is annulled before anybody acts, and its number is opened again', async () => {
    const before = await seen();
    const hand = await openHand(api);
    const handId = hand.id;
    const { events } = await api.command('annulHand', { handId, reason: 'Opened at the wrong table.' });
    expect(events).toEqual([{ type: 'HandAnnulled' }]);
    expect(await seen()).toEqual(before);
    expect(
      (await api.asDirector(`{ hand(id: "${handId}") { phase } tournament(id: "friday") { hands { edges { node { stage } } } } }`)).data,
    ).toEqual({
      hand: null,
      tournament: { hands: { edges: [{ node: { stage: 'ANNULLED' } }] } },
    });
    expect((await api.refusal('annulHand', { handId, reason: 'Again.' })).extensions.code).toBe('HAND_NOT_STARTED');

    const again = await openHand(api);
    expect(again.id).toBe(handId);
    const played = await playOut(api, again, fold);
    expect(played.phase).toBe('COMPLETED');
    const { data } = await api.asDirector(`{ handReplay(handId: "${handId}") { steps { struckBy event { type } text { fr } } } }`);
    const steps = data!['handReplay'].steps as { struckBy: number | null; event: { type: string }; text: { fr: string } }[];
    const annulled = steps.findIndex(({ event }) => event.type === 'HandAnnulled');
    expect(steps.slice(0, annulled).every(({ struckBy }) => struckBy === annulled)).toBe(true);
    expect(steps.slice(annulled).every(({ struckBy }) => struckBy === null)).toBe(true);
    expect(steps[annulled]!.text.fr).toBe('la main est annulée, ouverte par erreur – «\u00a0Opened at the wrong table.\u00a0»');
  });

  it('is not annulled once somebody has acted', async () => {
    const hand = await openHand(api);
    const { revision } = await act(hand, { type: 'FOLD' });
    const refused = await api.refusal('annulHand', { handId: hand.id, reason: 'Wrong table.' });
    expect(refused.extensions).toMatchObject({ code: 'HAND_UNDER_WAY', parameters: { revision, event: 'Folded' } });
  });

  it('was recorded as played: the table stands as before', async () => {
    await playOut(api, await openHand(api), fold);
    const before = await seen();
    await api.command('recordHandPlayed', { tournamentId: 'friday', table: 1 });
    expect(await seen()).not.toEqual(before);
    const { events } = await api.command('withdrawHandPlayed', { tournamentId: 'friday', table: 1, reason: 'It was table 2.' });
    expect(events).toEqual([{ type: 'HandWithdrawn' }]);
    expect(await seen()).toEqual(before);
    expect((await openHand(api)).id).toBe('friday.1.2');
  });
});
