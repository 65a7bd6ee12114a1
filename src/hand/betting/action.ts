/** What can be asked is declared in `commands/`. */
export type { Action } from '../../../commands/hand/action.js';
