/**
 * The cases on missed hands: a penalty is given by the book's scale, and hands are played while it is served.
 */
import { z } from 'zod';
import type { Offence } from '../../../events/judging.js';
import type { PlayerId } from '../../../events/ids.js';
import { PenaltyUnit } from '../../../events/tournament-discipline.js';
import { Chips } from '../../../events/values.js';
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { findNextStep } from '../../../src/tournament/discipline/scale.js';
import { seatOf } from '../../../src/tournament/state.js';
import { Night, NIGHT, NIGHT_BEGINS, playerAtSeat, type SeatedAt, STACK } from './night.js';
import { type Answer, readPart, refusedWith, stopped, type TopicPlayer, type TournamentCase, unknownCommand } from './topic.js';

const SEATS = 10;
const OFFENDER = 4;

/** The offences that cases name, by their codes. */
const faults: Readonly<Record<string, Offence>> = { CHIP_DUMPING: 'chipDumping', EXPOSE_HAND: 'exposedHand' };
/** What is punished where a case names no fault. */
const SOME_FAULT: Offence = 'improperConduct';

const Given = z.strictObject({
  playersAtTable: z.int().min(2).max(SEATS).default(6),
  penalty: z.strictObject({ unit: PenaltyUnit, count: z.int() }).optional(),
  fault: z.string().optional(),
  players: z.array(z.string().min(1)).min(2).optional(),
  previousSanctionsForFault: z.array(z.literal('warning')).optional(),
  /** The step of the scale that the penalty is, from 1. */
  ladderStep: z.int().min(1).max(4).optional(),
  playersLater: z.int().min(2).optional(),
  stack: Chips.min(1).optional(),
  /** What the offender posts hand by hand. */
  postsDuringPenalty: z.array(Chips).default([]),
});
type Given = z.infer<typeof Given>;

const When = z.strictObject({
  command: z.string(),
  step: z.literal('warning').optional(),
  hands: z.array(z.enum(['hand', 'misdeal', 'redeal'])).default([]),
});

class Penalised {
  readonly night: Night;
  readonly offender: PlayerId;

  constructor(
    private readonly book: Rulebook,
    private readonly given: Given,
    readonly fault: Offence,
  ) {
    const { playersAtTable, players = [] } = given;
    const seats = Array.from({ length: playersAtTable }, (_, index): SeatedAt => {
      const seat = index + 1;
      const player = seat === OFFENDER || playersAtTable < OFFENDER ? players[0] : players[seat];
      return { table: 1, seat, ...(player === undefined ? {} : { player }) };
    });
    this.night = new Night(book, { seatsPerTable: SEATS }, seats);
    this.offender = this.night.table(1).seats.find(({ seat }) => seat === OFFENDER)?.playerId ?? playerAtSeat(1, 1);
    if (given.stack !== undefined) this.counted(given.stack);
  }

  /** The earlier penalties: those that the case gives; where it gives a step of the scale, one for every step before it. */
  hadBefore(): void {
    const { previousSanctionsForFault = [], ladderStep = 1 } = this.given;
    for (const unit of previousSanctionsForFault) this.give({ unit, count: 0 });
    for (let step = 1; step < ladderStep; step++) {
      const given = this.night.running.discipline.penalties;
      const { unit, minimum } = findNextStep(this.book, this.fault, given, 0);
      if (unit !== 'disqualification') this.give({ unit, count: minimum });
    }
  }

  give(penalty: Pick<CommandOf<'IssuePenalty'>, 'unit' | 'count'>): ReturnType<Night['give']> {
    const { previousSanctionsForFault, ladderStep, players } = this.given;
    // Cases do not say why a penalty goes beyond the first step, unless they tell which step it is.
    const reason = previousSanctionsForFault === undefined && ladderStep === undefined ? { reason: 'its gravity' } : {};
    const others = players === undefined ? {} : { others: players.slice(1) as PlayerId[] };
    return this.night.give({ type: 'IssuePenalty', playerId: this.offender, offence: this.fault, ...penalty, ...others, ...reason });
  }

  /** The others lose what this player gains. */
  counted(stack: number): void {
    const { seats, chips } = this.night.table(1);
    const others = seats.filter(({ playerId }) => playerId !== this.offender);
    const stacks = seats.map(({ playerId }) => ({
      playerId,
      stack: playerId === this.offender ? stack : playerId === others[0]!.playerId ? chips - stack - (others.length - 1) * STACK : STACK,
    }));
    this.night.happened({ type: 'ChipsCounted', data: { table: 1, stacks } });
  }

