/** What can be asked is declared in `commands/`. */
export type { DeckCommand, EarlyAct, NamedVoidCause } from '../../../commands/hand/deck.js';
