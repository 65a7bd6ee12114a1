/**
 * Announcing that chips are changed for larger ones, or that a value leaves play, and changing them (RC 24–25; RO 3.2; MO 9.8).
 */
import { bookOf } from '../book.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Official } from '../../../events/tournament-discipline.js';
import { articleOf, cite } from '../../rulebooks/citing.js';
import type { Setting } from '../../rulebooks/setting.js';
import { refuseUnlessChips, refuseUnlessPayable } from '../bounds.js';
import type { ClockState } from '../state/clock.js';
import { findDueClockEvents, levelNumberOf } from '../timing/clock.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { refuseAbsentee } from '../tables/seat-checks.js';
import type { Running, Table } from '../state.js';
import { findTableInPlay } from '../tables.js';
import type { Pieces } from '../../../commands/tournament/chip-race.js';

const MAX_PIECES = 1_000_000;

/** Refuses a floor what only the director does. */
export function refuseFloor(by: Official, setting: Setting): Refused | null {
  return by === 'floor' ? refuse('TD_ONLY', { by }, articleOf(setting)) : null;
}

export function decideColorUp(command: CommandOf<'AnnounceColorUp'>, running: Running, book: Rulebook): TournamentDecision {
  const { value, extent, by = 'director' } = command;
  const { decidedBy, extent: how, value: exact } = book.inventory.colorUp;
  const refused = refuseFloor(by, decidedBy) ?? refuseNotInPlay(running, [value]);
  if (refused) return refused;
  // Another extent is another announcement.
  if (running.chipRace.colorUps.some((each) => each.value === value && each.extent === extent)) return { events: [] };
  return { events: [{ type: 'ColorUpAnnounced', data: { value, extent, by, articles: cite(decidedBy, how, exact) } }] };
}

/** The announced value leaves play at every table; stacks keep their old chips until their table races. Twice gives no events. */
export function decideRaceAnnouncement(command: CommandOf<'AnnounceChipRace'>, running: Running, book: Rulebook): TournamentDecision {
  const { newSmallest, at, by = 'director' } = command;
  const { chipRace, settings } = running;
  if (chipRace.gone.length > 0 && newSmallest === chipRace.chipUnit) return { events: [] };
  const { trigger, useAfterAnnouncement, runBy } = book.inventory.chipRace;
  const { events, clock } = findDueClockEvents(running.clock, settings.structure, at);
  const refused =
    (trigger.value === 'directorJudges' ? refuseFloor(by, trigger) : refuseAfterStart(running, clock, trigger)) ??
    refuseUnfinished(running, articleOf(runBy)) ??
    refuseValue(running, newSmallest) ??
    refuseUnpayable(running, newSmallest, clock);
  if (refused) return refused;
  const articles = cite(trigger, useAfterAnnouncement);
  return { events: [...events, { type: 'ChipRaceAnnounced', data: { removed: chipRace.chipUnit, newSmallest, by, at, articles } }] };
}

/** A level is at its start until a table has finished its first hand of it; during a break the next one has not begun. */
function refuseAfterStart({ tables, settings: { structure } }: Running, clock: ClockState, trigger: Setting): Refused | null {
  if (structure[clock.period]!.kind === 'break') return null;
  const begun = clock.begun.length;
  const hasPlayed = ({ positions, openHand, broken }: Table): boolean => {
    const finished = openHand === null ? positions : positions?.previous;
    return !broken && finished?.begun === begun;
  };
  return tables.some(hasPlayed)
    ? refuse('NOT_START_OF_LEVEL', { level: levelNumberOf(structure, clock.period) }, articleOf(trigger))
    : null;
}

function refuseUnfinished({ chipRace: { oldChips } }: Running, article: string | null): Refused | null {
  return oldChips.length === 0 ? null : refuse('RACE_UNFINISHED', { tables: oldChips.map(({ table }) => table) }, article);
}

/** One value goes at a time, and larger chips can be made up of the one that stays. */
function refuseValue({ chipRace }: Running, newSmallest: number): Refused | null {
  const { chipUnit, denominations } = chipRace;
  if (newSmallest <= chipUnit) return refuse('NOT_A_LARGER_CHIP', { newSmallest, chipUnit });
  const next = denominations.find((value) => value > chipUnit);
  if (next !== undefined && newSmallest > next) return refuse('RACE_ONE_VALUE', { newSmallest, next });
  const unmade = denominations.find((value) => value > chipUnit && value % newSmallest !== 0);
  return (
    refuseUnlessPayable('newSmallest', newSmallest, 1, chipUnit) ??
    (unmade === undefined ? null : refuse('NOT_A_CHIP_MULTIPLE', { field: 'chipSet', amount: unmade, chipUnit: newSmallest }))
  );
}

