import type { HandWait } from '../../commands/accepted.js';
import { acceptedWhileWaiting, type HandCommand } from '../../commands/hand.js';
import { handCommandTypes, handDecider } from '../../src/hand/decider.js';
import type { HandState } from '../../src/hand/state.js';
import { refuseWhileWaiting } from '../../src/hand/waiting.js';
import { flop, push } from '../fixtures/acts.js';
import { HandAtTable } from '../fixtures/hand-at-table.js';

const AT = Date.UTC(2026, 0, 1, 20);

function handAfter(table: HandAtTable, ...commands: readonly HandCommand[]): HandState {
  for (const command of commands) table.give(command);
  return table.state;
}

const six = (): HandAtTable => HandAtTable.with({ stacks: [5000, 5000, 5000, 5000, 5000, 5000] });

/** One hand that waits for each, with its refusal. */
const stages: readonly (readonly [wait: HandWait, state: HandState, code: string])[] = [
  ['ruling', handAfter(flop('ropta').act(1, 200).act(2, 800), { type: 'Act', seat: 3, gesture: push(100, 100) }), 'RULING_PENDING'],
  ['redeal', handAfter(six(), { type: 'BeginDeal', at: AT }, { type: 'DeclareMisdeal', cause: 'firstTwoExposed' }), 'REDEAL_DUE'],
  ['dealing', handAfter(six(), { type: 'BeginDeal', at: AT }), 'DEAL_IN_PROGRESS'],
  [
    'keptApart',
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
  it.each(types)('%s', (type) => {
    expect(refusalOf(handDecider.initialState, type)).toBe('HAND_NOT_STARTED');
    for (const [wait, state, code] of stages) {
      const waits = acceptedWhileWaiting.get(type)![wait] === undefined;
      if (waits) expect([code, refusalOf(state, type)]).toEqual([code, code]);
      else expect([code, refuseWhileWaiting(state, type)]).toEqual([code, null]);
    }
  });
});
