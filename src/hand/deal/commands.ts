/** What can be asked is declared in `commands/`. */
import type { DealtCardCommand } from '../../../commands/hand/dealt-cards.js';
import type { DealCommand as AskedOfDeal } from '../../../commands/hand/deal.js';

export type { DealtCardCommand };
export type { Posture } from '../../../commands/hand/deal.js';
export type DealCommand = AskedOfDeal | DealtCardCommand;
