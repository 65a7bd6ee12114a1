import { firstEdition } from '../../../events/editions.js';
import type { HandEvent } from '../../../events/hand.js';
import { bookIds, flop } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import { hideStateSecrets, hideSecrets } from '../../audit/secrets.js';
import type { HandCommand } from '../../../commands/hand.js';

type Report = Extract<HandCommand, { type: 'ReportExposedHand' }>;

const shown = (seat: number, to: Report['to'], more: Omit<Report, 'type' | 'seat' | 'to'> = {}): HandCommand => ({
  type: 'ReportExposedHand',
  seat,
  to,
  ...more,
});
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);
const infractions = (events: readonly HandEvent[]) =>
  events
    .flatMap((event) => (event.type === 'InfractionNoted' ? [event.data] : []))
    .map(({ seat, sanction, startsAt, article }) => [seat, sanction, startsAt, article.article]);

describe('a hand shown to the table during play', () => {
  it.each([
    ['redcactus', 'may', 'nextHand', 'RC 68'],
    ['mons', 'must', 'endOfHand', 'MO 6.1'],
    ['tdaFr', 'must', 'nextHand', 'TDA 31'],
    ['ropta', 'must', 'endOfHand', 'RO 8.6'],
    ['toufflers', 'must', 'endOfHand', 'TF §7 b1'],
  ])('lives under %s: a penalty %s, from %s (%s)', (book, sanction, startsAt, article) => {
    const table = flop(book, 3);
    const events = table.give(shown(2, 'table'));
    expect(types(events)).toEqual(['HandExposed', 'HandOpenedToAll', 'InfractionNoted']);
    expect(infractions(events)).toEqual([[2, sanction, startsAt, article]]);
    expect(table.give(shown(2, 'table'))).toEqual([]);
    expect(table.legal?.seat).toBe(1);
  });

  it('by accident costs nothing', () => {
    expect(types(flop('ropta', 3).give(shown(2, 'table', { intentional: false })))).toEqual(['HandExposed', 'HandOpenedToAll']);
    expect(types(flop('ropta', 3).give(shown(2, 'outOfHand', { intentional: false })))).toEqual(['HandExposed']);
  });

  it('is forbidden to the last to act against an all-in too (RO 11.5; MO 6.1; TF §7 b1)', () => {
    const table = flop('ropta', 2).act(1, 'allIn');
    expect(infractions(table.give(shown(2, 'table')))).toEqual([[2, 'must', 'endOfHand', 'RO 8.6']]);
  });

  it.each(bookIds)('for an answer, without a word, leaves a call or a fold (%s; RO 8.6)', (book) => {
    const table = flop(book, 3).act(1, 300);
    expect(table.give(shown(2, 'table', { inTurn: true }))).toMatchObject([
      { type: 'HandExposed' },
      { type: 'HandOpenedToAll', data: { when: 'now' } },
      { type: 'ActVoided', data: { seat: 2, options: ['call', 'fold'] } },
      { type: 'InfractionNoted', data: { offence: 'exposedHand' } },
    ]);
    expect(table.refusalOf(2, 900)?.code).toBe('OPTION_NOT_OFFERED');
    table.act(2, 'call');
    expect(table.legal?.seat).toBe(3);
  });

  it('for an answer keeps what an earlier act had left', () => {
    const table = flop('mons', 3).act(1, 300);
    table.give({ type: 'Act', seat: 2, gesture: { motions: [[200]] } });
    const left = table.state.actState?.restriction;
    table.give(shown(2, 'table', { inTurn: true }));
    expect(table.state.actState?.restriction).toMatchObject({ committed: left?.committed ?? -1, options: ['call', 'fold'] });
  });
});

