/**
 * The cases on who plays: late players, entering again, rebuys.
 */
import { z } from 'zod';
import type { PlayerId } from '../../../events/ids.js';
import type { Period } from '../../../events/tournament.js';
import { TournamentKind } from '../../../events/tournament-entry.js';
import { Chips } from '../../../events/values.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { tournamentDecider } from '../../../src/tournament/decider.js';
import type { TournamentDecision } from '../../../src/tournament/refusals.js';
import { hashSeed } from '../../../src/tournament/lots/seat-draw.js';
import { type Running, seatOf, type Settings, type TournamentState } from '../../../src/tournament/state.js';
import { referenceTo } from '../../../src/rulebooks/adopted-book.js';
import { Night, NIGHT, NIGHT_BEGINS, STACK } from './night.js';
import { type Answer, readPart, refusedWith, stopped, type TopicPlayer, type TournamentCase, unknownCommand } from './topic.js';

const MINUTE = 60_000;
const LATE = 'late' as PlayerId;
const SEED = '5'.repeat(64);
/** They have shown what a book may ask to see. */
const ADMITTED = { adult: true, showsDocument: true } as const;

const LateGiven = z.strictObject({
  event: z.enum(['weekly', 'regional', 'national']).optional(),
  minutesSinceClockStart: z.int().min(0).optional(),
  minutesOfPlay: z.int().min(0).optional(),
  firstBreakReached: z.boolean().optional(),
  level: z.int().min(1).optional(),
  houseWindow: z
    .strictObject({ endOfLevel: z.int().min(1) })
    .nullable()
    .optional(),
  startingStack: Chips.min(1).optional(),
  blinds: z.tuple([Chips, Chips]).optional(),
  smallBlind: Chips.optional(),
  eliminated: z.int().min(0).default(0),
  playersAtTable: z.int().min(2).optional(),
  away: z.int().min(0).default(0),
  registered: z.boolean().optional(),
  arrived: z.boolean().optional(),
  announced: z.boolean().optional(),
  blindsTakenSoFar: Chips.default(0),
  handsPlayed: z.int().min(0).default(0),
});
type LateGiven = z.infer<typeof LateGiven>;

/** A tournament that is brought where a case begins by commands alone, each of them accepted. */
class Evening {
  state: TournamentState = tournamentDecider.initialState;

  give(command: TournamentCommand): TournamentDecision {
    const decision = tournamentDecider.decide(command, this.state);
    for (const event of decision.events ?? []) this.state = tournamentDecider.evolve(this.state, event);
    return decision;
  }

  /** @throws where a command is refused: a bug of the kit */
  all(...commands: readonly TournamentCommand[]): void {
    for (const command of commands) {
      const { refusal } = this.give(command);
      if (refusal !== undefined) throw new Error(`${command.type} is refused: ${refusal.code}`);
    }
  }

  get running(): Running {
    if (this.state.phase !== 'running') throw new Error(`the tournament is ${this.state.phase}`);
    return this.state;
  }
}

/** Level after level with the same blinds; a break after the first one where the case has one. */
function structureOf({ blinds, smallBlind = 50, minutesOfPlay, firstBreakReached }: LateGiven): Period[] {
  const [small, big] = blinds ?? [smallBlind, 2 * smallBlind];
  const level = (minutes: number): Period => ({ kind: 'level', smallBlind: small, bigBlind: big, ante: 0, seconds: minutes * 60 });
  if (firstBreakReached === true) return [level(minutesOfPlay ?? 1), { kind: 'break', seconds: 600 }, level(60)];
  return Array.from({ length: 6 }, () => level(240));
}

function houseRulesOf({ houseWindow }: LateGiven): Readonly<Record<string, number>> {
  return houseWindow === undefined || houseWindow === null ? {} : { 'lateEntry.levels': houseWindow.endOfLevel };
}

/** The evening as the late player finds it: they are on the list, or not. */
function lateEvening(given: LateGiven, book: Rulebook, houseRules: Readonly<Record<string, number>>): Evening {
  const { event, startingStack = book.floor.stack.initial.value || STACK, eliminated, playersAtTable = 3, away } = given;
  const evening = new Evening();
  const others = Array.from({ length: playersAtTable + eliminated }, (_, index) => `p${index + 1}` as PlayerId);
  const isListed = given.registered === true || given.announced !== undefined;
  evening.all(
    {
      type: 'CreateTournament',
      name: 'Conformance',
      club: 'Conformance',
      ...(event === undefined ? {} : { kind: event }),
      rulebook: { ...referenceTo(book), houseRules: { ...book.houseRules, ...houseRules } },
      startingStack,
      seatsPerTable: 8,
      anteFormat: event === undefined || event === 'weekly' ? 'none' : 'bigBlind',
      chipUnit: 1,
      structure: structureOf(given),
    },
    ...[...others, ...(isListed ? [LATE] : [])].map((playerId) => ({ type: 'RegisterPlayer', playerId, ...ADMITTED }) as const),
    ...(given.announced === true ? [{ type: 'AnnounceLateness', playerId: LATE } as const] : []),
    { type: 'CommitDraw', hash: hashSeed(SEED) },
    { type: 'DrawSeats', seed: SEED },
    { type: 'StartTournament', at: NIGHT_BEGINS, notThere: isListed && given.arrived !== true ? [LATE] : [] },
  );
  const hands = Math.max(given.handsPlayed, eliminated > 0 || given.blindsTakenSoFar > 0 ? 1 : 0);
  for (let hand = 0; hand < hands; hand += 1) evening.all({ type: 'RecordHandPlayed', table: 1, at: NIGHT_BEGINS });
  for (const playerId of others.slice(0, eliminated)) evening.all({ type: 'EliminatePlayer', playerId, at: NIGHT_BEGINS });
  for (const playerId of others.slice(eliminated, eliminated + away)) evening.all({ type: 'MarkAway', playerId, official: false });
  if (given.blindsTakenSoFar > 0) evening.all(blindsTaken(evening.running, given.blindsTakenSoFar));
  if (given.level !== undefined && given.level > 1) evening.all({ type: 'StartPeriod', period: given.level - 1, at: NIGHT_BEGINS });
  return evening;
}