  /** A hand begins. The case states whether the player is dealt in dead. */
  opens(): boolean | string {
    const decision = this.night.give({ type: 'OpenHand', tournamentId: NIGHT, table: 1, absent: [], at: NIGHT_BEGINS });
    if (decision.refusal !== undefined) return decision.refusal.code;
    return this.night.table(1).openHand!.seats.find(({ playerId }) => playerId === this.offender)?.dead ?? 'not dealt in';
  }

  /** It is over: the offender has posted so much, which another player has won. */
  ends(posted: number): string | null {
    const { openHand, seats } = this.night.table(1);
    if (openHand === null) return 'no hand is open';
    const winner = seats.find(({ playerId }) => playerId !== this.offender)!;
    const stacks = openHand.seats.map(({ playerId, stack }) => ({
      playerId,
      stack: stack + (playerId === winner.playerId ? posted : 0) - (playerId === this.offender ? posted : 0),
    }));
    return this.night.give({ type: 'SettleHand', handId: openHand.handId, stacks, at: NIGHT_BEGINS }).refusal?.code ?? null;
  }

  shrinksTo(players: number): void {
    for (const { seat, playerId } of this.night.table(1).seats.toReversed()) {
      if (this.night.table(1).seats.length > players && playerId !== this.offender) this.night.wentOut({ table: 1, seat });
    }
  }
}

function issues(stated: TournamentCase, book: Rulebook): Answer {
  const read = readBoth(stated);
  if (read.obstacle !== undefined) return read;
  const { given, when, fault } = read;
  const penalised = new Penalised(book, given, fault);
  penalised.hadBefore();
  const penalty = when.step === undefined ? given.penalty : { unit: when.step, count: 0 };
  if (penalty === undefined) return stopped('given.penalty', 'a penalty', undefined);
  const { refusal } = penalised.give(penalty);
  return refusal === undefined ? { fields: { refused: false } } : refusedWith(refusal.code);
}

function serves(stated: TournamentCase, book: Rulebook): Answer {
  const read = readBoth(stated);
  if (read.obstacle !== undefined) return read;
  const { given, when, fault } = read;
  if (given.penalty === undefined) return stopped('given.penalty', 'a penalty', undefined);
  const penalised = new Penalised(book, given, fault);
  penalised.hadBefore();
  const { refusal } = penalised.give(given.penalty);
  if (refusal !== undefined) return refusedWith(refusal.code);
  if (given.playersLater !== undefined) penalised.shrinksTo(given.playersLater);
  const { night, offender } = penalised;
  const penaltyId = night.running.discipline.penalties.length;
  const posts = [...given.postsDuringPenalty];
  for (const [index, step] of when.hands.entries()) {
    // A misdeal leaves its hand open; it is dealt again, and is over then.
    const missed = step === 'redeal' || penalised.opens();
    if (missed !== true) return stopped(`when.hands.${index}`, 'dealt in dead', missed);
    const refused = step === 'misdeal' ? null : penalised.ends(posts.shift() ?? 0);
    if (refused !== null) return stopped(`when.hands.${index}`, 'settled', refused);
  }
  const { handsToMiss, remaining, stage } = night.running.discipline.penalties[penaltyId - 1]!;
  const eliminated = seatOf(night.running.tables, offender) === undefined;
  return { fields: { handsToMiss, remainingAfter: stage === 'ended' ? 0 : remaining, eliminated } };
}

type Both =
  | { readonly given: Given; readonly when: z.infer<typeof When>; readonly fault: Offence; readonly obstacle?: undefined }
  | (Answer & { readonly obstacle: object });

function readBoth(stated: TournamentCase): Both {
  const given = readPart(Given, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const when = readPart(When, stated.when, 'when');
  if (when.obstacle !== undefined) return when;
  const fault = given.value.fault === undefined ? SOME_FAULT : faults[given.value.fault];
  if (fault === undefined) return stopped('given.fault', given.value.fault, 'an offence that the kit does not know');
  return { given: given.value, when: when.value, fault };
}

const missedHands: TopicPlayer = (stated, book) => {
  switch (stated.when.command) {
    case 'IssuePenalty':
      return issues(stated, book);
    case 'ServePenalty':
      return serves(stated, book);
    default:
      return unknownCommand(stated);
  }
};

export const disciplineTopics = { missedHands };
