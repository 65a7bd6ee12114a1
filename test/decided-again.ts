/**
 * What the audit says of a decision that a spec asked for: each command that a spec gives is asked, so that no command of the catalogue is left
 * out.
 */
import { allCommands } from '../commands/rooms.js';
import type { HandCommand } from '../commands/hand.js';
import type { TournamentCommand } from '../commands/tournament.js';
import { DECISIONS } from '../events/envelope.js';
import type { HandEvent } from '../events/hand.js';
import type { TournamentEvent } from '../events/tournament.js';
import { decideHandAgain, decideTournamentAgain, type Outcome } from '../src/audit/again/decide-again.js';
import type { HandState } from '../src/hand/state.js';
import type { TournamentState } from '../src/tournament/state.js';

/** Tapis gives these itself, and the audit knows them from their cause. */
const own = new Set(allCommands.filter(({ mutation }) => mutation === null).map(({ type }) => type));
/** When a command was recorded that carries no instant of its own. */
const SOME_TIME = 1_000_000_000;

/** @returns null for what Tapis gives itself, and where nothing happened. @throws Error where the audit would report a failure */
export function checkTournamentAgain(
  command: TournamentCommand,
  state: TournamentState,
  events: readonly TournamentEvent[],
): Outcome['kind'] | null {
  if (events.length === 0 || isOwn(command)) return null;
  return agreeing(command, decideTournamentAgain({ events, ...whenAndWhat(command) }, state, null), events);
}

/** As {@link checkTournamentAgain} has it. */
export function checkHandAgain(command: HandCommand, state: HandState, events: readonly HandEvent[]): Outcome['kind'] | null {
  if (events.length === 0 || own.has(command.type)) return null;
  return agreeing(command, decideHandAgain({ events, ...whenAndWhat(command) }, state, null), events);
}

/** A hand that is typed gives this one itself. */
function isOwn(command: TournamentCommand): boolean {
  return own.has(command.type) || (command.type === 'HoldAllIn' && command.handId !== null);
}

function whenAndWhat(command: { readonly type: string; readonly at?: unknown }) {
  return { recordedAt: typeof command.at === 'number' ? command.at : SOME_TIME, command: command.type, decisions: DECISIONS };
}

function agreeing(command: object, outcome: Outcome, events: readonly object[]): Outcome['kind'] {
  if (outcome.kind !== 'differs') return outcome.kind;
  const { at, instead, refusal } = outcome.otherwise;
  throw new Error(
    `the audit fails ${JSON.stringify(command)} at event ${at} of ${JSON.stringify(events)}; instead: ${JSON.stringify(refusal ?? instead)}`,
  );
}
