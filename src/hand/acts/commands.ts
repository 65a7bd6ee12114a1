/** What can be asked is declared in `commands/`. */
export type { ActCommand } from '../../../commands/hand/acts.js';
