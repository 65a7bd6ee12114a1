import type { Gesture } from '../../../events/judging.js';
import { bookIds, flop, push, say } from '../../../test/fixtures/acts.js';
import type { HandAtTable } from '../../../test/fixtures/hand-at-table.js';

const everyBook = it.each(bookIds);

/** Seat 1 has bet 300 and seat 2 folded; seat 3 is in turn, seat 4 acts before it. */
function early(book: string, gesture: Gesture): HandAtTable {
  const table = flop(book).act(1, 300).act(2, 'fold');
  table.give({ type: 'Act', seat: 4, gesture });
  return table;
}

const typesOf = (table: HandAtTable): string[] => table.events.map(({ type }) => type);

describe('an act before its turn (RC 44-A; MO 8.14; TDA 30; RO 9.3; TF §9 b14)', () => {
  everyBook('is recorded, and the turn stays where it was (%s)', (book) => {
    const table = early(book, say('raise', 800));
    expect(table.all('OutOfTurnActRecorded')).toMatchObject([{ seat: 4, ruling: 'raise', to: 800, currentBet: 300, skipped: [3] }]);
    expect(table.legal?.seat).toBe(3);
  });

  everyBook('binds when the bet is the same once its turn comes (%s)', (book) => {
    const table = early(book, say('raise', 800)).act(3, 'call');
    const types = typesOf(table).filter((type) => type !== 'InfractionNoted');
    expect(types.slice(-4)).toEqual(['Called', 'OutOfTurnActBound', 'GestureJudged', 'Raised']);
    expect(table.all('Raised').at(-1)).toMatchObject({ seat: 4, to: 800 });
    expect(table.legal?.seat).toBe(1);
  });

  it.each([
    ['redcactus', 800, ['call', 'raise', 'fold'], true],
    ['mons', 800, ['call', 'raise', 'fold'], true],
    ['tdaFr', 800, ['call', 'raise', 'fold'], true],
    ['ropta', 800, ['call', 'raise', 'fold'], true],
    ['toufflers', 800, ['call', 'raise', 'fold'], true],
  ])('that raised is released by a raise, its chips come back (%s)', (book, returned, options, mayRaise) => {
    const table = early(book, { ...say('raise'), ...push(500, 100, 100, 100) }).act(3, 600);
    expect(table.all('OutOfTurnActReleased')).toMatchObject([{ seat: 4, options, mayRaise, returned }]);
    expect(table.legal).toMatchObject({ seat: 4, raiseBar: null });
  });

  it.each([
    ['redcactus', ['call', 'raise', 'fold'], null],
    ['mons', ['call', 'fold'], 'notOffered'],
    ['tdaFr', ['call', 'raise', 'fold'], null],
    ['ropta', ['call', 'raise', 'fold'], null],
    ['toufflers', ['call', 'fold'], 'notOffered'],
  ])('that called may, released, raise or not (%s)', (book, options, raiseBar) => {
    const table = early(book, say('call')).act(3, 600);
    expect(table.all('OutOfTurnActReleased')).toMatchObject([{ seat: 4, options }]);
    expect(table.legal).toMatchObject({ seat: 4, raiseBar });
    const refused = table.refusalOf(4, 2000);
    expect(refused).toEqual(
      raiseBar === null ? undefined : { code: 'OPTION_NOT_OFFERED', article: null, parameters: { seat: 4, options: ['call', 'fold'] } },
    );
  });

  everyBook('that folded is final, whatever follows (%s)', (book) => {
    const table = early(book, say('fold'));
    expect(typesOf(table).slice(-3)).toEqual(['OutOfTurnActRecorded', 'InfractionNoted', 'HandKilled']);
    expect(table.legal?.seat).toBe(3);
    expect(table.act(3, 600).legal?.seat).toBe(1);
  });

  everyBook('is released by a short all-in too: the bet has changed (%s)', (book) => {
    const table = flop(book, 4, { 3: 350 }).act(1, 300).act(2, 'fold');
    table.give({ type: 'Act', seat: 4, gesture: say('call') });
    table.act(3, 'allIn');
    expect(table.all('OutOfTurnActReleased')).toHaveLength(1);
  });

  it.each([
    ['redcactus', ['may'], ['may'], ['may']],
    ['mons', ['ifRepeated'], ['ifRepeated'], ['ifRepeated']],
    ['tdaFr', ['may'], ['may'], ['may']],
    ['ropta', ['ifRepeated'], ['must'], ['must']],
    ['toufflers', ['ifRepeated'], ['ifRepeated'], ['ifRepeated']],
  ])('is an offence under %s: bound %j, released %j, a fold %j', (book, bound, released, folded) => {
    const sanctions = (table: HandAtTable): string[] => table.all('InfractionNoted').map(({ sanction }) => sanction);
    expect(sanctions(early(book, say('call')).act(3, 'call'))).toEqual(bound);
    expect(sanctions(early(book, say('call')).act(3, 600))).toEqual(released);
    expect(sanctions(early(book, say('fold')).act(3, 'call'))).toEqual(folded);
  });

  it.each([
    ['redcactus', 'RC 44-A'],
    ['mons', 'MO 8.14'],
    ['tdaFr', 'TDA 30'],
    ['ropta', 'RO 9.3'],
    ['toufflers', 'TF §9 b14'],
  ])('given twice changes nothing; another one is refused (%s)', (book, article) => {
    const table = early(book, say('call'));
    expect(table.give({ type: 'Act', seat: 4, gesture: say('call') })).toEqual([]);
    expect(table.refusal({ type: 'Act', seat: 4, gesture: say('raise', 900) })).toEqual({
      code: 'OUT_OF_TURN_ACT_PENDING',
      article,
      parameters: { seat: 4 },
    });
  });

  it('stays refused as a plain action', () => {
    expect(flop('ropta').refusal({ type: 'Act', seat: 2, action: { type: 'check' } })).toEqual({
      code: 'NOT_IN_TURN',
      article: 'RO 9.3',
      parameters: { seat: 2, turn: 1 },
    });
  });

  everyBook('waits for several: each binds as its turn comes (%s)', (book) => {
    const table = flop(book);
    for (const seat of [3, 2]) table.give({ type: 'Act', seat, gesture: say('check') });
    table.act(1, 'check').act(4, 'check');
    expect(
      table
        .all('Checked')
        .slice(-4)
        .map(({ seat }) => seat),
    ).toEqual([1, 2, 3, 4]);
    expect(table.state.phase).toBe('awaitingBoard');
  });

  everyBook('RC 59-B: that calls a raise before its amount is said is for the director once it is known (%s)', (book) => {
    const table = flop(book).act(1, 200);
    table.give({ type: 'Act', seat: 2, gesture: say('raise') });
    table.give({ type: 'Act', seat: 3, gesture: say('call') });
    table.give({ type: 'Act', seat: 2, gesture: say('amount', 2000) });
    expect(table.all('Raised').at(-1)).toMatchObject({ seat: 2, to: 2000 });
    expect(table.all('RulingRequested')).toMatchObject([{ kind: 'callBeforeAmount', seat: 3, default: 'callFullAmount' }]);
    expect(table.all('InfractionNoted')).toMatchObject([{ seat: 3, offence: 'actBeforeAmount', sanction: 'may' }]);
    table.give({ type: 'RuleOnAction', rulingId: 1, option: 'callFullAmount' });
    expect(table.all('Called').at(-1)).toMatchObject({ seat: 3, to: 2000 });
  });

  everyBook('on a condition does not bind (%s)', (book) => {
    const table = early(book, say('raise', 900, { conditional: true })).act(3, 'call');
    const free = table.all('ActVoided').length === 1 || table.all('RulingRequested')[0]?.kind === 'conditional';
    expect(free).toBe(true);
    expect(table.all('Raised')).toEqual([]);
  });
});

