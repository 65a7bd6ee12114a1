import { allInCalled, BOARD, checkedThrough, headsUp, riverBet } from '../../../test/fixtures/showdowns.js';
import type { HandCommand } from '../../../commands/hand.js';

const refuses = (seat: number): HandCommand => ({ type: 'RefuseToTable', seat });
const oneCard = (seat: number, card: string): HandCommand => ({ type: 'TableOneCard', seat, card });
const ruled = (
  question: 'refusesToTable' | 'tabledSufficiently',
  seat: number,
  option: 'faceUpByOfficial' | 'dead' | 'yes' | 'no',
): HandCommand => ({
  type: 'RuleOnIncident',
  question,
  seat,
  option,
  reason: 'seen by the floor',
});
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

describe('one card turned up (RC 15; MO 9.3; TDA 40; RO 10.2; TF §10 b3)', () => {
  it.each([
    ['redcactus', 'RC 15'],
    ['mons', 'MO 9.3'],
    ['tdaFr', 'TDA 40'],
    ['ropta', 'RO 10.2'],
    ['toufflers', 'TF §10 b3'],
  ])('claims nothing under %s: the second is asked for (%s)', (book, article) => {
    const table = headsUp(book);
    expect(table.give(oneCard(2, 'Ah'))).toEqual([
      { type: 'SecondCardRequired', data: { seat: 2, card: 'Ah', articles: [{ article, fallback: false, house: false }] } },
    ]);
    expect(table.give(oneCard(2, 'Ah'))).toEqual([]);
    expect(table.tables(1, '3c 4c').state.phase).toBe('showdown');
    expect(table.refusal({ type: 'TableHand', seat: 2, cards: ['As', 'Qc'] })).toEqual({
      code: 'HOLE_CARDS_CONTRADICTED',
      article: null,
      parameters: { seat: 2, known: ['Ah'], given: ['As', 'Qc'] },
    });
    expect(table.tables(2, 'Qc Ah').awards).toEqual([[0, 200, { 2: 200 }]]);
  });

  it('is a tabled hand once the second lies beside it', () => {
    const table = headsUp('ropta');
    table.give(oneCard(2, 'Ah'));
    expect(table.give(oneCard(2, 'Qc'))).toMatchObject([{ type: 'HandTabled', data: { seat: 2, cards: ['Ah', 'Qc'] } }]);
  });

  it('is nobody else’s card, and one of the hand’s own where those are known', () => {
    const table = headsUp('ropta');
    table.give(oneCard(2, 'Ah'));
    expect(table.refusal({ type: 'TableHand', seat: 1, cards: ['Ah', '3c'] })).toEqual({
      code: 'CARD_ALREADY_DEALT',
      article: null,
      parameters: { card: 'Ah' },
    });
    expect(table.refusal(oneCard(1, 'Kd'))).toEqual({ code: 'CARD_ALREADY_DEALT', article: null, parameters: { card: 'Kd' } });
    table.give({ type: 'RecordHoleCards', seat: 1, cards: ['3c', '4c'] });
    expect(table.refusal(oneCard(1, '5c'))).toEqual({
      code: 'HOLE_CARDS_CONTRADICTED',
      article: null,
      parameters: { seat: 1, known: ['3c', '4c'], given: ['5c'] },
    });
    expect(table.refusal(oneCard(7, '5c'))).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 7 } });
  });
});

