/**
 * How an act is given: a plain action, or a gesture.
 */
import type { Action } from '../../../commands/hand/action.js';
import type { Gesture } from '../../../events/judging.js';
import type { HandCommandInput } from '../commands/command.inputs.js';
import type { Way } from '../commands/mutations.js';
import { readFields } from '../commands/input-fields.js';

interface ActInput extends HandCommandInput {
  readonly seat: number;
  readonly action?: Action | null;
  readonly gesture?: Gesture | null;
}

export const giveAct: Way = {
  give(mutations, input: ActInput, request) {
    const { seat, action, gesture } = readFields(input);
    return mutations.give(input, request, action === undefined ? { type: 'Act', seat, gesture: gesture! } : { type: 'Act', seat, action });
  },
};