describe('acts at the same moment (MO 8.14; RO 9.18; TF §9 b14)', () => {
  it.each([
    ['redcactus', ['call', 'raise', 'fold'], []],
    ['mons', ['call', 'fold'], ['ifRepeated']],
    ['tdaFr', ['call', 'raise', 'fold'], []],
    ['ropta', ['call', 'raise', 'fold'], []],
    ['toufflers', ['call', 'fold'], ['ifRepeated']],
  ])('the second is released when the first raises (%s): %j', (book, options, sanctions) => {
    const table = flop(book).act(1, 300);
    table.give({
      type: 'ActSimultaneously',
      acts: [
        { seat: 3, gesture: say('call') },
        { seat: 2, gesture: say('raise', 700) },
      ],
    });
    expect(table.all('Raised')).toMatchObject([{ seat: 2, to: 700 }]);
    expect(table.all('OutOfTurnActReleased')).toMatchObject([{ seat: 3, options }]);
    expect(table.all('InfractionNoted').map(({ sanction }) => sanction)).toEqual(sanctions);
  });

  everyBook('the second stands when the first does not change the bet (%s)', (book) => {
    const table = flop(book).act(1, 300);
    table.give({
      type: 'ActSimultaneously',
      acts: [
        { seat: 3, gesture: say('call') },
        { seat: 2, gesture: say('fold') },
      ],
    });
    expect(table.all('Called').at(-1)).toMatchObject({ seat: 3, to: 300 });
    expect(table.legal?.seat).toBe(4);
  });

  const together = (book: string, ...acts: readonly (readonly [seat: number, gesture: Gesture])[]): HandAtTable => {
    const table = flop(book, 4, { 2: 900, 3: 700 });
    table.give({ type: 'ActSimultaneously', acts: acts.map(([seat, gesture]) => ({ seat, gesture })) });
    return table;
  };
  const inOrder = it.each(['redcactus', 'tdaFr', 'ropta']);

  inOrder('RO 9.18: an all-in agrees with a bet before it, and stays (%s)', (book) => {
    const table = together(book, [2, say('allIn')], [1, say('bet', 200)]);
    expect(table.all('BetPlaced')).toMatchObject([{ seat: 1, to: 200 }]);
    expect(table.all('Raised')).toMatchObject([{ seat: 2, to: 900, allIn: true }]);
    expect(table.all('OutOfTurnActReleased')).toEqual([]);
    expect(table.legal).toMatchObject({ seat: 3, callAmount: 700 });
  });

  inOrder('RO 9.18: two all-ins agree, and three (%s)', (book) => {
    const table = together(book, [3, say('allIn')], [2, say('allIn')], [1, say('allIn')]);
    expect(table.state.bets.slice(0, 3)).toEqual([20_000, 900, 700]);
    expect(table.legal).toMatchObject({ seat: 4, callAmount: 20_000 });
  });

  inOrder('RO 9.18: an all-in below the bet that was made with it is a call (%s)', (book) => {
    const table = together(book, [2, say('allIn')], [1, say('bet', 2_000)]);
    expect(table.all('Called').at(-1)).toMatchObject({ seat: 2, to: 900, allIn: true });
  });

  it.each(['mons', 'toufflers'])('MO 8.14, TF §9 b14: the second all-in is out of turn, and released by the bet (%s)', (book) => {
    const table = together(book, [2, say('allIn')], [1, say('bet', 200)]);
    expect(table.all('OutOfTurnActReleased')).toMatchObject([{ seat: 2, mayRaise: true }]);
  });

  it('are of two seats or more', () => {
    const acts = [{ seat: 1, gesture: say('check') }];
    expect(flop('ropta').refusal({ type: 'ActSimultaneously', acts })).toEqual({
      code: 'ACTS_NOT_DISTINCT',
      article: null,
      parameters: {},
    });
    expect(flop('ropta').refusal({ type: 'ActSimultaneously', acts: [...acts, ...acts] })).toEqual({
      code: 'ACTS_NOT_DISTINCT',
      article: null,
      parameters: {},
    });
  });
});

