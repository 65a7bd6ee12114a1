import { firstEdition } from '../../../events/editions.js';
import { after, friday, minutes, open, outcome, START, started, when, type Create } from '../../../test/tournament-scenario.js';
import type { TableGestures } from '../../../commands/tournament/hands.js';
import { findBeginning } from './hand-start.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import type { Running, TournamentState } from '../state.js';

const books = ['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers'] as const;
const under = (id: string, settings: Partial<Create> = {}): Running =>
  started(['ada', 'bo', 'cyd'], {
    rulebook: { ...firstEdition(id), houseRules: { 'stack.initial': 0 } },
    antePriority: undefined,
    anteFormat: 'none',
    structure: levels,
    ...settings,
  });
const levels: Create['structure'] = friday.structure.map((period) => (period.kind === 'level' ? { ...period, ante: 0 } : period));

/** The first level ends ten minutes after the start; instants below are seconds from then. */
const at = (seconds: number): number => START + minutes(10) + seconds * 1000;
const usual: TableGestures = { previousPotAwardedAt: at(-20), deckInHandAt: at(-10), firstRiffleAt: at(10), firstCardAt: at(30) };

function opened(state: TournamentState, gestures: TableGestures | undefined, now: number) {
  const event = when(state, { ...open(1, now), ...(gestures === undefined ? {} : { gestures }) }).events?.at(-1);
  return event?.type === 'HandOpened' ? { level: event.data.level, startedAt: event.data.startedAt, stakes: event.data.stakes } : null;
}

describe('the beginning of a hand fixes its level (RC 23; MO 7.4, 7.5; TDA 17; RO 3.1; TF §8 b4, b5)', () => {
  it.each([
    ['redcactus', 10, 2],
    ['mons', -10, 1],
    ['tdaFr', 10, 2],
    ['ropta', -20, 1],
    ['toufflers', 10, 2],
  ])('where the level ends between the award and the first riffle (%s)', (book, startedAt, level) => {
    expect(opened(under(book), usual, at(60))).toMatchObject({ startedAt: at(startedAt), level });
  });

  it.each(books)('so that one that had begun is played on the old level, whatever was recorded since (%s)', (book) => {
    const begun = { previousPotAwardedAt: at(-20), deckInHandAt: at(-10), firstRiffleAt: at(-5), firstCardAt: at(30) };
    const late = after(under(book), { type: 'AdvanceClock', at: at(1) });
    expect(opened(late, begun, at(60))).toMatchObject({ level: 1, stakes: { smallBlind: 25, bigBlind: 50 } });
  });

  it.each(books)('which is that of the command where the table says nothing (%s)', (book) => {
    expect(opened(under(book), undefined, at(-1))).toMatchObject({ level: 1, startedAt: at(-1) });
    expect(opened(under(book), undefined, at(0))).toMatchObject({ level: 2, startedAt: at(0) });
    expect(opened(under(book), {}, at(0))).toMatchObject({ level: 2, startedAt: at(0) });
  });

  it('with two decks is the cut of the ready one, and never before the award (RC 23; RC G)', () => {
    const begins = (book: string, gestures: TableGestures): number => findBeginning(gestures, at(60), rulebookFor(firstEdition(book))!);
    const two = { previousPotAwardedAt: at(-20), firstRiffleAt: at(-90), deckInHandAt: at(-95), readyDeckAt: at(-15) };
    for (const book of ['redcactus', 'mons', 'tdaFr', 'toufflers']) expect(begins(book, two)).toBe(at(-15));
    expect(begins('ropta', two)).toBe(at(-20));
    expect(begins('mons', { previousPotAwardedAt: at(-20), deckInHandAt: at(-95) })).toBe(at(-20));
  });

  it('is refused where it lies after the command, or is no instant', () => {
    for (const instant of [at(1), -1, 1.5, Number.NaN]) {
      const command = { ...open(1, at(0)), gestures: { firstRiffleAt: instant } };
      expect(outcome(when(under('redcactus'), command))).toBe('INVALID_NUMBER');
    }
  });
});

describe('a level that is due when it is announced (TDA 17)', () => {
  const shuffled = { firstRiffleAt: at(10) };

  it.each([
    ['tdaFr', 1],
    ['redcactus', 2],
    ['mons', 2],
    ['ropta', 2],
    ['toufflers', 2],
  ])('waits for the announcement, elsewhere for the clock alone (%s)', (book, level) => {
    expect(
      opened(under(book), { ...shuffled, deckInHandAt: at(5), previousPotAwardedAt: at(5), levelAnnouncedAt: at(40) }, at(60)),
    ).toMatchObject({ level });
    expect(
      opened(under(book), { ...shuffled, deckInHandAt: at(5), previousPotAwardedAt: at(5), levelAnnouncedAt: null }, at(60)),
    ).toMatchObject({ level });
  });

  it('is the new one once it was announced', () => {
    expect(opened(under('tdaFr'), { ...shuffled, levelAnnouncedAt: at(3) }, at(60))).toMatchObject({ level: 2 });
    expect(opened(under('tdaFr'), shuffled, at(60))).toMatchObject({ level: 2 });
    expect(opened(under('tdaFr'), { ...shuffled, levelAnnouncedAt: null }, at(60))).toMatchObject({ stakes: { bigBlind: 50 } });
  });

  it('is none of a hand that had begun on the level before', () => {
    const third = after(under('tdaFr', { structure: levels.filter(({ kind }) => kind === 'level') }), {
      type: 'AdvanceClock',
      at: at(600),
    });
    const begun = { firstRiffleAt: at(590), firstCardAt: at(610), levelAnnouncedAt: at(600) };
    expect(opened(third, begun, at(620))).toMatchObject({ level: 2 });
    expect(opened(third, { ...begun, firstRiffleAt: at(605), levelAnnouncedAt: at(608) }, at(620))).toMatchObject({ level: 2 });
    expect(opened(third, { ...begun, firstRiffleAt: at(605) }, at(620))).toMatchObject({ level: 3 });
  });
});

describe('a hand about a break', () => {
  const breakAt = START + minutes(20);
  const begun = { firstRiffleAt: breakAt - 5000 };

  it('that had begun when the break began is played', () => {
    const state = after(under('redcactus'), { type: 'AdvanceClock', at: breakAt });
    expect(opened(state, begun, breakAt + 5000)).toMatchObject({ level: 2, startedAt: breakAt - 5000 });
    expect(outcome(when(state, open(1, breakAt + 5000)))).toBe('ON_BREAK');
    expect(outcome(when(state, { ...open(1, breakAt + 5000), gestures: { firstRiffleAt: breakAt + 1000 } }))).toBe('ON_BREAK');
  });

  it('that is opened after it begins after it', () => {
    const over = breakAt + minutes(5);
    expect(opened(under('ropta'), { previousPotAwardedAt: breakAt - 60_000 }, over + 1000)).toMatchObject({ level: 3, startedAt: over });
    expect(opened(under('redcactus'), { firstRiffleAt: over - 1000 }, over + 1000)).toMatchObject({ level: 3, startedAt: over });
  });
});
