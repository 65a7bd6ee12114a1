/** What can be asked is declared in `commands/`. */
export type { CardCommand } from '../../../commands/hand/cards.js';
