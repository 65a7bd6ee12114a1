/** What can be asked is declared in `commands/`. */
export type { ClockCommand } from '../../../commands/tournament/clock.js';
