/**
 * Button and blinds of a table's next hand: they follow from the last hand and from the players who came and went since, or from the
 * director's order.
 */
import { bookOf } from '../book.js';
import type { EventOf } from '../../../events/event-type.js';
import type { Citation } from '../../../events/judging.js';
import type { tournamentEvents } from '../../../events/tournament.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebook.js';
import { refuseUnlessText, refuseUnlessWhole } from '../bounds.js';
import { listSeatsNotThere } from '../entry/not-there.js';
import { findFirstAfter } from '../seating/circle.js';
import { findDealer } from './dealer.js';
import type { OrderedPositions } from '../../../commands/tournament/hands.js';
import { drawButton } from './first-button.js';
import { findFirstHand, findNextHand } from './next-hand.js';
import { makeOrderedHand, smallBlindPositionOf } from './ordered-hand.js';
import { type Newcomer, newcomersOf } from './newcomers.js';
import type { ButtonRules, LastHand, NextHand, SetPositions, TableNow } from './positions.js';
import { listReasons } from './reasons.js';
import { refuse, type Refused } from '../refusals.js';
import { deriveSeed } from '../lots/derived-seed.js';
import { countSeatsAt } from '../seating/situation.js';
import type { Positions, Running, Table } from '../state.js';
import { MOST_REASON } from '../../../events/values.js';

export type FirstButton = EventOf<typeof tournamentEvents.FirstButtonDetermined>;

/** The positions of a hand, as its event states them, and who plays. */
export interface HandPositions {
  /** Set before a table's first hand, unless the button was known. */
  readonly firstButton: FirstButton | null;
  readonly data: Pick<
    EventOf<typeof tournamentEvents.HandPlayed>['data'],
    'button' | 'smallBlindSeat' | 'smallBlindPosition' | 'bigBlindSeat' | 'dealer' | 'waiting' | 'articles' | 'orderedBecause'
  >;
  readonly dealtIn: readonly number[];
}

type Found = (HandPositions & { readonly refusal?: undefined }) | Refused;

/**
 * @param table with two players at least
 * @param absent seats whose players are not there; where it is left out, those who are away or suspended
 */
export function findPositions(running: Running, table: Table, ordered: OrderedPositions | undefined, absent?: readonly number[]): Found {
  const book = bookOf(running.settings);
  const now = readTable(running, table, absent);
  const rules = readButtonRules(book);
  const last = table.positions === null ? null : lastHandOf(table.positions);
  const first = last === null && table.firstButton === null ? firstButtonOf(running, table) : null;
  const byRule = last === null ? findFirstHand(now, table.firstButton ?? first!.data.seat, rules) : findNextHand(last, now, rules);
  const articles = last === null ? [] : listReasons(last, now, byRule, book);
  if (ordered === undefined || isSame(ordered, byRule)) return makePositions(first, byRule, { articles });
  const { reason } = ordered;
  const refused =
    refuseImpossible(running, table, ordered) ??
    (reason === undefined ? refuseNotConforming(table, byRule, book) : refuseUnlessText('reason', reason, MOST_REASON));
  return refused ?? makePositions(null, makeOrderedHand(ordered, last, now, rules), { articles: [], orderedBecause: reason! });
}

/** The next hand of a table, with what its newcomers get and owe, and what that rests on. */
export interface HandToCome {
  readonly next: NextHand;
  readonly newcomers: readonly Newcomer[];
  readonly articles: readonly Citation[];
}

/** Should it be dealt with those who sit there now; null where too few do, or the first button is still to be drawn. */
export function readHandToCome(running: Running, table: Table): HandToCome | null {
  const next = findNextByRule(running, table);
  if (next === null) return null;
  if (table.positions === null)
    return { next, newcomers: [], articles: table.firstButton === null ? firstButtonOf(running, table).data.articles : [] };
  const book = bookOf(running.settings);
  const last = lastHandOf(table.positions);
  const now = readTable(running, table);
  return { next, newcomers: newcomersOf(last, now, next, book.floor), articles: listReasons(last, now, next, book) };
}