describe('a hand shown to somebody who is not in it', () => {
  it.each([
    ['redcactus', ['HandExposed', 'InfractionNoted'], 'may', 'nextHand'],
    ['mons', ['HandExposed', 'HandOpenedToAll', 'InfractionNoted'], 'must', 'endOfHand'],
    ['tdaFr', ['HandExposed', 'InfractionNoted'], 'must', 'nextHand'],
    ['toufflers', ['HandExposed', 'InfractionNoted'], 'must', 'endOfHand'],
  ])('lives under %s (RC 68; MO 12.7; TDA 31; TF §7 b1)', (book, expected, sanction, startsAt) => {
    const table = flop(book, 3);
    const events = table.give(shown(1, 'outOfHand'));
    expect(types(events)).toEqual(expected);
    expect(infractions(events)[0]?.slice(1, 3)).toEqual([sanction, startsAt]);
    expect(table.legal?.seat).toBe(1);
  });

  it('is dead under RO 11.4, its bets lost, and shown to all once the hand is over', () => {
    const table = flop('ropta', 3).act(1, 300);
    expect(table.give(shown(1, 'outOfHand'))).toMatchObject([
      {},
      { type: 'HandKilled', data: { cause: 'shown', articles: [{ article: 'RO 11.4' }] } },
      { type: 'HandOpenedToAll', data: { when: 'endOfHand', cards: null } },
      { type: 'InfractionNoted', data: { offence: 'shownToOnePlayer', sanction: 'must' } },
    ]);
    expect(table.legal).toMatchObject({ seat: 2, callAmount: 300 });
    table.act(2, 'fold');
    expect(types(table.give(shown(1, 'table', { cards: ['Ah', 'Ad'] })))).toEqual(['HandExposed', 'HandOpenedToAll']);
  });

  it('lives between two under RO 11.5, and is shown to all after the round under MO 12.7', () => {
    expect(types(flop('ropta', 2).give(shown(1, 'outOfHand')))).toEqual(['HandExposed', 'InfractionNoted']);
    const table = flop('mons', 2);
    expect(table.give(shown(1, 'outOfHand'))[1]).toMatchObject({ type: 'HandOpenedToAll', data: { when: 'endOfBettingRound' } });
    table.act(1, 'check').act(2, 'check');
    // Now it is due, and showing it costs nothing more.
    expect(types(table.give(shown(1, 'table', { cards: ['Kc'] })))).toEqual(['HandExposed', 'HandOpenedToAll']);
  });

  it.each(bookIds)('and given up, between two, is shown to the whole table at once (%s; MO 12.7; RO 11.4)', (book) => {
    const table = flop(book, 2).act(1, 300);
    const events = table.give(shown(2, 'outOfHand', { folding: true }));
    expect(types(events).filter((type) => type === 'Folded' || type === 'InfractionNoted')).toEqual(['Folded']);
    expect(events.at(-1)).toMatchObject({ type: 'HandOpenedToAll', data: { when: 'now' } });
    expect(table.state.phase).toBe('completed');
  });

  it.each([
    ['mons', 'endOfBettingRound'],
    ['ropta', 'endOfHand'],
  ])('and given up while several play is shown to all later under %s: %s (MO 12.7; RO 11.4)', (book, when) => {
    const table = flop(book, 3).act(1, 300);
    expect(table.give(shown(2, 'outOfHand', { folding: true }))).toMatchObject([
      {},
      { type: 'Folded' },
      { type: 'HandOpenedToAll', data: { when } },
      { type: 'InfractionNoted', data: { offence: 'shownToOnePlayer' } },
    ]);
  });

  it('and given up face up before all may be punished (RC 68; RO 11.1)', () => {
    const table = flop('redcactus', 3).act(1, 300);
    expect(infractions(table.give(shown(2, 'table', { folding: true })))).toEqual([[2, 'may', null, 'RC 68']]);
  });
});

