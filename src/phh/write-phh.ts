/**
 * Writes a hand's events as Poker Hand History, so that any reader of the standard can play it, and ours gets the same result. What the
 * standard has no field for is in user fields (`_…`), which other readers ignore; see hand-plan.
 */
import type { HandEvent } from '../../events/hand.js';
import type { PlayerId } from '../../events/ids.js';
import type { HoleCards } from '../../events/values.js';
import { PhhError } from './phh-error.js';
import { type HandStart, plainHand } from './plain-hand.js';
import { tomlValue } from './toml-value.js';

export interface PhhWriting {
  /** The event's name, for the standard's `event` field. */
  readonly event?: string;
  /** Seats at the table, occupied or not. */
  readonly seatCount?: number;
  /** Players' names, if they may be written. Otherwise `players` has ids. */
  readonly nameOf?: (playerId: PlayerId) => string | undefined;
  /** More user fields, by names that start with an underscore. */
  readonly userFields?: Readonly<Record<string, unknown>>;
}

/**
 * One hand as the text of a `.phh` file. An unfinished hand is written up to its last event.
 * @param recorded the hand's stream from its start; struck entries are left out
 * @throws PhhError PHH_BLINDS_NOT_SUPPORTED when a blind is owed by a seat that the standard cannot express, PHH_HAND_NOT_PLAIN when a
 * reader of the standard would get other stacks, or the hand was annulled; Error when the events do not begin with HandStarted
 */
