import { firstEdition } from '../../../events/editions.js';
import type { HandEvent } from '../../../events/hand.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import { checkedThrough, riverBet } from '../../../test/fixtures/showdowns.js';
import { hideStateSecrets, hideSecrets } from '../../audit/secrets.js';
import type { HandCommand } from '../../../commands/hand.js';

const control = (by: number | null, targetSeats: readonly number[], more: object = {}): HandCommand => ({
  type: 'RequestHandControl',
  by,
  targetSeats,
  suspicion: 'soft play',
  ...more,
});

/** Seat 3 has folded on the flop; the others check to the showdown. */
function folded(book: string): HandAtTable {
  const table = HandAtTable.with({ stacks: [1_000, 1_000, 1_000], rulebook: firstEdition(book) });
  table.act(3, 'call').act(1, 'call').act(2, 'check').deal('flop').act(1, 'check').act(2, 'check').act(3, 'fold');
  return table.deal('turn').act(1, 'check').act(2, 'check').deal('river').act(1, 'check').act(2, 'check');
}

describe('hands checked against collusion (RC 69; MO 9.1; RO 10.6)', () => {
  it.each(['mons', 'tdaFr', 'ropta', 'toufflers'])('at any player’s demand under %s, in the hand or not', (book) => {
    expect(checkedThrough(book).give(control(5, [2]))).toMatchObject([
      { type: 'HandControlled', data: { seat: 2, by: 5, suspicion: 'soft play', cards: null } },
    ]);
  });

  it('at the director’s only, where the book says so: a player’s demand is a question to him (RC 69)', () => {
    expect(folded('redcactus').give(control(null, [3]))).toMatchObject([{ type: 'HandControlled', data: { seat: 3, by: null } }]);
    expect(folded('redcactus').refusal(control(1, [3]))).toEqual({
      code: 'TD_RULING_REQUIRED',
      article: 'RC 69',
      parameters: { question: 'handControl', options: ['check', 'refuse'], default: 'check' },
    });
    const table = folded('redcactus');
    const check: HandCommand = { type: 'RuleOnIncident', question: 'handControl', seat: 3, option: 'check', reason: 'doubt' };
    expect(table.give(check).map(({ type }) => type)).toEqual(['IncidentRuled', 'HandControlled']);
    expect(table.give(check)).toEqual([]);
  });

  it.each([
    ['ropta', 'RO 10.6'],
    ['tdaFr', 'RO 10.6'],
    ['mons', null],
  ])('with a suspicion that is said aloud under %s: %s', (book, article) => {
    const table = checkedThrough(book);
    const silent = control(3, [2], { suspicion: '  ' });
    if (article === null) expect(table.give(silent)).toMatchObject([{ data: { suspicion: null } }]);
    else expect(table.refusal(silent)).toEqual({ code: 'SUSPICION_NOT_STATED', article, parameters: {} });
  });

  it('reaches hands at showdown (MO 9.1), or all that were not shown (RO 10.6)', () => {
    expect(folded('mons').refusal(control(1, [3]))).toEqual({ code: 'NOT_AT_SHOWDOWN', article: 'MO 9.1', parameters: { seat: 3 } });
    expect(folded('ropta').give(control(1, [3]))).toHaveLength(1);
    const table = riverBet('ropta').tables(2, 'Ah Qc');
    expect(table.refusal(control(1, [2]))).toEqual({ code: 'HAND_ALREADY_SHOWN', article: 'RO 10.6', parameters: { seat: 2 } });
    expect(table.refusal(control(1, [8]))).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 8 } });
    const playing = HandAtTable.with({ stacks: [1_000, 1_000, 1_000] }).act(3, 'fold');
    expect(playing.refusal(control(1, [3]))).toEqual({ code: 'WRONG_PHASE', article: 'RO 10.6', parameters: { phase: 'betting' } });
    expect(playing.give(control(null, [3]))).toHaveLength(1);
  });

  it('once for each who asks', () => {
    const table = checkedThrough('ropta');
    expect(table.give(control(3, [1, 2]))).toHaveLength(2);
    expect(table.give(control(3, [1, 2]))).toEqual([]);
  });

  it('too often is punished (RO 10.6)', () => {
    const table = checkedThrough('ropta');
    expect(table.give(control(3, [2], { earlierRequests: 3 }))).toMatchObject([
      { type: 'HandControlled' },
      { type: 'InfractionNoted', data: { seat: 3, offence: 'abuseOfControl', sanction: 'must', article: { article: 'RO 10.6' } } },
    ]);
    expect(table.give(control(3, [2], { earlierRequests: 3 }))).toEqual([]);
  });

  it('too often is not carried out, but an official may look (MO 9.1)', () => {
    const table = checkedThrough('mons');
    table.give(control(3, [2], { earlierRequests: 2 }));
    expect(table.refusal(control(3, [1, 2], { earlierRequests: 5 }))).toEqual({
      code: 'CONTROL_ASKED_TOO_OFTEN',
      article: 'MO 9.1',
      parameters: { seat: 3, earlier: 5 },
    });
    // What was carried out already is answered as before.
    expect(table.give(control(3, [2], { earlierRequests: 3 }))).toEqual([]);
    expect(table.give(control(null, [1], { earlierRequests: 3 }))).toHaveLength(1);
  });

  it('never revives a hand (RO 10.6)', () => {
    const table = checkedThrough('ropta').mucks(2);
    table.give(control(3, [2], { cards: [{ seat: 2, cards: ['Kc', 'Ks'] }] }));
    table.tables(1, 'Ah Qc').tables(3, '3c 4c');
    expect(table.awards).toEqual([[0, 300, { 1: 300 }]]);
  });

  it('is seen by the official alone', () => {
    const table = checkedThrough('ropta').mucks(2);
    const [seen] = table.give(control(3, [2], { cards: [{ seat: 2, cards: ['Kc', 'Ks'] }] }));
    expect(seen).toMatchObject({ data: { cards: ['Kc', 'Ks'] } });
    expect(JSON.stringify(hideSecrets(seen as HandEvent))).not.toContain('Kc');
    expect(JSON.stringify(hideStateSecrets(table.state))).not.toContain('Kc');
    expect(table.refusal({ type: 'TableHand', seat: 1, cards: ['Kc', '4c'] })).toEqual({
      code: 'CARD_ALREADY_DEALT',
      article: null,
      parameters: { card: 'Kc' },
    });
  });
});

