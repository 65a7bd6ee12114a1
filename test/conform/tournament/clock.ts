/**
 * The cases on the clock: on which level a hand is played, a level that was set wrong, and tables that play hand for hand.
 */
import { z } from 'zod';
import type { Period } from '../../../events/tournament.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import type { TableGestures } from '../../../commands/tournament/hands.js';
import { readClock } from '../../../src/tournament/timing/clock.js';
import { makeHandStart } from '../../../src/tournament/hands/opened-hand.js';
import { DealingHand } from '../dealing/hand.js';
import { instant } from '../dealing/play.js';
import { Night, NIGHT, NIGHT_BEGINS, type SeatedAt } from './night.js';
import { type Answer, readPart, refusedWith, stopped, type TopicPlayer, type TournamentCase, unknownCommand } from './topic.js';

const SEATS = 4;
/** How long a level lasts. */
const SECONDS = 1200;
const MINUTE = 60_000;

const time = z.string().regex(/^\d\d:\d\d:\d\d$/);
/** What a clock shows, `mm:ss`. */
const shown = z.string().regex(/^\d\d?:\d\d$/);

const Timeline = z.strictObject({
  timeline: z.strictObject({ potAwarded: time, deckComplete: time, shuffleStart: time, levelEnds: time, firstCard: time }),
});
const Mistake = z.strictObject({ startedOnLevel: z.int().min(1), dueLevel: z.int().min(2), substantialAction: z.boolean() });
const Rounds = z.strictObject({ levelRemaining: shown, roundsPlayed: z.int().min(1) });
const Tables = z.strictObject({
  tables: z.array(z.strictObject({ table: z.int().min(1), state: z.enum(['allInCalled', 'inHand', 'waiting']) })).min(2),
});
const AtTable = z.strictObject({ command: z.string(), table: z.int().min(1).optional() });

export const clockTopics: Readonly<Record<string, TopicPlayer>> = {
  levelClock(stated, book) {
    switch (stated.when.command) {
      case 'StartHand':
        return startsOnLevel(stated, book);
      case 'CorrectLevel':
        return correctsLevel(stated, book);
      default:
        return unknownCommand(stated);
    }
  },
  handForHand(stated, book) {
    switch (stated.when.command) {
      case 'AdvanceHandForHandRound':
        return playsRounds(stated, book);
      case 'RevealAllIns':
      case 'StartHand':
        return waits(stated, book);
      default:
        return unknownCommand(stated);
    }
  },
};

/** Tables of four, and so many levels. */
function nightOf(book: Rulebook, tables: readonly number[], levels: number): Night {
  const structure = Array.from({ length: levels }, (_, index): Period => {
    const smallBlind = 50 * (index + 1);
    return { kind: 'level', smallBlind, bigBlind: 2 * smallBlind, ante: 0, seconds: SECONDS };
  });
  const seated = tables.flatMap((table) => Array.from({ length: SEATS }, (_, seat): SeatedAt => ({ table, seat: seat + 1 })));
  return new Night(book, { seatsPerTable: SEATS, structure }, seated);
}

function open(night: Night, table: number, at = NIGHT_BEGINS, gestures?: TableGestures): string | null {
  const did = gestures === undefined ? {} : { gestures };
  return night.give({ type: 'OpenHand', tournamentId: NIGHT, table, absent: [], at, ...did }).refusal?.code ?? null;
}

