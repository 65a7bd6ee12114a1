import { bookIds, byBook } from '../../../test/fixtures/acts.js';
import { articlesOf, dealingUnder, exposed, lastCard, replace, sixUnder, typesOf } from '../../../test/fixtures/deals.js';
import type { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';
import { deckOf } from '../cards/places.js';

const mixed = (seat: number, liveCardIdentifiable?: boolean): HandCommand => ({
  type: 'ReportMixedDeadCard',
  seat,
  ...(liveCardIdentifiable === undefined ? {} : { liveCardIdentifiable }),
});
const flopOf = ({ state }: HandAtTable): string[] => [0, 1, 2, 3].map((n) => deckOf(state, 'flop').slot(n));

describe('MO 2.4; TDA 27; RO 6.3; TF §2 b4: the exchange of a dead card', () => {
  it.each(bookIds)('waits for the last card, and nobody acts before: %s', (book) => {
    const table = dealingUnder(book);
    table.give(exposed(9, 3));
    expect(table.refusal(lastCard)).toEqual({
      code: 'REPLACEMENT_DUE',
      article: byBook(book, { redcactus: 'RO 6.3', mons: 'MO 2.4', tdaFr: 'TDA 27', ropta: 'RO 6.3', toufflers: 'TF §2 b4' }),
      parameters: { seats: [3] },
    });
    const events = table.give(replace);
    expect(events).toMatchObject([{ type: 'ExposedCardReplaced', data: { seat: 3, ordinal: 9, slot: 'X1', firstBurn: 'exposedCard' } }]);
    expect(articlesOf(events, 'ExposedCardReplaced').length).toBeGreaterThan(0);
    expect(table.give(replace)).toEqual([]);
    expect(typesOf(table.give(lastCard))).toEqual(['InitialDealCompleted']);
    expect(table.legal).toMatchObject({ seat: 3 });
  });

  it('leaves the dead card to be burned first, and the flop after the card that was given for it', () => {
    const table = dealingUnder('ropta');
    table.give(exposed(9, 3));
    expect(flopOf(table)).toEqual(['X1', 'X2', 'X3', 'X4']);
    table.give(replace);
    expect(flopOf(table)).toEqual(['E', 'X2', 'X3', 'X4']);
    expect(deckOf(table.state, 'turn').slot(0)).toBe('X5');
  });

  it('is not asked for where no card is dead', () => {
    expect(dealingUnder('ropta').refusal(replace)).toEqual({ code: 'NOTHING_TO_REPLACE', article: null, parameters: {} });
    expect(sixUnder('ropta').refusal(replace)).toEqual({ code: 'NOTHING_TO_REPLACE', article: null, parameters: {} });
    const played = dealingUnder('ropta');
    played.give(exposed(9, 3, 'playerInvoluntary'));
    expect(played.refusal(replace)).toEqual({ code: 'NOTHING_TO_REPLACE', article: null, parameters: {} });
  });

  it('is not owed to a hand that has died meanwhile', () => {
    const table = dealingUnder('ropta');
    table.give(exposed(9, 3));
    table.give({ type: 'CheckPresence', seat: 3, seatedAt: null });
    expect(table.refusal(replace)).toEqual({ code: 'NOTHING_TO_REPLACE', article: null, parameters: {} });
    expect(typesOf(table.give(lastCard))).toEqual(['InitialDealCompleted']);
    expect(flopOf(table)[0]).toBe('X1');
  });

  it('is undone by a new deal', () => {
    const table = dealingUnder('ropta');
    table.give(exposed(9, 3));
    table.give(replace);
    table.give({ type: 'DeclareMisdeal', cause: 'twoBoxed' });
    table.give({ type: 'Redeal' });
    expect(flopOf(table)[0]).toBe('X1');
  });
});

describe('MO 2.16; RO 6.5; TF §2 b15: a dead card mixed with the live one', () => {
  it.each([
    ['redcactus', 'DeadCardSeparated'],
    ['mons', 'HandKilled'],
    ['tdaFr', 'DeadCardSeparated'],
    ['ropta', 'DeadCardSeparated'],
    ['toufflers', 'HandKilled'],
  ])('that everybody can tell apart, under %s: %s', (book, event) => {
    const table = dealingUnder(book);
    table.give(exposed(9, 3));
    expect(typesOf(table.give(mixed(3, true)))[0]).toBe(event);
    expect(table.give(mixed(3, true))).toEqual([]);
    if (event === 'HandKilled') expect(typesOf(table.give(lastCard))).toEqual(['InitialDealCompleted']);
    else expect(typesOf(table.give(replace))).toEqual(['ExposedCardReplaced']);
  });

  it.each([
    ['redcactus', ['RC 65-B', 'RC 65-A']],
    ['mons', ['MO 2.16']],
    ['tdaFr', ['RO 6.5']],
    ['ropta', ['RO 6.5']],
    ['toufflers', ['TF §2 b15']],
  ])('that nobody can tell apart any more kills the hand, and the others play on: %s %j', (book, articles) => {
    const table = dealingUnder(book);
    table.give(exposed(9, 3));
    expect(table.give(mixed(3))).toMatchObject([
      { type: 'HandKilled', data: { seat: 3, cause: 'deadCardMixed', articles: articles.map((article) => ({ article })) } },
    ]);
    table.give(lastCard);
    expect(table.legal).toMatchObject({ seat: 4 });
  });

  it('needs a dead card of a live hand', () => {
    const table = dealingUnder('ropta');
    expect(table.refusal(mixed(3))).toEqual({ code: 'NO_DEAD_CARD', article: null, parameters: { seat: 3 } });
    table.give(exposed(9, 3));
    expect(table.refusal(mixed(4))).toEqual({ code: 'NO_DEAD_CARD', article: null, parameters: { seat: 4 } });
    table.give({ type: 'CheckPresence', seat: 3, seatedAt: null });
    expect(table.refusal(mixed(3))).toEqual({ code: 'HAND_NOT_LIVE', article: null, parameters: { seat: 3 } });
  });
});
