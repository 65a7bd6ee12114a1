/** What can be asked is declared in `commands/`. */
export type { Placement, SeatingCommand } from '../../../commands/tournament/seating.js';
