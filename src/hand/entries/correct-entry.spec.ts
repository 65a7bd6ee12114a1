/** Which entries of a hand can't be corrected so, and why. */
import { flop } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

type Correct = Extract<HandCommand, { type: 'CorrectEntry' }>;

const noon = Date.UTC(2026, 0, 1, 12);
const correct = (entry: number, more: Partial<Correct> = {}): Correct => ({
  type: 'CorrectEntry',
  entry,
  reason: 'mistyped',
  instead: null,
  at: noon,
  ...more,
});

describe('an entry is not corrected', () => {
  it('that the hand does not have', () => {
    expect(flop('ropta').refusal(correct(500))).toEqual({ code: 'UNKNOWN_ENTRY', article: null, parameters: { entry: 500 } });
    const { state } = flop('ropta');
    const next = state.record.length;
    expect(flop('ropta').refusal(correct(next))).toEqual({ code: 'UNKNOWN_ENTRY', article: null, parameters: { entry: next } });
    expect(flop('ropta').refusal(correct(-1))).toEqual({ code: 'UNKNOWN_ENTRY', article: null, parameters: { entry: -1 } });
    expect(flop('ropta').refusal(correct(Number.NaN))).toEqual({ code: 'UNKNOWN_ENTRY', article: null, parameters: { entry: 'NaN' } });
  });

  it('by one that states nothing, or half of something', () => {
    const table = flop('ropta');
    const entry = table.state.record.length;
    table.act(1, 300);
    for (const instead of [{}, { act: { seat: 1 } }])
      expect(table.refusal(correct(entry, { instead }))).toEqual({
        code: 'ENTRY_NOT_STATED',
        article: null,
        parameters: {},
      });
  });

  it('behind one that the tournament has heard of', () => {
    const table = HandAtTable.with({ stacks: [1_000, 1_000] });
    const entry = table.state.record.length;
    table.act(1, 'call');
    table.give({ type: 'HoldAllInHands' });
    expect(table.refusal(correct(entry))).toEqual({
      code: 'ENTRY_BEHIND_OTHERS',
      article: null,
      parameters: { entry, later: entry + 1, event: 'AllInHandsHeld' },
    });
  });

  it('where the hand is over and would be open again, or the next one is open', () => {
    const table = flop('ropta', 2);
    const entry = table.state.record.length;
    table.act(1, 'fold');
    expect(table.state.phase).toBe('completed');
    expect(table.refusal(correct(entry))).toEqual({ code: 'HAND_LEFT_OPEN', article: null, parameters: { phase: 'betting', turn: 1 } });
    const progress = { awardedAt: noon, endedOnBreak: false, nextHand: { startedAt: noon, substantialAction: false }, behind: [] };
    expect(table.refusal(correct(entry, { progress }))).toEqual({ code: 'NEXT_HAND_OPENED', article: null, parameters: {} });
  });
});
