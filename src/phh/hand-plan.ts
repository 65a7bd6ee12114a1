/** Plans how to play a Poker Hand History through the hand's commands: plain data, and the step from a state to the next command. */
import { PlayerId, type TournamentId } from '../../events/ids.js';
import { AnteFormat, Seat, type Card, type HoleCards, type RulebookReference, type Stakes, type Street } from '../../events/values.js';
import type { HandStart } from '../../commands/hand/start.js';
import type { PhhHand } from './phh.js';
import { PhhError, type PhhErrorCode, type PhhPlace } from './phh-error.js';

/** An action of a player in the file. `action` is its index in the file's `actions`. */
export interface PlannedAct {
  readonly seat: number;
  readonly street: Street;
  readonly action: number;
  readonly move: 'fold' | 'checkOrCall' | { readonly to: number };
}

/** What a player does with their cards when the betting is over, or when nobody can bet. */
export interface PlannedShow {
  readonly seat: number;
  /** The current street. */
  readonly street: Street;
  readonly action: number;
  /** Null when the hand was mucked. */
  readonly cards: HoleCards | null;
}

export interface HandPlan {
  readonly place: PhhPlace;
  readonly start: HandStart;
  /** The seats in the order of the file's players: first the one left of the button. */
  readonly seats: readonly number[];
  /** Cards in the file, tabled later or not. */
  readonly holeCards: readonly { readonly seat: number; readonly cards: HoleCards }[];
  readonly acts: readonly PlannedAct[];
  /** Flop, turn, river, if dealt; null for a street with unrecorded cards. */
  readonly board: readonly (readonly Card[] | null)[];
  /** In the file's order. */
  readonly shows: readonly PlannedShow[];
  /** Declared winners of pots that unknown cards cannot decide; empty when the cards do. */
  readonly declared: readonly { readonly pot: number; readonly seats: readonly number[] }[];
}

/** Values that the file does not give. Values in the file take precedence. */
export interface PlanContext {
  readonly tournamentId: TournamentId;
  readonly rulebook: RulebookReference;
  /** Default: the file's `table` and `hand` when they are numbers, else 1. */
  readonly table?: number;
  readonly handNumber?: number;
  /** The smallest chip. Default: the file's `_chip_unit`, else 1. */
  readonly chipUnit?: number;
  /** The id of the player at an index, from 0. Default: the file's `_player_ids`, or its name of the player when that is a valid id, else `p1`, `p2`, …. */
  readonly playerId?: (player: number) => PlayerId;
}

const streets: readonly Street[] = ['preflop', 'flop', 'turn', 'river'];

/**
 * The plan of a hand. If the file has no `seats`, the first player has seat 1 and the button the last. User fields of Tapis are supported:
 * `_player_ids`, `_button` (a seat, for a dead button), `_dead_seats`, `_chip_unit`, `_ante_priority`, `_ante_format` (of an ante of 0),
 * `_small_blind` (of a hand without one posted), `_declared_winners` (for each pot, main pot first, the declared winning seats; none when
 * cards or folds decide). Without the last, a big blind who cannot cover both pays the ante first, like the standard's own player.
 * @throws PhhError when seats are not clockwise, or a user field of Tapis is invalid
 */
export function planHand(hand: PhhHand, context: PlanContext): HandPlan {
  const seatOf = (player: number): number => hand.seats?.[player] ?? player + 1;
  const dealt = new Map(
    hand.actions.flatMap((action) => (action.kind === 'dealHole' && action.cards !== null ? [[action.player, action.cards]] : [])),
  );
  const acts: PlannedAct[] = [];
  const board: (readonly Card[] | null)[] = [];
  const shows: PlannedShow[] = [];
  for (const action of hand.actions) {
    if (action.kind === 'dealBoard') board.push(action.cards);
    if (action.kind === 'dealBoard' || action.kind === 'dealHole') continue;
    const at = { seat: seatOf(action.player), street: streets[board.length] as Street, action: action.index };
    if (action.kind === 'show') shows.push({ ...at, cards: action.cards ?? dealt.get(action.player) ?? null });
    else if (action.kind === 'muck') shows.push({ ...at, cards: null });
    else {
      const move = action.kind === 'betOrRaise' ? { to: action.to } : action.kind;
      acts.push({ ...at, move });
    }
  }
  return {
    place: hand.place,
    start: startOf(hand, context, seatOf),
    seats: hand.startingStacks.map((_, player) => seatOf(player)),
    holeCards: [...dealt].map(([player, cards]) => ({ seat: seatOf(player), cards })),
    acts,
    board,
    shows,
    declared: declaredOf(hand),
  };
}

