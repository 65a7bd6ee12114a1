/** The kinds of what waits for the officials of a tournament, and what their sentences say. */
import type { IncidentQuestion } from '../../events/hand-incidents.js';
import type { Offence } from '../../events/judging.js';
import type { HandForHandReason } from '../../events/tournament-hand-for-hand.js';

/** In the order in which they come: hands that wait, then seats, rounds, chips, penalties, prizes and disputes. */
export const dueKinds = [
  'ruling',
  'question',
  'timeCall',
  'finalTable',
  'tableBreak',
  'move',
  'seatForPlayer',
  'handForHand',
  'handOfRound',
  'count',
  'chipRace',
  'chipDifference',
  'penalty',
  'qualification',
  'deal',
  'prizes',
  'dispute',
  'seatDraw',
  'start',
] as const;
export type DueKind = (typeof dueKinds)[number];

/** The sentences that neither a ruling nor a proposal for seats has, by their parameters. */
export type DueReasons = {
  readonly question: { readonly question: IncidentQuestion };
  readonly timeCall: { readonly seat: number };
  readonly seatForPlayer: { readonly isFree: boolean };
  readonly handForHand: { readonly reason: HandForHandReason };
  readonly handOfRound: { readonly round: number };
  readonly count: { readonly because: 'move' | 'finalTable' | 'race' };
  readonly chipRace: { readonly removed: number; readonly smallest: number };
  /** `open`: below 0 for chips that are missing. */
  readonly chipDifference: { readonly open: number };
  /** `unit` is null where the book proposes nothing. */
  readonly penalty: { readonly offence: Offence; readonly unit: string | null; readonly count: number };
  readonly qualification: { readonly seats: number; readonly players: number };
  /** Money in cents: what the player gets, what all get, and what is left for the winner. */
  readonly deal: { readonly deal: number; readonly gets: number; readonly shared: number; readonly left: number };
  readonly prizes: object;
  readonly dispute: { readonly dispute: number; readonly status: 'late' | 'open' | 'appealed' };
  readonly seatDraw: { readonly players: number };
  readonly start: object;
};
