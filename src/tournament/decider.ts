/**
 * The decider of one tournament: the tables of its rooms, and what follows from a decision.
 * Pure. May import: `events/`, `src/decider`, its neighbours.
 */
import type { TournamentEvent } from '../../events/tournament.js';
import { refuseUnlessInstant } from './bounds.js';
import { buttonHandlers } from './button/decide.js';
import { chipRaceHandlers } from './chip-race/decide.js';
import { chipsHandlers } from './chips/decide.js';
import { clockHandlers } from './clock/decide.js';
import type { CommandOf, TournamentCommand, TournamentCommandType } from './commands.js';
import { creationHandlers } from './creation/decide.js';
import { disciplineHandlers } from './discipline/decide.js';
import { withServedHands } from './discipline/follow-up.js';
import { drawHandlers } from './draw/decide.js';
import { entryHandlers } from './entry/decide.js';
import { evolve } from './evolve.js';
import { handForHandHandlers } from './hand-for-hand/decide.js';
import { dueRoundEvents, withRounds } from './hand-for-hand/rounds.js';
import type { Handlers } from './handlers.js';
import { handsHandlers } from './hands/decide.js';
import { prizesHandlers } from './prizes/decide.js';
import { withPrizes } from './prizes/follow-up.js';
import { rankingHandlers } from './ranking/decide.js';
import type { Decider } from '../decider.js';
import type { TournamentDecision, TournamentRefusal } from './refusals.js';
import { seatingHandlers } from './seating/decide.js';
import { withFollowUp } from './seating/follow-up.js';
import { initialState, type TournamentState } from './state.js';

const handlers: Handlers<TournamentCommand> = {
  ...creationHandlers,
  ...drawHandlers,
  ...entryHandlers,
  ...clockHandlers,
  ...handsHandlers,
  ...buttonHandlers,
  ...seatingHandlers,
  ...handForHandHandlers,
  ...rankingHandlers,
  ...chipsHandlers,
  ...chipRaceHandlers,
  ...disciplineHandlers,
  ...prizesHandlers,
};

/** Every command that a tournament takes. */
export const tournamentCommandTypes = Object.keys(handlers) as readonly TournamentCommandType[];

/** The decision, and what follows from it by itself. */
function decide(command: TournamentCommand, state: TournamentState): TournamentDecision {
  const told = 'at' in command ? command.at : undefined;
  const at = told === undefined || refuseUnlessInstant(told) ? null : told;
  const due = at === null ? [] : dueRoundEvents(state, at);
  const before = due.reduce(evolve, state);
  const decision = withRounds(decideAlone(command, before), at, before);
  const followed = withRounds(withFollowUp(decision, before), at, before);
  const whole = withServedHands(withPrizes(followed, command, before), before);
  return due.length === 0 || whole.refusal !== undefined ? whole : { events: [...due, ...whole.events] };
}

function decideAlone<Type extends TournamentCommandType>(command: CommandOf<Type>, state: TournamentState): TournamentDecision {
  return handlers[command.type](command, state);
}

export const tournamentDecider: Decider<TournamentState, TournamentCommand, TournamentEvent, TournamentRefusal> = {
  initialState,
  evolve,
  decide,
};
