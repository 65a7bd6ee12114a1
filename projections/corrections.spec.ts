import {
  fridayStream,
  hand,
  handStream,
  player,
  startedTournament,
  withHandDealt,
  withHandSettled,
  type History,
} from '../test/recorded-history.js';
import { clockAfter, fairnessAfter, handAfter, standingAfter, standingsAfter, tableAfter, tournamentAfter } from '../test/view-words.js';
import { SHARES } from './fairness.js';

/** After a correction, Bob won the hand that had eliminated Bob: Ann keeps what she had not bet. */
function corrected(): History {
  const result = (seat: number, name: string, stackAfter: number) => ({ seat, playerId: player(name), stackBefore: 10_000, stackAfter });
  const history = withHandSettled(withHandDealt(startedTournament()));
  const was = [{ seat: 1, amount: 20_100 }];
  return history
    .add(
      handStream(1, 1),
      {
        type: 'ClaimAccepted',
        data: { claim: 'award', pot: 0, street: null, seat: null, amount: null, by: 3, articles: [] },
      },
      { type: 'PotAwardCorrected', data: { pot: 0, amount: 20_100, from: was, to: [{ seat: 2, amount: 20_100 }], articles: [] } },
      {
        type: 'HandResultCorrected',
        data: {
          correction: 1,
          changes: [
            { seat: 1, playerId: player('ann'), amount: -20_100 },
            { seat: 2, playerId: player('bob'), amount: 20_100 },
          ],
          results: [result(1, 'ann', 0), result(2, 'bob', 20_100), result(3, 'cyd', 9900)],
        },
      },
    )
    .add(
      fridayStream,
      { type: 'PlayerReinstated', data: { playerId: player('bob'), to: { table: 1, seat: 2 }, handId: hand(1, 1) } },
      {
        type: 'SettlementCorrected',
        data: {
          handId: hand(1, 1),
          table: 1,
          correction: 1,
          changes: [
            { playerId: player('ann'), amount: -20_100 },
            { playerId: player('bob'), amount: 20_100 },
          ],
          inPlay: [],
        },
      },
      { type: 'PlayerEliminated', data: { playerId: player('ann'), from: { table: 1, seat: 1 }, place: 5, tied: 1, handId: hand(1, 1) } },
    );
}

describe('a hand that had begun on the wrong level', () => {
  const stakes = { smallBlind: 100, bigBlind: 200, ante: 0, anteFormat: 'none', antePriority: 'blindFirst' } as const;
  const begun = (): History =>
    withHandDealt(startedTournament()).add(handStream(1, 1), { type: 'HandLevelCorrected', data: { level: 2, stakes, articles: [] } });

  it('is of the right level wherever it is shown', () => {
    expect(handAfter(begun())).toMatchObject({ level: 2 });
    expect(tableAfter(begun())).toMatchObject({
      level: 2,
      hand: { state: { start: { level: 2, stakes } } },
    });
    expect(tableAfter(withHandSettled(begun()))).toMatchObject({ lastHand: { level: 2 } });
  });

  it('has cost the blinds of that level', () => {
    const history = withHandSettled(begun());
    expect(fairnessAfter(history, 'bob')).toMatchObject({ smallBlinds: { times: 1, chips: 100 } });
    expect(fairnessAfter(history, 'cyd')).toMatchObject({
      bigBlinds: { times: 1, chips: 200 },
      share: { chips: (300 * SHARES) / 3 },
    });
  });
});

describe('a hand that was void', () => {
  it('is the same hand when it is dealt again: it has cost one big blind (RC 35; RO 5.3, 7.8)', () => {
    const refunds = [
      { seat: 2, amount: 50 },
      { seat: 3, amount: 100 },
    ];
    const history = withHandDealt(startedTournament()).add(
      handStream(1, 1),
      { type: 'HandVoided', data: { cause: 'joker', settlement: 'refundAll', refunds, articles: [] } },
      { type: 'HandRedealt', data: { attempt: 2, button: 1, level: 1, blindsStand: false, articles: [] } },
      { type: 'BlindPosted', data: { seat: 2, blind: 'small', amount: 50, allIn: false } },
      { type: 'BlindPosted', data: { seat: 3, blind: 'big', amount: 100, allIn: false } },
    );
    withHandSettled(history);
    expect(fairnessAfter(history, 'cyd')).toMatchObject({
      hands: 1,
      bigBlinds: { times: 1, chips: 100 },
    });
    expect(standingAfter(history, 'cyd')).toMatchObject({ hands: 1 });
    expect(tableAfter(history)).toMatchObject({ button: 1, handsPlayed: 1 });
  });
});

