/**
 * How a simulated tournament is announced: as its book has it where the book says something of stacks, antes and seats.
 */
import type { Period } from '../../events/tournament.js';
import { referenceTo } from '../rulebooks/adopted-book.js';
import type { Rulebook } from '../rulebooks/rulebooks.js';
import type { Settings } from '../tournament/state.js';

const STACK = 20_000;
const CHIP_UNIT = 25;
const LEVEL_SECONDS = 1200;
const BREAK_SECONDS = 900;
const LEVELS_TO_BREAK = 4;
const LEVELS_WITHOUT_ANTE = 3;

/** One in so many players is paid: the last places before are played hand for hand. */
const PLAYERS_TO_A_PRIZE = 10;

/** Big blinds of a decade of levels, times 100, 1,000, … */
const BIG_BLINDS = [100, 150, 200, 300, 400, 500, 600, 800] as const;

/** @param largerTables why tables have more seats than the book has them; undefined for no reason */
export function announcementOf(book: Rulebook, players: number, seatsPerTable: number, largerTables?: string): Settings {
  const startingStack = book.floor.stack.initial.value === 0 ? STACK : book.floor.stack.initial.value;
  const withAntes = book.floor.structure.antes.weekly.value !== 'none';
  return {
    name: `Simulated, ${players} players`,
    club: 'Tapis',
    rulebook: referenceTo(book),
    startingStack,
    seatsPerTable,
    ...(largerTables === undefined ? {} : { largerTables }),
    anteFormat: withAntes ? 'bigBlind' : 'none',
    chipUnit: CHIP_UNIT,
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
