/**
 * The recorded acts of a hand, judged again under another rulebook: where it would first have gone otherwise, and how. Nothing is written.
 */
import { isDeepStrictEqual } from 'node:util';
import type { HandCommand } from '../../commands/hand.js';
import type { HandEvent } from '../../events/hand.js';
import type { RulebookReference } from '../../events/values.js';
import type { Refusal } from '../decider.js';
import { handDecider } from '../hand/decider.js';
import { deriveEntries } from '../hand/entries/derive-entries.js';
import { listOnRecord } from '../hand/state/record.js';

/** Where a hand goes otherwise. */
export interface HandDifference {
  /** The number of the first event of the act in the hand. */
  readonly revision: number;
  readonly command: HandCommand['type'];
  readonly recorded: readonly HandEvent[];
  /** What happens under the other book; none where it refuses the act. */
  readonly instead: readonly HandEvent[];
  /** Why it refuses the act; null where it takes it. */
  readonly refusal: Refusal | null;
}

export interface JudgedAgain {
  /** How many acts were judged again, up to the first difference. */
  readonly acts: number;
  /** How many were taken over as they stand, because their events do not say all that was typed. */
  readonly takenOver: number;
  readonly difference: HandDifference | null;
}

/** @param events of one hand, from its first */
export function judgeAgain(events: readonly HandEvent[], rulebook: RulebookReference): JudgedAgain {
  const { initialState, evolve, decide } = handDecider;
  const recorded = events.reduce(evolve, initialState);
  const standing = listOnRecord(recorded.record);
  let state = initialState;
  let acts = 0;
  let takenOver = 0;
  for (const { from, to, command } of deriveEntries(standing, decide)) {
    const own = standing.filter(({ revision }) => from <= revision && revision <= to).map(({ event }) => event);
    if (command === null) {
      takenOver += 1;
      state = own.reduce(evolve, state);
      continue;
    }
    acts += 1;
    const { events: instead = [], refusal = null } = decide(
      command.type === 'StartHand' ? { ...command, hand: { ...command.hand, rulebook } } : command,
      state,
    );
    if (refusal !== null || !isAlike(own, instead))
      return { acts, takenOver, difference: { revision: from, command: command.type, recorded: own, instead, refusal } };
    state = instead.reduce(evolve, state);
  }
  return { acts, takenOver, difference: null };
}

/** What two books never have alike, though they rule alike. */
const ofTheBook: ReadonlySet<string> = new Set(['rulebook', 'articles', 'article', 'reason', 'book']);

function isAlike(one: readonly HandEvent[], other: readonly HandEvent[]): boolean {
  return isDeepStrictEqual(withoutCitations(one), withoutCitations(other));
}

const withoutCitations = (events: readonly HandEvent[]): unknown =>
  JSON.parse(JSON.stringify(events, (key, part: unknown) => (ofTheBook.has(key) ? undefined : part)));
