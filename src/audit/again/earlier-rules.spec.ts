import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import { say } from '../../../test/fixtures/acts.js';
import { decideHandAgain } from './decide-again.js';

describe('a decision that was judged before a rule was mended', () => {
  const table = HandAtTable.with({ stacks: [1_000, 1_000, 1_000] });
  const before = table.state;
  const now = table.give({ type: 'Act', seat: 1, gesture: say('fold') });
  // The fold waited for its turn: nothing died of it, and its event did not say so.
  const then = now
    .filter(({ type }) => type !== 'HandKilled')
    .map((event) => {
      if (event.type !== 'OutOfTurnActRecorded') return event;
      const { dies: _dies, ...data } = event.data;
      return { ...event, data };
    });
  const standing = (events: typeof now, recordedAt: string) => ({ command: 'Act', events, recordedAt: Date.parse(recordedAt) });

  it('is taken over as it stands', () => {
    expect(decideHandAgain(standing(now, '2027-01-08'), before, null)).toEqual({ kind: 'agrees' });
    expect(decideHandAgain(standing(then, '2026-01-08'), before, null)).toEqual({ kind: 'takenOver', why: 'facts' });
  });

  it('is a failure where it is younger than the rule', () => {
    expect(decideHandAgain(standing(then, '2027-01-08'), before, null).kind).toBe('differs');
  });
});