/** The first level ends when the case says; a table tells what it did once its first card is dealt. */
function startsOnLevel(stated: TournamentCase, book: Rulebook): Answer {
  const given = readPart(Timeline, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { potAwarded, deckComplete, shuffleStart, levelEnds, firstCard } = given.value.timeline;
  const night = nightOf(book, [1], 2);
  night.happened({ type: 'LevelStarted', data: { period: 0, level: 1, at: instant(levelEnds) - SECONDS * 1000, by: 'director' } });
  const gestures: TableGestures = {
    previousPotAwardedAt: instant(potAwarded),
    deckInHandAt: instant(deckComplete),
    shuffleBeganAt: instant(shuffleStart),
    firstRiffleAt: instant(shuffleStart),
    firstCardAt: instant(firstCard),
  };
  const refused = open(night, 1, instant(firstCard), gestures);
  if (refused !== null) return refusedWith(refused);
  return { fields: { level: night.table(1).openHand?.level === 1 ? 'old' : 'new' } };
}

/** A hand that stands on the level before the one that is due. */
function correctsLevel(stated: TournamentCase, book: Rulebook): Answer {
  const given = readPart(Mistake, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { startedOnLevel, dueLevel, substantialAction } = given.value;
  const night = nightOf(book, [1], dueLevel);
  night.give({ type: 'StartPeriod', period: startedOnLevel - 1, at: NIGHT_BEGINS });
  const refused = open(night, 1);
  const opened = night.table(1).openHand;
  if (refused !== null || opened === null) return stopped('given', 'a hand', refused);
  const hand = new DealingHand();
  hand.give({ type: 'StartHand', hand: makeHandStart(opened, NIGHT) });
  // Two calls are a substantial action in every book.
  if (substantialAction) for (let call = 0; call < 2; call++) hand.pass();
  const due = night.running.settings.structure[dueLevel - 1];
  if (due?.kind !== 'level') return stopped('given.dueLevel', dueLevel, 'a break');
  const stakes = { ...opened.stakes, smallBlind: due.smallBlind, bigBlind: due.bigBlind, ante: due.ante };
  hand.give({ type: 'CorrectLevel', level: dueLevel, stakes });
  const level = hand.state.start?.level ?? null;
  if (hand.refused !== null) return { fields: { refused: true, error: hand.refused.code, handContinuesOnLevel: level } };
  return { fields: { accepted: true, level } };
}

/** Rounds of two tables, one whose hands are typed in and one whose are not, from a clock that shows what the case says. */
function playsRounds(stated: TournamentCase, book: Rulebook): Answer {
  const given = readPart(Rounds, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const night = nightOf(book, [1, 2], 2);
  const left = msOf(given.value.levelRemaining);
  const announced = NIGHT_BEGINS + SECONDS * 1000 - left;
  night.give({ type: 'AnnounceHandForHand', reason: 'bubble', at: announced });
  let at = announced;
  for (let round = 0; round < given.value.roundsPlayed; round++) {
    // However long the hands take.
    at += 5 * MINUTE;
    const refused = open(night, 1, at) ?? night.give({ type: 'RecordHandPlayed', table: 2, at }).refusal?.code;
    if (refused !== undefined) return stopped('given.roundsPlayed', 'a hand', refused);
    const { handId, seats } = night.table(1).openHand!;
    const stacks = seats.map(({ playerId, stack }) => ({ playerId, stack }));
    night.give({ type: 'SettleHand', handId, stacks, at });
  }
  const decision = night.give({ type: 'AdvanceHandForHandRound', at });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const { clock, settings } = night.running;
  const reading = readClock(clock, settings.structure, at + MINUTE);
  return { fields: { level: reading.level === 1 ? 'same' : 'next', levelRemaining: shownOf(reading.remainingMs ?? 0) } };
}

/** Tables in a round: those that wait have played their hand, and where somebody is called all in, the hand came to that by being played. */
function waits(stated: TournamentCase, book: Rulebook): Answer {
  const given = readPart(Tables, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const when = readPart(AtTable, stated.when, 'when');
  if (when.obstacle !== undefined) return when;
  const { tables } = given.value;
  const night = nightOf(
    book,
    tables.map(({ table }) => table),
    1,
  );
  night.give({ type: 'AnnounceHandForHand', reason: 'bubble', at: NIGHT_BEGINS });
  for (const { table, state } of tables) {
    const refused =
      state === 'waiting' ? night.give({ type: 'RecordHandPlayed', table, at: NIGHT_BEGINS }).refusal?.code : open(night, table);
    if (refused != null) return stopped(`given.tables.${table}`, state, refused);
    if (state === 'allInCalled' && !isHeld(night, table)) return stopped(`given.tables.${table}`, state, 'a hand that does not wait');
  }
  const { command, table = 1 } = when.value;
  const refused = command === 'StartHand' ? open(night, table) : night.give({ type: 'RevealAllIns', at: NIGHT_BEGINS }).refusal?.code;
  return refused == null ? { fields: { refused: false } } : refusedWith(refused);
}

/** Two players go all in at the table; whether their hands wait, and the tournament was stated so. */
function isHeld(night: Night, table: number): boolean {
  const opened = night.table(table).openHand!;
  const hand = new DealingHand();
  hand.give({ type: 'StartHand', hand: makeHandStart(opened, NIGHT) });
  for (const action of ['allIn', 'call', 'fold', 'fold'] as const) hand.play({ seat: hand.turn ?? 0, action });
  if (!hand.events.some(({ type }) => type === 'AllInHandsHeld')) return false;
  hand.give({ type: 'TurnUpAllInHands', otherTablesFinished: true });
  if (hand.refused?.code !== 'HAND_FOR_HAND_WAIT') return false;
  night.give({ type: 'HoldAllIn', table, handId: opened.handId, at: NIGHT_BEGINS });
  return night.running.handForHand?.held.includes(table) === true;
}

function msOf(clock: string): number {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return minutes * MINUTE + seconds * 1000;
}

function shownOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
