import { fridayStream, hand, player, startedTournament } from '../test/recorded-history.js';
import { chipLinesAfter, inventoryAfter } from '../test/view-words.js';
import { applyPosting, noAccounts } from './chip-accounts.js';
import { countHandedOut, makeTallies, racePieces } from './chip-pieces.js';

const at = { table: 1, seat: 2 };
const told = { reason: 'so it was', by: 'director' } as const;

describe('the chip ledger', () => {
  it('begins with the stacks that were handed out', () => {
    expect(chipLinesAfter(startedTournament())).toMatchObject([
      { type: 'TournamentStarted', change: 50_000, players: 5, amount: 10_000, actor: { id: 'ada' }, accounts: { inPlay: 50_000 } },
    ]);
  });

  it('tells what a late player does not get, and has no line for one whose stack was in play', () => {
    const late = { to: { table: 2, seat: 3 }, lot: null, admission: null, entrants: 6, discouraged: false, ruling: null, articles: [] };
    const history = startedTournament().add(
      fridayStream,
      { type: 'LatePlayerAdmitted', data: { ...late, playerId: player('fay'), stack: 9800, issued: 9800, price: 200, paidTo: [] } },
      { type: 'LatePlayerAdmitted', data: { ...late, playerId: player('eve'), stack: 10_000, issued: 0, price: 0, paidTo: [] } },
    );
    expect(chipLinesAfter(history).slice(1)).toMatchObject([{ change: 9800, withheld: 200, playerId: 'fay' }]);
  });

  it('keeps what is missing until it is found, and what is taken for good (RC 64)', () => {
    const lost = { differenceId: 1, playerId: player('bob'), at, amount: 1000, ...told };
    const found = { differenceId: 1, playerId: player('bob'), at, outOfView: true, by: 'director' as const, articles: [] };
    const history = startedTournament().add(
      fridayStream,
      { type: 'ChipsReportedLost', data: lost },
      { type: 'LostChipsFound', data: { ...found, returned: 0, removed: 600 } },
      { type: 'LostChipsFound', data: { ...found, returned: 400, removed: 0 } },
    );
    expect(
      chipLinesAfter(history)
        .slice(1)
        .map(({ change, accounts: { lost: missing, confiscated } }) => [change, missing, confiscated]),
    ).toEqual([
      [-1000, 1000, 0],
      [0, 400, 600],
      [400, 0, 600],
    ]);
  });

  it('undoes a difference by one as large the other way', () => {
    const counted = { candidates: [], ...told };
    const history = startedTournament().add(
      fridayStream,
      {
        type: 'ChipDiscrepancyRecorded',
        data: { ...counted, differenceId: 1, table: 1, expected: 30_000, counted: 29_500, explains: null },
      },
      { type: 'ChipDiscrepancyRecorded', data: { ...counted, differenceId: 2, table: 2, expected: 20_000, counted: 20_500, explains: 1 } },
      {
        type: 'ChipDiscrepancyRecorded',
        data: { ...counted, differenceId: 3, table: 2, expected: 20_500, counted: 20_600, explains: null },
      },
      { type: 'ChipDiscrepancyRecorded', data: { ...counted, differenceId: 4, table: 1, expected: 29_500, counted: 29_400, explains: 3 } },
    );
    expect(
      chipLinesAfter(history)
        .slice(1)
        .map(({ change, accounts: { lost, found } }) => [change, lost, found]),
    ).toEqual([
      [-500, 500, 0],
      [500, 0, 0],
      [100, 0, 100],
      [-100, 0, 0],
    ]);
  });

  it('has the chips of a player back who is reinstated, with the reason; chips that had stayed on a table make no line', () => {
    const bob = { playerId: player('bob'), place: 5, articles: [] };
    const back = { stack: 9900, takenFrom: null, uncertain: [], reason: 'the wrong name was tapped' };
    const history = startedTournament().add(
      fridayStream,
      { type: 'PlayerWithdrew', data: { ...bob, cause: 'announced', reason: null, from: at, removed: 9900 } },
      { type: 'PlayerReinstated', data: { playerId: player('bob'), to: at, handId: null, byDirector: { ...back, returned: 9900 } } },
      { type: 'PlayerDisqualified', data: { ...bob, cause: 'other', reason: 'rude', from: at, removed: 9900 } },
      { type: 'PlayerReinstated', data: { playerId: player('bob'), to: at, handId: null, byDirector: { ...back, returned: 9900 } } },
      { type: 'PlayerReinstated', data: { playerId: player('ann'), to: at, handId: null, byDirector: { ...back, returned: 0 } } },
      { type: 'PlayerReinstated', data: { playerId: player('cyd'), to: at, handId: hand(1, 1) } },
    );
    const lines = chipLinesAfter(history).slice(1);
    expect(lines.map(({ type, change }) => [type, change])).toEqual([
      ['PlayerWithdrew', -9900],
      ['PlayerReinstated', 9900],
      ['PlayerDisqualified', -9900],
      ['PlayerReinstated', 9900],
    ]);
    expect(lines[1]).toMatchObject({ playerId: 'bob', table: 1, amount: 9900, reason: 'the wrong name was tapped' });
    expect(inventoryAfter(history).accounts).toMatchObject({ inPlay: 50_000, withPlayers: 0, handedOut: 50_000 });
  });

  it('knows whom a corrected hand gives chips that are not in play any more', () => {
    const left = { cause: 'announced' as const, place: 5, reason: null, articles: [] };
    const history = startedTournament().add(
      fridayStream,
      { type: 'PlayerWithdrew', data: { ...left, playerId: player('bob'), from: at, removed: 10_000 } },
      {
        type: 'SettlementCorrected',
        data: {
          handId: hand(1, 1),
          table: 1,
          correction: 1,
          changes: [
            { playerId: player('ann'), amount: -300 },
            { playerId: player('bob'), amount: 300 },
          ],
          inPlay: [],
        },
      },
      {
        type: 'SettlementCorrected',
        data: {
          handId: hand(1, 1),
          table: 1,
          correction: 2,
          changes: [
            { playerId: player('ann'), amount: -300 },
            { playerId: player('cyd'), amount: 300 },
          ],
          inPlay: [],
        },
      },
    );
    expect(chipLinesAfter(history).slice(1)).toMatchObject([
      { change: -10_000, accounts: { withPlayers: 10_000 } },
      { change: -300, handId: hand(1, 1), accounts: { withPlayers: 10_300, inPlay: 39_700 } },
    ]);
    expect(inventoryAfter(history).accounts).toMatchObject({ inPlay: 39_700, handedOut: 50_000 });
  });
});

