import { firstEdition } from '../../../events/editions.js';
import type { HandCommand } from '../../../commands/hand.js';
import { bookIds } from '../../../test/fixtures/acts.js';
import { articlesOf, dealingUnder, exposed, FIRST_CARD, lastCard, replace, sixUnder, typesOf } from '../../../test/fixtures/deals.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';

const dead = ['CardSpoilt', 'CardDeclaredDead', 'ReplacementDue'];
const plays = ['CardSpoilt', 'CardPlays'];
const misdeal = ['CardSpoilt', 'MisdealDeclared'];

describe('RC 35; MO 2.4, 2.17; TDA 27; RO 6.1, 6.3; TF §2 b4, b16: a card that the dealer turned up', () => {
  it.each(bookIds)('is a misdeal as the first or the second of all: %s', (book) => {
    for (const [ordinal, seat] of [
      [1, 1],
      [2, 2],
    ] as const) {
      const table = dealingUnder(book);
      expect(table.give(exposed(ordinal, seat)).at(-1)).toMatchObject({
        type: 'MisdealDeclared',
        data: { cause: 'firstTwoExposed', seats: [seat] },
      });
      expect(table.state.phase).toBe('awaitingRedeal');
    }
  });

  it.each([
    ['redcactus', ['RC 35', 'RO 6.3']],
    ['mons', ['MO 2.4', 'MO 2.14']],
    ['tdaFr', ['TDA 27', 'RO 6.3']],
    ['ropta', ['RO 6.3']],
    ['toufflers', ['TF §2 b4']],
  ])('is dead from the third on, and what would be burned first will come for it: %s', (book, articles) => {
    const table = dealingUnder(book);
    const events = table.give(exposed(9, 3));
    expect(typesOf(events)).toEqual(dead);
    expect(articlesOf(events, 'CardDeclaredDead')).toEqual(articles);
    expect(events.at(-1)).toMatchObject({ data: { seat: 3, ordinal: 9, slot: 'X1', firstBurn: 'exposedCard' } });
    expect(table.state.phase).toBe('dealing');
  });

  it.each(bookIds)('is a misdeal as a second dead one, also after the first was exchanged: %s', (book) => {
    for (const between of [[], [replace]]) {
      const table = dealingUnder(book);
      table.give(exposed(3, 3));
      for (const command of between) table.give(command);
      const events = table.give(exposed(9, 3));
      expect(typesOf(events)).toEqual(misdeal);
      expect(events.at(-1)).toMatchObject({ data: { cause: 'twoExposed' } });
    }
  });

  it('RC 35; MO 2.4; TDA 27; RO 6.3: the button may get two cards in a row, and it is said so', () => {
    expect(articlesOf(dealingUnder('redcactus').give(exposed(12, 6)), 'ReplacementDue')).toContain('RC 35');
    expect(articlesOf(dealingUnder('redcactus').give(exposed(9, 3)), 'ReplacementDue')).not.toContain('RC 35');
  });

  it('RO 6.2: makes one misdeal too many of the same dealer', () => {
    const events = dealingUnder('ropta').give({
      type: 'ReportExposedCard',
      ordinal: 1,
      seat: 1,
      cause: 'dealer',
      earlierMisdealsOfDealer: 2,
    });
    expect(events.at(-1)).toMatchObject({ type: 'InfractionNoted', data: { seat: 6, offence: 'repeatedMisdeals' } });
  });

  it('of a hand that is dead from the deal is not exchanged', () => {
    const table = dealingUnder('ropta');
    table.give({ type: 'CheckPresence', seat: 3, seatedAt: null });
    expect(typesOf(table.give(exposed(9, 3)))).toEqual(['CardSpoilt', 'CardDeclaredDead']);
    expect(table.refusal(replace)).toEqual({ code: 'NOTHING_TO_REPLACE', article: null, parameters: {} });
    expect(typesOf(table.give(lastCard))).toEqual(['InitialDealCompleted']);
  });

  it('is none of the first two where nobody kept count', () => {
    expect(typesOf(dealingUnder('ropta').give(exposed(null, 1)))).toEqual(dead);
  });
});