/** What is still to be posted and bought must be payable without the value that goes. */
function refuseUnpayable({ settings }: Running, newSmallest: number, { period }: ClockState): Refused | null {
  const { structure, entry } = settings;
  for (const [index, level] of structure.entries()) {
    if (index < period || level.kind === 'break') continue;
    for (const field of ['smallBlind', 'bigBlind', 'ante'] as const) {
      const refused = refuseUnlessPayable(`structure.${index}.${field}`, level[field], 0, newSmallest);
      if (refused) return refused;
    }
  }
  const level = levelNumberOf(structure, period);
  const sold = [
    ['entry.rebuys.chips', entry?.rebuys],
    ['entry.addOn.chips', entry?.addOn],
  ] as const;
  for (const [field, offer] of sold) {
    const refused = offer === undefined || level > offer.lastLevel ? null : refuseUnlessPayable(field, offer.chips, 0, newSmallest);
    if (refused) return refused;
  }
  return null;
}

/** Stacks are worth what they were: an exchange is on record for the count of chips by value. */
export function decideExchange(command: CommandOf<'ExchangeChips'>, running: Running, book: Rulebook): TournamentDecision {
  const { table: number, playerId, otherId, by } = command;
  const table = findTableInPlay(running, number);
  if (table.refusal) return table;
  for (const id of otherId === null ? [playerId] : [playerId, otherId]) {
    if (!table.seats.some((seated) => seated.playerId === id)) return refuseAbsentee(running, { playerId: id });
  }
  const { value: exact, collector, paidIn } = book.inventory.colorUp;
  const gives = countTaken(command.gives);
  const gets = countTaken(command.gets);
  const refused =
    refusePieces('gives', command.gives) ??
    refusePieces('gets', command.gets) ??
    (by === 'players' ? refuseAmongPlayers(running, table, command) : undefined) ??
    refuseNotInPlay(
      running,
      [...gives, ...gets].map(({ value }) => value),
      number,
    ) ??
    (sumWorth(gives) === sumWorth(gets)
      ? undefined
      : refuse('EXCHANGE_NOT_EQUAL', { gives: sumWorth(gives), gets: sumWorth(gets) }, articleOf(exact)));
  if (refused) return refused;
  const articles = otherId === null ? cite(exact, collector, paidIn) : cite(exact, collector);
  return { events: [{ type: 'ChipsExchanged', data: { table: number, playerId, otherId, gives, gets, by, articles } }] };
}

function countTaken(pieces: readonly Pieces[]): Pieces[] {
  return pieces.map(({ value, count }) => ({ value, count }));
}

function sumWorth(pieces: readonly Pieces[]): number {
  return pieces.reduce((sum, { value, count }) => sum + value * count, 0);
}

function refusePieces(field: string, pieces: readonly Pieces[]): Refused | null {
  const invalid = pieces.map(({ value, count }) => refuseUnlessChips(field, value * count));
  return (
    invalid.find((refused) => refused !== null) ??
    (pieces.length > 0 ? null : refuse('INVALID_NUMBER', { field, value: '0', minimum: 1, maximum: MAX_PIECES }))
  );
}

/** Chips come from the bank and go there by an official's hand; among themselves players change what was announced, where the book lets them. */
function refuseAmongPlayers(
  { settings, chipRace }: Running,
  { seats, stacksFrom }: Table,
  { playerId, otherId, gives, gets }: CommandOf<'ExchangeChips'>,
): Refused | null {
  const { collector } = bookOf(settings).inventory.colorUp;
  const article = articleOf(collector);
  if (otherId === null || collector.value === 'floorOnly') return refuse('EXCHANGE_MUST_BE_BY_FLOOR', {}, article);
  const values = [...new Set([...gives, ...gets].map(({ value }) => value))];
  const isAnnounced = (value: number): boolean => chipRace.colorUps.some((each) => each.value === value) || chipRace.gone.includes(value);
  if (!values.some(isAnnounced)) return refuse('EXCHANGE_NOT_ANNOUNCED', { values }, article);
  if (collector.value !== 'chipLeaderIfAsked' || stacksFrom === 'unknown') return null;
  const most = Math.max(...seats.map(({ stack }) => stack));
  const leaders = seats.filter(({ stack }) => stack === most).map((seated) => seated.playerId);
  return leaders.includes(playerId) || leaders.includes(otherId)
    ? null
    : refuse('EXCHANGE_WITH_LEADER', { playerId, leader: leaders[0]! }, article);
}

/** Where no chip set was given, every value that the smallest chip can make up counts as one of its values. */
export function refuseNotInPlay({ chipRace, settings }: Running, values: readonly number[], table?: number): Refused | null {
  const { chipUnit, denominations, gone, oldChips } = chipRace;
  const unit = oldChips.find((old) => old.table === table)?.unit ?? chipUnit;
  const isThere = (value: number): boolean =>
    (gone.includes(value) && value >= unit) || (settings.chipSet === undefined ? value % chipUnit === 0 : denominations.includes(value));
  const absent = values.find((value) => !isThere(value));
  return absent === undefined ? null : refuse('VALUE_NOT_IN_PLAY', { value: absent, inPlay: [...denominations] });
}
