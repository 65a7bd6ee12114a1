/**
 * Who sits in the hand of a dealing case, where button and blinds are, and what each seat has put in before the street: stated, or the
 * simplest that fits what is stated.
 */
import type { PlayerId, TournamentId } from '../../../events/ids.js';
import type { HandStart } from '../../../commands/hand/start.js';
import { referenceTo } from '../../../src/rulebooks/adopted-book.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import type { DealingCase, Given } from './shape.js';

/** What a seat brings to the street on which the case begins. */
export interface Seated {
  readonly seat: number;
  /** Chips at the start of the hand. */
  readonly stack: number;
  /** Chips that went in on the streets before. */
  readonly before: number;
  /** Folded on a street before. */
  readonly foldedBefore: boolean;
}

export interface Roster {
  readonly seats: readonly Seated[];
  readonly start: HandStart;
}

/** Chips of a player whose stack does not matter. */
const DEEP = 10_000;
/** Chips of an all-in that a case does not count. */
const ALL_IN = 1000;
const BIG_BLIND = 100;

/** A seat number; above it, a number of chips. */
const LAST_SEAT = 10;

const EARLY = new Set(['betweenHands', 'beforeDeal', 'dealing', 'misdealDeclared', 'preflop']);

/** Whether the case begins before the flop. */
export function isEarly({ phase }: Given): boolean {
  return EARLY.has(phase);
}

export function skippedIn({ skipped }: Given): readonly number[] {
  return skipped === undefined ? [] : Array.isArray(skipped) ? skipped : [skipped];
}

/** The acts that lead to the case: none where they only say that the street before was played. */
export function actionsOf(given: Given): NonNullable<Given['actions']> {
  return given.substantialAction === true && !isEarly(given) ? [] : (given.actions ?? []);
}

/** The seat next to one, counted from the left (clockwise), or before it. */
export function neighbour(seats: readonly number[], seat: number, side: 'next' | 'before'): number {
  const sorted = [...seats].sort((one, other) => one - other);
  if (side === 'next') return sorted.find((each) => each > seat) ?? sorted[0]!;
  return sorted.findLast((each) => each < seat) ?? sorted.at(-1)!;
}

export function rosterOf(stated: DealingCase, book: Rulebook): Roster {
  const { given } = stated;
  const numbers = seatsIn(stated);
  const folded = foldedBefore(given, numbers);
  const live = numbers.filter((seat) => !folded.has(seat));
  const stakes = stakesOf(given, book);
  const positions = posted(stated, numbers, positionsOf(stated, numbers, live));
  const before = contributions(given, numbers, stakes.bigBlind);
  const seats = numbers.map((seat) => ({
    seat,
    stack: Math.max(1, behind(given, seat) + before.get(seat)! + onStreet(given, seat) + anteOf(given, seat)),
    before: before.get(seat)!,
    foldedBefore: folded.has(seat),
  }));
  const start: HandStart = {
    tournamentId: 'conform' as TournamentId,
    table: 1,
    handNumber: 1,
    level: given.level?.n ?? 1,
    rulebook: referenceTo(book),
    seats: seats.map(({ seat, stack }) => ({ seat, playerId: `p${seat}` as PlayerId, stack, dead: false })),
    ...positions,
    stakes,
    chipUnit: given.unit ?? 1,
  };
  return { seats, start };
}

/** The seats of the case: those that it names, and enough others to play. */
function seatsIn(stated: DealingCase): number[] {
  const { given } = stated;
  const dealtIn = given.dealtIn ?? given.occupied ?? given.seatedNow;
  if (dealtIn !== undefined) return sorted(dealtIn);
  const named = new Set(namedIn(stated));
  for (const newcomer of given.arrivedSince ?? []) named.delete(newcomer);
  if (isWhole(given)) return sorted([...named]);
  // Where a player was skipped, the others have acted: only the skipped player is still to act.
  if (isEarly(given)) return sorted([...named, ...(skippedIn(given).length > 0 ? [4, 5] : [1, 2, 3, 4, 5, 6])]);
  const live = (): number => [...named].filter((seat) => !foldedBefore(given, []).has(seat)).length;
  const listed = given.live !== undefined;
  // A pot that is stated is divided by those who are named.
  const enough = given.pots === undefined ? 3 : 2;
  if (!listed) for (const seat of [2, 4, 5, 3, 6, 1]) if (live() < enough) named.add(seat);
  // Where folds are said to be without influence, there were some.
  if (stated.when.some((each) => each['foldsInfluenced'] !== undefined) && given.folded === undefined)
    named.add([3, 4].find((seat) => !named.has(seat)) ?? 1);
  // Somebody is still to speak where the acts of the street are no whole round.
  const acted = new Set(actionsOf(given).map(({ seat }) => seat));
  if (!listed && acted.size > 0 && [...named].every((seat) => acted.has(seat))) named.add([5, 6, 1].find((seat) => !named.has(seat)) ?? 7);
  return sorted([...named]);
}

