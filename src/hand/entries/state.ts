/**
 * What a hand keeps of its own events, so that an entry that was typed wrongly can be taken out, and what followed decided again.
 */
import type { HandEvent } from '../../../events/hand.js';
import type { PlayerId } from '../../../events/ids.js';

/** An event that counts. */
export interface StandingEvent {
  /** Its number in the hand's stream, from 0. */
  readonly revision: number;
  readonly event: HandEvent;
}

/** What the tournament was given as the result of a hand. */
interface Reported {
  readonly results: readonly {
    readonly seat: number;
    readonly playerId: PlayerId;
    readonly stackBefore: number;
    readonly stackAfter: number;
  }[];
  /** How often it was corrected. */
  readonly corrections: number;
}

export interface HandRecord {
  /** How many events the stream has: the number of the next. */
  readonly length: number;
  /** The events that count, oldest first. */
  readonly standing: readonly StandingEvent[];
  /** Null until the hand is over for the first time. A correction of an entry leaves it as it is. */
  readonly reported: Reported | null;
}

export const emptyRecord: HandRecord = { length: 0, standing: [], reported: null };

/** The record after one more event, but for a correction of an entry. */
export function addToRecord({ length, standing, reported }: HandRecord, event: HandEvent): HandRecord {
  const { type, data } = event;
  if (type === 'PlayStopped' || type === 'PlayResumed') return { length: length + 1, standing, reported };
  return {
    length: length + 1,
    standing: [...standing, { revision: length, event: { type, data } as HandEvent }],
    reported: reportAfter(reported, event),
  };
}

function reportAfter(reported: Reported | null, event: HandEvent): Reported | null {
  if (event.type === 'HandCompleted') return reported ?? { results: event.data.results, corrections: 0 };
  if (event.type === 'HandResultCorrected') return { results: event.data.results, corrections: event.data.correction };
  return reported;
}