describe('a hand shown to one opponent', () => {
  it.each(['redcactus', 'tdaFr', 'toufflers'])('lives under %s, with a penalty (RC 68; TDA 31; TF §7 b1)', (book) => {
    expect(types(flop(book, 3).give(shown(1, 'livePlayer', { shownTo: 3 })))).toEqual(['HandExposed', 'InfractionNoted']);
  });

  it('is shown to all at once under RO 11.4', () => {
    const events = flop('ropta', 3).give(shown(1, 'livePlayer', { shownTo: 3, cards: ['Ah', 'Ad'] }));
    expect(events).toMatchObject([
      { type: 'HandExposed', data: { shownTo: 3 } },
      { type: 'HandOpenedToAll', data: { cards: ['Ah', 'Ad'], when: 'now' } },
      { type: 'InfractionNoted', data: { sanction: 'must', moreSevere: true, article: { article: 'RO 11.4' } } },
    ]);
  });

  it.each(bookIds)('is to be punished more severely than shown to others under RO 11.4 alone (%s)', (book) => {
    const graver = (to: 'livePlayer' | 'outOfHand' | 'table', shownTo: number | null): boolean[] => {
      const table = flop(book, 4);
      table.give(shown(1, to, shownTo === null ? {} : { shownTo }));
      return table.all('InfractionNoted').map(({ moreSevere }) => moreSevere === true);
    };
    expect(graver('livePlayer', 3)).toEqual([book === 'ropta']);
    expect(graver('outOfHand', null)).toEqual([false]);
    expect(graver('table', null)).toEqual([false]);
  });

  it('is to be punished as the house has it, whoever else sees it', () => {
    const graver = (book: string, value: string): boolean[] => {
      const table = flop(book, 4, undefined, { 'show.toLivePlayerPenalty': value });
      table.give(shown(1, 'livePlayer', { shownTo: 3 }));
      return table.all('InfractionNoted').map(({ moreSevere }) => moreSevere === true);
    };
    expect(graver('redcactus', 'moreSevere')).toEqual([true]);
    expect(graver('ropta', 'asToOthers')).toEqual([false]);
  });

  it('who had not acted has the bets of the round played again under MO 12.7; folds stand', () => {
    const table = flop('mons', 4, { 2: 200 }).act(1, 200).act(2, 'allIn').act(3, 'fold');
    expect(table.give(shown(2, 'livePlayer', { shownTo: 4 }))).toMatchObject([
      {},
      { type: 'HandOpenedToAll', data: { when: 'now' } },
      {
        type: 'BetsReturned',
        data: {
          seats: [
            { seat: 1, amount: 200 },
            { seat: 2, amount: 200 },
          ],
        },
      },
      { type: 'BettingRoundRestarted', data: { street: 'flop' } },
      { type: 'InfractionNoted', data: { sanction: 'must' } },
    ]);
    expect(table.state).toMatchObject({ bets: [0, 0, 0, 0], currentBet: 0, allIn: 0, acts: 0, aggressor: -1 });
    expect(table.legal).toMatchObject({ seat: 1, canCheck: true, minRaiseTo: 100 });
    table.act(1, 'check').act(2, 'check').act(4, 'check');
    expect(table.state.pots).toEqual([{ amount: 400, seats: [1, 2, 4] }]);
  });

  it('leaves the blinds where they are before the flop (MO 12.7)', () => {
    const table = HandAtTable.with({ stacks: [5000, 5000, 5000, 5000], rulebook: firstEdition('mons') });
    table.act(3, 300).act(4, 'call').act(1, 'call');
    table.give(shown(3, 'livePlayer', { shownTo: 2 }));
    expect(table.state).toMatchObject({ bets: [50, 100, 0, 0], currentBet: 100, increment: 100, phase: 'betting' });
    expect(table.legal).toMatchObject({ seat: 3, callAmount: 100, minRaiseTo: 200 });
    table.act(3, 'call').act(4, 'call').act(1, 'call');
    expect(table.legal).toMatchObject({ seat: 2, canCheck: true });
  });

  it('who has acted sees no more than the others after the round (MO 12.7)', () => {
    const table = flop('mons', 3).act(1, 'check');
    expect(table.give(shown(2, 'livePlayer', { shownTo: 1 }))).toMatchObject([
      {},
      { type: 'HandOpenedToAll', data: { when: 'endOfBettingRound' } },
      { type: 'InfractionNoted' },
    ]);
    expect(table.legal?.seat).toBe(2);
  });

  it('names one who has cards', () => {
    const table = flop('ropta', 3);
    expect(table.refusal(shown(1, 'livePlayer'))?.code).toBe('VIEWER_NOT_LIVE');
    expect(table.refusal(shown(1, 'livePlayer', { shownTo: 1 }))?.code).toBe('VIEWER_NOT_LIVE');
    table.act(1, 'fold');
    expect(table.refusal(shown(2, 'livePlayer', { shownTo: 1 }))?.code).toBe('VIEWER_NOT_LIVE');
    expect(table.refusal(shown(2, 'outOfHand', { shownTo: 9 }))?.code).toBe('SEAT_NOT_IN_HAND');
  });
});