/** The next hand of a table by the rule alone; null where too few sit there, or the first button is still to be drawn. */
export function findNextByRule(running: Running, table: Table): NextHand | null {
  const now = readTable(running, table);
  if (now.occupied.length < 2) return null;
  const rules = readButtonRules(bookOf(running.settings));
  if (table.positions !== null) return findNextHand(lastHandOf(table.positions), now, rules);
  const first = table.firstButton ?? (readFirstButtonSetting(running.settings).value === 'seat1' ? 1 : null);
  return first === null ? null : findFirstHand(now, first, rules);
}

/** The positions of the hand in progress, had one more of those at the table been there when it was opened. */
export function withNewcomer(running: Running, table: Table, seat: number): NextHand {
  const book = bookOf(running.settings);
  const { positions, openHand } = table;
  const previous = positions?.previous ?? null;
  const there = new Set([seat, ...(positions?.waiting ?? []), ...(openHand?.seats ?? []).map((dealt) => dealt.seat)]);
  const absent = listDeadSeats(openHand);
  const now = readTable(running, { ...table, positions: previous, seats: table.seats.filter((seated) => there.has(seated.seat)) }, absent);
  const last = previous === null ? null : lastHandOf(previous);
  if (openHand?.orderedBecause !== undefined) return makeOrderedHand(openHand, last, now, readButtonRules(book));
  if (last !== null) return findNextHand(last, now, readButtonRules(book));
  return findFirstHand(now, table.firstButton ?? openHand!.button, readButtonRules(book));
}

function makePositions(
  firstButton: FirstButton | null,
  next: NextHand,
  why: Pick<HandPositions['data'], 'articles' | 'orderedBecause'>,
): HandPositions {
  const { button, smallBlind, bigBlind, dealer, waiting, dealtIn } = next;
  const data = {
    button: button.seat,
    smallBlindSeat: smallBlind.posted ? smallBlind.seat : null,
    smallBlindPosition: smallBlind.seat,
    bigBlindSeat: bigBlind,
    dealer,
    waiting: [...waiting],
    ...why,
  };
  return { firstButton, data, dealtIn };
}

export function readButtonRules({ floor, dealing }: Rulebook): ButtonRules {
  return {
    bigBlindGoesBack: floor.deadButton.bigBlindMovesBack.value,
    deadButtonDealer: dealing.deal.deadButtonDealer.value,
    absentDealer: dealing.deal.absentDealer.value,
  };
}

export function lastHandOf({ button, smallBlindPosition, bigBlindSeat, dealer, seats, waiting }: Positions): LastHand {
  return { button, smallBlind: smallBlindPosition, bigBlind: bigBlindSeat, dealer, headsUp: seats.length - waiting.length === 2 };
}

function readTable(running: Running, now: Table, absent = listSeatsNotThere(running, now)): TableNow {
  const { table, seats, positions } = now;
  const before = positions?.seats ?? seats;
  const stays = (seat: number): boolean =>
    before.some((was) => was.seat === seat && seats.some((is) => is.seat === seat && is.playerId === was.playerId));
  return {
    maxSeats: countSeatsAt(running, table),
    occupied: seats.map(({ seat }) => seat),
    newcomers: before === seats ? [] : seats.map(({ seat }) => seat).filter((seat) => !stays(seat)),
    vacated: before === seats ? [] : before.map(({ seat }) => seat).filter((seat) => !stays(seat)),
    waited: (positions?.waiting ?? []).filter(stays),
    absent,
  };
}