describe('RC 68; MO 2.14; TDA 31; RO 6.4, 11.5; TF §7 b1: a card that its player turned up by accident', () => {
  it.each([
    ['redcactus', plays, 'RC 68'],
    ['mons', dead, 'MO 2.14'],
    ['tdaFr', plays, 'TDA 31'],
    ['ropta', plays, 'RO 6.4'],
    ['toufflers', plays, 'TF §7 b1'],
  ])('plays, or is dead, under %s', (book, types, article) => {
    const events = dealingUnder(book).give(exposed(9, 3, 'playerInvoluntary'));
    expect(typesOf(events)).toEqual(types);
    expect([...articlesOf(events, 'CardPlays'), ...articlesOf(events, 'CardDeclaredDead')]).toContain(article);
  });

  it('MO 2.14, 2.17: where it is dead, it makes a misdeal as any other', () => {
    expect(typesOf(dealingUnder('mons').give(exposed(2, 2, 'playerInvoluntary')))).toEqual(misdeal);
    expect(typesOf(dealingUnder('ropta').give(exposed(2, 2, 'playerInvoluntary')))).toEqual(plays);
  });

  it('RO 6.3: a card that plays helps no other to make a misdeal', () => {
    const table = dealingUnder('ropta');
    table.give(exposed(3, 3, 'playerInvoluntary'));
    expect(typesOf(table.give(exposed(9, 3)))).toEqual(dead);
  });
});

describe('RC 68; MO 2.17, 4.1; TDA 31; RO 6.1, 11.5; TF §7 b1: a card that its player turned up on purpose', () => {
  it.each([
    ['redcactus', 'may', 'nextHand'],
    ['mons', 'ifRepeated', null],
    ['tdaFr', 'must', 'nextHand'],
    ['ropta', 'must', 'endOfHand'],
    ['toufflers', 'must', 'endOfHand'],
  ])('plays, and what it costs him under %s is %s', (book, sanction, startsAt) => {
    const events = dealingUnder(book).give(exposed(9, 3, 'playerDeliberate'));
    expect(typesOf(events)).toEqual([...plays, 'InfractionNoted']);
    expect(events.at(-1)).toMatchObject({ data: { seat: 3, offence: 'exposedCardInDeal', sanction, startsAt } });
  });

  it.each([
    ['redcactus', true],
    ['mons', false],
    ['tdaFr', true],
    ['ropta', true],
    ['toufflers', true],
  ])('makes no misdeal: who turns the second card of all is out alone under %s, punished: %s', (book, punished) => {
    for (const cause of ['playerDeliberate', 'playerToForceMisdeal'] as const) {
      const table = dealingUnder(book);
      const events = table.give(exposed(2, 2, cause));
      expect(events[1]).toMatchObject({ type: 'HandKilled', data: { seat: 2, cause: 'deliberateMisdealAttempt' } });
      expect(typesOf(events.slice(2))).toEqual(punished ? ['InfractionNoted'] : []);
      expect(table.state.phase).toBe('dealing');
      table.give(lastCard);
      expect(table.legal).toMatchObject({ seat: 3 });
    }
  });

  it('so is he who turns a second one after the dealer, and his card counts for nothing', () => {
    const table = dealingUnder('ropta');
    table.give(exposed(3, 3));
    expect(typesOf(table.give(exposed(4, 4, 'playerToForceMisdeal')))).toEqual(['CardSpoilt', 'HandKilled', 'InfractionNoted']);
    expect(typesOf(table.give(replace))).toEqual(['ExposedCardReplaced']);
  });

  it('what would make no misdeal is an exposed card, whatever he hoped for', () => {
    expect(typesOf(dealingUnder('ropta').give(exposed(9, 3, 'playerToForceMisdeal')))).toEqual([...plays, 'InfractionNoted']);
    expect(typesOf(dealingUnder('ropta').give(exposed(null, 3, 'playerToForceMisdeal')))).toContain('HandKilled');
  });

  it('leaves somebody to win', () => {
    const table = HandAtTable.with({ stacks: [1000, 1000] });
    table.give({ type: 'BeginDeal', at: FIRST_CARD });
    table.give({ type: 'CheckPresence', seat: 2, seatedAt: null });
    expect(table.refusal(exposed(2, 1, 'playerToForceMisdeal'))).toEqual({ code: 'NO_LIVE_SEAT', article: null, parameters: {} });
  });
});

