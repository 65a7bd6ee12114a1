/**
 * How a simulated tournament is announced: as its book has it where the book says something of stacks, antes and seats.
 */
import type { Period } from '../../events/tournament.js';
import { referenceTo } from '../rulebooks/adopted-book.js';
import { withHouseRules } from '../rulebooks/house-rules.js';
import type { Rulebook } from '../rulebooks/rulebooks.js';
import type { SimulationOptions } from './options.js';
import type { Settings } from '../tournament/state.js';

const STACK = 20_000;
const CHIP_UNIT = 25;
/** Chips in play, where some are raced off. */
const VALUES = [25, 100, 500, 1000, 5000, 25_000, 100_000] as const;
const LAST_SALE = 6;
const LEVEL_SECONDS = 1200;
const BREAK_SECONDS = 900;
const LEVELS_TO_BREAK = 4;
const LEVELS_WITHOUT_ANTE = 3;

/** One in so many players is paid: the last places before are played hand for hand. */
const PLAYERS_TO_A_PRIZE = 10;

/** Big blinds of a decade of levels, times 100, 1,000, … */
const BIG_BLINDS = [100, 150, 200, 300, 400, 500, 600, 800] as const;

/** The tournament as it is announced. With incidents, chips are raced off, and sold by house rules. */
export function announcementOf({ book, players, seatsPerTable, largerTables, incidents = false }: SimulationOptions): Settings {
  const startingStack = book.floor.stack.initial.value === 0 ? STACK : book.floor.stack.initial.value;
  const withAntes = book.floor.structure.antes.weekly.value !== 'none';
  return {
    name: `Simulated, ${players} players`,
    club: 'Tapis',
    rulebook: referenceTo(incidents ? bookWithSales(book) : book),
    startingStack,
    seatsPerTable,
    ...(largerTables === undefined ? {} : { largerTables }),
    anteFormat: withAntes ? 'bigBlind' : 'none',
    chipUnit: CHIP_UNIT,
    ...(incidents ? { chipSet: VALUES.map((value) => ({ value })), entry: termsFor(startingStack) } : {}),
    automaticMoves: true,
    structure: structureFor(players * startingStack, withAntes),
    ...(players < PLAYERS_TO_A_PRIZE ? {} : { atStake: { paidPlaces: Math.floor(players / PLAYERS_TO_A_PRIZE) } }),
  };
}

/** Levels until a few big blinds are all the chips that there are: then somebody has won. */
function structureFor(chips: number, withAntes: boolean): Period[] {
  const periods: Period[] = [];
  for (let level = 0; ; level += 1) {
    const bigBlind = BIG_BLINDS[level % BIG_BLINDS.length]! * 10 ** Math.floor(level / BIG_BLINDS.length);
    if (level > 0 && bigBlind * 4 > chips) return periods;
    if (level > 0 && level % LEVELS_TO_BREAK === 0) periods.push({ kind: 'break', seconds: BREAK_SECONDS });
    const ante = withAntes && level >= LEVELS_WITHOUT_ANTE ? bigBlind : 0;
    periods.push({ kind: 'level', smallBlind: bigBlind / 2, bigBlind, ante, seconds: LEVEL_SECONDS });
  }
}

/** The club's house rules where chips are sold: the books themselves allow little of it. */
const SALES = { 'rebuy.allowed': 'ifOffered', 'addOn.allowed': true, 'reEntry.allowed': true };

function bookWithSales(book: Rulebook): Rulebook {
  const { rulebook } = withHouseRules(book, SALES);
  if (rulebook === undefined) throw new Error('the house rules of the simulation fit no book');
  return rulebook;
}

function termsFor(startingStack: number): NonNullable<Settings['entry']> {
  const sale = { chips: startingStack, lastLevel: LAST_SALE };
  return { rebuys: { ...sale, most: 2 }, addOn: sale, reEntries: { most: 1 } };
}
