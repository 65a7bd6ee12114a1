/**
 * Reads a hand as it stands from its stream. May import: the facade, `src/hand`.
 */
import type { HandId } from '../../events/ids.js';
import type { Tapis } from '../app/tapis.js';
import { legalActions } from '../hand/legal-actions.js';
import { Hand } from './hand.types.js';

/** The hand with what is legal now; null when it has not begun. `secrets`: with cards that were not tabled. */
export async function loadHand(tapis: Tapis, id: HandId, secrets: boolean): Promise<Hand | null> {
  const { state, revision, position } = await tapis.loadHand(id);
  return state.start === null ? null : new Hand({ id, state, legal: legalActions(state), revision, position, secrets }, tapis.people);
}
