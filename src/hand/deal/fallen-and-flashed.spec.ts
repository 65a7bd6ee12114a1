import { bookIds } from '../../../test/fixtures/acts.js';
import { articlesOf, dealingUnder, exposed, fallen, flashed, lastCard, sixUnder, typesOf } from '../../../test/fixtures/deals.js';

const dead = ['CardSpoilt', 'CardDeclaredDead', 'ReplacementDue'];
const plays = ['CardSpoilt', 'CardPlays'];
const misdeal = ['CardSpoilt', 'MisdealDeclared'];

describe('MO 2.15; RO 6.4; TF §2 b14: a card that fell from the table', () => {
  it.each(bookIds)('by the dealer’s doing is as one that he turned up: %s', (book) => {
    expect(typesOf(dealingUnder(book).give(fallen(9, 3, 'dealer')))).toEqual(dead);
    expect(typesOf(dealingUnder(book).give(fallen(2, 2, 'dealer')))).toEqual(misdeal);
    const table = dealingUnder(book);
    table.give(exposed(3, 3));
    expect(typesOf(table.give(fallen(9, 3, 'dealer')))).toEqual(misdeal);
  });

  it.each([
    ['redcactus', { code: 'DEAL_NOT_COMPLETE', article: 'RO 6.4', parameters: { seat: 3 } }],
    ['mons', null],
    ['tdaFr', { code: 'DEAL_NOT_COMPLETE', article: 'RO 6.4', parameters: { seat: 3 } }],
    ['ropta', { code: 'DEAL_NOT_COMPLETE', article: 'RO 6.4', parameters: { seat: 3 } }],
    ['toufflers', null],
  ])('by its player’s must be played; before the last card that is said by no other than two books, and not by %s: %j', (book, refusal) => {
    expect(dealingUnder(book).refusal(fallen(9, 3, 'player')) ?? null).toEqual(refusal);
    expect(typesOf(dealingUnder(book).give(fallen(9, 3, 'player', true)))).toEqual(plays);
    const dealt = dealingUnder(book);
    dealt.give(lastCard);
    expect(typesOf(dealt.give(fallen(9, 3, 'player')))).toEqual(plays);
    expect(dealt.give(fallen(9, 3, 'player'))).toEqual([]);
    expect(
      typesOf(
        sixUnder(book)
          .act(3, 'call')
          .give(fallen(null, 4, 'player')),
      ),
    ).toEqual(plays);
  });

  it('needs a live hand once the deal is over, and the dealer drops no card then', () => {
    const table = sixUnder('ropta').act(3, 'fold');
    expect(table.refusal(fallen(9, 3, 'player'))).toEqual({ code: 'HAND_NOT_LIVE', article: null, parameters: { seat: 3 } });
    expect(table.refusal(fallen(10, 4, 'dealer'))).toEqual({ code: 'DEAL_NOT_IN_PROGRESS', article: null, parameters: {} });
  });

  it('is asked for again in the hand of its player', () => {
    const table = sixUnder('mons').act(3, 'call');
    table.give({ type: 'ReportFallenCard', seat: 4, cause: 'player', card: 'Ah' });
    expect(table.refusal({ type: 'RecordHoleCards', seat: 5, cards: ['Ah', '2c'] })).toEqual({
      code: 'CARD_ALREADY_DEALT',
      article: null,
      parameters: { card: 'Ah' },
    });
  });
});

describe('RC 65-B; MO 4.1; RO 6.6; TF §5 b1: a card that the dealer flashed', () => {
  it.each([
    ['redcactus', [...plays, 'OfficialCalled'], [...plays, 'OfficialCalled']],
    ['mons', dead, dead],
    ['tdaFr', plays, dead],
    ['ropta', plays, dead],
  ])('to two players, to all: %s', (book, two, all) => {
    expect(typesOf(dealingUnder(book).give(flashed(9, 3, 'two')))).toEqual(two);
    expect(typesOf(dealingUnder(book).give(flashed(9, 3, 'all')))).toEqual(all);
  });

  it('TF §5 b1: is its player’s to keep, unless he has touched it', () => {
    const table = dealingUnder('toufflers');
    expect(table.refusal(flashed(9, 3, 'two', { touchedByOwner: false }))).toEqual({
      code: 'OWNER_CHOICE_MISSING',
      article: 'TF §5 b1',
      parameters: { seat: 3 },
    });
    expect(table.refusal(flashed(9, 3, 'two', { touchedByOwner: false, ownerKeeps: false, chosenBy: 4 }))).toEqual({
      code: 'NOT_OWNER',
      article: 'TF §5 b1',
      parameters: { seat: 3, by: 4 },
    });
    expect(typesOf(dealingUnder('toufflers').give(flashed(9, 3, 'all', { touchedByOwner: false, ownerKeeps: true })))).toEqual(plays);
    expect(typesOf(dealingUnder('toufflers').give(flashed(9, 3, 'one', { touchedByOwner: true, ownerKeeps: false })))).toEqual(plays);
    expect(typesOf(dealingUnder('toufflers').give(flashed(9, 3, 'one')))).toEqual(plays);
    expect(
      typesOf(dealingUnder('toufflers').give(flashed(9, 3, 'one', { touchedByOwner: false, ownerKeeps: false, chosenBy: 3 }))),
    ).toEqual(dead);
  });

  it('helps to make a misdeal once it is dead, and only then (RO 6.3; TF §2 b16)', () => {
    expect(typesOf(dealingUnder('mons').give(flashed(1, 1, 'one')))).toEqual(misdeal);
    const burned = dealingUnder('ropta');
    burned.give(exposed(3, 3));
    const events = burned.give(flashed(9, 3, 'all'));
    expect(events.at(-1)).toMatchObject({ data: { cause: 'twoExposed' } });
    expect(articlesOf(events, 'MisdealDeclared')).toEqual(['RO 6.1', 'RO 6.3']);
    const kept = dealingUnder('ropta');
    kept.give(exposed(3, 3));
    expect(typesOf(kept.give(flashed(9, 3, 'two')))).toEqual(plays);
  });

  it('RO 6.6: seen by several and not by all, plays unless the director rules', () => {
    const events = dealingUnder('ropta').give(flashed(9, 3, 'several'));
    expect(typesOf(events)).toEqual([...plays, 'DefaultRuled']);
    expect(events.at(-1)).toMatchObject({
      data: { question: 'flashedBySeveral', seat: 3, options: ['plays', 'burned'], default: 'plays' },
    });
    expect(typesOf(dealingUnder('mons').give(flashed(9, 3, 'several')))).toEqual(dead);
  });

  it('is not flashed any more once the deal is over', () => {
    const table = dealingUnder('ropta');
    table.give(lastCard);
    expect(table.refusal(flashed(9, 3, 'all'))).toEqual({ code: 'DEAL_NOT_IN_PROGRESS', article: null, parameters: {} });
  });
});

it.each(bookIds)('RC 68; MO 4.1; RO 6.4, 6.6; TF §2 b14: a card that its player flashed is his: %s', (book) => {
  expect(typesOf(dealingUnder(book).give(flashed(2, 2, 'all', { cause: 'player' })))).toEqual(plays);
});
