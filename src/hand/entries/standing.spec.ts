/** Which events of a hand count after a correction, and after the hand was annulled. */
import { flop } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import { findStruck, listStanding } from './standing.js';

const numbered = ({ events }: HandAtTable) => events.map((event, revision) => ({ revision, event }));

describe('what was struck', () => {
  it('is every event of an annulled hand, its start too', () => {
    const table = HandAtTable.with({ stacks: [1_000, 1_000, 1_000] });
    const opened = table.events.length;
    table.give({ type: 'AnnulHand', reason: 'the wrong table' });
    expect([...findStruck(numbered(table))]).toEqual(Array.from({ length: opened }, (_, revision) => [revision, opened]));
    expect(listStanding(table.events)).toEqual([]);
  });

  it('is an entry that was corrected with all that followed it; what was decided again counts', () => {
    const table = flop('ropta', 4);
    const entry = table.events.length;
    table.act(1, 300).act(2, 'call');
    const instead = { act: { seat: 1, action: { type: 'bet', to: 400 } } } as const;
    const given = table.give({ type: 'CorrectEntry', entry, reason: 'it was 400', instead, at: Date.UTC(2026, 0, 1, 12) });
    expect([...findStruck(numbered(table)).keys()]).toEqual([entry, entry + 1]);
    expect(listStanding(table.events).slice(entry)).toEqual(given.slice(1));
  });
});
