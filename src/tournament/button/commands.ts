/** What can be asked is declared in `commands/`. */
export type { OrderedPositions } from '../../../commands/tournament/hands.js';
export type { ButtonCommand } from '../../../commands/tournament/button.js';
