/**
 * The blinds and antes of hands that nobody typed in, since the stacks of their table were last known: who owed them, and what of it was taken
 * from players who were away.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { AnteFormat } from '../../../events/values.js';
import type { DataOf } from './folds.js';
import type { InPlay } from '../state.js';
import type { ForcedBets, PostedHand, SinceKnown } from '../state/chips.js';

const nothing: SinceKnown = { hands: [], taken: [] };

/** Adds a hand that was recorded as played: button and blinds are on record with it. */
export function addPosted(state: InPlay, { table, button, smallBlindSeat, bigBlindSeat, dealt }: DataOf<'HandPlayed'>): InPlay {
  const seats = state.tables[table - 1]?.seats ?? [];
  const at = (seat: number | null): PlayerId | null => seats.find((each) => each.seat === seat)?.playerId ?? null;
  const bigBlind = at(bigBlindSeat);
  const payers: Readonly<Record<AnteFormat, () => readonly (PlayerId | null)[]>> = {
    none: () => [],
    bigBlind: () => [bigBlind],
    button: () => [at(button)],
    classic: () => dealt?.seats.map(({ playerId }) => playerId) ?? seats.map(({ playerId }) => playerId),
  };
  const antes = payers[state.settings.anteFormat]().filter((playerId) => playerId !== null);
  return withSinceKnown(state, table, ({ hands, taken }) => ({
    hands: [...hands, { smallBlind: at(smallBlindSeat), bigBlind, antes }],
    taken,
  }));
}

/** Takes the last hand back. */
export function withdrawPosted(state: InPlay, { table, handId }: DataOf<'HandWithdrawn'>): InPlay {
  return handId === null ? withSinceKnown(state, table, ({ hands, taken }) => ({ hands: hands.slice(0, -1), taken })) : state;
}

export function addTaken(state: InPlay, { playerId, at, blinds }: DataOf<'AbsentBlindsTaken'>): InPlay {
  return withSinceKnown(state, at.table, ({ hands, taken }) => ({ hands, taken: [...taken, { playerId, ...sumBlinds(blinds) }] }));
}

/** The stacks are known: all of it is in them. */
export function forgetPosted(state: InPlay, table: number): InPlay {
  if (!state.chips.sinceKnown.has(table)) return state;
  const sinceKnown = new Map(state.chips.sinceKnown);
  sinceKnown.delete(table);
  return { ...state, chips: { ...state.chips, sinceKnown } };
}

/** How many blinds and antes of a player are still in their stack as it is on record. */
export function countOwed({ chips }: Pick<InPlay, 'chips'>, table: number, playerId: PlayerId): ForcedBets {
  const { hands, taken } = chips.sinceKnown.get(table) ?? nothing;
  const posted = (owes: (hand: PostedHand) => boolean): number => hands.filter(owes).length;
  return taken
    .filter((each) => each.playerId === playerId)
    .reduce((left, each) => mapBets((bet) => Math.max(0, left[bet] - each[bet])), {
      smallBlinds: posted(({ smallBlind }) => smallBlind === playerId),
      bigBlinds: posted(({ bigBlind }) => bigBlind === playerId),
      antes: posted(({ antes }) => antes.includes(playerId)),
    });
}

/** What is named level by level, together. */
export function sumBlinds(blinds: readonly ForcedBets[]): ForcedBets {
  return mapBets((bet) => blinds.reduce((sum, each) => sum + each[bet], 0));
}

function mapBets(count: (bet: keyof ForcedBets) => number): ForcedBets {
  return { smallBlinds: count('smallBlinds'), bigBlinds: count('bigBlinds'), antes: count('antes') };
}

function withSinceKnown(state: InPlay, table: number, change: (before: SinceKnown) => SinceKnown): InPlay {
  const { chips } = state;
  const sinceKnown = new Map(chips.sinceKnown).set(table, change(chips.sinceKnown.get(table) ?? nothing));
  return { ...state, chips: { ...chips, sinceKnown } };
}
