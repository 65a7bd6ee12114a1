/**
 * Deals in a player who sat down after a hand was opened. The tournament decides where button and blinds stand; the hand decides whether
 * the player is in time. Both are read while the tournament stands still. What the hand accepted is reported to the tournament.
 */
import type { HandEvent } from '../../events/hand.js';
import type { HandId, PlayerId, TournamentId } from '../../events/ids.js';
import type { HandCommand } from '../../commands/hand.js';
import { planJoining } from '../tournament/hands/joining.js';
import type { TournamentState } from '../tournament/state.js';
import type { CommandContext, CommandOutcome, StreamState } from './outcome.js';

/** What came of it, and the hand that it was about; null where there was none. */
export interface DealtIn {
  readonly handId: HandId | null;
  readonly outcome: CommandOutcome<HandEvent>;
}

export interface NewcomersOptions {
  readonly loadTournament: (id: TournamentId) => Promise<StreamState<TournamentState>>;
  /** Takes the command and the reactions to it. */
  readonly take: (id: HandId, command: HandCommand, context: CommandContext) => Promise<CommandOutcome<HandEvent>>;
}

export class Newcomers {
  constructor(private readonly options: NewcomersOptions) {}

  /** Must run while nothing else of the tournament does. */
  async dealIn(id: TournamentId, playerId: PlayerId, context: CommandContext): Promise<DealtIn> {
    const { state } = await this.options.loadTournament(id);
    const joining = planJoining(state, playerId);
    if (joining.refusal !== undefined) return { handId: null, outcome: { accepted: false, refusal: joining.refusal } };
    const { handId, seat, stack, button, smallBlindSeat, bigBlindSeat, dealer, stakes } = joining;
    const newcomer = { seat, playerId, stack };
    const command: HandCommand = { type: 'DealInNewcomer', newcomer, button, smallBlindSeat, bigBlindSeat, dealer, stakes };
    const outcome = await this.options.take(handId, command, { ...context, asGiven: context.asGiven ?? { playerId } });
    return { handId, outcome };
  }
}
