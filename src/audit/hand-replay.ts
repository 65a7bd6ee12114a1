/** Replays a hand event by event with the `evolve` that decided it. Nothing is repaired: a wrong event shows as it is. */
import type { RecordedEvent } from '../../events/envelope.js';
import type { HandEvent, PublicHandEvent } from '../../events/hand.js';
import { handDecider } from '../hand/decider.js';
import { findLegalActions, type LegalActions } from '../hand/betting/legal-actions.js';
import type { HandState } from '../hand/state.js';
import { findStruck } from '../hand/entries/standing.js';
import { emptyRecord } from '../hand/state/record.js';
import { hideStateSecrets, hideSecrets } from './secrets.js';

/** An event of a hand with the table before and after it. */
export interface ReplayStep {
  /** The event's number in the hand, from 0. */
  readonly revision: number;
  readonly event: PublicHandEvent;
  readonly metadata: RecordedEvent['metadata'];
  readonly before: HandState;
  readonly after: HandState;
  /** What the seat in turn could do before the event; null when no action was due. */
  readonly legal: LegalActions | null;
  /** The number of the event that struck it as a wrong entry; null for one that counts. */
  readonly struckBy: number | null;
}

export interface ReplayOptions {
  /** The last revision to show. Default: the hand's last. */
  readonly upTo?: number;
  /** True shows hole cards that were recorded and never tabled, for the director in a dispute. */
  readonly secrets: boolean;
}

/** Replays a hand's events, which must begin with its first. */
export function replayHand(events: readonly RecordedEvent<HandEvent>[], { upTo = Infinity, secrets }: ReplayOptions): ReplayStep[] {
  const struckBy = findStruck(events.map((event) => ({ revision: event.revision, event })));
  // The state's own list of events is left out, because the steps are the record.
  const shown = (state: HandState): HandState => (secrets ? { ...state, record: emptyRecord } : hideStateSecrets(state));
  const steps: ReplayStep[] = [];
  let state = handDecider.initialState;
  let before = shown(state);
  for (const { revision, metadata, type, data } of events) {
    if (revision > upTo) break;
    const event = { type, data } as HandEvent;
    const legal = findLegalActions(state);
    state = handDecider.evolve(state, event);
    const after = shown(state);
    const step = { revision, before, after, legal, struckBy: struckBy.get(revision) ?? null };
    if (secrets) steps.push({ ...step, event, metadata });
    else steps.push({ ...step, event: hideSecrets(event), metadata: { ...metadata, openings: undefined } });
    before = after;
  }
  return steps;
}
