/** What can be asked is declared in `commands/`. */
export type { ClaimCommand, Progress } from '../../../commands/hand/claims.js';
