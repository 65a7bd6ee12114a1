/**
 * Button and blinds of a table's next hand: what the table's last hand and the players who came and went since make of them, or the
 * director's order. Pure. May import: `events/`, `rulebooks/`, its neighbours.
 */
import { MAX_REASON } from '../../../commands/fields.js';
import type { EventOf } from '../../../events/event-type.js';
import type { Citation } from '../../../events/judging.js';
import type { tournamentEvents } from '../../../events/tournament.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebook.js';
import { refuseUnlessText, refuseUnlessWhole } from '../bounds.js';
import { dealerOf } from './dealer.js';
import type { OrderedPositions } from './commands.js';
import { drawButton } from './first-button.js';
import { firstHand, nextHand } from './next-hand.js';
import { orderedHand, smallBlindPositionOf } from './ordered-hand.js';
import { type Newcomer, newcomersOf } from './newcomers.js';
import type { ButtonRules, LastHand, NextHand, SetPositions, TableNow } from './positions.js';
import { reasonsFor } from './reasons.js';
import { refuse, type Refused } from '../refusals.js';
import { derivedSeed } from '../seating/derived-seed.js';
import { seatsAt } from '../seating/situation.js';
import type { Positions, Running, Table } from '../state.js';

export type FirstButton = EventOf<typeof tournamentEvents.FirstButtonDetermined>;

/** The positions of a hand, as its event tells them, and who plays. */
export interface HandPositions {
  /** Told before a table's first hand, unless it was known. */
  readonly firstButton: FirstButton | null;
  readonly data: Pick<
    EventOf<typeof tournamentEvents.HandPlayed>['data'],
    'button' | 'smallBlindSeat' | 'smallBlindPosition' | 'bigBlindSeat' | 'dealer' | 'waiting' | 'articles' | 'orderedBecause'
  >;
  readonly dealtIn: readonly number[];
}

type Found = (HandPositions & { readonly refusal?: undefined }) | Refused;

/** @param table with two players at least */
export function positionsFor(running: Running, table: Table, ordered: OrderedPositions | undefined): Found {
  const book = rulebookFor(running.settings.rulebook)!;
  const now = tableNow(running, table);
  const rules = buttonRules(book);
  const last = table.positions === null ? null : lastHandOf(table.positions);
  const first = last === null && table.firstButton === null ? firstButtonOf(running, table) : null;
  const byRule = last === null ? firstHand(now.occupied, table.firstButton ?? first!.data.seat) : nextHand(last, now, rules);
  const articles = last === null ? [] : reasonsFor(last, now, byRule, book);
  if (ordered === undefined || isSame(ordered, byRule)) return told(first, byRule, { articles });
  const { reason } = ordered;
  const refused =
    refuseImpossible(running, table, ordered) ??
    (reason === undefined ? refuseNotConforming(table, byRule, book) : refuseUnlessText('reason', reason, MAX_REASON));
  return refused ?? told(null, orderedHand(ordered, last, now, rules), { articles: [], orderedBecause: reason! });
}

/** The next hand of a table, with what its newcomers get and owe, and what that rests on. */
export interface HandToCome {
  readonly next: NextHand;
  readonly newcomers: readonly Newcomer[];
  readonly articles: readonly Citation[];
}

/** Should it be dealt with those who sit there now; null where too few do, or the first button is still to be drawn. */
export function handToCome(running: Running, table: Table): HandToCome | null {
  const next = nextByRule(running, table);
  if (next === null) return null;
  if (table.positions === null)
    return { next, newcomers: [], articles: table.firstButton === null ? firstButtonOf(running, table).data.articles : [] };
  const book = rulebookFor(running.settings.rulebook)!;
  const last = lastHandOf(table.positions);
  const now = tableNow(running, table);
  return { next, newcomers: newcomersOf(last, now, next, book.floor), articles: reasonsFor(last, now, next, book) };
}

/** The next hand of a table by the rule alone; null where too few sit there, or the first button is still to be drawn. */
export function nextByRule(running: Running, table: Table): NextHand | null {
  const now = tableNow(running, table);
  if (now.occupied.length < 2) return null;
  if (table.positions !== null) return nextHand(lastHandOf(table.positions), now, buttonRules(rulebookFor(running.settings.rulebook)!));
  const first = table.firstButton ?? (firstButtonSetting(running.settings).value === 'seat1' ? 1 : null);
  return first === null ? null : firstHand(now.occupied, first);
}

/** The positions of the hand in progress, had one more of those at the table been there when it was opened. */
export function withNewcomer(running: Running, table: Table, seat: number): NextHand {
  const book = rulebookFor(running.settings.rulebook)!;
  const { positions, openHand } = table;
  const previous = positions?.previous ?? null;
  const there = new Set([seat, ...(positions?.waiting ?? []), ...(openHand?.seats ?? []).map((dealt) => dealt.seat)]);
  const now = tableNow(running, { ...table, positions: previous, seats: table.seats.filter((seated) => there.has(seated.seat)) });
  const last = previous === null ? null : lastHandOf(previous);
  if (openHand?.orderedBecause !== undefined) return orderedHand(openHand, last, now, buttonRules(book));
  if (last !== null) return nextHand(last, now, buttonRules(book));
  return firstHand(now.occupied, table.firstButton ?? openHand!.button);
}

