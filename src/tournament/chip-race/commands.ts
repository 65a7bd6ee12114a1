/** What can be asked is declared in `commands/`. */
export type { ChipRaceCommand, Pieces } from '../../../commands/tournament/chip-race.js';
