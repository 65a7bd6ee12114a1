/** What can be asked is declared in `commands/`. */
export type { ChipsCommand, StackOf } from '../../../commands/tournament/chips.js';
