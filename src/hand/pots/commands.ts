/** What can be asked is declared in `commands/`. */
export type { PotCommand } from '../../../commands/hand/pots.js';
