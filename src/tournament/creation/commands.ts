/** What can be asked is declared in `commands/`. */
export type { CreationCommand } from '../../../commands/tournament/creation.js';
