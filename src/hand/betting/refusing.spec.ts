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

/** What the first to act is refused with who raises by one chip unit only. */
function refuseTooSmallRaise(id: string) {
  const start = startUnder(id);
  let state = handDecider.initialState;
  for (const event of handDecider.decide({ type: 'StartHand', hand: start }, state).events!) state = handDecider.evolve(state, event);
  const { seat } = start.seats[state.turn]!;
  const to = start.stakes.bigBlind + start.chipUnit;
  return handDecider.decide({ type: 'Act', seat, action: { type: 'raise', to } }, state).refusal;
}

const tooSmall = (article: string | null) => ({
  code: 'BELOW_MINIMUM_RAISE',
  article,
  parameters: { seat: 2, to: 4001, minRaiseTo: 8000, max: 100_000 },
});

describe('a raise that is too small is refused with the article of the tournament’s own book', () => {
  it.each([
    ['redcactus', 'RC 47-A'],
    ['mons', 'MO 8.8'],
    ['tdaFr', 'TDA 26'],
    ['ropta', 'RO 9.6'],
    ['toufflers', 'TF §9 b8'],
  ])('%s: %s', (id, article) => {
    expect(refuseTooSmallRaise(id)).toEqual(tooSmall(article));
  });

  it('and without one where the book is not known', () => {
    expect(refuseTooSmallRaise('a-site-of-online-poker')).toEqual(tooSmall(null));
  });
});
