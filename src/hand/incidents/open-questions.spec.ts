import { flop } from '../../../test/fixtures/acts.js';
import type { QuestionAsked } from './open-questions.js';
import { listAnswersLeft } from './open-questions.js';

const irregular: QuestionAsked = { question: 'deckIrregular', seat: null, options: ['refundAll', 'split', 'continue'] };
const life: QuestionAsked = { question: 'killIdentifiable', seat: 2, options: ['live', 'dead'] };

describe('the answers that are left to a question', () => {
  it('are all that were offered, until the hand is over', () => {
    const table = flop('ropta', 3).act(1, 'fold');
    expect(listAnswersLeft(table.state, irregular)).toEqual(['refundAll', 'split', 'continue']);
    table.act(2, 'fold');
    expect(listAnswersLeft(table.state, irregular)).toEqual([]);
  });

  it('are those that a ruling would be taken with: not the one that was given', () => {
    const table = flop('ropta', 3);
    expect(listAnswersLeft(table.state, life)).toEqual([]);
    table.give({ type: 'ReportHandKilled', seat: 2, cause: 'thrownIntoMuck', identifiable: true });
    expect(listAnswersLeft(table.state, life)).toEqual(['live', 'dead']);
    table.give({ type: 'RuleOnIncident', question: 'killIdentifiable', seat: 2, option: 'live', reason: 'both cards lay apart' });
    expect(listAnswersLeft(table.state, life)).toEqual(['dead']);
    expect(listAnswersLeft(table.state, { ...life, seat: 3 })).toEqual([]);
    expect(listAnswersLeft(table.state, { ...life, seat: null })).toEqual([]);
  });

  it('are none where the book is not known', () => {
    const { state } = flop('ropta');
    const start = { ...state.start!, rulebook: { ...state.start!.rulebook, id: 'unheard' } };
    expect(listAnswersLeft({ ...state, start }, irregular)).toEqual([]);
    expect(listAnswersLeft({ ...state, start: null }, irregular)).toEqual([]);
  });
});