describe('RO 9.16: betting in the dark', () => {
  const dark = (book: string, gesture: Gesture): HandAtTable => {
    const table = flop(book).act(1, 'check').act(2, 'check').act(3, 'check').act(4, 'check');
    table.give({ type: 'BetInTheDark', seat: 1, street: 'turn', gesture });
    return table;
  };

  everyBook('binds once the dealer has confirmed it (%s)', (book) => {
    const table = dark(book, say('bet', 500));
    table.give({ type: 'ConfirmDarkBet', seat: 1, street: 'turn' });
    table.deal('turn');
    expect(table.all('BetPlaced').at(-1)).toMatchObject({ seat: 1, to: 500 });
    expect(table.legal?.seat).toBe(2);
  });

  everyBook('does not bind unconfirmed (%s)', (book) => {
    const table = dark(book, say('bet', 500)).deal('turn');
    expect(table.all('OutOfTurnActReleased')).toMatchObject([{ seat: 1, options: ['check', 'bet', 'fold'] }]);
    expect(table.legal).toMatchObject({ seat: 1, canCheck: true });
    expect(table.all('InfractionNoted')).toEqual([]);
  });

  everyBook('is for the floor where the table disagrees (%s)', (book) => {
    const table = dark(book, { ...say('bet', 500), heardByAll: false });
    table.give({ type: 'ConfirmDarkBet', seat: 1, street: 'turn' });
    table.deal('turn');
    expect(table.all('RulingRequested')).toMatchObject([{ kind: 'darkDispute', default: 'holdToBet' }]);
    table.give({ type: 'RuleOnAction', rulingId: 1, option: 'holdToBet' });
    expect(table.all('BetPlaced').at(-1)).toMatchObject({ seat: 1, to: 500 });
  });

  it('is refused for a street that lies open, and twice is once', () => {
    const table = dark('ropta', say('check'));
    expect(table.give({ type: 'BetInTheDark', seat: 1, street: 'turn', gesture: say('check') })).toEqual([]);
    expect(table.refusal({ type: 'BetInTheDark', seat: 1, street: 'turn', gesture: say('bet', 200) })).toEqual({
      code: 'DARK_BET_PENDING',
      article: null,
      parameters: { seat: 1, street: 'turn' },
    });
    expect(table.refusal({ type: 'BetInTheDark', seat: 1, street: 'flop', gesture: say('check') })).toEqual({
      code: 'STREET_ALREADY_DEALT',
      article: null,
      parameters: { street: 'flop' },
    });
    expect(table.refusal({ type: 'ConfirmDarkBet', seat: 2, street: 'turn' })).toEqual({
      code: 'UNKNOWN_DARK_BET',
      article: null,
      parameters: { seat: 2, street: 'turn' },
    });
    table.give({ type: 'ConfirmDarkBet', seat: 1, street: 'turn' });
    expect(table.give({ type: 'ConfirmDarkBet', seat: 1, street: 'turn' })).toEqual([]);
  });
});
