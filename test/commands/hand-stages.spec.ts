import type { HandCommand } from '../../commands/hand.js';
import { handCommandTypes, handDecider } from '../../src/hand/decider.js';
import type { HandState } from '../../src/hand/state.js';
import { refuseWhileWaiting } from '../../src/hand/waiting.js';
import { flop, push } from '../fixtures/acts.js';
import { HandAtTable } from '../fixtures/hand-at-table.js';
import { atEveryStage } from './hand-stages.js';

const AT = Date.UTC(2026, 0, 1, 20);

function handAfter(table: HandAtTable, ...commands: readonly HandCommand[]): HandState {
  for (const command of commands) table.give(command);
  return table.state;
}

const six = (): HandAtTable => HandAtTable.with({ stacks: [5000, 5000, 5000, 5000, 5000, 5000] });

/** In the order of the columns, each with its refusal. */
const stages: readonly (readonly [state: HandState, code: string])[] = [
  [handAfter(flop('ropta').act(1, 200).act(2, 800), { type: 'Act', seat: 3, gesture: push(100, 100) }), 'RULING_PENDING'],
  [handAfter(six(), { type: 'BeginDeal', at: AT }, { type: 'DeclareMisdeal', cause: 'firstTwoExposed' }), 'REDEAL_DUE'],
  [handAfter(six(), { type: 'BeginDeal', at: AT }), 'DEAL_IN_PROGRESS'],
  [
    handAfter(flop('ropta', 3).act(1, 500).act(2, 'fold'), {
      type: 'ReportDiscard',
      seat: 1,
      reason: 'thoughtHeWon',
      touchedMuck: false,
      identifiable: true,
    }),
    'TD_RULING_REQUIRED',
  ],
];

/** What waits is refused before anything else of the command is read. */
const refusalOf = (state: HandState, type: HandCommand['type']): string | undefined =>
  handDecider.decide({ type } as HandCommand, state).refusal?.code;

const types = handCommandTypes.filter((type) => type !== 'StartHand');

describe('a command of a hand while play waits', () => {
  it('has a row in the table, and the table has no others', () => {
    expect(Object.keys(atEveryStage).toSorted()).toEqual(types.toSorted());
  });

  it.each(types)('%s', (type) => {
    expect(refusalOf(handDecider.initialState, type)).toBe('HAND_NOT_STARTED');
    for (const [column, [state, code]] of stages.entries()) {
      const waits = atEveryStage[type][column] === 'waits';
      if (waits) expect([code, refusalOf(state, type)]).toEqual([code, code]);
      else expect([code, refuseWhileWaiting(state, type)]).toEqual([code, null]);
    }
  });
});
