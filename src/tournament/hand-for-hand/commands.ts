/** What can be asked is declared in `commands/`. */
export type { HandForHandCommand } from '../../../commands/tournament/hand-for-hand.js';
