/**
 * Which commands are taken side by side, and which have their tournament to themselves: on this node, and where others write the store too, on all.
 */
import type { HandEvent } from '../../events/hand.js';
import { tableOfHand, tournamentOfHand, type HandId, type PlayerId, type TournamentId } from '../../events/ids.js';
import type { TournamentEvent } from '../../events/tournament.js';
import { refuse } from '../tournament/refusals.js';
import type { Progress } from '../../commands/hand/claims.js';
import type { HandCommand } from '../../commands/hand.js';
import type { HandState } from '../hand/state.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import { findHolderOf } from '../tournament/entry/transfer.js';
import { planJoining } from '../tournament/hands/joining.js';
import type { TournamentState } from '../tournament/state.js';
import { isLookBack, type LookBack, type Claims } from './claims.js';
import type { CommandContext, CommandOutcome, StreamState } from './outcome.js';
import type { DealtIn, Newcomers } from './newcomers.js';
import type { PlayStops } from './play-stops.js';
import type { Standstill } from './standstill.js';

/** How commands are given to the application. */
export interface CommandWays {
  /**
   * Takes a tournament's command, then the reactions to its events: a hand that it opened is started in the hand's own stream.
   * The outcome's position covers the reactions.
   * @throws StoreError when the store fails; sending the command again is safe
   */
  tournament(id: TournamentId, command: TournamentCommand, context: CommandContext): Promise<CommandOutcome<TournamentEvent>>;
  /** Takes a hand's command, then the reactions: a completed hand is settled in its tournament. As {@link tournament} otherwise. */
  hand(id: HandId, command: HandCommand, context: CommandContext): Promise<CommandOutcome<HandEvent>>;
  /** Deals a player who sat down before the first card into the hand that was opened at their table, then takes the reactions. */
  dealIn(id: TournamentId, playerId: PlayerId, context: CommandContext): Promise<DealtIn>;
  /** What has happened since the pots of a hand were pushed, by which its book says whether they can still be disputed. */
  claimProgress(id: HandId): Promise<Progress>;
}

export interface CoordinationOptions {
  readonly loadHand: (id: HandId) => Promise<StreamState<HandState>>;
  readonly loadTournament: (id: TournamentId) => Promise<StreamState<TournamentState>>;
  readonly standstill: Standstill;
  /** Null where no other node writes the store. */
  readonly stops: PlayStops | null;
  readonly claims: Claims;
  readonly newcomers: Newcomers;
  /** Take a command and the reactions to it, whatever else goes on. */
  readonly takeTournament: CommandWays['tournament'];
  readonly takeHand: CommandWays['hand'];
}

export function coordinateCommands(options: CoordinationOptions): CommandWays {
  const { standstill, stops, claims, newcomers, takeTournament, takeHand, loadHand, loadTournament } = options;

  const takeClaim = async (id: HandId, claim: LookBack, context: CommandContext): Promise<CommandOutcome<HandEvent>> => {
    if (stops === null) return claims.take(id, claim, context);
    const { state } = await loadHand(id);
    return stops.during(
      id,
      (tournament) => handsConcerned(id, state, tournament),
      context,
      (as) => claims.take(id, claim, as),
    );
  };

  const takeNewcomer: CommandWays['dealIn'] = async (id, playerId, context) => {
    if (stops === null) return newcomers.dealIn(id, playerId, context);
    const joining = planJoining((await loadTournament(id)).state, playerId);
    if (joining.refusal !== undefined) return { handId: null, outcome: { accepted: false, refusal: joining.refusal } };
    const { handId } = joining;
    const outcome = await stops.during(
      handId,
      () => [],
      context,
      async (as): Promise<CommandOutcome<HandEvent>> => {
        const now = planJoining((await loadTournament(id)).state, playerId);
        if (now.refusal !== undefined) return { accepted: false, refusal: now.refusal };
        if (now.handId !== handId) return { accepted: false, refusal: refuse('NO_HAND_OPEN', { table: tableOfHand(handId) }).refusal };
        return (await newcomers.dealIn(id, playerId, as)).outcome;
      },
    );
    return { handId, outcome };
  };

  const give = <O extends CommandOutcome>(take: () => Promise<O>): Promise<O> => (stops === null ? take() : stops.pass(take));

  return {
    tournament: (id, command: TournamentCommand, context) => standstill.pass(id, () => give(() => takeTournament(id, command, context))),
    hand: (id, command: HandCommand, context) =>
      isLookBack(command)
        ? standstill.alone(tournamentOfHand(id), () => takeClaim(id, command, context))
        : standstill.pass(tournamentOfHand(id), () => give(() => takeHand(id, command, context))),
    dealIn: (id, playerId, context) => standstill.alone(id, () => takeNewcomer(id, playerId, context)),
    claimProgress: (id) => claims.progressOf(id),
  };
}

/** The hands being played at the table of a hand, and those that one of its players is dealt into. */
function handsConcerned(id: HandId, { start }: HandState, tournament: TournamentState): HandId[] {
  if (tournament.phase === 'unknown' || tournament.phase === 'announced') return [];
  const players = new Set(start?.seats.map(({ playerId }) => findHolderOf(tournament, playerId, id)));
  return tournament.tables.flatMap(({ table, openHand }) =>
    openHand !== null && (table === tableOfHand(id) || openHand.seats.some(({ playerId }) => players.has(playerId)))
      ? [openHand.handId]
      : [],
  );
}
