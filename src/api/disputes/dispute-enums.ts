import type { DisputeKind } from '../../../events/dispute.js';
import type { DisputeStatus } from '../../dispute/state.js';
import { enumeration } from '../language/enums.js';

export const DisputeKindEnum = enumeration<DisputeKind>('DisputeKind', 'What a dispute is about.', {
  hand: 'A hand, or one of its steps.',
  move: 'A seat, or a move to another one.',
  chipRace: 'A chip race or a color-up.',
  count: 'A chip count.',
  clock: 'The clock, a level or a break.',
  penalty: 'A penalty.',
  place: 'The place of a player.',
  result: 'The row of a player on the result sheet.',
});

export const DisputeStatusEnum = enumeration<DisputeStatus>('DisputeStatus', 'The state of a dispute.', {
  late: 'The claim came too late under the book, and the director has not taken it up.',
  open: 'It waits for the ruling of the director.',
  ruled: 'The director ruled.',
  appealed: 'The ruling was taken to the commission.',
  decided: 'The commission decided.',
  withdrawn: 'The claim was taken back.',
  closed: 'It is over.',
});
