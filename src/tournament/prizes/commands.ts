/** What can be asked is declared in `commands/`. */
export type { Knockout, PrizesCommand } from '../../../commands/tournament/prizes.js';
