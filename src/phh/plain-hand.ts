/** Hands that the standards of hand histories can express, and what of their cards everybody may read. */
import type { ByType } from '../../events/event-type.js';
import type { HandEvent } from '../../events/hand.js';
import { listStanding } from '../hand/entries/standing.js';
import { PhhError } from './phh-error.js';

export type HandStart = ByType<HandEvent>['HandStarted']['data'];

export interface PlainHand {
  /** The events that count. */
  readonly events: readonly HandEvent[];
  readonly start: HandStart;
}

/**
 * @param recorded the hand's stream from its start
 * @throws PhhError PHH_HAND_NOT_PLAIN when a reader of the standard would get other stacks, or the hand was annulled; Error when the events do
 * not begin with HandStarted
 */
export function plainHand(recorded: readonly HandEvent[]): PlainHand {
  const events = listStanding(recorded);
  const [first] = events;
  if (first === undefined && recorded[0]?.type === 'HandStarted') {
    const { table, handNumber } = recorded[0].data;
    const place = { source: `table ${table}, hand ${handNumber}` };
    throw new PhhError('PHH_HAND_NOT_PLAIN', place, 'the hand was annulled, opened by mistake');
  }
  if (first?.type !== 'HandStarted') throw new Error('the events of a hand begin with HandStarted');
  refuseUnlessPlain(events, first.data);
  return { events, start: first.data };
}

/** The events that count, without recorded cards that were not tabled. */
export function withoutUntabled(recorded: readonly HandEvent[]): HandEvent[] {
  const events = listStanding(recorded);
  const tabled = new Set(events.flatMap((event) => (event.type === 'HandTabled' ? [event.data.seat] : [])));
  return events.filter((event) => event.type !== 'HoleCardsRecorded' || tabled.has(event.data.seat));
}

/** Events that change chips, cards or live hands in a way that the standard cannot express. */
const beyondTheStandard: ReadonlySet<HandEvent['type']> = new Set<HandEvent['type']>([
  'ActionCorrected',
  'BetCorrected',
  'BetRefunded',
  'BetsReturned',
  'BettingRoundRestarted',
  'BlindsCorrected',
  'BoardCancelled',
  'BoardCorrected',
  'DecisionReopened',
  'EarlyBetsReturned',
  'GatheringReopened',
  'HandKilled',
  'HandLevelCorrected',
  'HandRedealt',
  'HandRestored',
  'HandResultRecorded',
  'HandRetrieved',
  'HandShownOnRequest',
  'HandVoided',
  'HandsDeclaredDead',
  'HiddenChipsAwarded',
  'HiddenChipsCounted',
  'MisdealDeclared',
  'NewcomerDealtIn',
  'PotAmountCorrected',
  'PotAwardCorrected',
  'PotMerged',
  'StackCorrected',
]);

function refuseUnlessPlain(events: readonly HandEvent[], { table, handNumber }: HandStart): void {
  const odd = events.find((event) => beyondTheStandard.has(event.type) || (event.type === 'PotAwarded' && event.data.basis === 'shared'));
  if (odd === undefined) return;
  const place = { source: `table ${table}, hand ${handNumber}` };
  throw new PhhError('PHH_HAND_NOT_PLAIN', place, `${odd.type} is more than the standard can say; replay the hand, or export its events`);
}
