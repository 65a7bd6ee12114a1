/**
 * The decider of one tournament: the tables of its rooms, and what follows from a decision.
 */
import { findMisfit } from '../../commands/shape.js';
import { tournamentFields } from '../../commands/tournament.js';
import type { TournamentEvent } from '../../events/tournament.js';
import { buttonHandlers } from './button/decide.js';
import { cashHandlers } from './cash/decide.js';
import { chipRaceHandlers } from './chip-race/decide.js';
import { chipsHandlers } from './chips/decide.js';
import { clockHandlers } from './clock/decide.js';
import type { TournamentCommand, TournamentCommandType } from '../../commands/tournament.js';
import { creationHandlers } from './creation/decide.js';
import { daysHandlers } from './days/decide.js';
import { disciplineHandlers } from './discipline/decide.js';
import { doorHandlers } from './door/decide.js';
import { followWaitingList } from './door/waiting-list.js';
import { drawHandlers } from './draw/decide.js';
import { entryHandlers } from './entry/decide.js';
import { evolve } from './evolve.js';
import { handForHandHandlers } from './hand-for-hand/decide.js';
import { followRounds } from './hand-for-hand/rounds.js';
import { decideInPhase, type TournamentHandlers } from './handlers.js';
import { handsHandlers } from './hands/decide.js';
import { listKnockouts, nameKnockout } from './prizes/bounties.js';
import { messagesHandlers } from './messages/decide.js';
import { prizesHandlers } from './prizes/decide.js';
import { followPrizes } from './prizes/follow-up.js';
import { rankingHandlers } from './ranking/decide.js';
import { followEnd } from './ranking/end.js';
import { followHeldHand } from './ranking/same-hand.js';
import type { Decider } from '../decider.js';
import type { TournamentDecision, TournamentRefusal } from './refusals.js';
import { seatingHandlers } from './seating/decide.js';
import { followSeating } from './seating/follow-up.js';
import { initialTournamentState, type TournamentState } from './state.js';
import { TournamentUnfolding } from './unfolding.js';

const handlers: TournamentHandlers<TournamentCommand> = {
  ...creationHandlers,
  ...doorHandlers,
  ...drawHandlers,
  ...entryHandlers,
  ...clockHandlers,
  ...handsHandlers,
  ...buttonHandlers,
  ...seatingHandlers,
  ...handForHandHandlers,
  ...messagesHandlers,
  ...daysHandlers,
  ...rankingHandlers,
  ...chipsHandlers,
  ...chipRaceHandlers,
  ...disciplineHandlers,
  ...prizesHandlers,
  ...cashHandlers,
};

/** Every command that a tournament takes. @internal for the catalogue's page and the check that each has its mutation */
export const tournamentCommandTypes = Object.keys(handlers) as readonly TournamentCommandType[];

/** The decision, and what follows from it by itself. What was due at its instant comes before it. */
function decide(command: TournamentCommand, state: TournamentState): TournamentDecision {
  const misfit = findMisfit(tournamentFields.get(command.type)!, command);
  if (misfit !== null) return { refusal: { ...misfit, article: null } };
  const unfolding = new TournamentUnfolding(state);
  const at = instantOf(command);
  if (at !== null) followRounds(unfolding, at);
  const decision = decideInPhase(handlers, command, unfolding.state);
  if (decision.refusal !== undefined) return decision;
  const since = unfolding.events.length;
  unfolding.take(decision.events);
  for (const knockout of listKnockouts(command)) {
    const named = nameKnockout(unfolding.state, knockout);
    if (named.refusal !== undefined) return named;
    unfolding.take(named.events);
  }
  followHeldHand(unfolding, since);
  followEnd(unfolding, since, at);
  if (at !== null) followRounds(unfolding, at);
  followSeating(unfolding, since);
  if (at !== null) followRounds(unfolding, at);
  followWaitingList(unfolding, at);
  followPrizes(unfolding, since, command.type === 'SettleHand' ? (command.knockouts ?? []) : []);
  return { events: unfolding.events };
}

/** Null for a command that has none. */
function instantOf(command: TournamentCommand): number | null {
  return 'at' in command ? (command.at ?? null) : null;
}

export const tournamentDecider: Decider<TournamentState, TournamentCommand, TournamentEvent, TournamentRefusal> = {
  initialState: initialTournamentState,
  evolve,
  decide,
};