describe('a hand announced that was not held', () => {
  const announced = (deliberate: boolean, earlier = 0): HandCommand => ({ type: 'ReportFalseAnnouncement', seat: 2, deliberate, earlier });

  it('is that of a player in the hand', () => {
    const stranger: HandCommand = { type: 'ReportFalseAnnouncement', seat: 9, deliberate: true, earlier: 0 };
    expect(checkedThrough('ropta').refusal(stranger)).toEqual({ code: 'SEAT_NOT_IN_HAND', article: null, parameters: { seat: 9 } });
  });

  it.each([
    ['redcactus', 'may', null, 'may', 'RC 12'],
    ['mons', 'must', 'must', 'must', 'MO 9.4'],
    ['tdaFr', null, 'must', 'must', 'TDA 20'],
    ['ropta', 'may', null, 'may', 'RO 10.3'],
    ['toufflers', 'must', 'must', 'must', 'TF §10 b4'],
  ] as const)('under %s: on purpose %s, again by mistake %s, again on purpose %s (%s)', (book, once, mistaken, again, article) => {
    const sanctionOf = (command: HandCommand) =>
      checkedThrough(book)
        .give(command)
        .map((event) => (event.type === 'InfractionNoted' ? [event.data.sanction, event.data.article.article] : null))
        .slice(1);
    const expected = (sanction: string | null) => (sanction === null ? [] : [[sanction, article]]);
    expect(sanctionOf(announced(true))).toEqual(expected(once));
    expect(sanctionOf(announced(false, 1))).toEqual(expected(mistaken));
    expect(sanctionOf(announced(true, 1))).toEqual(expected(again));
    expect(sanctionOf(announced(false))).toEqual([]);
  });

  it('is reported once, and the cards decide all the same', () => {
    const table = checkedThrough('ropta');
    table.give(announced(true));
    expect(table.give(announced(true))).toEqual([]);
    table.tables(2, 'Qc 3c').tables(1, 'Ah Ac').tables(3, '4c 5c');
    expect(table.awards).toEqual([[0, 300, { 1: 300 }]]);
  });
});
