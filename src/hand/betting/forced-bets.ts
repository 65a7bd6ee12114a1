/**
 * Decides which antes and blinds a hand begins with, who pays them in which order, and what a short stack pays of them.
 * Hard-coded, because all five books agree: `blinds.posters`, `blinds.amountSource`, `blinds.shortPoster`, `blinds.deadSmallBlind`,
 * `blinds.absentPlayer`, `ante.classic.payers`, `ante.classic.shortOrder`, `ante.button.payer`, `ante.button.whenButtonDead`,
 * `ante.button.shortOrder`, `ante.bigBlind.payer`, `ante.countsTowardCall`, `absent.dealtIn`.
 */
import type { HandStart } from '../../../commands/hand/start.js';

/** An ante or blind that is really paid: no entry for a payer without chips. */
export interface ForcedBet {
  /** The payer's index among the hand's seats. */
  readonly index: number;
  readonly kind: 'ante' | 'small' | 'big';
  /** Chips, at least 1. */
  readonly amount: number;
  readonly allIn: boolean;
}

/** What of a hand its forced bets hang on. */
export interface ForcedBetting extends Pick<HandStart, 'button' | 'smallBlindSeat' | 'bigBlindSeat' | 'stakes'> {
  readonly seats: readonly Pick<HandStart['seats'][number], 'seat' | 'stack'>[];
}

/** The forced bets of a hand, in the order in which they are taken. Dead seats pay as all others do (RO 4.1). */
export function listForcedBets(start: ForcedBetting): ForcedBet[] {
  const { seats, stakes } = start;
  const bets: ForcedBet[] = [];
  const left = seats.map((seat) => seat.stack);
  const take = (index: number, kind: ForcedBet['kind'], due: number): void => {
    if (index < 0) return;
    const stack = left[index]!;
    const amount = Math.min(stack, due);
    if (amount <= 0) return;
    left[index] = stack - amount;
    bets.push({ index, kind, amount, allIn: amount === stack });
  };
  const small = start.smallBlindSeat === null ? -1 : seats.findIndex((seat) => seat.seat === start.smallBlindSeat);
  const big = seats.findIndex((seat) => seat.seat === start.bigBlindSeat);

  if (stakes.anteFormat === 'classic') {
    const first = findLeftOf(start, start.button);
    for (let k = 0; k < seats.length; k++) take((first + k) % seats.length, 'ante', stakes.ante);
  }
  const payer = findAntePayer(start);
  if (stakes.antePriority === 'anteFirst') take(payer, 'ante', stakes.ante);
  take(small, 'small', stakes.smallBlind);
  take(big, 'big', stakes.bigBlind);
  if (stakes.antePriority === 'blindFirst') take(payer, 'ante', stakes.ante);
  return bets;
}

/** The index of the seat that pays one ante for the table; -1 for none. Nobody pays where the button is at an empty seat (RO 4.3). */
export function findAntePayer({
  seats,
  stakes,
  button,
  bigBlindSeat,
}: Pick<ForcedBetting, 'seats' | 'stakes' | 'button' | 'bigBlindSeat'>): number {
  const { anteFormat } = stakes;
  if (anteFormat !== 'bigBlind' && anteFormat !== 'button') return -1;
  const payer = anteFormat === 'bigBlind' ? bigBlindSeat : button;
  return seats.findIndex(({ seat }) => seat === payer);
}

/** The index of the first seat of the hand clockwise after a seat number, where nobody need sit. */
export function findLeftOf(start: Pick<ForcedBetting, 'seats'>, seat: number): number {
  const found = start.seats.findIndex((candidate) => candidate.seat > seat);
  return found < 0 ? 0 : found;
}
