/** What can be asked is declared in `commands/`. */
export type { RulingCommand } from '../../../commands/hand/incidents.js';
import type { RulingCommand } from '../../../commands/hand/incidents.js';
import type { ClaimCommand } from '../../../commands/hand/claims.js';
import type { DealCommand } from '../deal/commands.js';
import type { DeckCommand } from '../../../commands/hand/deck.js';
import type { DiscardCommand } from '../../../commands/hand/discards.js';
import type { ShowingCommand } from '../../../commands/hand/showing.js';

export type IncidentCommand = DealCommand | DeckCommand | DiscardCommand | ShowingCommand | ClaimCommand | RulingCommand;
