import { firstEdition } from '../../../events/editions.js';
import { bookIds, flop, push, say } from '../../../test/fixtures/acts.js';
import { previewRuling } from './preview-ruling.js';

const books = bookIds.map((id) => firstEdition(id));

describe('the same act under the five books', () => {
  it('two chips of 1000 in silence over 1200: all five say call, each by its own article or what stands for it', () => {
    const table = flop('ropta').act(1, 1200);
    const before = structuredClone(table.state);
    const { rulings } = previewRuling(table.events, 2, push(1000, 1000), books);
    expect(rulings?.map(({ rulebook, judgement }) => [rulebook.id, judgement.ruling, judgement.to, judgement.returned])).toEqual(
      bookIds.map((id) => [id, 'call', 1200, 800]),
    );
    expect(rulings?.map(({ judgement: { articles } }) => `${articles[0]!.article}${articles[0]!.fallback ? ', silent' : ''}`)).toEqual([
      'RC 50-A',
      'RO 9.13, silent',
      'RO 9.13, silent',
      'RO 9.13',
      'RO 9.13, silent',
    ]);
    expect(table.state).toEqual(before);
  });

  it("counts the minimum raise by each book's own method, whatever book the hand is played under", () => {
    const table = flop('toufflers').act(1, 100).act(2, 400);
    const { rulings } = previewRuling(table.events, 3, say('raise', 500), books);
    expect(rulings?.map(({ minRaiseTo, judgement }) => [minRaiseTo, judgement.to])).toEqual([
      [800, 800],
      [800, 800],
      [700, 700],
      [700, 700],
      [700, 700],
    ]);
  });

  it('takes house rules', () => {
    const house = { ...firstEdition('ropta'), houseRules: { 'smallChip.multiway': 'fullCall' } };
    const { rulings } = previewRuling(flop('ropta').act(1, 800).events, 2, push(500), [house]);
    expect(rulings?.[0]?.judgement).toMatchObject({ ruling: 'call', articles: [{ article: 'RO 9.12', fallback: false, house: true }] });
  });

  it('leaves aside what the hand’s own book made of an earlier act', () => {
    const table = flop('ropta').act(1, 800);
    table.give({ type: 'Act', seat: 2, gesture: push(500) });
    const { rulings } = previewRuling(table.events, 2, say('raise', 2000), books);
    expect(rulings?.map(({ judgement }) => judgement.ruling)).toEqual(bookIds.map(() => 'raise'));
  });

  it('refuses what cannot be', () => {
    const { events } = flop('ropta').act(1, 800);
    expect(previewRuling(events, 2, push(500), [firstEdition('nobody')]).refusal).toEqual({
      code: 'UNKNOWN_RULEBOOK',
      article: null,
      parameters: { rulebook: 'nobody', edition: '1', known: ['redcactus@1', 'mons@1', 'tdaFr@1', 'ropta@2020-04', 'toufflers@1'] },
    });
    expect(previewRuling(events, 2, {}, books).refusal).toEqual({ code: 'EMPTY_ACT', article: null, parameters: { seat: 2 } });
    expect(previewRuling(events, 9, push(500), books).refusal).toEqual({
      code: 'SEAT_NOT_IN_HAND',
      article: null,
      parameters: { seat: 9 },
    });
    expect(
      previewRuling(flop('ropta').act(1, 'check').act(2, 'check').act(3, 'check').act(4, 'check').events, 2, push(500), books).refusal,
    ).toEqual({
      code: 'NO_ACTION_DUE',
      article: null,
      parameters: { seat: 2, phase: 'awaitingBoard' },
    });
    expect(previewRuling([], 2, push(500), books).refusal).toEqual({ code: 'HAND_NOT_STARTED', article: null, parameters: {} });
  });
});