describe('the report of a card of the deal', () => {
  it.each(bookIds)('names a card that went to the seat: they go round one by one from the left of the button (%s)', (book) => {
    const table = dealingUnder(book);
    expect(table.refusal(exposed(1, 4))).toEqual({
      code: 'ORDINAL_OF_OTHER_SEAT',
      article: null,
      parameters: { seat: 4, ordinal: 1, expected: 1 },
    });
    expect(table.refusal(exposed(12, 5))).toEqual({
      code: 'ORDINAL_OF_OTHER_SEAT',
      article: null,
      parameters: { seat: 5, ordinal: 12, expected: 6 },
    });
    expect(table.refusal(exposed(10, 4))).toBeUndefined();
  });

  it('is taken once; the same card otherwise is refused', () => {
    for (const [first, second] of [
      [9, 9],
      [null, null],
    ] as const) {
      const table = dealingUnder('ropta');
      table.give(exposed(first, 3));
      expect(table.give(exposed(second, 3))).toEqual([]);
    }
    const table = dealingUnder('ropta');
    table.give(exposed(9, 3));
    expect(table.refusal(exposed(9, 4))).toEqual({ code: 'CARD_ALREADY_REPORTED', article: null, parameters: { seat: 4, ordinal: 9 } });
    expect(table.refusal(exposed(9, 3, 'playerInvoluntary'))).toEqual({
      code: 'CARD_ALREADY_REPORTED',
      article: null,
      parameters: { seat: 3, ordinal: 9 },
    });
    table.give(replace);
    table.give(lastCard);
    expect(table.give(exposed(9, 3))).toEqual([]);
  });

  it('changes nothing once it has cancelled the deal, and begins anew with the next', () => {
    const table = dealingUnder('mons');
    table.give(exposed(1, 1));
    expect(table.give(exposed(1, 1))).toEqual([]);
    expect(table.refusal(exposed(3, 3))).toEqual({ code: 'REDEAL_DUE', article: null, parameters: {} });
    table.give({ type: 'Redeal' });
    expect(typesOf(table.give(exposed(3, 3)))).toEqual(dead);
  });

  it('is about a card that was dealt, while cards are being dealt', () => {
    expect(dealingUnder('ropta').refusal(exposed(13, 1))).toEqual({
      code: 'ORDINAL_OUT_OF_RANGE',
      article: null,
      parameters: { ordinal: 13, min: 1, max: 12 },
    });
    expect(dealingUnder('ropta').refusal(exposed(0, 1))).toEqual({
      code: 'ORDINAL_OUT_OF_RANGE',
      article: null,
      parameters: { ordinal: 0, min: 1, max: 12 },
    });
    expect(dealingUnder('ropta').refusal(exposed(9, 8))).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 8 } });
    const dealt = dealingUnder('ropta');
    dealt.give(lastCard);
    expect(dealt.refusal(exposed(9, 3))).toEqual({ code: 'DEAL_NOT_IN_PROGRESS', article: null, parameters: {} });
    expect(sixUnder('ropta').act(3, 'call').refusal(exposed(9, 3))).toEqual({
      code: 'DEAL_NOT_IN_PROGRESS',
      article: null,
      parameters: {},
    });
  });

  it('holds the betting up where nobody had reported the deal, until the card is exchanged', () => {
    const table = sixUnder('toufflers');
    table.give(exposed(9, 3));
    expect(table.refusalOf(3, 'call')).toEqual({ code: 'DEAL_IN_PROGRESS', article: null, parameters: {} });
    expect(typesOf(table.give(replace))).toEqual(['ExposedCardReplaced']);
    expect(table.legal).toMatchObject({ seat: 3 });
  });
});

