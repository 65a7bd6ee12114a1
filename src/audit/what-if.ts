/** Judges the acts of a hand again under another rulebook: where it would first have differed, and how. Nothing is written. */
import { isDeepStrictEqual } from 'node:util';
import type { HandCommand } from '../../commands/hand.js';
import type { HandEvent } from '../../events/hand.js';
import type { RulebookReference, Street } from '../../events/values.js';
import type { Refusal } from '../decider.js';
import { handDecider } from '../hand/decider.js';
import { deriveEntries } from '../hand/entries/derive-entries.js';
import { listOnRecord } from '../hand/state/record.js';

/** Where a hand differs. */
export interface HandDifference {
  /** The number of the first event of the act in the hand. */
  readonly revision: number;
  readonly command: HandCommand['type'];
  readonly street: Street;
  readonly recorded: readonly HandEvent[];
  /** The events under the other book; none when it refuses the act. */
  readonly instead: readonly HandEvent[];
  /** Why it refuses the act; null when it accepts it. */
  readonly refusal: Refusal | null;
}

export interface JudgedAgain {
  /** The number of acts judged, up to the first difference. */
  readonly acts: number;
  /** The number of acts accepted without judging, because their events do not contain the whole input. */
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
      return {
        acts,
        takenOver,
        difference: { revision: from, command: command.type, street: state.street, recorded: own, instead, refusal },
      };
    state = instead.reduce(evolve, state);
  }
  return { acts, takenOver, difference: null };
}

/** Fields that always differ between books. */
const ofTheBook: ReadonlySet<string> = new Set(['rulebook', 'articles', 'article', 'reason', 'book']);

function isAlike(one: readonly HandEvent[], other: readonly HandEvent[]): boolean {
  return isDeepStrictEqual(withoutCitations(one), withoutCitations(other));
}

/** The events of both that the other does not have, whatever either cites, in order. */
export function listUnlike({ recorded, instead }: Pick<HandDifference, 'recorded' | 'instead'>): {
  readonly recorded: readonly HandEvent[];
  readonly instead: readonly HandEvent[];
} {
  const only = (own: readonly HandEvent[], other: readonly HandEvent[]): readonly HandEvent[] =>
    own.filter((event) => !other.some((each) => isAlike([event], [each])));
  return { recorded: only(recorded, instead), instead: only(instead, recorded) };
}

const withoutCitations = (events: readonly HandEvent[]): unknown =>
  JSON.parse(JSON.stringify(events, (key, part: unknown) => (ofTheBook.has(key) ? undefined : part)));
