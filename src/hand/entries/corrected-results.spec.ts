/** A hand that was ended by its result alone, with a wrong amount or winner: corrected as an act is. */
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';
import type { HandEntry } from '../../../commands/hand/entry.js';

type Result = NonNullable<HandEntry['result']>;

const result = (loser: number, amount: number, winner: number): Result => ({
  stillIn: [loser, winner],
  put: [
    { seat: loser, amount },
    { seat: winner, amount },
  ],
  winners: [{ pot: 0, seats: [winner] }],
});
const correct = (entry: number, instead: HandEntry | null, more: object = {}): HandCommand => ({
  type: 'CorrectEntry',
  entry,
  reason: 'mistyped',
  instead,
  at: 1,
  ...more,
});

describe('an entry that was a result', () => {
  const dealt = (): HandAtTable => HandAtTable.with({ stacks: [5000, 5000, 5000, 5000] });
  const wrong = (): { table: HandAtTable; entry: number } => {
    const table = dealt();
    const entry = table.events.length;
    table.give({ type: 'RecordHandResult', ...result(3, 1000, 4) });
    return { table, entry };
  };

  it('is corrected by another: the chips that it moved go where they belong', () => {
    const { table, entry } = wrong();
    const given = table.give(correct(entry, { result: result(3, 3000, 4) }));
    expect(given[0]).toMatchObject({ type: 'EntryCorrected', data: { entry, replaced: true, conflicts: [] } });
    expect(given.at(-1)).toMatchObject({
      type: 'HandResultCorrected',
      data: {
        correction: 1,
        changes: [
          { seat: 3, amount: -2000 },
          { seat: 4, amount: 2000 },
        ],
      },
    });
    const right = dealt();
    right.give({ type: 'RecordHandResult', ...result(3, 3000, 4) });
    expect(table.state.stacks).toEqual(right.state.stacks);
  });

  it('is corrected where another seat won it, and where it was another event of the entry that is named', () => {
    const { table, entry } = wrong();
    table.give(correct(entry + 1, { result: result(4, 1000, 3) }));
    expect(table.state.stacks).toEqual([4950, 4900, 6150, 4000]);
  });

  it('may be replaced by the acts of the hand, to its end', () => {
    const { table, entry } = wrong();
    const acts: HandEntry[] = [4, 1, 2].map((seat) => ({ act: { seat, action: { type: 'fold' } } }));
    table.give(correct(entry, { act: { seat: 3, action: { type: 'raise', to: 300 } } }, { followedBy: acts }));
    expect(table.state).toMatchObject({ phase: 'completed', stacks: [4950, 4900, 5150, 5000] });
  });

  it('leaves no hand open, and is refused where it does not add up', () => {
    const { table, entry } = wrong();
    expect(table.refusal(correct(entry, null))).toMatchObject({ code: 'HAND_LEFT_OPEN' });
    expect(table.refusal(correct(entry, { result: result(3, 6000, 4) }))).toMatchObject({ code: 'PUT_OUT_OF_RANGE' });
    expect(table.refusal(correct(entry, { result: result(3, 1000, 4), winners: [] }))).toMatchObject({ code: 'ENTRY_NOT_STATED' });
    const progress = { awardedAt: 1, endedOnBreak: false, nextHand: { startedAt: 2, substantialAction: false }, behind: [] };
    expect(table.refusal(correct(entry, { result: result(3, 3000, 4) }, { progress }))).toMatchObject({ code: 'NEXT_HAND_OPENED' });
  });

  it('is the entry again when an act before it is corrected', () => {
    const table = dealt();
    const entry = table.events.length;
    table.act(3, 'call').act(4, 'fold');
    table.give({
      type: 'RecordHandResult',
      stillIn: [2, 3],
      put: [
        { seat: 2, amount: 600 },
        { seat: 3, amount: 600 },
      ],
      winners: [{ pot: 0, seats: [2] }],
    });
    const given = table.give(correct(entry, { act: { seat: 3, action: { type: 'raise', to: 300 } } }));
    expect(given[0]).toMatchObject({ data: { conflicts: [] } });
    expect(table.state.phase).toBe('completed');
  });
});