/** Whether the case lists all who put chips in. */
function isWhole({ seats = [], dealtIn }: Given): boolean {
  return dealtIn === undefined && seats.filter(({ street, total }) => street !== undefined || total !== undefined).length >= 2;
}

function namedIn({ given, when }: DealingCase): number[] {
  const acts = [...actionsOf(given), ...(given.actionsSinceError ?? []), ...(given.actionsOfSkippedPlayers ?? [])];
  const { smallBlind, bigBlind, toAct, forgotten, aggressorEarlierStreet, announcedFalsely } = given;
  const single = [
    smallBlind,
    toAct,
    forgotten,
    aggressorEarlierStreet,
    announcedFalsely,
    bigBlind,
    isEarly(given) && !isWhole(given) ? given.button : undefined,
  ];
  const inWhen = when.flatMap(({ seat, seats = [], bySeat, targetSeat, targetSeats = [], by, shownTo, thrownBy }) => [
    seat,
    ...seats,
    bySeat,
    targetSeat,
    ...targetSeats,
    by,
    shownTo,
    thrownBy,
  ]);
  return [
    ...(given.seats ?? []).map(({ seat }) => seat),
    ...(given.live ?? []),
    ...(given.folded ?? []),
    ...(given.mucked ?? []),
    ...(given.exempt ?? []),
    ...(given.absentAtFirstDeal ?? []),
    ...(given.exposures ?? []).map(({ seat }) => seat),
    ...penalisedIn(given),
    ...Object.keys({ ...given.cards, ...given.ante?.paid }).map(Number),
    ...acts.map(({ seat }) => seat),
    ...skippedIn(given),
    ...[...single, ...inWhen].filter((seat) => typeof seat === 'number' && seat <= LAST_SEAT),
  ] as number[];
}

export function penalisedIn({ penalised = [] }: Given): number[] {
  return penalised.map((each) => (typeof each === 'number' ? each : each.seat));
}

/** Who folded on a street before: not by an act of the case, nor at its showdown. */
function foldedBefore(given: Given, numbers: readonly number[]): Set<number> {
  const now = new Set([...actionsOf(given).map(({ seat }) => seat), ...(given.mucked ?? []), ...(given.live ?? [])]);
  const stated = [
    ...(given.folded ?? []),
    ...(given.seats ?? []).filter(({ status, mucked }) => status === 'folded' && mucked !== true).map(({ seat }) => seat),
  ];
  // Who is not among the live seats of a case that lists them is out of it.
  const listed = new Set([...(given.live ?? numbers), ...(given.seats ?? []).map(({ seat }) => seat)]);
  return new Set([...stated, ...numbers.filter((seat) => !listed.has(seat))].filter((seat) => !now.has(seat)));
}

function behind(given: Given, seat: number): number {
  const { stack, status } = given.seats?.find((each) => each.seat === seat) ?? {};
  return stack ?? (status === 'allIn' ? 0 : DEEP);
}

/** What the seat has put in on the street of the case, as the case ends. */
function onStreet(given: Given, seat: number): number {
  const { street, total, status } = given.seats?.find((each) => each.seat === seat) ?? {};
  const acted = Math.max(
    0,
    ...[...actionsOf(given), ...(given.actionsSinceError ?? [])].filter((act) => act.seat === seat).map(({ to }) => to ?? 0),
  );
  if (isEarly(given)) return total ?? street ?? acted;
  if (street !== undefined) return street;
  if (acted > 0) return acted;
  // Nothing stated, and the bet of another to face: the all-in is the bet of this street.
  return status === 'allIn' && total === undefined && given.toAct !== undefined && given.toAct !== seat ? ALL_IN : 0;
}

function anteOf({ ante }: Given, seat: number): number {
  return ante?.paid[String(seat)] ?? 0;
}

/** What each seat put in on the streets before that of the case. */
function contributions(given: Given, numbers: readonly number[], bigBlind: number): Map<number, number> {
  if (isEarly(given)) return new Map(numbers.map((seat) => [seat, 0]));
  if (given.pots?.length === 1) return sharedOut(given.pots[0]!.amount, numbers);
  const stated = new Map<number, number>();
  for (const { seat, total, stack, status } of given.seats ?? []) {
    if (total !== undefined) stated.set(seat, Math.max(0, total - onStreet(given, seat)));
    else if (status === 'allIn' && stack !== undefined) stated.set(seat, ALL_IN);
  }
  const others = stated.size === 0 ? bigBlind : Math.max(...stated.values());
  return new Map(numbers.map((seat) => [seat, stated.get(seat) ?? others]));
}

/** A pot in equal parts; the last seat takes what does not divide. */
function sharedOut(pot: number, numbers: readonly number[]): Map<number, number> {
  const each = Math.floor(pot / numbers.length);
  return new Map(numbers.map((seat, k) => [seat, k === numbers.length - 1 ? pot - each * k : each]));
}

