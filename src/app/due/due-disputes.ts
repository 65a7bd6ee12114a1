/** The disputes of a tournament that wait for a decision. */
import { numberOfDispute } from '../../../events/ids.js';
import type { DisputeAccount } from '../../dispute/state.js';
import { dueFor, type DueItem, dueStep } from './due-item.js';

export function listDueDisputes(accounts: readonly DisputeAccount[]): readonly DueItem[] {
  return accounts.flatMap((account) => {
    const { disputeId, status } = account;
    if (status !== 'late' && status !== 'open' && status !== 'appealed') return [];
    const steps = {
      late: [dueStep('TakeUpDispute', { disputeId }, { asks: ['reason'] }), dueStep('CloseDispute', { disputeId })],
      open: [dueStep('RuleOnDispute', { disputeId }, { asks: ['upheld', 'article', 'reason'] })],
      appealed: [dueStep('DecideAppeal', { disputeId }, { asks: ['upheld', 'article', 'reason'] })],
    }[status];
    return [dueFor('dispute', { dispute: numberOfDispute(disputeId), status }, { disputeId, steps })];
  });
}
