import { firstEdition } from '../../../events/editions.js';
import { after, open, outcome, started, when } from '../../../test/tournament-scenario.js';
import type { DeckDefect } from '../../../events/tournament-hands.js';
import type { TournamentCommand } from '../../../commands/tournament.js';

const under = (id: string) => started(['ada', 'bo', 'cyd'], { rulebook: firstEdition(id), startingStack: 15_000 });
const change = (requestedBy: number | null, defect: DeckDefect): TournamentCommand => ({
  type: 'ChangeDeck',
  table: 1,
  requestedBy,
  defect,
});

describe('a player who asks for another deck (RC 26; MO 2.19; TDA 16; RO 3.4)', () => {
  it.each([
    ['redcactus', ['damaged', 'marked'], 'RC 26'],
    ['mons', ['damaged', 'marked'], 'MO 2.19'],
    ['tdaFr', [], 'TDA 16'],
    ['ropta', ['marked'], 'RO 3.4'],
    ['toufflers', ['marked'], 'RO 3.4'],
  ])('gets it for what the book names, and for nothing else (%s)', (book, granted, article) => {
    for (const defect of ['none', 'damaged', 'marked'] as const) {
      const decision = when(under(book), change(2, defect));
      if (granted.includes(defect)) {
        expect(decision.events).toMatchObject([
          { type: 'DeckChanged', data: { table: 1, requestedBy: 2, defect, articles: [{ article }] } },
        ]);
      } else expect(decision.refusal).toEqual({ code: 'DECK_CHANGE_REFUSED', article, parameters: { table: 1, seat: 2 } });
    }
  });

  it('sits at the table, and asks between two hands', () => {
    expect(when(under('ropta'), change(4, 'marked')).refusal).toEqual({
      code: 'EMPTY_SEAT',
      article: null,
      parameters: { table: 1, seat: 4 },
    });
    expect(when(after(under('ropta'), open(1)), change(2, 'marked')).refusal).toEqual({
      code: 'HAND_IN_PROGRESS',
      article: 'RO 3.1',
      parameters: { table: 1, handId: 'friday.1.1' },
    });
  });
});

it.each(['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'])('an official changes the deck as he sees fit (RO 3.4; %s)', (book) => {
  expect(outcome(when(under(book), change(null, 'none')))).toEqual(['DeckChanged']);
});
