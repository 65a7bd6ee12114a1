import { firstEdition } from '../../../events/editions.js';
import { readFileSync } from 'node:fs';
import { type HandRecord, startOf } from '../../conform/records/hand-record.js';
import { handDecider } from '../decider.js';
import type { HandStart } from '../../../commands/hand/start.js';

const record = JSON.parse(readFileSync('test/fixtures/oracle-smoke.jsonl', 'utf8').split('\n')[2]!) as HandRecord;
const startUnder = (id: string): HandStart => ({
  ...startOf({ ...record, anteFormat: 'none', ante: 0, stacks: record.stacks.map(() => 100_000) }),
  rulebook: firstEdition(id),
});

/** The article that a book gives when the first to act raises by one chip unit only. */
function articleOfTooSmallRaise(id: string): string | null {
  const start = startUnder(id);
  let state = handDecider.initialState;
  for (const event of handDecider.decide({ type: 'StartHand', hand: start }, state).events!) state = handDecider.evolve(state, event);
  const { seat } = start.seats[state.turn]!;
  const to = start.stakes.bigBlind + start.chipUnit;
  const { refusal } = handDecider.decide({ type: 'Act', seat, action: { type: 'raise', to } }, state);
  expect(refusal?.code).toBe('BELOW_MINIMUM_RAISE');
  return refusal!.article;
}

describe('a raise that is too small is refused with the article of the tournament’s own book', () => {
  it.each([
    ['redcactus', 'RC 47-A'],
    ['mons', 'MO 8.8'],
    ['tdaFr', 'TDA 26'],
    ['ropta', 'RO 9.6'],
    ['toufflers', 'TF §9 b8'],
  ])('%s: %s', (id, article) => {
    expect(articleOfTooSmallRaise(id)).toBe(article);
  });

  it('and without one where the book is not known', () => {
    expect(articleOfTooSmallRaise('a-site-of-online-poker')).toBeNull();
  });
});
