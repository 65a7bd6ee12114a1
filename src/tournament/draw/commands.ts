/** What can be asked is declared in `commands/`. */
export type { DrawCommand } from '../../../commands/tournament/draw.js';
