/**
 * What follows by itself while tables play hand for hand: the signal, and all-in hands turned up once the others are done. At the end of a
 * round the clock is put forward, and those who went out in it are ranked together. Last comes the end of hand-for-hand play (RO 1.10, 2.7;
 * MO 9.10; TF §10 b10). What nobody could record at its instant is due with the next command that brings one.
 */
import type { TournamentEvent } from '../../../events/tournament.js';
import { cite } from '../../rulebooks/citing.js';
import { advanceClock, findDueClockEvents, findRemaining } from '../timing/clock.js';
import { foldAll } from '../evolve.js';
import { makeEndEvents } from '../ranking/end.js';
import { rankRevealed } from '../ranking/revealed.js';
import { floorRulesOf } from '../seating/situation.js';
import type { Running } from '../state.js';
import type { TournamentUnfolding } from '../unfolding.js';
import { hasDoneItsWork } from './advice.js';
import { hasBegunRound } from '../state/hand-for-hand.js';
import { canPlay, areOnlyHeldLeft, listStillPlaying } from './waiting.js';

const MINUTE = 60_000;

/** Adds what is due of hand-for-hand play, at the instant of the command. */
export function followRounds(unfolding: TournamentUnfolding, at: number): void {
  while (unfolding.step((running) => findNextStep(running, at)));
}

function findNextStep(running: Running, at: number): readonly TournamentEvent[] {
  const { handForHand: play, entry } = running;
  if (entry.dayOver) return [];
  const together = rankRevealed(running, at);
  if (together.length > 0) return [...together, ...makeEndEvents(foldAll(running, together), at)];
  if (play === null) return [];
  if (areOnlyHeldLeft(running)) return [makeRevealed(running, play.held)];
  if (!hasBegunRound(running)) {
    if (listStillPlaying(running).length > 0 && !play.open) return [];
    if (hasDoneItsWork(running)) return endHandForHand(running, at, 'reasonMet', null);
    return play.open ? [] : makeRoundStart(running, at);
  }
  return listStillPlaying(running).length > 0 ? [] : makeRoundEnd(running, at);
}

/** The signal. None is given during a break, while nobody can play, nor while a player waits for a seat, who would play a hand less. */
function makeRoundStart(running: Running, at: number): readonly TournamentEvent[] {
  if (running.unseated.length > 0 || !running.tables.some((table) => canPlay(running, table))) return [];
  const { structure } = running.settings;
  const due = findDueClockEvents(running.clock, structure, at);
  if (structure[due.clock.period]!.kind === 'break') return [];
  const { tablesWait, clock } = floorRulesOf(running.settings).handForHand;
  const stopped: TournamentEvent[] =
    due.clock.pausedWith === null ? [{ type: 'ClockPaused', data: { at, remainingMs: findRemaining(due.clock, structure, at) } }] : [];
  const round = (running.handForHand?.round ?? 0) + 1;
  return [...due.events, { type: 'HandForHandRoundStarted', data: { round, at, articles: cite(tablesWait, clock) } }, ...stopped];
}

/** A break runs by itself; the clock stops again for the round after it. */
function makeRoundEnd(running: Running, at: number): readonly TournamentEvent[] {
  const { handForHand: play, clock, settings } = running;
  if (play === null) return [];
  const { tablesWait, clock: clockRule, minutesPerHand } = floorRulesOf(settings).handForHand;
  const ended: TournamentEvent = {
    type: 'HandForHandRoundEnded',
    data: { round: play.round, at, tables: play.begun.toSorted((a, b) => a - b), articles: cite(tablesWait) },
  };
  const byMs = minutesPerHand.value * MINUTE;
  const advanced = advanceClock(clock, settings.structure, byMs, at);
  const articles = cite(clockRule, minutesPerHand);
  const forward: TournamentEvent[] = [
    ...advanced.events,
    { type: 'ClockAdjusted', data: { at, by: 'handForHand', byMs: -byMs, remainingMs: advanced.remainingMs, reason: null, articles } },
  ];
  const isBreak = settings.structure[advanced.clock.period]!.kind === 'break';
  const resumed: TournamentEvent[] = isBreak && advanced.clock.pausedWith !== null ? [{ type: 'ClockResumed', data: { at } }] : [];
  return [ended, ...forward, ...resumed, ...makeSatelliteEnd(foldAll(running, [ended]), at)];
}

/** A satellite waits for the end of a round: who goes out at the other tables goes out at the same time. */
function makeSatelliteEnd(state: Running, at: number): readonly TournamentEvent[] {
  if (rankRevealed(state, at).length > 0 || state.tiedForSeats !== null) return [];
  return makeEndEvents(state, at);
}

/** Hands that still wait are played out as any other; the clock runs again. */
export function endHandForHand(
  running: Running,
  at: number,
  cause: 'reasonMet' | 'director',
  reason: string | null,
): readonly TournamentEvent[] {
  const { handForHand: play, clock, settings, entry } = running;
  if (play === null) return [];
  const held = play.held.length === 0 ? [] : [makeRevealed(running, play.held)];
  const rounds = play.open ? play.round - 1 : play.round;
  const articles = cite(floorRulesOf(settings).handForHand.clock);
  const ended: TournamentEvent = { type: 'HandForHandEnded', data: { at, rounds, cause, reason, articles } };
  const resumed: TournamentEvent[] =
    play.round > 0 && clock.pausedWith !== null && !entry.dayOver ? [{ type: 'ClockResumed', data: { at } }] : [];
  return [...held, ended, ...resumed, ...makeSatelliteEnd(foldAll(running, [ended]), at)];
}

function makeRevealed(running: Running, tables: readonly number[]): TournamentEvent {
  const hands = tables.flatMap((table) => running.tables[table - 1]?.openHand?.handId ?? []);
  const { allIn } = floorRulesOf(running.settings).handForHand;
  return { type: 'AllInsRevealed', data: { tables: [...tables], hands, articles: cite(allIn) } };
}
