/**
 * When a hand begins, by what its book takes for the beginning, and which level it is played on (RC 23; MO 7.4, 7.5; TDA 17; RO 3.1;
 * TF §8 b4, b5). With two decks it never begins before the last pot is pushed.
 */
import type { Period } from '../../../events/tournament.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { refuseUnlessWhole } from '../bounds.js';
import type { ClockState } from '../state/clock.js';
import { countBegun } from '../timing/clock.js';
import type { Refused } from '../refusals.js';
import type { TableGestures } from '../../../commands/tournament/hands.js';

/** Nothing that the table did is later than the command that reports it. */
export function refuseGestures(gestures: TableGestures | undefined, at: number): Refused | null {
  for (const [field, instant] of Object.entries(gestures ?? {})) {
    const refused = instant === null ? null : refuseUnlessWhole(field, instant as number, 0, at);
    if (refused) return refused;
  }
  return null;
}

/**
 * The beginning of a hand; that of the command where the table says nothing of it.
 * @param notBefore the signal that the table had to wait for, ms since 1970
 */
export function findBeginning(gestures: TableGestures | undefined, at: number, { dealing }: Rulebook, notBefore = 0): number {
  const { previousPotAwardedAt, deckInHandAt, shuffleBeganAt, firstRiffleAt, readyDeckAt, firstCardAt } = gestures ?? {};
  // Cards that were dealt were shuffled before.
  const latest = firstCardAt ?? at;
  const earliest = Math.max(previousPotAwardedAt ?? 0, notBefore);
  switch (dealing.hand.startsAt.value) {
    case 'previousPotAwarded':
      return Math.max(earliest, previousPotAwardedAt ?? latest);
    case 'deckInHand':
      return Math.max(earliest, readyDeckAt ?? deckInHandAt ?? latest);
    case 'shuffleBegins':
      return Math.max(earliest, readyDeckAt ?? shuffleBeganAt ?? firstRiffleAt ?? latest);
    case 'firstRiffle':
      return Math.max(earliest, readyDeckAt ?? firstRiffleAt ?? latest);
  }
}

export interface HandStartReading {
  readonly startedAt: number;
  /** Index into the structure of the period that the hand begins in: a break where it may not begin. */
  readonly period: number;
}

/**
 * Where a hand stands on the clock. One that had begun when a break began is played; after a whole break it begins with its end at the
 * earliest.
 * @param clock as it stands when the hand is opened, all periods that were due begun
 * @param notBefore the signal that the table had to wait for, ms since 1970
 */
export function readStart(
  clock: ClockState,
  structure: readonly Period[],
  gestures: TableGestures | undefined,
  at: number,
  book: Rulebook,
  notBefore = 0,
): HandStartReading {
  const { begun } = clock;
  const now = begun.length - 1;
  const beginning = findBeginning(gestures, at, book, notBefore);
  let index = beginning < at ? countBegun(clock, beginning) : now;
  let startedAt = beginning;
  for (let between = index; between < now; between += 1) {
    if (structure[begun[between]!.period]!.kind !== 'break') continue;
    index = between + 1;
    startedAt = begun[index]!.at;
  }
  return { startedAt, period: begun[isAnnounced(begun, structure, index, startedAt, gestures, book)]!.period };
}

/**
 * Under a book where a level is due once it is announced, the level that stood before it until then. The announcement is that of the last
 * level that has begun: a hand on an earlier one has nothing to wait for.
 */
function isAnnounced(
  begun: ClockState['begun'],
  structure: readonly Period[],
  index: number,
  startedAt: number,
  gestures: TableGestures | undefined,
  { dealing }: Rulebook,
): number {
  const announcedAt = gestures?.levelAnnouncedAt;
  if (dealing.level.becomesDue.value !== 'announcement' || announcedAt === undefined) return index;
  if (announcedAt !== null && announcedAt <= startedAt) return index;
  if (index < begun.findLastIndex(({ period }) => structure[period]!.kind === 'level')) return index;
  const before = begun.findLastIndex(({ period }, at) => at < index && structure[period]!.kind === 'level');
  return structure[begun[index]!.period]!.kind === 'break' || before < 0 ? index : before;
}
