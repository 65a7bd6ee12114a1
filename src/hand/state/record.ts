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
  /** The one before it that counts; null for the first. So an event adds one object to a hand, however long the hand is. */
  readonly before: StandingEvent | null;
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
  /** The newest event that counts; null before the first. {@link listOnRecord} lists them. */
  readonly last: StandingEvent | null;
  /** Null until the hand is over for the first time. A correction of an entry leaves it as it is. */
  readonly reported: Reported | null;
}

export const emptyRecord: HandRecord = { length: 0, last: null, reported: null };

/** The events of a hand that count, oldest first. */
export function listOnRecord({ last }: HandRecord): readonly StandingEvent[] {
  const found: StandingEvent[] = [];
  for (let each = last; each !== null; each = each.before) found.push(each);
  return found.reverse();
}

/** A record without its events. */
export type RecordSummary = Omit<HandRecord, 'last'>;

/** An event that counts, as it is stored: nested in each other, events would be as deep as the hand is long. */
export type StoredEntry = Omit<StandingEvent, 'before'>;

export function summarise({ length, reported }: HandRecord): RecordSummary {
  return { length, reported };
}

export function listEntries(record: HandRecord): readonly StoredEntry[] {
  return listOnRecord(record).map(({ revision, event }) => ({ revision, event }));
}

/** @param entries those that count, oldest first; none where nothing has to be taken out */
export function readRecord({ length, reported }: RecordSummary, entries: readonly StoredEntry[]): HandRecord {
  const last = entries.reduce<StandingEvent | null>((before, { revision, event }) => ({ revision, event, before }), null);
  return { length, last, reported };
}

/** The record after one more event, but for a correction of an entry. */
export function addToRecord({ length, last, reported }: HandRecord, event: HandEvent): HandRecord {
  const { type, data } = event;
  if (type === 'PlayStopped' || type === 'PlayResumed') return { length: length + 1, last, reported };
  return {
    length: length + 1,
    last: { revision: length, event: { type, data } as HandEvent, before: last },
    reported: reportAfter(reported, event),
  };
}

function reportAfter(reported: Reported | null, event: HandEvent): Reported | null {
  if (event.type === 'HandCompleted') return reported ?? { results: event.data.results, corrections: 0 };
  if (event.type === 'HandResultCorrected') return { results: event.data.results, corrections: event.data.correction };
  return reported;
}