/** The late player's blinds are with the first of the others. */
function blindsTaken({ tables }: Running, amount: number): TournamentCommand {
  const { seats, table } = tables[0]!;
  const winner = seats.find(({ playerId }) => playerId !== LATE);
  const change = (seated: (typeof seats)[number]): number => (seated.playerId === LATE ? -amount : seated === winner ? amount : 0);
  const stacks = seats.map((seated) => ({ playerId: seated.playerId, stack: seated.stack + change(seated) }));
  return { type: 'RecordChipCounts', table, stacks, at: NIGHT_BEGINS };
}

function comesLate(stated: TournamentCase, book: Rulebook): Answer {
  const given = readPart(LateGiven, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const houseRules = houseRulesOf(given.value);
  const evening = lateEvening(given.value, book, houseRules);
  const { minutesSinceClockStart, minutesOfPlay = 0, firstBreakReached } = given.value;
  const passed = minutesSinceClockStart ?? minutesOfPlay + (firstBreakReached === true ? 1 : 0);
  const at = NIGHT_BEGINS + passed * MINUTE;
  const decision = evening.give({ type: 'AdmitLatePlayer', playerId: LATE, ...ADMITTED, at });
  if (decision.refusal !== undefined) return { fields: { admitted: false, error: decision.refusal.code } };
  const admitted = decision.events.find((event) => event.type === 'LatePlayerAdmitted');
  const { stack = null, issued = null, discouraged = null, paidTo = [] } = admitted?.data ?? {};
  return { fields: { admitted: true, stack, issued, discouraged, paid: paidTo.reduce((sum, { amount }) => sum + amount, 0) } };
}

/** A hand is dealt before the player has come. */
function isAwaited(stated: TournamentCase, book: Rulebook): Answer {
  const given = readPart(LateGiven, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const evening = lateEvening(given.value, book, {});
  const { tables } = evening.running;
  evening.all(
    { type: 'RecordChipCounts', table: 1, stacks: tables[0]!.seats.map(({ playerId, stack }) => ({ playerId, stack })), at: NIGHT_BEGINS },
    { type: 'OpenHand', tournamentId: NIGHT, table: 1, absent: [], at: NIGHT_BEGINS },
  );
  const hand = evening.running.tables[0]!.openHand!;
  const dealt = hand.seats.some(({ playerId }) => playerId === LATE);
  const found = seatOf(evening.running.tables, LATE);
  const { startingStack } = evening.running.settings;
  return {
    fields: { stackInPlay: dealt || found !== undefined, blindsTaken: found === undefined ? 0 : startingStack - found.seated.stack },
  };
}

const ReEntryGiven = z.strictObject({
  event: z.enum(['weekly', 'regional', 'national']).optional(),
  eliminatedAt: z.strictObject({ level: z.int().min(1) }),
});

function entersAgain(stated: TournamentCase, book: Rulebook): Answer {
  const given = readPart(ReEntryGiven, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { event, eliminatedAt } = given.value;
  const { level } = eliminatedAt;
  const evening = lateEvening({ ...LateGiven.parse({}), ...(event === undefined ? {} : { event }), level, eliminated: 1 }, book, {});
  const decision = evening.give({ type: 'ReEnter', playerId: 'p1' as PlayerId, at: NIGHT_BEGINS });
  return decision.refusal === undefined ? { fields: { refused: false } } : refusedWith(decision.refusal.code);
}

const RebuyGiven = z.strictObject({
  event: TournamentKind.optional(),
  rebuysOffered: z.boolean(),
  venueSince: z.string().optional(),
  announced: z.boolean(),
});

/** The player has just lost their last chips. */
function rebuys(stated: TournamentCase, book: Rulebook): Answer {
  const given = readPart(RebuyGiven, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { event: kind, rebuysOffered, venueSince, announced } = given.value;
  if (!announced) return stopped('given.announced', true, false);
  const settings: Partial<Settings> = {
    ...(kind === undefined ? {} : { kind }),
    entry: {
      ...(rebuysOffered ? { rebuys: { chips: STACK, lastLevel: 1, most: 1 } } : {}),
      ...(venueSince === undefined ? {} : { venueSince }),
    },
  };
  const night = new Night(
    book,
    { seatsPerTable: 6, ...settings },
    [1, 2, 3, 4].map((seat) => ({ table: 1, seat })),
  );
  const { playerId } = night.table(1).seats[0]!;
  night.wentOut({ table: 1, seat: 1 });
  const decision = night.give({ type: 'Rebuy', playerId, paid: false, at: NIGHT_BEGINS });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const owed = night.running.entry.purchases.find((purchase) => purchase.playerId === playerId)?.owed ?? 0;
  const inFrontOfHim = seatOf(night.running.tables, playerId)?.seated.stack ?? 0;
  return { fields: { accepted: true, chipsLiveAtOnce: inFrontOfHim === STACK, paymentDue: owed > 0 } };
}

const lateEntry: TopicPlayer = (stated, book) => {
  switch (stated.when.command) {
    case 'AdmitLatePlayer':
      return comesLate(stated, book);
    case 'StartHand':
      return isAwaited(stated, book);
    case 'ReEnter':
      return entersAgain(stated, book);
    case 'Rebuy':
      return rebuys(stated, book);
    default:
      return unknownCommand(stated);
  }
};

export const lateEntryTopics = { lateEntry };