describe('a hand that was corrected', () => {
  it('gives its chips and its place to others in the standings', () => {
    const rows = standingsAfter(corrected());
    expect(rows.map(({ playerId, state, stack, place, seat }) => [playerId, state, stack, place, seat])).toEqual([
      ['bob', 'in', 20_100, null, 2],
      ['dan', 'in', 10_000, null, 1],
      ['eve', 'in', 10_000, null, 2],
      ['cyd', 'in', 9900, null, 3],
      ['ann', 'eliminated', 0, 5, null],
    ]);
    expect(standingAfter(corrected(), 'bob')).toMatchObject({
      lostIn: null,
      eliminatedAt: null,
      tied: 1,
      hands: 1,
    });
  });

  it('has another winner in the list of hands and on its table', () => {
    expect(handAfter(corrected())).toMatchObject({
      state: 'settled',
      pot: 20_100,
      winners: [2],
      players: [
        { won: 0, stackAfter: 0 },
        { won: 20_100, stackAfter: 20_100 },
        { won: 0, stackAfter: 9900 },
      ],
    });
    const table = tableAfter(corrected());
    expect(table?.seats).toMatchObject([
      { seat: 2, playerId: 'bob', stack: 20_100 },
      { seat: 3, playerId: 'cyd', stack: 9900 },
    ]);
    expect(table?.lastHand?.winners).toEqual([{ seat: 2, playerId: 'bob', amount: 20_100 }]);
  });

  it('changes the places of others who are out, and leaves as many players', () => {
    const history = corrected().add(fridayStream, { type: 'PlaceCorrected', data: { playerId: player('ann'), place: 4, tied: 1 } });
    expect(standingAfter(history, 'ann')).toMatchObject({ place: 4, tied: 1 });
    expect(tournamentAfter(history)).toMatchObject({ registered: 5, left: 4 });
  });

  it('gives no chips to who is out, and takes none from him', () => {
    const changes = [
      { playerId: player('ann'), amount: -300 },
      { playerId: player('bob'), amount: 300 },
    ];
    const left = { cause: 'announced' as const, place: 5, reason: null, articles: [] };
    const history = startedTournament().add(
      fridayStream,
      { type: 'PlayerWithdrew', data: { ...left, playerId: player('ann'), from: { table: 1, seat: 1 }, removed: 10_000 } },
      { type: 'SettlementCorrected', data: { handId: hand(1, 1), table: 1, correction: 1, changes, inPlay: [] } },
    );
    expect(standingAfter(history, 'ann')).toMatchObject({ state: 'withdrawn', stack: 0 });
    expect(standingAfter(history, 'bob')).toMatchObject({ state: 'in', stack: 10_300 });
  });

  it('pays what its pot lacked to who had won it', () => {
    const history = withHandSettled(withHandDealt(startedTournament())).add(handStream(1, 1), {
      type: 'PotAmountCorrected',
      data: { pot: 0, seat: 3, from: 20_100, to: 20_200, paidTo: [{ seat: 1, amount: 100 }], articles: [] },
    });
    expect(handAfter(history)).toMatchObject({ pot: 20_200, players: [{ won: 20_200 }, {}, {}] });
    expect(tableAfter(history)?.lastHand?.winners).toMatchObject([{ seat: 1, amount: 20_200 }]);
  });

  it('changes the stacks of the hand that is being played', () => {
    const history = withHandDealt(startedTournament()).add(handStream(1, 1), {
      type: 'StackCorrected',
      data: { seat: 1, amount: -400, handId: hand(1, 9), correction: 1 },
    });
    const shown = tableAfter(history)?.hand;
    expect(shown?.state?.stacks).toEqual([9600, 9950, 9900]);
  });

  it('opens a tournament again that it had ended, and the clock goes on', () => {
    const history = withHandSettled(withHandDealt(startedTournament())).add(
      fridayStream,
      { type: 'TournamentFinished', data: { winner: player('ann'), stack: 50_000, at: 2_400_000 } },
      {
        type: 'TournamentReopened',
        data: { handId: hand(1, 1), winner: player('ann'), at: 2_500_000, endsAt: 2_600_000, remainingMs: null },
      },
    );
    expect(tournamentAfter(history)).toMatchObject({
      phase: 'running',
      winner: null,
      finishedAt: null,
    });
    expect(standingAfter(history, 'ann')).toMatchObject({ state: 'in', place: null });
    expect(clockAfter(history)).toMatchObject({ state: 'running', endsAt: 2_600_000, pausedAt: null });
  });
});
