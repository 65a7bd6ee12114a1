/**
 * What holds of the positions of any two hands of a table that follow each other, however players came and went between them: the big blind
 * goes on, nobody pays it twice running, nobody loses the button, nobody plays between the blinds (RC 10; MO 7.6; TDA 6; RO 2.3).
 */
import { findFirstAfter, isBetween } from '../seating/circle.js';
import type { LastHand, NextHand } from './positions.js';

export interface Between {
  /** Seats of all players with chips, by ascending number. */
  readonly occupied: readonly number[];
  /** Those whose player sat down there since the last hand began. */
  readonly newcomers: readonly number[];
  /** Whether whoever sat there as the last hand began still does. */
  readonly stays: (seat: number) => boolean;
  /** Whether the big blind may go back here, among newcomers. */
  readonly mayGoBack: boolean;
  /** Those whose player is away or suspended; none where it is left out. */
  readonly absent?: readonly number[];
}

/** What does not hold, by name; none where all is well. @param last with whether somebody posted its small blind */
export function breachesOf(
  last: LastHand & { readonly smallBlindPosted: boolean },
  { button, smallBlind, bigBlind, dealtIn, waiting, dealer }: Omit<NextHand, 'course' | 'headsUp'>,
  { occupied, newcomers, stays, mayGoBack, absent = [] }: Between,
): string[] {
  const found: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  must(dealtIn.length >= 2 && dealtIn.includes(bigBlind), 'two play, the big blind among them');
  must(bigBlind === findFirstAfter(occupied, last.bigBlind) || mayGoBack, 'the big blind goes to the next player');
  must(!stays(last.bigBlind) || bigBlind !== last.bigBlind, 'nobody pays the big blind twice running');
  if (last.smallBlindPosted && !last.headsUp && stays(last.smallBlind))
    must(
      button.seat === last.smallBlind || bigBlind === last.smallBlind,
      'the small blind has the button next, unless they are the next player',
    );
  if (stays(last.bigBlind)) must(smallBlind.seat === last.bigBlind && smallBlind.posted, 'the big blind has the small blind next');
  const headsUp = dealtIn.length === 2;
  must(headsUp === (button.seat === smallBlind.seat), 'the small blind is on the button heads-up, and only there');
  if (!headsUp) {
    must(!dealtIn.some((seat) => isBetween(seat, button.seat, smallBlind.seat)), 'nobody plays between button and small blind');
    must(!dealtIn.some((seat) => isBetween(seat, smallBlind.seat, bigBlind)), 'nobody plays between the blinds');
    must(!isBetween(bigBlind, button.seat, smallBlind.seat), 'button, small blind and big blind go clockwise');
  }
  must(
    waiting.every((seat) => newcomers.includes(seat)),
    'only newcomers wait',
  );
  must(deals(dealer, button.seat, [smallBlind.seat, bigBlind], dealtIn, absent), 'who deals');
  return found;
}

/** The button deals where its player is there, else somebody who is and owes no blind, if there is anybody. */
function deals(dealer: number, button: number, blinds: readonly number[], dealtIn: readonly number[], absent: readonly number[]): boolean {
  const present = dealtIn.filter((seat) => !absent.includes(seat));
  const there = present.length === 0 ? dealtIn : present;
  if (there.includes(button)) return dealer === button;
  const others = there.filter((seat) => !blinds.includes(seat));
  return (others.length === 0 ? there : others).includes(dealer);
}
