/** What can be asked is declared in `commands/`. */
export type { ShowingCommand } from '../../../commands/hand/showing.js';
