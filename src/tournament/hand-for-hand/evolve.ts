/**
 * What each event makes of hand-for-hand play. Decides nothing.
 * Pure. May import: `events/`, its neighbours.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Finished, Running } from '../state.js';
import { tableOfHand } from '../../../events/ids.js';
import type { HandForHandState } from './state.js';

type InPlay = Running | Finished;

export function evolveHandForHand(state: InPlay, event: TournamentEvent): InPlay {
  if (event.type === 'HandForHandAnnounced') {
    const { reason, until, stillPlaying } = event.data;
    const handForHand: HandForHandState = {
      reason,
      until,
      finishing: stillPlaying,
      round: 0,
      open: false,
      roundAt: 0,
      begun: [],
      excused: [],
      held: [],
      revealed: [],
      hands: [],
    };
    return { ...state, handForHand };
  }
  if (state.handForHand === null) return state;
  if (event.type === 'HandForHandEnded') {
    return {
      ...state,
      handForHand: null,
      eliminations: state.eliminations.map((out) => (out.heldIn === null ? out : { ...out, heldIn: null })),
    };
  }
  const handForHand = next(state.handForHand, event);
  return handForHand === state.handForHand ? state : { ...state, handForHand };
}

function next(play: HandForHandState, event: TournamentEvent): HandForHandState {
  switch (event.type) {
    case 'HandForHandRoundStarted':
      return { ...play, round: event.data.round, open: true, roundAt: event.data.at, begun: [], excused: [], held: [], revealed: [] };
    case 'HandForHandRoundEnded':
      return { ...play, open: false };
    case 'HandForHandTablesExcused':
      return { ...play, excused: [...play.excused, ...event.data.tables] };
    case 'AllInHeld':
      return { ...play, held: [...play.held, event.data.table] };
    case 'AllInsRevealed': {
      const { tables } = event.data;
      return { ...play, held: without(play.held, tables), revealed: [...play.revealed, ...tables] };
    }
    case 'HandOpened':
    case 'HandPlayed':
      return begun(play, event.data.table, event.data.handNumber);
    case 'HandSettled':
      return { ...play, held: without(play.held, [tableOfHand(event.data.handId)]) };
    case 'TableBroken':
      return { ...play, finishing: without(play.finishing, [event.data.table]), held: without(play.held, [event.data.table]) };
    default:
      return play;
  }
}

function begun(play: HandForHandState, table: number, hand: number): HandForHandState {
  if (!play.open) return { ...play, finishing: without(play.finishing, [table]) };
  return {
    ...play,
    begun: [...play.begun, table],
    held: without(play.held, [table]),
    hands: [...play.hands, { round: play.round, table, hand }],
  };
}

function without(tables: readonly number[], gone: readonly number[]): readonly number[] {
  return tables.some((table) => gone.includes(table)) ? tables.filter((table) => !gone.includes(table)) : tables;
}
