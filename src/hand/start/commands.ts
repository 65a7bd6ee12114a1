/** What can be asked is declared in `commands/`. */
export type { HandStart, StartCommand } from '../../../commands/hand/start.js';
