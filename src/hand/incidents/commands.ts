/**
 * What can be asked of a hand in which something went wrong, room by room.
 * Pure. May import: `events/` (types), the rooms' commands.
 */
import type { IncidentOption, IncidentQuestion } from '../../../events/hand-incidents.js';
import type { ClaimCommand } from '../claims/commands.js';
import type { DealCommand } from '../deal/commands.js';
import type { DeckCommand } from '../deck/commands.js';
import type { DiscardCommand } from '../discards/commands.js';
import type { ShowingCommand } from '../showing/commands.js';

export type IncidentCommand = DealCommand | DeckCommand | DiscardCommand | ShowingCommand | ClaimCommand | RulingCommand;

export type RulingCommand =
  /** The director's answer to a question of any incident. `seat` null where it is about the table. */
  {
    readonly type: 'RuleOnIncident';
    readonly question: IncidentQuestion;
    readonly seat?: number | null;
    readonly option: IncidentOption;
    /** Chips, where the option leaves an amount to him. */
    readonly amount?: number | null;
    readonly reason: string;
  };
