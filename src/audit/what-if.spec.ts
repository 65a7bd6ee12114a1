/** The expected result for two rulebooks: the same acts in a new hand under the other book. */
import { firstEdition } from '../../events/editions.js';
import type { Gesture } from '../../events/judging.js';
import type { HandEvent } from '../../events/hand.js';
import { bookIds, flop, push, pushInMotions, say } from '../../test/fixtures/acts.js';
import { listOnRecord } from '../hand/state/record.js';
import { judgeAgain, listUnlike } from './what-if.js';

const gestures: readonly Gesture[] = [push(1_000), pushInMotions([300], [500]), say('bet', 50), push(100, 500), say('raise', 150)];

/** A hand up to the flop, then a bet of 300 by seat 1 and a gesture of seat 2. */
function play(book: string, gesture: Gesture): { readonly events: readonly HandEvent[]; readonly before: number } {
  const table = flop(book);
  table.act(1, 300);
  const before = table.state.record.length;
  table.give({ type: 'Act', seat: 2, gesture });
  return { events: listOnRecord(table.state.record).map(({ event }) => event), before };
}

/** The ruling, in terms that all books share. */
const ruled = (events: readonly HandEvent[]): unknown =>
  events.map(({ type, data }) => {
    const { ruling, to, amount, returned, question, options } = data as Readonly<Record<string, unknown>>;
    return { type, ruling, to, amount, returned, question, options };
  });

describe('the same acts under another book', () => {
  it('differ where the other book rules otherwise, at that act, and nowhere else', () => {
    let differing = 0;
    for (const gesture of gestures) {
      for (const one of bookIds) {
        for (const other of bookIds) {
          const { events, before } = play(one, gesture);
          const there = play(other, gesture);
          const { difference, acts } = judgeAgain(events, firstEdition(other));
          const [own, instead] = [ruled(events.slice(before)), ruled(there.events.slice(before))];
          if (JSON.stringify(own) === JSON.stringify(instead)) {
            if (one === other) expect(difference).toBeNull();
            continue;
          }
          differing += 1;
          expect(difference).toMatchObject({ revision: before, command: 'Act', refusal: null });
          expect(ruled(difference!.recorded)).toEqual(own);
          expect(ruled(difference!.instead)).toEqual(instead);
          expect(acts).toBeGreaterThan(5);
        }
      }
    }
    expect(differing).toBeGreaterThan(5);
  });
});

it('of an act that two books judge alike and punish otherwise, only the offence is listed (MO 8.17; TDA 7)', () => {
  const { events } = play('mons', pushInMotions([500], [500, 500]));
  const { difference } = judgeAgain(events, firstEdition('tdaFr'));
  const { recorded, instead } = listUnlike(difference!);
  expect(recorded).toMatchObject([{ type: 'InfractionNoted', data: { sanction: 'ifRepeated' } }]);
  expect(instead).toMatchObject([{ type: 'InfractionNoted', data: { sanction: 'may' } }]);
});
