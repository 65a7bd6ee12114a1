/** What a table may take back by itself: what it typed last, until the hand is over. */
import { flop, say } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';

const takeBack: HandCommand = { type: 'TakeBackEntry', reason: 'Wrong button.', at: Date.UTC(2026, 0, 1, 12) };

it('takes the last act back: the seat is to act again, and the entry stays on record', () => {
  const table = flop('ropta');
  const before = table.state;
  const entry = before.record.length;
  table.act(1, 300);
  table.give(takeBack);
  expect(table.events.at(-1)).toMatchObject({
    type: 'EntryCorrected',
    data: { entry, reason: 'Wrong button.', replaced: false, conflicts: [] },
  });
  expect(table.state.stacks).toEqual(before.stacks);
  table.act(1, 'check');
});

it('takes one after the other back, the last first, down to what was dealt', () => {
  const table = flop('ropta');
  const first = table.state.record.length;
  table.act(1, 300).act(2, 'fold');
  table.give(takeBack);
  expect(table.legal).toMatchObject({ seat: 2, callAmount: 300 });
  table.give(takeBack);
  expect(table.legal).toMatchObject({ seat: 1, callAmount: 0 });
  table.give(takeBack);
  expect(table.state.phase).toBe('awaitingBoard');
  expect(table.events.filter(({ type }) => type === 'EntryCorrected').map(({ data }) => (data as { entry: number }).entry)).toEqual([
    first + 1,
    first,
    first - 1,
  ]);
});

it('takes no start of a hand back', () => {
  const table = HandAtTable.with({ stacks: [1_000, 1_000] });
  expect(table.refusal(takeBack)).toMatchObject({ code: 'ENTRY_OF_OTHER_KIND', parameters: { event: 'HandStarted', by: ['annulHand'] } });
});

it('leaves to the floor what an official decided, and a hand that is over', () => {
  const table = flop('redcactus');
  table.give({ type: 'Act', seat: 1, gesture: say('raise', 300, { conditional: true, text: 'if you bet, I raise' }) });
  const { ruling } = table.state.actState!;
  expect(ruling).not.toBeNull();
  table.give({ type: 'RuleOnAction', rulingId: ruling!.rulingId, option: ruling!.options[0]!.option, amount: null, reason: null });
  const ruled = table.state.record.length - 1;
  expect(table.refusal(takeBack)).toEqual({ code: 'ENTRY_OF_OFFICIAL', article: null, parameters: { entry: ruled } });

  const over = flop('ropta', 2);
  over.act(1, 'fold');
  expect(over.refusal(takeBack)).toEqual({ code: 'ENTRY_OF_FINISHED_HAND', article: null, parameters: {} });
});