describe('accounts', () => {
  it('always add up', () => {
    const accounts = applyPosting(noAccounts, {
      handedOut: 1000,
      rounding: -25,
      found: 10,
      lost: 20,
      confiscated: 30,
      withPlayers: 40,
      takenBack: 5,
    });
    expect(accounts.inPlay).toBe(1000 - 25 + 10 - 20 - 30 - 40 - 5);
  });
});

describe('pieces', () => {
  const set = makeTallies([{ value: 100, inStack: 5 }, { value: 25, count: 400, inStack: 20 }, { value: 500 }]);

  it('are those of starting stacks; of others nobody knows', () => {
    const { pieces } = countHandedOut(set, 1000, 3);
    expect(pieces?.(set).map(({ value, owned, handedOut }) => [value, owned, handedOut])).toEqual([
      [25, 400, 60],
      [100, null, 15],
      [500, null, 0],
    ]);
    expect(countHandedOut(set, 900, 2)).toEqual({ untold: 1800 });
  });

  it('go and come by races, and where no set was told there are none', () => {
    const after = racePieces(set, { value: 25, count: 7 }, { value: 100, count: 2 });
    expect(after.map(({ racedOff, wonInRaces }) => [racedOff, wonInRaces])).toEqual([
      [7, 0],
      [0, 2],
      [0, 0],
    ]);
    expect(racePieces([], { value: 25, count: 7 }, { value: 100, count: 2 })).toEqual([]);
  });
});