function stakesOf(given: Given, book: Rulebook): HandStart['stakes'] {
  const { blinds, blindsPosted, level, ante } = given;
  const stated =
    blindsPosted ?? blinds ?? (level?.small === undefined || level.big === undefined ? undefined : { small: level.small, big: level.big });
  const bigBlind = stated?.big ?? bigBlindIn(given);
  const paid = Math.max(0, ...Object.values(ante?.paid ?? {}));
  return {
    smallBlind: stated?.small ?? Math.floor(bigBlind / 2),
    bigBlind,
    ante: ante === undefined ? (blinds?.ante ?? 0) : (given.anteDue ?? Math.max(paid, bigBlind)),
    anteFormat: ante?.format ?? (blinds?.ante ? 'classic' : 'none'),
    antePriority: book.betting.ante.bigBlind.shortOrder.value,
  };
}

/** The big blind of a case that names none: what was called first, or what everybody put in before the flop. */
function bigBlindIn(given: Given): number {
  const { bigBlind = 0, bigBlindDue, ante, phase, seats = [] } = given;
  if (bigBlind > LAST_SEAT) return bigBlind;
  const [first] = actionsOf(given);
  if (isEarly(given) && first?.action === 'call' && first.to != null) return first.to;
  if (bigBlindDue !== undefined) return bigBlindDue;
  const totals = seats.map(({ total }) => total ?? 0);
  const counted = phase === 'preflop' && given.actions === undefined && given.toAct === undefined && totals.some((total) => total > 0);
  return counted ? Math.max(...totals, ...Object.values(ante?.paid ?? {})) : BIG_BLIND;
}

type Positions = Pick<HandStart, 'button' | 'smallBlindSeat' | 'bigBlindSeat'>;

function positionsOf(stated: DealingCase, numbers: readonly number[], live: readonly number[]): Positions {
  const { given } = stated;
  if (isEarly(given)) return earlyPositions(given, numbers);
  const button = given.button ?? neighbour(live, firstToAct(stated, live), 'before');
  const smallBlindSeat = given.smallBlind ?? neighbour(numbers, button, 'next');
  const bySeat = given.bigBlind !== undefined && given.bigBlind <= LAST_SEAT ? given.bigBlind : null;
  const bigBlindSeat = bySeat ?? neighbour(numbers, smallBlindSeat, 'next');
  return { button, smallBlindSeat: smallBlindSeat === bigBlindSeat ? null : smallBlindSeat, bigBlindSeat };
}

/** Where blinds are to be corrected, the small one was posted by another than the case names. */
function posted({ when }: DealingCase, numbers: readonly number[], positions: Positions): Positions {
  const right = when.find(({ command }) => command === 'CorrectBlinds')?.['newPositions'] as { readonly small?: number } | undefined;
  const { smallBlindSeat, bigBlindSeat } = positions;
  if (right?.small === undefined || right.small !== smallBlindSeat) return positions;
  const other = neighbour(numbers, right.small, 'before');
  return { ...positions, smallBlindSeat: other === bigBlindSeat ? null : other };
}

function earlyPositions(given: Given, numbers: readonly number[]): Positions {
  const { smallBlind, bigBlind, ante } = given;
  const first = actionsOf(given)[0]?.seat;
  const payer = ante?.format === 'bigBlind' ? Number(Object.keys(ante.paid)[0]) : undefined;
  const stated = bigBlind !== undefined && bigBlind <= LAST_SEAT ? bigBlind : (payer ?? skippedIn(given)[0]);
  const byAction = first === undefined || given.button !== undefined ? undefined : neighbour(numbers, first, 'before');
  const fromButton = given.button ?? 1;
  const small = smallBlind ?? (stated === undefined && byAction === undefined ? neighbour(numbers, fromButton, 'next') : undefined);
  const bigBlindSeat = stated ?? byAction ?? neighbour(numbers, small!, 'next');
  const smallBlindSeat = small ?? neighbour(numbers, bigBlindSeat, 'before');
  return { button: given.button ?? neighbour(numbers, smallBlindSeat, 'before'), smallBlindSeat, bigBlindSeat };
}

/** Who speaks first on a street after the flop, where the button is not stated. */
function firstToAct({ given, when }: DealingCase, live: readonly number[]): number {
  const acts = [...actionsOf(given), ...(given.actionsSinceError ?? [])];
  const [skipped] = skippedIn(given);
  if (skipped !== undefined && actionsOf(given).length === 0) return neighbour(live, skipped, 'next');
  if (skipped !== undefined) return skipped;
  if (acts[0] !== undefined) return acts[0].seat;
  // A hand that is thrown while bets are possible is thrown in turn, unless the case says otherwise.
  const [first] = when;
  if (given.toAct === undefined) return first?.command === 'ReportDiscard' && first.seat !== undefined ? first.seat : live[0]!;
  const facing =
    given.facingBet === true ||
    given.seats?.some(({ seat, status, total }) => seat !== given.toAct && status === 'allIn' && total === undefined);
  return facing === true ? neighbour(live, given.toAct, 'before') : given.toAct;
}

function sorted(seats: readonly number[]): number[] {
  return [...new Set(seats)].sort((one, other) => one - other);
}
