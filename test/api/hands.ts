/**
 * Plays hands through the API as a floor does: one command for each thing that happens at the table.
 */
import type { ApiUnderTest } from './client.js';

const handFields = `{
  id phase street turn potTotal currentBet revision
  seats { seat playerId stack bet status cards tabled }
  pots { amount seats } legalActions { types callAmount minRaiseTo maxRaiseTo } showdownOrder
}`;

export interface HandAnswer {
  readonly id: string;
  readonly phase: string;
  readonly street: string;
  readonly turn: number | null;
  readonly potTotal: number;
  readonly revision: number;
  readonly seats: readonly {
    seat: number;
    playerId: string;
    stack: number;
    bet: number;
    status: string;
    cards: string[] | null;
    tabled: boolean;
  }[];
  readonly pots: readonly { amount: number; seats: readonly number[] }[];
  readonly legalActions: { types: string[]; callAmount: number; minRaiseTo: number | null; maxRaiseTo: number | null } | null;
  readonly showdownOrder: readonly number[] | null;
}

/** Two cards for each seat number from 1 to 6: seat 1 has the best of them on the boards below. */
export const holeCards: Readonly<Record<number, readonly [string, string]>> = {
  1: ['As', 'Ah'],
  2: ['Ks', 'Kh'],
  3: ['Qs', 'Qh'],
  4: ['Js', 'Jh'],
  5: ['9s', '9h'],
  6: ['8s', '8h'],
};

export const boards: Readonly<Record<string, { readonly street: string; readonly cards: readonly string[] }>> = {
  PREFLOP: { street: 'FLOP', cards: ['2c', '5d', '7h'] },
  FLOP: { street: 'TURN', cards: ['3c'] },
  TURN: { street: 'RIVER', cards: ['Td'] },
};

export async function openHand(api: ApiUnderTest, absent: readonly number[] = [], tournamentId = 'friday'): Promise<HandAnswer> {
  const opened = await api.command('openHand', { tournamentId, table: 1, absent }, `{ hand ${handFields} }`);
  return opened.hand as HandAnswer;
}

export async function give(api: ApiUnderTest, name: string, input: object): Promise<HandAnswer> {
  return (await api.command(name, input, `{ hand ${handFields} }`)).hand as HandAnswer;
}

/** Plays a hand to its end; `choose` acts for the seat in turn. */
export async function playOut(api: ApiUnderTest, start: HandAnswer, choose: (hand: HandAnswer) => object): Promise<HandAnswer> {
  let hand = start;
  const handId = hand.id;
  while (hand.phase !== 'COMPLETED') {
    if (hand.phase === 'BETTING') hand = await give(api, 'act', { handId, seat: hand.turn, act: { action: choose(hand) } });
    else if (hand.phase === 'AWAITING_BOARD') hand = await give(api, 'dealBoard', { handId, ...boards[hand.street] });
    else {
      const next = hand.showdownOrder!.find((seat) => hand.seats.some((at) => at.seat === seat && !at.tabled && at.status !== 'OUT'))!;
      hand = await give(api, 'tableHand', { handId, seat: next, cards: holeCards[next] });
    }
  }
  return hand;
}

export const fold = (): object => ({ type: 'FOLD' });

/** Everybody puts everything in. */
export function allIn(hand: HandAnswer): object {
  return { type: hand.legalActions!.types.includes('ALL_IN') ? 'ALL_IN' : 'CALL' };
}

/** Checks where that is free, else calls. */
export function passive(hand: HandAnswer): object {
  return { type: hand.legalActions!.types.includes('CHECK') ? 'CHECK' : 'CALL' };
}

/** Two players see a board that nobody enters; both table, and the pot goes to the lower seat. */
export async function misread(
  api: ApiUnderTest,
  choose: (hand: HandAnswer) => object = passive,
): Promise<{ readonly handId: string; readonly winner: number; readonly other: number }> {
  let hand: HandAnswer = await openHand(api);
  const handId = hand.id;
  let folds = 4;
  while (hand.phase !== 'SHOWDOWN') {
    if (hand.phase === 'AWAITING_BOARD') {
      const next = { PREFLOP: 'FLOP', FLOP: 'TURN', TURN: 'RIVER' }[hand.street];
      hand = await give(api, 'dealBoard', { handId, street: next });
    } else hand = await give(api, 'act', { handId, seat: hand.turn, act: { action: folds-- > 0 ? { type: 'FOLD' } : choose(hand) } });
  }
  const [winner, other] = hand.showdownOrder!.toSorted((a, b) => a - b) as [number, number];
  await give(api, 'tableHand', { handId, seat: winner, cards: ['As', 'Ah'] });
  await give(api, 'tableHand', { handId, seat: other, cards: ['2s', '7h'] });
  await api.command('declareWinners', { handId, winners: [{ pot: 0, seats: [winner] }] });
  return { handId, winner, other };
}
