/**
 * What the events about the draw of seats make of an announced tournament. Decides nothing.
 * Pure. May import: `events/`, its neighbours.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import type { Announced } from '../state.js';

type DrawEvent = Extract<TournamentEvent, { type: 'DrawCommitted' | 'RegistrationClosed' | 'RegistrationReopened' | 'SeatsDrawn' }>;

export function evolveDraw(state: Announced, event: DrawEvent): Announced {
  const { commitments } = state;
  switch (event.type) {
    case 'DrawCommitted': {
      const node = event.data.by === 'node' ? event.data.hash : commitments.node;
      return { ...state, commitments: { ...commitments, inForce: event.data, node } };
    }
    case 'RegistrationClosed':
      return { ...state, closed: true };
    case 'RegistrationReopened':
      return { ...state, closed: false, draw: null };
    case 'SeatsDrawn': {
      // The node's seeds are a chain: each is the hash of the next.
      const node = commitments.inForce?.by === 'node' ? event.data.seed : commitments.node;
      return { ...state, draw: event.data, commitments: { inForce: null, node, draws: commitments.draws + 1 } };
    }
  }
}
