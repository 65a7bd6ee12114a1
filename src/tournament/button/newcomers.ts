/**
 * What becomes of players who are new at a table: whether they get cards in the next hand, and what they owe in it
 * (RC 10; MO 7.9–7.12; TDA 24; RO 2.3; TF §8 b6–b9).
 * Hard-coded, because all five books agree: `newPlayer.blindTwice`.
 */
import type { Rulebook } from '../../rulebooks/rulebook.js';
import type { Setting } from '../../rulebooks/setting.js';
import { isBetween } from '../seating/circle.js';
import type { LastHand, NextHand, TableNow } from './positions.js';

export interface Newcomer {
  readonly seat: number;
  /** True when they get cards in the next hand; false for the one after. */
  readonly plays: boolean;
  /** The blind that they owe, as any player on the seat would. */
  readonly owes: 'smallBlind' | 'bigBlind' | null;
  /** What says so. */
  readonly settings: readonly Setting[];
}

export function newcomersOf(last: LastHand, now: TableNow, next: NextHand, { newPlayer }: Rulebook['floor']): Newcomer[] {
  return now.newcomers.map((seat) => {
    const replaces = now.vacated.includes(seat) ? [newPlayer.directReplacement] : [];
    return { seat, ...statusOf(seat, last, now, next, newPlayer, replaces) };
  });
}

function statusOf(
  seat: number,
  last: LastHand,
  { vacated }: TableNow,
  { button, smallBlind, bigBlind, waiting, headsUp, course }: NextHand,
  newPlayer: Rulebook['floor']['newPlayer'],
  replaces: readonly Setting[],
): Omit<Newcomer, 'seat'> {
  if (waiting.includes(seat)) return { plays: false, owes: null, settings: [newPlayer.betweenButtonAndSmallBlind] };
  const playing = (owes: Newcomer['owes'], setting: Setting): Omit<Newcomer, 'seat'> => ({
    plays: true,
    owes,
    settings: [setting, ...replaces],
  });
  if (seat === bigBlind) return playing('bigBlind', newPlayer.atBigBlind);
  if (seat === smallBlind.seat && !headsUp) return playing('smallBlind', newPlayer.atSmallBlind.oldBigBlindSeat);
  if (course === 'insideArc') return playing(null, last.headsUp ? newPlayer.atHeadsUpTable : newPlayer.tooFewToDeal);
  if (seat === button.seat) {
    const { seatJustVacatedBySB, seatEmptyLastHandToo } = newPlayer.atButton;
    return playing(headsUp ? 'smallBlind' : null, vacated.includes(seat) ? seatJustVacatedBySB : seatEmptyLastHandToo);
  }
  const stopsBigBlind = isBetween(seat, last.button, last.smallBlind) && !last.headsUp;
  return playing(null, stopsBigBlind ? newPlayer.atButton.wouldStopBigBlind : newPlayer.otherSeats);
}