export function writePhh(recorded: readonly HandEvent[], writing: PhhWriting = {}): string {
  const { events, start } = plainHand(recorded);
  const order = inPhhOrder(start);
  const seats = order.map(({ seat }) => seat);
  const names = writing.nameOf === undefined ? undefined : order.map(({ playerId }) => writing.nameOf?.(playerId) ?? '');
  const completed = events.find((event) => event.type === 'HandCompleted');
  const { stakes } = start;
  const fields: Record<string, unknown> = {
    variant: 'NT',
    ante_trimming_status: stakes.anteFormat === 'classic' || stakes.anteFormat === 'none',
    antes: antesOf(start, seats),
    blinds_or_straddles: blindsOf(start, seats),
    min_bet: stakes.bigBlind,
    starting_stacks: order.map(({ stack }) => stack),
    actions: actionsOf(events, start, seats),
    event: writing.event,
    hand: start.handNumber,
    level: start.level,
    seats,
    seat_count: writing.seatCount,
    table: start.table,
    players: names ?? order.map(({ playerId }) => playerId),
    finishing_stacks: completed && seats.map((seat) => completed.data.results.find((result) => result.seat === seat)?.stackAfter ?? 0),
    _player_ids: names && order.map(({ playerId }) => playerId),
    _button: start.button === seats.at(-1) ? undefined : start.button,
    _dead_seats: start.seats.some(({ dead }) => dead) ? start.seats.filter(({ dead }) => dead).map(({ seat }) => seat) : undefined,
    _chip_unit: start.chipUnit === 1 ? undefined : start.chipUnit,
    _small_blind: start.smallBlindSeat === null && stakes.smallBlind > 0 ? stakes.smallBlind : undefined,
    _ante_format: stakes.ante === 0 && stakes.anteFormat !== 'none' ? stakes.anteFormat : undefined,
    _ante_priority: stakes.antePriority === 'anteFirst' ? undefined : stakes.antePriority,
    _declared_winners: declaredOf(events),
    ...writing.userFields,
  };
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field} = ${tomlValue(value)}\n`)
    .join('');
}

/** Several hands as the text of a `.phhs` file: one table each, numbered from 1, or from another number in a later part of a file. */
export function joinPhhs(hands: readonly string[], from = 1): string {
  return hands.map((hand, index) => `[${from + index}]\n${hand}`).join('\n');
}

/** The seats from left of the button round to it. */
function inPhhOrder({ seats, button }: HandStart): HandStart['seats'] {
  const first = seats.findIndex(({ seat }) => seat > button);
  return first <= 0 ? seats : [...seats.slice(first), ...seats.slice(0, first)];
}

/** The standard reverses antes and blinds heads-up. */
function asWritten(amounts: readonly number[]): readonly number[] {
  return amounts.length === 2 ? amounts.toReversed() : amounts;
}

function antesOf({ stakes, bigBlindSeat, button }: HandStart, seats: readonly number[]): readonly number[] {
  const pays = {
    none: () => false,
    classic: () => true,
    bigBlind: (seat: number) => seat === bigBlindSeat,
    button: (seat: number) => seat === button,
  };
  return asWritten(seats.map((seat) => (pays[stakes.anteFormat](seat) ? stakes.ante : 0)));
}

function blindsOf(start: HandStart, seats: readonly number[]): readonly number[] {
  const { smallBlindSeat, bigBlindSeat, stakes, handNumber, table } = start;
  const small = smallBlindSeat === null || stakes.smallBlind === 0 ? -1 : seats.indexOf(smallBlindSeat);
  const big = seats.indexOf(bigBlindSeat);
  const expected = seats.length === 2 ? small !== 0 && big === 0 : small === -1 ? big <= 1 : small === 0 && big === 1;
  if (!expected) {
    const place = { source: `table ${table}, hand ${handNumber}`, field: 'blinds_or_straddles' };
    throw new PhhError(
      'PHH_BLINDS_NOT_SUPPORTED',
      place,
      'the blinds are not the first two seats left of the button, and the standard has no other place for them',
    );
  }
  return asWritten(seats.map((_, player) => (player === small ? stakes.smallBlind : player === big ? stakes.bigBlind : 0)));
}

function actionsOf(events: readonly HandEvent[], start: HandStart, seats: readonly number[]): string[] {
  const player = (seat: number): string => `p${seats.indexOf(seat) + 1}`;
  const known = new Map(
    events.flatMap((event): [number, HoleCards][] => (event.type === 'HoleCardsRecorded' ? [[event.data.seat, event.data.cards]] : [])),
  );
  const deals = seats.map((seat) => `d dh ${player(seat)} ${known.get(seat)?.join('') ?? '????'}`);
  const folds = new DeadFolds(start, seats);
  const actions = events.flatMap((event): string[] => {
    switch (event.type) {
      case 'Folded':
        return [...folds.before(event.data.seat), `${player(event.data.seat)} f`];
      case 'Checked':
      case 'Called':
        return [...folds.before(event.data.seat), `${player(event.data.seat)} cc`];
      case 'BetPlaced':
      case 'Raised':
        return [...folds.before(event.data.seat), `${player(event.data.seat)} cbr ${event.data.to}`];
      case 'ChipsGathered':
        return folds.rest();
      case 'BoardDealt':
        return [`d db ${event.data.cards?.join('') ?? '??'.repeat(event.data.street === 'flop' ? 3 : 1)}`];
      case 'HandTabled':
        return [`${player(event.data.seat)} sm ${event.data.cards.join('')}`];
      case 'HandMucked':
        return [`${player(event.data.seat)} sm`];
      default:
        return [];
    }
  });
  return [...deals, ...actions];
}

/** The standard has no hand that is dead from the start: its player is written to fold in turn. */
class DeadFolds {
  readonly #owing: number[];

  constructor(
    start: HandStart,
    private readonly seats: readonly number[],
  ) {
    const first = seats.indexOf(start.bigBlindSeat) + 1;
    this.#owing = [...seats.slice(first), ...seats.slice(0, first)];
    this.#dead = new Set(start.seats.filter(({ dead }) => dead).map(({ seat }) => seat));
  }

  readonly #dead: ReadonlySet<number>;

  /** The folds of dead hands before this seat, on the first round. */
  before(seat: number): string[] {
    const turn = this.#owing.indexOf(seat);
    return turn < 0 ? [] : this.#fold(this.#owing.splice(0, turn + 1));
  }

  /** The remaining folds at the end of the first round. */
  rest(): string[] {
    return this.#fold(this.#owing.splice(0));
  }

  #fold(passed: readonly number[]): string[] {
    return passed.filter((seat) => this.#dead.has(seat)).map((seat) => `p${this.seats.indexOf(seat) + 1} f`);
  }
}

function declaredOf(events: readonly HandEvent[]): readonly (readonly number[])[] | undefined {
  const awards = events.flatMap((event) => (event.type === 'PotAwarded' ? [event.data] : [])).sort((one, other) => one.pot - other.pot);
  if (!awards.some(({ basis }) => basis === 'declaration')) return undefined;
  return awards.map(({ basis, shares }) => (basis === 'declaration' ? shares.map(({ seat }) => seat) : []));
}
