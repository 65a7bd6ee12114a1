/**
 * What holds of every tournament after every event, checked while commands are given to it.
 */
import { isDeepStrictEqual } from 'node:util';
import { validateEvent } from '../events/catalogue.js';
import type { PlayerId } from '../events/ids.js';
import type { TournamentEvent } from '../events/tournament.js';
import { addedUp, countWaitingChips, seatedWell, type Verdict } from '../src/simulate/checks.js';
import { allCommands } from '../commands/rooms.js';
import type { TournamentCommand } from '../commands/tournament.js';
import { tournamentDecider } from '../src/tournament/decider.js';
import type { TournamentDecision } from '../src/tournament/refusals.js';
import { countSeatsAt } from '../src/tournament/seating/situation.js';
import { type Finished, outOf, type Running, type Table, type TournamentState } from '../src/tournament/state.js';
import { frozen } from './tournament-scenario.js';

const { decide, evolve } = tournamentDecider;

/** Commands that ask for a state rather than for something more to happen: given again they give no events. */
const idempotent: ReadonlySet<string> = new Set(allCommands.filter(({ asksForState }) => asksForState === true).map(({ type }) => type));

export const inPlay = (state: TournamentState): Running | Finished | undefined =>
  state.phase === 'running' || state.phase === 'finished' ? state : undefined;

/** What no longer holds of a tournament after an event; null while all does. */
export function faultAfter(event: TournamentEvent, state: TournamentState): Verdict {
  const played = inPlay(state);
  if (played === undefined) return null;
  const places = new Map<PlayerId, string>();
  let chips = 0;
  for (const table of played.tables) {
    const fault = seatedWell(table, countSeatsAt(played, table.table), places) ?? chipsFault(table);
    if (fault !== null) return fault;
    chips += table.chips;
  }
  const { entry, playersLeft, eliminations } = played;
  const ghost = eliminations.find(({ playerId }) => places.has(playerId));
  const double = played.unseated.find(({ playerId, stack }) => places.has(playerId) || outOf(played, playerId) !== undefined || stack < 0);
  if (double !== undefined) return `${double.playerId} waits for a seat, and has one, is out, or has less than nothing`;
  if (ghost !== undefined) return `${ghost.playerId} is out, and sits at ${places.get(ghost.playerId)}`;
  return (
    addedUp(
      { chips: chips + countWaitingChips(played), seated: places.size + played.unseated.length },
      { chips: entry.issued - entry.removed, players: playersLeft },
    ) ??
    (event.type === 'HandOpened' || event.type === 'HandPlayed' ? positionsFault(event, played.tables[event.data.table - 1]!) : null) ??
    (event.type === 'TournamentFinished' ? endFault(played, event.data) : null)
  );
}

function chipsFault({ table, seats, chips, stacksFrom }: Table): Verdict {
  const held = seats.reduce((sum, { stack }) => sum + stack, 0);
  if (stacksFrom !== 'unknown' && held !== chips) return `table ${table} holds ${held} chips, and is taken to hold ${chips}`;
  return chips >= (seats.length === 0 ? 0 : 1) ? null : `table ${table} has ${chips} chips for ${seats.length} players`;
}

/** Blinds are posted by two players of the table; the button may stand before an empty seat. */
function positionsFault({ data }: Extract<TournamentEvent, { type: 'HandOpened' | 'HandPlayed' }>, { seats }: Table): Verdict {
  const { bigBlindSeat, smallBlindSeat, dealer, button, waiting } = data;
  const occupied = new Set(seats.map(({ seat }) => seat));
  if (!occupied.has(bigBlindSeat)) return `nobody sits at ${bigBlindSeat}, the big blind`;
  if (!occupied.has(dealer)) return `nobody sits at ${dealer}, who deals`;
  if (smallBlindSeat === bigBlindSeat) return `${bigBlindSeat} has both blinds`;
  if (smallBlindSeat !== null && !occupied.has(smallBlindSeat)) return `nobody sits at ${smallBlindSeat}, the small blind`;
  const two = seats.length - waiting.length === 2;
  return (smallBlindSeat === button) === two ? null : `the small blind is at ${smallBlindSeat} and the button at ${button}`;
}

/** Everybody who is out has a place after those who are left, each place as often as players share it. */
export function placesFault(state: TournamentState): Verdict {
  const played = inPlay(state);
  if (played === undefined) return null;
  const groups = [...Map.groupBy(played.eliminations, ({ place }) => place)].sort(([a], [b]) => a - b);
  let next = played.playersLeft + 1;
  for (const [place, group] of groups) {
    if (place !== next) return `place ${place} is given, and ${next} is the next`;
    const wrong = group.find(({ tied }) => tied !== group.length);
    if (wrong !== undefined) return `${wrong.playerId} shares place ${place} with ${wrong.tied}, and ${group.length} have it`;
    next += group.length;
  }
  return null;
}

/** Every place from the second to the last is given, and the winner alone sits with all the chips. */
function endFault(state: Running | Finished, { winner, stack }: { readonly winner: string; readonly stack: number }): Verdict {
  if (state.playersLeft !== 1) return `it is over, and ${state.playersLeft} are left`;
  const [last] = [...state.tables.flatMap(({ seats }) => seats), ...state.unseated];
  if (last?.playerId !== winner || last.stack !== stack)
    return `${winner} has won ${stack} chips, and ${last?.playerId} has ${last?.stack}`;
  return placesFault(state);
}

/** What is wrong with a refusal: a code that is none, a number that is none. */
function refusalFault({ code, parameters }: NonNullable<TournamentDecision['refusal']>): Verdict {
  if (!/^[A-Z_]+$/.test(code)) return `${code} is no code`;
  return Object.values(parameters).some(Number.isNaN) ? `${code} has a number that is none` : null;
}

/** A command that asks for a state, given once more, changes nothing more. */
export function repetitionFault({ refusal, events }: TournamentDecision): Verdict {
  if (refusal) return ['TOURNAMENT_FINISHED', 'SATELLITE_FINISHED'].includes(refusal.code) ? null : `the second time gives ${refusal.code}`;
  return events.length === 0 ? null : `the second time gives ${events.map(({ type }) => type).join(', ')}`;
}

/** Gives a command: it never throws, what it answers is sound, and the second time it changes nothing more. */
export function give(state: TournamentState, command: TournamentCommand): TournamentState {
  const { state: next, fault } = taken(state, command);
  expect(fault).toBeNull();
  return next;
}

/** The state after a command, and the first fault on the way there. */
function taken(state: TournamentState, command: TournamentCommand): { readonly state: TournamentState; readonly fault: Verdict } {
  const decision = decide(frozen(command), state);
  if (!isDeepStrictEqual(decide(command, state), decision)) return { state, fault: `${command.type} is decided otherwise the second time` };
  if (decision.refusal) return { state, fault: refusalFault(decision.refusal) };
  let current = state;
  for (const event of decision.events) {
    validateEvent(event);
    current = frozen(evolve(current, frozen(event)));
    const fault = faultAfter(event, current);
    if (fault !== null) return { state: current, fault: `${event.type}: ${fault}` };
  }
  const again = idempotent.has(command.type) ? repetitionFault(decide(command, current)) : null;
  return { state: current, fault: placesFault(current) ?? again };
}