/** Where the book puts a table's first button: at seat 1, or drawn from a seed (RC 6; MO 2.2; TF §2 b2). */
export function firstButtonOf(running: Running, { table, seats }: Table): FirstButton {
  const setting = readFirstButtonSetting(running.settings);
  const occupied = seats.map(({ seat }) => seat);
  if (setting.value === 'seat1') {
    const seat = occupied.includes(1) ? 1 : findFirstAfter(occupied, 1);
    const { seatEmpty } = bookOf(running.settings).floor.firstButton;
    const articles = seat === 1 ? cite(setting) : cite(setting, seatEmpty);
    return { type: 'FirstButtonDetermined', data: { table, seat, method: 'seat1', seed: null, articles } };
  }
  const seed = deriveSeed(running, `button ${table}`);
  return {
    type: 'FirstButtonDetermined',
    data: { table, seat: drawButton(seed, occupied), method: 'seed', seed, articles: cite(setting) },
  };
}

export function readFirstButtonSetting({ rulebook, kind }: Running['settings']): Rulebook['floor']['firstButton']['standard'] {
  const { firstButton } = bookOf({ rulebook }).floor;
  return kind === 'regional' || kind === 'national' ? firstButton.finals : firstButton.standard;
}

function isSame({ button, smallBlindSeat, bigBlindSeat }: SetPositions, next: NextHand): boolean {
  return (
    button === next.button.seat &&
    smallBlindSeat === (next.smallBlind.posted ? next.smallBlind.seat : null) &&
    bigBlindSeat === next.bigBlind
  );
}

/** Positions that no hand can have. */
function refuseImpossible(running: Running, { table, seats }: Table, set: SetPositions): Refused | null {
  const last = countSeatsAt(running, table);
  const { button, smallBlindSeat, bigBlindSeat } = set;
  const nobodyAt = [smallBlindSeat, bigBlindSeat].find((seat) => seat !== null && !seats.some((seated) => seated.seat === seat));
  return (
    refuseUnlessWhole('button', button, 1, last) ??
    refuseUnlessWhole('bigBlindSeat', bigBlindSeat, 1, last) ??
    (smallBlindSeat === null ? null : refuseUnlessWhole('smallBlindSeat', smallBlindSeat, 1, last)) ??
    (nobodyAt == null ? null : refuse('EMPTY_SEAT', { table, seat: nobodyAt })) ??
    (smallBlindSeat === bigBlindSeat ? refuse('BLINDS_ON_ONE_SEAT', { table, seat: bigBlindSeat }) : null)
  );
}

function refuseNotConforming({ table }: Table, { button, smallBlind, bigBlind }: NextHand, { floor }: Rulebook): Refused {
  const parameters = { table, button: button.seat, smallBlind: smallBlind.posted ? smallBlind.seat : null, bigBlind };
  return refuse('POSITIONS_NOT_CONFORMING', parameters, articleOf(floor.deadButton.used));
}

/** What the positions of a table's hand are once they were put right in it. */
export function correctPositions(
  running: Running,
  { table, positions, openHand }: Pick<Table, 'table' | 'openHand'> & { readonly positions: Positions },
  set: SetPositions,
): Pick<HandPositions['data'], 'button' | 'smallBlindSeat' | 'smallBlindPosition' | 'bigBlindSeat' | 'dealer'> {
  const { button, smallBlindSeat, bigBlindSeat } = set;
  const { seats, waiting } = positions;
  const dealtIn = seats.map(({ seat }) => seat).filter((seat) => !waiting.includes(seat));
  const smallBlindPosition = smallBlindPositionOf(set, positions.smallBlindPosition, countSeatsAt(running, table));
  const dealer = findDealer(button, [smallBlindPosition, bigBlindSeat], dealtIn, {
    before: positions.dealer,
    newcomers: [],
    absent: listDeadSeats(openHand),
    rules: readButtonRules(bookOf(running.settings)),
  });
  return { button, smallBlindSeat, smallBlindPosition, bigBlindSeat, dealer };
}

/** Who was dealt into a hand and is not there. */
function listDeadSeats(hand: Table['openHand']): readonly number[] {
  return hand === null ? [] : hand.seats.filter(({ dead }) => dead).map(({ seat }) => seat);
}