describe('the card itself, where the table enters it', () => {
  it('is nobody else’s once it plays, and nobody’s once it is dead', () => {
    const table = dealingUnder('ropta');
    table.give(exposed(3, 3, 'playerInvoluntary', 'Ah'));
    table.give(exposed(4, 4, 'dealer', 'Kh'));
    expect(table.refusal({ type: 'RecordHoleCards', seat: 5, cards: ['Ah', '2c'] })).toEqual({
      code: 'CARD_ALREADY_DEALT',
      article: null,
      parameters: { card: 'Ah' },
    });
    expect(table.refusal({ type: 'RecordHoleCards', seat: 3, cards: ['Qh', '2c'] })).toEqual({
      code: 'HOLE_CARDS_CONTRADICTED',
      article: null,
      parameters: { seat: 3, known: ['Ah'], given: ['Qh', '2c'] },
    });
    for (const seat of [4, 5])
      expect(table.refusal({ type: 'RecordHoleCards', seat, cards: ['Kh', '2c'] })).toEqual({
        code: 'CARD_ALREADY_DEALT',
        article: null,
        parameters: { card: 'Kh' },
      });
    table.give({ type: 'RecordHoleCards', seat: 3, cards: ['Ah', '2c'] });
    table.give(replace);
    table.give(lastCard);
    for (const seat of [3, 4, 5, 6, 1]) table.act(seat, 'call');
    table.act(2, 'check');
    expect(table.refusal({ type: 'DealBoard', street: 'flop', cards: ['Kh', '3d', '4d'] })).toEqual({
      code: 'CARD_ALREADY_DEALT',
      article: null,
      parameters: { card: 'Kh' },
    });
  });

  it('can be entered later, once', () => {
    const table = dealingUnder('ropta');
    table.give(exposed(9, 3));
    expect(table.give(exposed(9, 3, 'dealer', 'Kh'))).toMatchObject([
      { type: 'SpoiltCardNamed', data: { seat: 3, ordinal: 9, card: 'Kh' } },
    ]);
    expect(table.give(exposed(9, 3, 'dealer', 'Kh'))).toEqual([]);
    expect(table.give(exposed(9, 3))).toEqual([]);
    expect(table.refusal(exposed(9, 3, 'dealer', 'Qh'))).toEqual({
      code: 'CARD_ALREADY_REPORTED',
      article: null,
      parameters: { seat: 3, ordinal: 9 },
    });
  });

  it('is a card of the seat, and no other that was named', () => {
    const table = dealingUnder('ropta');
    table.give({ type: 'RecordHoleCards', seat: 3, cards: ['Ah', '2c'] });
    expect(table.refusal(exposed(9, 3, 'dealer', 'Kh'))).toEqual({
      code: 'HOLE_CARDS_CONTRADICTED',
      article: null,
      parameters: { seat: 3, known: ['Ah', '2c'], given: ['Kh'] },
    });
    expect(table.refusal(exposed(10, 4, 'dealer', 'Ah'))).toEqual({
      code: 'CARD_ALREADY_DEALT',
      article: null,
      parameters: { card: 'Ah' },
    });
    expect(table.refusal(exposed(9, 3, 'dealer', 'Xx'))).toEqual({ code: 'CARD_UNREADABLE', article: null, parameters: { card: 'Xx' } });
    table.give(exposed(3, 3, 'playerInvoluntary', 'Ah'));
    expect(table.refusal(exposed(9, 3, 'playerInvoluntary', 'Ah'))).toEqual({
      code: 'CARD_ALREADY_DEALT',
      article: null,
      parameters: { card: 'Ah' },
    });
  });

  it('leaves a hand whose cards were recorded, and with it what was known of them', () => {
    const table = dealingUnder('ropta');
    table.give({ type: 'RecordHoleCards', seat: 3, cards: ['Ah', '2c'] });
    table.give(exposed(9, 3, 'dealer', 'Ah'));
    table.give(replace);
    expect(table.state.holeCards[2]).toBeNull();
    table.give({ type: 'RecordHoleCards', seat: 3, cards: ['2c', '9s'] });
  });
});

describe('MO 2.17, RO 6.1: a card that its player shows on purpose once somebody has acted, to have the deal cancelled', () => {
  const shown: HandCommand = { type: 'ReportExposedCard', seat: 1, cause: 'playerToForceMisdeal' };
  const started = (book: string): HandAtTable =>
    HandAtTable.with({ stacks: [1_000, 1_000, 1_000, 1_000], rulebook: firstEdition(book) }).act(3, 'fold');

  it.each(bookIds)('puts its player alone out of the hand (%s)', (book) => {
    const table = started(book);
    table.give(shown);
    expect(table.all('HandKilled')).toMatchObject([{ seat: 1, cause: 'deliberateMisdealAttempt' }]);
    expect(table.all('MisdealDeclared')).toEqual([]);
    expect(table.all('InfractionNoted').map(({ sanction }) => sanction)).toEqual(book === 'mons' ? [] : ['must']);
    expect(table.legal?.seat).toBe(4);
    expect(table.give(shown)).toEqual([]);
  });

  it.each(bookIds)('no deal can be cancelled after substantial action (%s)', (book) => {
    const table = started(book).act(4, 'call').act(1, 'call');
    expect(table.refusal(shown)).toEqual({ code: 'DEAL_NOT_IN_PROGRESS', article: null, parameters: {} });
  });
});