const isSeats = (value: unknown): value is number[] => Array.isArray(value) && value.every((seat) => Seat.safeParse(seat).success);
const readWinners = (value: unknown): number[][] | undefined => (Array.isArray(value) && value.every(isSeats) ? value : undefined);

function declaredOf(hand: PhhHand): HandPlan['declared'] {
  const winners = userField(hand, '_declared_winners', readWinners, 'an array of arrays of seats') ?? [];
  return winners.flatMap((seats, pot) => (seats.length > 0 ? [{ pot, seats }] : []));
}

function startOf(hand: PhhHand, context: PlanContext, seatOf: (player: number) => number): HandStart {
  const { forcedBets } = hand;
  const order = hand.startingStacks.map((_, player) => seatOf(player));
  const button = userField(hand, '_button', (value) => Seat.safeParse(value).data, 'a seat from 1 to 10') ?? order.at(-1)!;
  if (!isClockwise(order.includes(button) ? order : [...order, button])) {
    throw new PhhError(
      'PHH_PLAYERS_INVALID',
      { ...hand.place, field: 'seats' },
      'must go clockwise from the first seat left of the button to the button',
    );
  }
  const isSeatList = (value: unknown): readonly number[] | undefined =>
    Array.isArray(value) && value.every((seat) => order.includes(seat)) ? value : undefined;
  const dead = userField(hand, '_dead_seats', isSeatList, 'an array of seats of the hand') ?? [];
  const stakes: Stakes = {
    smallBlind:
      (forcedBets.smallBlindPlayer === null ? userField(hand, '_small_blind', wholeNumber, 'a whole number of chips from 1') : undefined) ??
      forcedBets.smallBlind,
    bigBlind: forcedBets.bigBlind,
    ante: forcedBets.ante,
    anteFormat:
      (forcedBets.ante === 0 ? userField(hand, '_ante_format', isAnteFormat, '"classic", "button" or "bigBlind"') : undefined) ??
      forcedBets.anteFormat,
    antePriority: userField(hand, '_ante_priority', isAntePriority, '"blindFirst" or "anteFirst"') ?? 'anteFirst',
  };
  const seats = hand.startingStacks.map((stack, player) => ({
    seat: seatOf(player),
    playerId: context.playerId?.(player) ?? defaultPlayerId(hand, player),
    stack,
    dead: dead.includes(seatOf(player)),
  }));
  return {
    tournamentId: context.tournamentId,
    table: context.table ?? wholeNumber(hand.table) ?? 1,
    handNumber: context.handNumber ?? wholeNumber(hand.hand) ?? 1,
    level: hand.level ?? 1,
    rulebook: context.rulebook,
    seats: seats.sort((one, other) => one.seat - other.seat),
    button,
    smallBlindSeat: forcedBets.smallBlindPlayer === null ? null : seatOf(forcedBets.smallBlindPlayer),
    bigBlindSeat: seatOf(forcedBets.bigBlindPlayer),
    stakes,
    chipUnit: userField(hand, '_chip_unit', wholeNumber, 'a whole number of chips from 1') ?? context.chipUnit ?? 1,
  };
}

/** Whether seat numbers rise, except for one wrap-around. */
function isClockwise(seats: readonly number[]): boolean {
  return seats.filter((seat, i) => seat > (seats[(i + 1) % seats.length] as number)).length === 1;
}

function userField<T>(hand: PhhHand, field: string, read: (value: unknown) => T | undefined, what: string): T | undefined {
  const value = hand.userFields[field];
  if (value === undefined) return undefined;
  const code: PhhErrorCode = 'PHH_FIELD_INVALID';
  const fit = read(value);
  if (fit === undefined) throw new PhhError(code, { ...hand.place, field }, `must be ${what}`);
  return fit;
}

const isAnteFormat = (value: unknown): Stakes['anteFormat'] | undefined => AnteFormat.safeParse(value).data;
const isAntePriority = (value: unknown): Stakes['antePriority'] | undefined =>
  value === 'blindFirst' || value === 'anteFirst' ? value : undefined;
const wholeNumber = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 1 ? (value as number) : undefined;

function defaultPlayerId(hand: PhhHand, player: number): PlayerId {
  const isIds = (value: unknown): readonly string[] | undefined =>
    Array.isArray(value) && value.length === hand.players && value.every((id) => PlayerId.safeParse(id).success) ? value : undefined;
  const ids = userField(hand, '_player_ids', isIds, 'an array with an id for each player');
  if (ids !== undefined) return PlayerId.parse(ids[player]);
  const name = PlayerId.safeParse(hand.names?.[player]);
  const unique = hand.names?.filter((other) => other === hand.names?.[player]).length === 1;
  return name.success && unique ? name.data : PlayerId.parse(`p${player + 1}`);
}