describe('a thrown hand shown during play', () => {
  it.each([
    ['redcactus', 'RC 67'],
    ['mons', 'RO 11.3'],
    ['tdaFr', 'TDA 12'],
    ['ropta', 'RO 11.3'],
    ['toufflers', 'TF §10 b6'],
  ])('may be punished under %s (%s)', (book, article) => {
    const table = flop(book, 4).act(1, 'fold');
    expect(infractions(table.give(shown(1, 'outOfHand', { shownTo: 2 })))).toEqual([[1, 'may', null, article]]);
  });
});

describe('showing once the hand is over', () => {
  it.each([
    ['redcactus', 'RO 10.1'],
    ['mons', 'MO 9.5'],
    ['tdaFr', 'RO 10.1'],
    ['ropta', 'RO 10.1'],
    ['toufflers', 'TF §10 b5'],
  ])('what the winner shows to one, all may see under %s (%s)', (book, article) => {
    const table = flop(book, 2).act(1, 300).act(2, 'fold');
    expect(table.give(shown(1, 'outOfHand', { cards: ['Ah'] }))).toMatchObject([
      {},
      { type: 'HandOpenedToAll', data: { seat: 1, cards: ['Ah'], when: 'now', articles: [{ article }] } },
    ]);
    expect(table.give(shown(1, 'outOfHand', { cards: ['Ah'] }))).toEqual([]);
  });

  it('binds nobody else', () => {
    const table = flop('ropta', 2).act(1, 300).act(2, 'fold');
    expect(types(table.give(shown(2, 'outOfHand')))).toEqual(['HandExposed']);
    expect(types(table.give(shown(2, 'table', { cards: ['Ah', 'Ad'] })))).toEqual(['HandExposed', 'HandOpenedToAll']);
  });
});

describe('cards that were shown', () => {
  it('are nobody else’s, and must fit what is known of the hand', () => {
    const table = flop('ropta', 3);
    table.give({ type: 'RecordHoleCards', seat: 2, cards: ['Kc', 'Kd'] });
    expect(table.refusal(shown(1, 'table', { cards: ['Kc'] }))?.code).toBe('CARD_ALREADY_DEALT');
    expect(table.refusal(shown(2, 'table', { cards: ['Ah'] }))?.code).toBe('HOLE_CARDS_CONTRADICTED');
    expect(table.refusal(shown(1, 'table', { cards: ['Ah', 'Ad', 'As'] }))?.code).toBe('WRONG_NUMBER_OF_CARDS');
    table.give(shown(1, 'table', { cards: ['Ah'] }));
    expect(table.refusal({ type: 'RecordHoleCards', seat: 3, cards: ['Ah', '2d'] })?.code).toBe('CARD_ALREADY_DEALT');
    expect(table.refusal({ type: 'RecordHoleCards', seat: 1, cards: ['3h', '2d'] })?.code).toBe('HOLE_CARDS_CONTRADICTED');
  });

  it('are for everybody to see from then on, and no sooner', () => {
    const table = flop('mons', 3);
    table.give({ type: 'RecordHoleCards', seat: 1, cards: ['Ah', 'Ad'] });
    table.give({ type: 'RecordHoleCards', seat: 2, cards: ['Kc', 'Kd'] });
    const later = table.give(shown(1, 'outOfHand'));
    expect(JSON.stringify(later.map((event) => hideSecrets(event)))).not.toContain('Ah');
    expect(JSON.stringify(hideStateSecrets(table.state))).not.toContain('Ah');
    // The recorder knows the cards: once all see them, the event states them.
    expect(table.give(shown(2, 'table'))[1]).toMatchObject({ data: { cards: ['Kc', 'Kd'] } });
    const seen = hideStateSecrets(table.state);
    expect(seen.holeCards).toEqual([null, ['Kc', 'Kd'], null]);
  });

  it('can be entered after they were seen', () => {
    const table = flop('ropta', 3);
    table.give(shown(2, 'table'));
    expect(types(table.give(shown(2, 'table', { cards: ['Kc', 'Kd'] })))).toEqual(['HandOpenedToAll']);
    expect(table.state.holeCards[1]).toEqual(['Kc', 'Kd']);
    expect(table.give(shown(2, 'table', { cards: ['Kc', 'Kd'] }))).toEqual([]);
  });
});