function told(
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

export function buttonRules({ floor, dealing }: Rulebook): ButtonRules {
  return { bigBlindGoesBack: floor.deadButton.bigBlindMovesBack.value, deadButtonDealer: dealing.deal.deadButtonDealer.value };
}

export function lastHandOf({ button, smallBlindPosition, bigBlindSeat, dealer, seats, waiting }: Positions): LastHand {
  return { button, smallBlind: smallBlindPosition, bigBlind: bigBlindSeat, dealer, headsUp: seats.length - waiting.length === 2 };
}

function tableNow(running: Running, { table, seats, positions }: Table): TableNow {
  const before = positions?.seats ?? seats;
  const stays = (seat: number): boolean =>
    before.some((was) => was.seat === seat && seats.some((is) => is.seat === seat && is.playerId === was.playerId));
  return {
    maxSeats: seatsAt(running, table),
    occupied: seats.map(({ seat }) => seat),
    newcomers: before === seats ? [] : seats.map(({ seat }) => seat).filter((seat) => !stays(seat)),
    vacated: before === seats ? [] : before.map(({ seat }) => seat).filter((seat) => !stays(seat)),
    waited: (positions?.waiting ?? []).filter(stays),
  };
}

/** Where the book puts a table's first button: at seat 1, or drawn from a seed (RC 6; MO 2.2; TF §2 b2). */
export function firstButtonOf(running: Running, { table, seats }: Table): FirstButton {
  const setting = firstButtonSetting(running.settings);
  const occupied = seats.map(({ seat }) => seat);
  if (setting.value === 'seat1') {
    const seat = firstHand(occupied, 1).button.seat;
    const { seatEmpty } = rulebookFor(running.settings.rulebook)!.floor.firstButton;
    const articles = seat === 1 ? cite(setting) : cite(setting, seatEmpty);
    return { type: 'FirstButtonDetermined', data: { table, seat, method: 'seat1', seed: null, articles } };
  }
  const seed = derivedSeed(running, `button ${table}`);
  return {
    type: 'FirstButtonDetermined',
    data: { table, seat: drawButton(seed, occupied), method: 'seed', seed, articles: cite(setting) },
  };
}

export function firstButtonSetting({ rulebook, kind }: Running['settings']): Rulebook['floor']['firstButton']['standard'] {
  const { firstButton } = rulebookFor(rulebook)!.floor;
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
function refuseImpossible(running: Running, { table, seats }: Table, set: SetPositions): Refused | undefined {
  const last = seatsAt(running, table);
  const { button, smallBlindSeat, bigBlindSeat } = set;
  const nobodyAt = [smallBlindSeat, bigBlindSeat].find((seat) => seat !== null && !seats.some((seated) => seated.seat === seat));
  return (
    refuseUnlessWhole('button', button, 1, last) ??
    refuseUnlessWhole('bigBlindSeat', bigBlindSeat, 1, last) ??
    (smallBlindSeat === null ? undefined : refuseUnlessWhole('smallBlindSeat', smallBlindSeat, 1, last)) ??
    (nobodyAt == null ? undefined : refuse('EMPTY_SEAT', { table, seat: nobodyAt })) ??
    (smallBlindSeat === bigBlindSeat ? refuse('BLINDS_ON_ONE_SEAT', { table, seat: bigBlindSeat }) : undefined)
  );
}

function refuseNotConforming({ table }: Table, { button, smallBlind, bigBlind }: NextHand, { floor }: Rulebook): Refused {
  const parameters = { table, button: button.seat, smallBlind: smallBlind.posted ? smallBlind.seat : null, bigBlind };
  return refuse('POSITIONS_NOT_CONFORMING', parameters, articleOf(floor.deadButton.used));
}

/** What the positions of a table's hand are once they were put right in it. */
export function correctedPositions(
  running: Running,
  { table, positions }: { readonly table: number; readonly positions: Positions },
  set: SetPositions,
): Pick<HandPositions['data'], 'button' | 'smallBlindSeat' | 'smallBlindPosition' | 'bigBlindSeat' | 'dealer'> {
  const { button, smallBlindSeat, bigBlindSeat } = set;
  const { seats, waiting } = positions;
  const dealtIn = seats.map(({ seat }) => seat).filter((seat) => !waiting.includes(seat));
  const smallBlindPosition = smallBlindPositionOf(set, positions.smallBlindPosition, seatsAt(running, table));
  const dealer = dealerOf(button, [smallBlindPosition, bigBlindSeat], dealtIn, {
    before: positions.dealer,
    newcomers: [],
    rules: buttonRules(rulebookFor(running.settings.rulebook)!),
  });
  return { button, smallBlindSeat, smallBlindPosition, bigBlindSeat, dealer };
}
