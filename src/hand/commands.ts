/** What can be asked is declared in `commands/`. */
export type { HandCommand, HandCommandType, HandCommandOf as CommandOf } from '../../commands/hand.js';
