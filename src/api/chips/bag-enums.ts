import type { CountOfBag } from '../../../events/tournament-bags.js';
import type { BagState } from '../../tournament/days/bag-list.js';
import { enumeration } from '../language/enums.js';

enumeration<CountOfBag>('CountOfBag', 'Which of the two counts of a bag.', {
  first: 'The first one.',
  second: 'The second one, by another person who does not know the first.',
});

export const BagStateEnum = enumeration<BagState>('BagState', 'How far a bag is checked.', {
  countedOnce: 'The other count is missing.',
  countsDiffer: 'The two counts are not the same: one of them is made again.',
  stackDiffers: 'Both counts are the same, and the known stack is another.',
  stackUnknown:
    'Both counts are the same, and the stacks of the table are not known. They become known once its bags hold all of its chips.',
  agrees: 'It holds the stack of the player.',
});
