import { firstEdition } from '../../../events/editions.js';
import { bookIds, flop } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import { newestRulebook } from '../../rulebooks/rulebooks.js';
import { makeReshuffleList } from './reshuffle.js';

const listOf = (table: HandAtTable, street: 'flop' | 'turn' | 'river', book = 'ropta') =>
  makeReshuffleList(table.state, street, newestRulebook(book)!);

describe('what is shuffled with a premature street, and what stays out (RO 7.2, 7.3)', () => {
  it.each(bookIds)('the cards turned up go in; burn and thrown hands stay out (%s)', (book) => {
    const table = HandAtTable.with({ stacks: [500, 500, 500, 500], rulebook: firstEdition(book) }).act(3, 'fold');
    expect(listOf(table, 'flop', book)).toMatchObject({ shuffled: ['X2', 'X3', 'X4'], burned: ['X1'], deadHands: [3], seen: 0, boxed: 0 });
    expect(listOf(table, 'flop', book).articles.map(({ article }) => article)).toContain('RO 7.2');
  });

  it('the burn goes in too where nobody can tell it', () => {
    const table = HandAtTable.with({ stacks: [500, 500, 500] });
    table.give({ type: 'ReportBoardError', street: 'flop', kind: 'premature', burnKnown: false, shown: 1 });
    expect(listOf(table, 'flop')).toMatchObject({ shuffled: ['X1', 'X2'], burned: [] });
  });

  it('burns of the streets before stay out as long as anybody knows them', () => {
    expect(listOf(flop('redcactus'), 'turn', 'redcactus')).toMatchObject({ shuffled: ['X6'], burned: ['X1', 'X5'] });
    const table = flop('ropta');
    table.give({ type: 'ReportBoardError', street: 'flop', kind: 'noBurn', orderKnown: false });
    table.give({ type: 'CorrectBoard', street: 'flop', cards: null });
    expect(listOf(table, 'turn')).toMatchObject({ burned: ['X5'] });
  });
});
