/** What can be asked is declared in `commands/`. */
export type { HandsCommand, TableGestures } from '../../../commands/tournament/hands.js';
