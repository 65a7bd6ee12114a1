/** What can be asked is declared in `commands/`. */
export type { DiscardCommand, ThrownFacts } from '../../../commands/hand/discards.js';
