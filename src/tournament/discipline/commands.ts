/** What can be asked is declared in `commands/`. */
export type { DisciplineCommand, ToldOffence } from '../../../commands/tournament/discipline.js';
