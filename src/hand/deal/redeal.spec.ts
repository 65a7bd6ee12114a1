import { firstEdition } from '../../../events/editions.js';
import { bookIds, byBook } from '../../../test/fixtures/acts.js';
import { HandAtTable, type Setting } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';
import { emptyRecord } from '../state/record.js';

const four = (book: string, more: Partial<Setting> = {}): HandAtTable =>
  HandAtTable.with({ stacks: [5000, 5000, 5000, 5000], rulebook: firstEdition(book), ...more });
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);
const misdeal: HandCommand = { type: 'DeclareMisdeal', cause: 'twoExposed' };
const again = (more: object = {}): HandCommand => ({ type: 'Redeal', ...more });

describe('RC 35; RO 6.1: the same hand is dealt again', () => {
  it.each(bookIds)('blinds stay, bets come back, everybody who folded is in again: %s', (book) => {
    const table = four(book).act(3, 'call');
    const before = four(book);
    table.give(misdeal);
    expect(table.give(again())).toMatchObject([
      { type: 'BetsReturned', data: { seats: [{ seat: 3, amount: 100 }] } },
      { type: 'HandRedealt', data: { attempt: 2, button: 4, level: 1, blindsStand: true } },
    ]);
    expect({ ...table.state, incidents: null, actState: null, record: emptyRecord }).toEqual({
      ...before.state,
      actState: null,
      record: emptyRecord,
    });
    expect(table.state.incidents?.deal).toMatchObject({ phase: 'presumed', attempt: 2, misdeal: null });
    const folded = four(book).act(3, 'fold');
    folded.give(misdeal);
    expect(types(folded.give(again()))).toEqual(['HandRedealt']);
    expect(folded.legal).toMatchObject({ seat: 3 });
  });

  it('forgets what was known of the cards', () => {
    const table = four('ropta');
    table.give({ type: 'RecordHoleCards', seat: 1, cards: ['Ah', 'Kh'] });
    table.give(misdeal);
    table.give(again());
    table.give({ type: 'RecordHoleCards', seat: 2, cards: ['Ah', 'Kh'] });
    expect(table.state.holeCards).toEqual([null, ['Ah', 'Kh'], null, null]);
  });

  it('is dealt as often as it takes, once for each misdeal', () => {
    const table = four('mons');
    expect(table.refusal(again())).toEqual({ code: 'NO_MISDEAL_DECLARED', article: null, parameters: {} });
    table.give(misdeal);
    table.give(again());
    expect(table.give(again())).toEqual([]);
    table.give(misdeal);
    expect(table.give(again()).at(-1)).toMatchObject({ type: 'HandRedealt', data: { attempt: 3 } });
    expect(table.all('MisdealDeclared').map(({ attempt }) => attempt)).toEqual([1, 2]);
  });

  it.each(bookIds)('without the player who tried to cancel it on purpose, however often it is dealt (MO 2.17; RO 6.1): %s', (book) => {
    const table = four(book);
    table.give({ type: 'ReportExposedCard', seat: 2, ordinal: 2, cause: 'playerToForceMisdeal' });
    for (let deal = 1; deal <= 2; deal++) {
      table.give({ type: 'DeclareMisdeal', cause: 'twoBoxed' });
      expect(table.give(again()).at(-1)).toMatchObject({ type: 'HandKilled', data: { seat: 2, cause: 'deliberateMisdealAttempt' } });
      expect(table.state.live & 0b0010).toBe(0);
    }
    expect(table.state.live).toBe(0b1101);
  });

  it.each(bookIds)('to the same seats, button and level, and to no newcomer: %s', (book) => {
    const table = four(book);
    table.give(misdeal);
    expect(table.refusal(again({ dealtIn: [1, 2, 3, 4, 7] }))).toEqual({
      code: 'NEWCOMER_NOT_IN_REDEAL',
      article: byBook(book, { redcactus: 'RC 35', mons: 'RO 6.1', tdaFr: 'RO 6.1', ropta: 'RO 6.1', toufflers: 'RO 6.1' }),
      parameters: { seats: [7] },
    });
    expect(table.refusal(again({ dealtIn: [1, 2, 3] }))).toEqual({
      code: 'REDEAL_MUST_BE_IDENTICAL',
      article: byBook(book, { redcactus: 'RC 35', mons: 'RO 6.1', tdaFr: 'RO 6.1', ropta: 'RO 6.1', toufflers: 'RO 6.1' }),
      parameters: {},
    });
    expect(table.refusal(again({ button: 1 }))).toEqual({
      code: 'REDEAL_MUST_BE_IDENTICAL',
      article: byBook(book, { redcactus: 'RC 35', mons: 'RO 6.1', tdaFr: 'RO 6.1', ropta: 'RO 6.1', toufflers: 'RO 6.1' }),
      parameters: {},
    });
    expect(table.refusal(again({ level: 2 }))).toEqual({
      code: 'REDEAL_MUST_BE_IDENTICAL',
      article: byBook(book, { redcactus: 'RC 35', mons: 'RO 6.1', tdaFr: 'RO 6.1', ropta: 'RO 6.1', toufflers: 'RO 6.1' }),
      parameters: {},
    });
    expect(table.refusal(again({ dealtIn: [4, 3, 2, 1], button: 4, level: 1 }))).toBeUndefined();
  });

  it.each(bookIds)('who was absent or is penalised is dealt in and dead: %s', (book) => {
    const table = four(book);
    table.give({ type: 'CheckPresence', seat: 3, seatedAt: null });
    table.give(misdeal);
    expect(table.give(again({ absentAtFirstDeal: [4], penalised: [2] }))).toMatchObject([
      { type: 'HandRedealt' },
      { type: 'HandsDeclaredDead', data: { seats: [3, 4], cause: 'absentAtFirstDeal' } },
      { type: 'HandsDeclaredDead', data: { seats: [2], cause: 'penalised' } },
      { type: 'ChipsGathered' },
      { type: 'PotAwarded' },
      { type: 'HandCompleted' },
    ]);
  });

  it('who is dead from the start stays so, and somebody must be left', () => {
    const table = four('ropta', { dead: [3] });
    table.give(misdeal);
    expect(table.refusal(again({ penalised: [1, 2, 4] }))).toEqual({ code: 'NO_LIVE_SEAT', article: null, parameters: {} });
    table.give(again());
    expect(table.legal).toMatchObject({ seat: 4 });
  });

  it('a penalty counts it once: the hand is completed once', () => {
    const table = four('redcactus');
    table.give(misdeal);
    table.give(again());
    table.act(3, 'fold').act(4, 'fold').act(1, 'fold');
    expect(types(table.events).filter((type) => type === 'HandStarted' || type === 'HandCompleted')).toEqual([
      'HandStarted',
      'HandCompleted',
    ]);
    expect(table.refusal(misdeal)).toEqual({ code: 'HAND_COMPLETED', article: null, parameters: {} });
    // It was dealt again already.
    expect(table.give(again())).toEqual([]);
  });

  it('antes and short blinds stay as they were, also where blinds had put everybody all in', () => {
    for (const anteFormat of ['classic', 'button', 'bigBlind'] as const) {
      const setting = { stacks: [60, 70, 200, 200], stakes: { ante: 20, anteFormat } };
      const fresh = four('ropta', setting);
      const table = four('ropta', setting).act(3, 'allIn');
      table.give(misdeal);
      table.give(again());
      expect(table.state).toMatchObject({
        stacks: fresh.state.stacks,
        bets: fresh.state.bets,
        deadAnte: fresh.state.deadAnte,
        turn: fresh.state.turn,
      });
    }
    const table = HandAtTable.with({ stacks: [40, 90] });
    expect(table.state.phase).toBe('awaitingBoard');
    table.give(misdeal);
    table.give(again());
    expect(table.state).toMatchObject({ phase: 'awaitingBoard', stacks: [0, 50], gathered: [40, 40] });
  });

  it('a deal that is being reported can be cancelled, and reported again', () => {
    const table = four('ropta');
    table.give({ type: 'BeginDeal', at: 1000 });
    table.give(misdeal);
    table.give(again());
    table.give({ type: 'BeginDeal', at: 2000 });
    table.give({ type: 'CompleteDeal', at: 3000 });
    expect(table.legal).toMatchObject({ seat: 3 });
  });

  it('rulings keep their numbers', () => {
    const table = four('redcactus');
    table.give({ type: 'Act', seat: 3, gesture: { words: { kind: 'call' } } });
    table.give(misdeal);
    table.give(again());
    expect(table.state.actState).toMatchObject({ early: [], restriction: null, ruling: null, closed: [] });
  });
});

describe('a void hand', () => {
  it('is dealt again with its blinds posted anew', () => {
    const table = four('ropta').act(3, 300).act(4, 'call').act(1, 'fold').act(2, 'call').deal('flop', '2c 3d 5h');
    table.give({ type: 'VoidHand', cause: 'irregularDeck', settlement: 'refundAll', reason: 'two aces of hearts' });
    expect(table.state).toMatchObject({ phase: 'awaitingRedeal', stacks: [5000, 5000, 5000, 5000] });
    expect(types(table.give(again()))).toEqual(['HandRedealt', 'BlindPosted', 'BlindPosted']);
    expect(table.state).toMatchObject({ phase: 'betting', street: 'preflop', board: [], stacks: [4950, 4900, 5000, 5000] });
  });
});
