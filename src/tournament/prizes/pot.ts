/**
 * What has come in, which prizes that makes, and how many places are paid: the one source of where the bubble is.
 */
import { bookOf } from '../book.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';
import { findDueClockEvents, levelNumberOf } from '../timing/clock.js';
import { readLateWindow } from '../timing/late-window.js';
import type { Announced, Elimination, InPlay, Running, TournamentState } from '../state.js';
import { qualifiersOf } from '../places/qualifiers.js';
import { prizesOf } from './payouts.js';

/** What was bought so far, paid or owed. */
export interface PrizePot {
  /** First entries and those of players who entered again. */
  readonly entries: number;
  readonly rebuys: number;
  readonly addOns: number;
  /** What of it, and of what the organiser adds, is to be won, in cents; bounties are not in it. */
  readonly cents: number;
}

export function potOf(state: Announced | InPlay, { entry, rebuy, addOn, added }: PrizeTerms): PrizePot {
  const bought = countEntries(state);
  const cents = bought.entries * entry.toPot + bought.rebuys * rebuy.toPot + bought.addOns * addOn.toPot + added;
  return { ...bought, cents };
}

function countEntries(state: Announced | InPlay): Omit<PrizePot, 'cents'> {
  if (state.phase === 'announced') return { entries: state.registered.length, rebuys: 0, addOns: 0 };
  const { purchases } = state.entry;
  return {
    entries: purchases.reduce((sum, { reEntries }) => sum + reEntries, state.playersLeft + state.eliminations.length),
    rebuys: purchases.reduce((sum, { rebuys }) => sum + rebuys, 0),
    addOns: purchases.filter(({ addOn }) => addOn).length,
  };
}

/** Players who are out and can be paid: where a disqualified player forfeits the prize, those behind them move up. */
export function listPayable({ eliminations, settings }: InPlay): readonly Elimination[] {
  const { disqualified } = bookOf(settings).floor.prize;
  return disqualified.value === 'forfeited' ? eliminations.filter(({ cause }) => cause !== 'disqualified') : eliminations;
}

/** The prizes in cents as they are by now, the best place first. */
export function computePrizes(state: Announced | InPlay, terms: PrizeTerms): number[] {
  const pot = potOf(state, terms);
  const takers = state.phase === 'announced' ? pot.entries : state.playersLeft + listPayable(state).length;
  return prizesOf(terms.table, pot.cents, takers);
}

/** How many places win something, in money or in kind. A place whose part of the pot is rounded down to nothing wins no money. */
function countPlaces(state: Announced | InPlay, terms: PrizeTerms): number {
  const inMoney = listInMoney(state, terms).findLastIndex((cents) => cents > 0) + 1;
  return terms.things.reduce((most, { place }) => Math.max(most, place), inMoney);
}

/** What each place of the table wins if there is a player for it. Before anybody has entered, percentages count as they are. */
function listInMoney(state: Announced | InPlay, terms: PrizeTerms): readonly number[] {
  const { table } = terms;
  if (table.kind === 'amounts') return table.cents;
  const { cents } = potOf(state, terms);
  return state.phase === 'announced' && cents === 0 ? table.basisPoints : prizesOf(table, cents, table.basisPoints.length);
}

/** How many places are paid: as the prizes that were set say, else as was announced; undefined where nobody has said it. */
export function countPaidPlaces(state: Exclude<TournamentState, { phase: 'unknown' }>): number | undefined {
  const { terms } = state.prizes;
  return terms === null ? state.settings.atStake?.paidPlaces : countPlaces(state, terms);
}

/** How many places win something: those that qualify by a satellite, else those that are paid; undefined where nobody has said it. */
export function countWinningPlaces(state: Exclude<TournamentState, { phase: 'unknown' }>): number | undefined {
  return qualifiersOf(state.settings) ?? countPaidPlaces(state);
}

/** Whether more money can come in by late entries, rebuys or add-ons. */
export function canGrow({ settings, entry, clock }: Running, at: number): boolean {
  const due = findDueClockEvents(clock, settings.structure, at);
  const level = levelNumberOf(settings.structure, due.clock.period);
  const { rebuys, addOn } = settings.entry ?? {};
  if ((rebuys !== undefined && level <= rebuys.lastLevel) || (addOn !== undefined && level <= addOn.lastLevel)) return true;
  return !entry.closed && readLateWindow(settings, bookOf(settings), due.clock, at).open;
}
