import { firstEdition } from '../../../events/editions.js';
import type { PlayerId } from '../../../events/ids.js';
import { bookIds, byBook } from '../../../test/fixtures/acts.js';
import { HandAtTable, type Setting } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

type DealIn = Extract<HandCommand, { type: 'DealInNewcomer' }>;

/** Button at seat 6, blinds from seats 1 and 3: seat 2 is empty. */
const five = (more: Partial<Setting> = {}): HandAtTable =>
  HandAtTable.with({ stacks: [5000, 5000, 5000, 5000, 5000], seats: [1, 3, 4, 5, 6], ...more });
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);
const stakes = { smallBlind: 50, bigBlind: 100, ante: 0, anteFormat: 'none', antePriority: 'blindFirst' } as const;
const dealIn = (more: Partial<DealIn> = {}): DealIn => ({
  type: 'DealInNewcomer',
  newcomer: { seat: 2, playerId: 'late' as PlayerId, stack: 3000 },
  button: 6,
  smallBlindSeat: 1,
  bigBlindSeat: 2,
  dealer: 6,
  stakes,
  ...more,
});

describe('RC 10; RO 2.3: a player sits down once antes and blinds are posted', () => {
  it('is dealt in before the first card, and they are posted again where they then belong', () => {
    const table = five();
    expect(table.give(dealIn())).toMatchObject([
      {
        type: 'BetsReturned',
        data: {
          seats: [
            { seat: 1, amount: 50 },
            { seat: 3, amount: 100 },
          ],
        },
      },
      { type: 'NewcomerDealtIn', data: { seat: 2, playerId: 'late', stack: 3000, bigBlindSeat: 2, articles: [{ article: 'RO 2.3' }] } },
      { type: 'BlindPosted', data: { seat: 1, blind: 'small', amount: 50 } },
      { type: 'BlindPosted', data: { seat: 2, blind: 'big', amount: 100 } },
    ]);
    expect(table.state.start!.seats.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(table.state.stacks).toEqual([4950, 2900, 5000, 5000, 5000, 5000]);
    expect(table.legal).toMatchObject({ seat: 3, callAmount: 100 });
  });

  it('pays what he can where he has less than the blind', () => {
    const table = five();
    table.give(dealIn({ newcomer: { seat: 2, playerId: 'late' as PlayerId, stack: 60 } }));
    expect(table.state.bets).toEqual([50, 60, 0, 0, 0, 0]);
    expect(table.legal).toMatchObject({ callAmount: 100 });
  });

  it('leaves dead the hands of players who are not there', () => {
    const table = five({ dead: [4] });
    table.give({ type: 'CheckPresence', seat: 5, seatedAt: null });
    table.give(dealIn());
    expect(table.state.live).toBe(0b100111);
  });

  it('is told twice for nothing', () => {
    const table = five();
    table.give(dealIn());
    expect(table.give(dealIn())).toEqual([]);
  });

  it.each(bookIds)('gets no cards once the first one is out: %s', (book) => {
    const rulebook = firstEdition(book);
    const article = { redcactus: 'RC 10', mons: 'MO 2.18', tdaFr: 'RO 2.3', ropta: 'RO 2.3', toufflers: 'RO 2.3' }[book];
    const dealt = five({ rulebook });
    dealt.give({ type: 'BeginDeal', at: 1000 });
    expect(dealt.refusal(dealIn())).toEqual({ code: 'DEAL_ALREADY_BEGUN', article, parameters: { seat: 2 } });
    dealt.give({ type: 'CompleteDeal', at: 2000 });
    expect(dealt.refusal(dealIn())).toEqual({ code: 'DEAL_ALREADY_BEGUN', article, parameters: { seat: 2 } });
    expect(five({ rulebook }).act(4, 'fold').refusal(dealIn())).toEqual({ code: 'DEAL_ALREADY_BEGUN', article, parameters: { seat: 2 } });
    const known = five({ rulebook });
    known.give({ type: 'RecordHoleCards', seat: 1, cards: ['Ah', 'Kh'] });
    expect(known.refusal(dealIn())).toEqual({ code: 'DEAL_ALREADY_BEGUN', article, parameters: { seat: 2 } });
  });

  it.each(bookIds)('stays out of a hand that is dealt again (RC 35; RO 6.1): %s', (book) => {
    const table = five({ rulebook: firstEdition(book) });
    table.give({ type: 'DeclareMisdeal', cause: 'twoExposed' });
    expect(table.refusal(dealIn())).toEqual({ code: 'REDEAL_DUE', article: null, parameters: {} });
    table.give({ type: 'Redeal' });
    expect(table.refusal(dealIn())).toEqual({
      code: 'NEWCOMER_NOT_IN_REDEAL',
      article: byBook(book, { redcactus: 'RC 35', mons: 'RO 6.1', tdaFr: 'RO 6.1', ropta: 'RO 6.1', toufflers: 'RO 6.1' }),
      parameters: { seats: [2] },
    });
  });

  it('is refused on a seat that is taken, and with blinds that nobody can post', () => {
    expect(five().refusal(dealIn({ newcomer: { seat: 3, playerId: 'late' as PlayerId, stack: 3000 } }))).toEqual({
      code: 'SEATS_NOT_IN_ORDER',
      article: null,
      parameters: { seat: 3 },
    });
    expect(five().refusal(dealIn({ bigBlindSeat: 9 }))).toEqual({
      code: 'BLIND_NOT_SEATED',
      article: null,
      parameters: { blind: 'big', seat: 9 },
    });
    expect(types(five().give(dealIn({ smallBlindSeat: null })))).toEqual(['BetsReturned', 'NewcomerDealtIn', 'BlindPosted']);
  });
});