describe('who will not turn up his hand', () => {
  it.each([
    ['redcactus', 'RC 15'],
    ['mons', 'RO 10.2'],
    ['ropta', 'RO 10.2'],
  ])('has an official called at an all-in, who turns it up unless the director has it die (%s, %s)', (book, article) => {
    const table = allInCalled(book).board(BOARD);
    const events = table.give(refuses(2));
    expect(events).toMatchObject([
      { type: 'OfficialCalled', data: { seat: 2 } },
      {
        type: 'DefaultRuled',
        data: { question: 'refusesToTable', seat: 2, options: ['faceUpByOfficial', 'dead'], default: 'faceUpByOfficial' },
      },
    ]);
    expect(events.flatMap((event) => (event.type === 'OfficialCalled' ? event.data.articles.map((each) => each.article) : []))).toContain(
      article,
    );
    expect(events).toHaveLength(2);
    expect(table.give(refuses(2))).toEqual([]);
  });

  it('loses the hand where the director has it die', () => {
    const table = allInCalled('redcactus').board(BOARD);
    table.give(refuses(2));
    expect(types(table.give(ruled('refusesToTable', 2, 'dead')))).toEqual(['IncidentRuled', 'HandKilled', 'PotAwarded', 'HandCompleted']);
    expect(table.awards).toEqual([[0, 2_000, { 1: 2_000 }]]);
    expect(table.give(ruled('refusesToTable', 2, 'dead'))).toEqual([]);
  });

  it('has it turned up by the official where its cards are recorded', () => {
    const table = allInCalled('redcactus');
    table.give({ type: 'RecordHoleCards', seat: 2, cards: ['Kc', 'Ks'] });
    table.board(BOARD).tables(1, 'Ah Qc');
    table.give(refuses(2));
    expect(types(table.give(ruled('refusesToTable', 2, 'faceUpByOfficial')))).toEqual([
      'IncidentRuled',
      'HandTabled',
      'PotAwarded',
      'HandCompleted',
    ]);
    expect(table.awards).toEqual([[0, 2_000, { 2: 2_000 }]]);
  });

  it('can be penalised for a second card kept down (RO 10.2)', () => {
    const table = headsUp('ropta');
    table.give(oneCard(2, 'Ah'));
    expect(table.give(refuses(2))).toMatchObject([
      { type: 'OfficialCalled' },
      { type: 'InfractionNoted', data: { offence: 'refusesToTable', sanction: 'may', article: { article: 'RO 10.2' } } },
      { type: 'DefaultRuled' },
    ]);
  });

  it('is penalised for a hand that a caller may see (RC 18; RO 10.5)', () => {
    const table = riverBet('redcactus');
    table.give({ type: 'RequestToSee', bySeat: 2, targetSeat: 1 });
    expect(table.give(refuses(1))).toMatchObject([
      { type: 'OfficialCalled' },
      { type: 'InfractionNoted', data: { offence: 'refusesToTable', sanction: 'must', article: { article: 'RC 18' } } },
      { type: 'DefaultRuled' },
    ]);
  });

  it('may keep it down where nothing obliges him', () => {
    expect(headsUp('redcactus').refusal(refuses(2))).toEqual({ code: 'NOT_OBLIGED', article: null, parameters: { seat: 2 } });
    expect(allInCalled('ropta').tables(1, 'Ah Qc').refusal(refuses(1))).toEqual({
      code: 'NOT_OBLIGED',
      article: null,
      parameters: { seat: 1 },
    });
    expect(headsUp('redcactus').refusal(refuses(9))).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 9 } });
  });
});

describe('whether a hand was tabled well enough (RC 13; RO 10.5)', () => {
  it('is the director’s to say: no, and it is dead', () => {
    const table = checkedThrough('redcactus');
    expect(table.give(ruled('tabledSufficiently', 2, 'no'))).toMatchObject([
      { type: 'IncidentRuled', data: { overrides: false, articles: [{ article: 'RC 13' }] } },
      { type: 'HandKilled', data: { seat: 2, cause: 'ruled' } },
    ]);
    expect(table.give(ruled('tabledSufficiently', 2, 'no'))).toEqual([]);
  });

  it('yes, and a hand that was thrown since is its player’s again', () => {
    const table = checkedThrough('redcactus').mucks(2);
    table.give(ruled('tabledSufficiently', 2, 'yes'));
    expect(table.give(ruled('tabledSufficiently', 2, 'yes'))).toEqual([]);
    // Another player's hand is a question of its own.
    expect(table.give(ruled('tabledSufficiently', 3, 'yes'))).toMatchObject([{ type: 'IncidentRuled', data: { seat: 3 } }]);
    table.tables(2, 'Kc Ks').mucks(1).mucks(3);
    expect(table.awards).toEqual([[0, 300, { 2: 300 }]]);
  });
});

describe('the order of showing', () => {
  it('is imposed by an official where hands neither come nor go (RC 17)', () => {
    const table = riverBet('redcactus');
    expect(table.give({ type: 'ImposeShowdownOrder' })).toMatchObject([{ type: 'ShowdownOrderImposed', data: { order: [1, 2, 3] } }]);
    expect(table.give({ type: 'ImposeShowdownOrder' })).toEqual([]);
    table.give({ type: 'ImposeShowdownOrder', seat: 3 });
    expect(table.state.showdownOrder).toEqual([3, 1, 2]);
    expect(table.refusal({ type: 'ImposeShowdownOrder', seat: 8 })).toEqual({
      code: 'NOT_AT_SHOWDOWN',
      article: null,
      parameters: { seat: 8 },
    });
    expect(allInCalled('redcactus').refusal({ type: 'ImposeShowdownOrder' })).toEqual({
      code: 'WRONG_PHASE',
      article: null,
      parameters: { phase: 'awaitingBoard' },
    });
  });

  it('binds nobody: a hand may be shown before its turn (RC 17; MO 9.1)', () => {
    expect(riverBet('redcactus').tables(3, '9d 9s').state.phase).toBe('showdown');
  });
});
