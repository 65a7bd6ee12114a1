/**
 * The events of one tournament, stream `tournament-{id}`: everything that must be consistent within it.
 * Long: one part of the catalogue, each event type declared with its data.
 */
import { z } from 'zod';
import { nameEdition } from './editions.js';
import { defineEventType, type EventIn } from './event-type.js';
import { Citation } from './judging.js';
import { ClubId, HandId, PlayerId } from './ids.js';
import { standstillEvents } from './standstill.js';
import { chipInventoryEvents } from './tournament-chip-inventory.js';
import { chipRaceEvents, ChipInSet } from './tournament-chip-race.js';
import { TimeZone } from './calendar.js';
import { cashEvents } from './tournament-cash.js';
import { disciplineEvents } from './tournament-discipline.js';
import { bagEvents } from './tournament-bags.js';
import { dayEvents } from './tournament-days.js';
import { redrawEvents } from './tournament-redraw.js';
import { doorEvents } from './tournament-door.js';
import { AdmissionCheck, AtStake, entryEvents, EntryTerms, TournamentKind, TournamentLevel } from './tournament-entry.js';
import { stackOf, tournamentHandsEvents } from './tournament-hands.js';
import { handForHandEvents } from './tournament-hand-for-hand.js';
import { messageEvents } from './tournament-messages.js';
import { placesEvents } from './tournament-places.js';
import { prizesEvents } from './tournament-prizes.js';
import { carriedChips, seatingEvents, seatingOfBreak, seatingOfMove } from './tournament-seating.js';
import {
  AnteFormat,
  AntePriority,
  Chips,
  Currency,
  DAY_SECONDS,
  Instant,
  MAX_CHIPS,
  Place,
  ReasonText,
  RulebookReference,
  TableNumber,
} from './values.js';

const Venue = z.string().min(1).max(120);

const seconds = z.int().min(1).max(DAY_SECONDS);

/** One period of the blind structure: a level with its blinds, or a break. */
export const Period = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('level'), smallBlind: Chips, bigBlind: Chips.min(1), ante: Chips, seconds }),
  z.object({ kind: z.literal('break'), seconds }),
]);
export type Period = z.infer<typeof Period>;

const playedBlinds = { smallBlind: Chips, bigBlind: Chips.min(1), ante: Chips };

/** For a period that the director starts with another length. */
const startedAgain = {
  /** The time left, in milliseconds; absent for the whole. */
  remainingMs: z.int().min(1).optional(),
  /** In the director’s words; absent for none. */
  reason: ReasonText.optional(),
};

/** What a tournament is announced with. */
const announced = {
  name: z.string().min(1).max(120),
  club: z.string().min(1).max(120),
  /** The registered club; absent when only a club's name was announced. */
  clubId: ClubId.optional(),
  /** Absent when unknown, which means an ordinary one. */
  kind: TournamentKind.optional(),
  /** Its level in the seasons where it counts; absent where its kind is its level. */
  seasonLevel: TournamentLevel.optional(),
  /** The planned start; absent when unknown. */
  scheduledAt: Instant.optional(),
  /** The time zone of the venue; absent where it is that of the club. */
  timeZone: TimeZone.optional(),
  /** The venue; absent when unknown. */
  venue: Venue.optional(),
  /** The currency of prices and prizes; absent when unknown. */
  currency: Currency.optional(),
  rulebook: RulebookReference,
  startingStack: Chips.min(1),
  seatsPerTable: z.int().min(2).max(10),
  /** Why tables have more seats than the book allows, such as a dispensation; absent for none. */
  largerTables: ReasonText.optional(),
  anteFormat: AnteFormat,
  /** What a payer who cannot cover both pays first, if the structure says so; else by the book. */
  antePriority: AntePriority.optional(),
  chipUnit: Chips.min(1),
  /** The chip values in play, ascending; absent when unknown. */
  chipSet: z.array(ChipInSet).min(1).max(20).optional(),
  /** True when the book's moves are made at once; absent or false when the director confirms them. */
  automaticMoves: z.boolean().optional(),
  structure: z.array(Period).min(1).max(200),
  /** The stakes; absent when unknown. */
  atStake: AtStake.optional(),
  /** The organiser's terms for entries; absent when only the book decides. */
  entry: EntryTerms.optional(),
};

const terms = z
  .object(announced)
  .omit({ clubId: true, kind: true, seasonLevel: true, scheduledAt: true, timeZone: true, venue: true, currency: true, structure: true });

export const tournamentEvents = {
  TournamentCreated: defineEventType(
    'TournamentCreated',
    'A tournament was announced with its rulebook, structure and stacks.',
    announced,
    [nameEdition],
  ),
  AnnouncementCorrected: defineEventType(
    'AnnouncementCorrected',
    'What was announced of a tournament was corrected: when and where it is, its time zone, its currency, its kind or its level.',
    {
      /** Absent values are unchanged. */
      scheduledAt: Instant.optional(),
      timeZone: TimeZone.optional(),
      venue: Venue.optional(),
      currency: Currency.optional(),
      kind: TournamentKind.optional(),
      seasonLevel: TournamentLevel.optional(),
      reason: ReasonText,
    },
  ),
  TermsCorrected: defineEventType('TermsCorrected', 'What a tournament was announced with was corrected before its first hand.', {
    /** What is absent stays as it was. */
    ...terms.partial().shape,
    reason: ReasonText,
  }),
  PlayerRegistered: defineEventType('PlayerRegistered', 'A player entered the tournament.', {
    playerId: PlayerId,
    /** How the right to enter was checked; absent when no longer known. */
    admission: AdmissionCheck.optional(),
    /** They registered in advance, and are still to check in; absent otherwise. */
    inAdvance: z.literal(true).optional(),
  }),
  RegistrationWithdrawn: defineEventType('RegistrationWithdrawn', 'A player left the list before they had chips in play.', {
    playerId: PlayerId,
    /** The player was on the waiting list; absent otherwise. */
    waited: z.boolean().optional(),
    /** How many entries the player had paid for, which are due back; absent for none. */
    refund: z.int().min(1).optional(),
  }),
  DrawCommitted: defineEventType(
    'DrawCommitted',
    'The seed of this draw is settled before anybody can know what comes of it: its SHA-256 hash is published here, and the draw reveals it.',
    {
      /** The number of the tournament's draw, from 1. */
      draw: z.int().min(1),
      /** SHA-256 of the 32 bytes of the seed, 64 hexadecimal digits. */
      hash: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'),
      /** The owner of the seed: the announcing node, or the organiser. */
      by: z.enum(['node', 'organiser']),
    },
  ),
  RegistrationClosed: defineEventType('RegistrationClosed', 'Registration is closed. Seats are drawn for the players on the list.', {
    /** The number of players. */
    players: z.int().min(0),
    /** The hash of their draw's seed; null when none was published yet. */
    commitment: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable(),
  }),
  RegistrationReopened: defineEventType('RegistrationReopened', 'The list is open again; seats that were drawn are void.', {
    reason: ReasonText,
  }),
  SeatsDrawn: defineEventType('SeatsDrawn', 'Seats were drawn at random from this seed by this algorithm; anyone can draw them again.', {
    algorithm: z.string().min(1).max(64),
    seed: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'),
    seats: z.array(Place.extend({ playerId: PlayerId })).min(2),
    /** The number of tables ordered by the director; absent for the fewest that hold everybody. */
    tables: TableNumber.optional(),
  }),
  TournamentStarted: defineEventType('TournamentStarted', 'Every drawn player has the starting stack, and the tables may deal.', {
    startingStack: Chips.min(1),
    /** The players with a stack in play. */
    players: z.int().min(2),
    /** Registered players who are absent, and whose stacks come into play when they arrive; absent for none. */
    expected: z.array(PlayerId).optional(),
    /** Absent players whose stacks are in play; absent for none. */
    away: z.array(PlayerId).optional(),
    /** Articles on absent players. */
    articles: z.array(Citation).optional(),
  }),
  StartWithdrawn: defineEventType(
    'StartWithdrawn',
    'The start was taken back before the first hand: nobody has chips, and the seats are those of the draw.',
    {
      /** The stack that each of `players` gives back. */
      startingStack: Chips.min(1),
      players: z.int().min(2),
      /** The seats as they were drawn, of those too who had not come. */
      seats: z.array(Place.extend({ playerId: PlayerId })).min(2),
      reason: ReasonText,
    },
  ),
  LevelStarted: defineEventType('LevelStarted', 'A level began at this instant, by the clock or by the director.', {
    /** Index into the structure, from 0, breaks counted. */
    period: z.int().min(0),
    /** The level's number, from 1, breaks not counted. */
    level: z.int().min(1),
    at: Instant,
    by: z.enum(['clock', 'director']),
    ...startedAgain,
  }),
  BreakStarted: defineEventType('BreakStarted', 'A break began at this instant, by the clock or by the director.', {
    period: z.int().min(0),
    at: Instant,
    by: z.enum(['clock', 'director']),
    ...startedAgain,
  }),
  StructureChanged: defineEventType(
    'StructureChanged',
    'The periods of the structure from one on are others; hands in progress keep their stakes.',
    {
      /** Index of the first replaced period, from 0, breaks counted. */
      from: z.int().min(0),
      periods: z.array(Period).max(200),
      at: Instant,
      /** The time left in the running period, in milliseconds; null before the start. */
      remainingMs: z.int().min(0).nullable(),
      reason: ReasonText,
    },
  ),
  PlayedLevelCorrected: defineEventType(
    'PlayedLevelCorrected',
    'A level that is over was played with other blinds than the structure had. Hands that were typed keep the stakes that they have.',
    {
      /** Its index in the structure, from 0, breaks counted. */
      period: z.int().min(0),
      level: z.int().min(1),
      /** Chips: as it was played. */
      ...playedBlinds,
      /** Chips: as the structure had it. */
      instead: z.object(playedBlinds),
      reason: ReasonText,
    },
  ),
  ClockPaused: defineEventType('ClockPaused', 'The clock was stopped with this much of the period left (milliseconds).', {
    at: Instant,
    remainingMs: z.int().min(0),
    /**
     * The clock was unseen since then, and more than one period would have ended: the director decides. The time left refers to that
     * instant.
     */
    unseenSince: Instant.optional(),
    /** What the screens say of it; absent for nothing. */
    reason: ReasonText.optional(),
  }),
  PauseReasonChanged: defineEventType(
    'PauseReasonChanged',
    {
      states: 'The clock stands, and the screens say another reason.',
      says: { en: 'the clock stands for another reason: {reason}', fr: 'le chronomètre est arrêté pour une autre raison : {reason}' },
      example: { at: 1_767_225_600_000, reason: 'A fire alarm.' },
    },
    {
      at: Instant,
      reason: ReasonText,
    },
  ),
  ClockResumed: defineEventType('ClockResumed', 'The clock runs again.', {
    at: Instant,
    /** The unseen time since then counts as played; absent when it does not. */
    unseenSince: Instant.optional(),
  }),
  ...tournamentHandsEvents,
  PlayerReinstated: defineEventType(
    'PlayerReinstated',
    'A player was out by a hand that was corrected, or the director takes back that they are out: they are in again, and wait where no seat is free.',
    {
      playerId: PlayerId,
      /** Their seat; null when every seat is taken, and they wait for one. */
      to: Place.nullable(),
      /** The corrected hand; null when the director undoes the elimination. */
      handId: HandId.nullable(),
      /** Absent after a corrected hand, which brings the chips. */
      byDirector: z
        .object({
          /** The player's chips: as they left with them, as counted, or as last known. */
          stack: Chips,
          /** The part that comes back into play; 0 if they had stayed on a table. */
          returned: Chips,
          /** The table where the chips had stayed, if not the player's present one; null otherwise. */
          takenFrom: TableNumber.nullable(),
          /** Tables whose stacks are unknown until counted: the player's chips were counted as others'. */
          uncertain: z.array(TableNumber).max(2),
          /** The assumed stacks, without these chips, of players who were thought to have them, until they are counted; absent for none. */
          others: z.array(z.object({ playerId: PlayerId, stack: Chips })).optional(),
          reason: ReasonText,
        })
        .optional(),
    },
    // A reader of version 1 does not expect a player without a seat.
    [(data: object) => data],
  ),
  TournamentReopened: defineEventType('TournamentReopened', 'What ended the tournament was corrected: it goes on, or ends otherwise.', {
    /** The corrected hand; null when the director undoes an elimination. */
    handId: HandId.nullable(),
    /** The former winner; null when players had qualified. */
    winner: PlayerId.nullable(),
    at: Instant,
    /** The clock before: when its period ends, null while it is paused. */
    endsAt: Instant.nullable(),
    /** The time left in a paused clock's period, in milliseconds. */
    remainingMs: z.int().min(0).nullable(),
  }),
  ChipsCounted: defineEventType(
    'ChipsCounted',
    'All stacks of a table are known: the floor counted them, or one player is left with every chip.',
    {
      table: TableNumber,
      stacks: z.array(stackOf).min(1),
      /** If the stacks were known before: the difference of each; absent for none. */
      changes: z
        .array(z.object({ playerId: PlayerId, amount: z.int().min(-MAX_CHIPS).max(MAX_CHIPS) }))
        .min(2)
        .optional(),
      /** In the words of whoever counted; absent for none. */
      reason: ReasonText.optional(),
    },
  ),
  PlayerMoved: defineEventType('PlayerMoved', 'A player took their chips to another seat.', {
    playerId: PlayerId,
    from: Place,
    to: Place,
    stack: Chips.min(1),
    /** The director's reason, or the book's: `balancing`, `tableBroken`. */
    reason: ReasonText,
    /** The hands that the player still has to miss under penalty; absent for none. */
    handsToMiss: z.int().min(1).optional(),
    carried: carriedChips.optional(),
    ...seatingOfMove,
  }),
  TableBroken: defineEventType('TableBroken', 'A table was closed; its players had been moved.', { table: TableNumber, ...seatingOfBreak }),
  ...seatingEvents,
  PlayerEliminated: defineEventType('PlayerEliminated', 'A player is out, in this place.', {
    playerId: PlayerId,
    from: Place,
    /** The better number where players are tied. */
    place: z.int().min(2),
    /** How many players share the place; 1 for this player only. */
    tied: z.int().min(1),
    /** The hand of the elimination, if it was recorded. */
    handId: HandId.nullable(),
    /** The chips that decide the place: the stack at the start of the hand, or as last known. */
    stackBefore: Chips.optional(),
    /**
     * Those chips are an estimate: hands were played since they were last known. Absent when they are known, and in events of earlier
     * releases.
     */
    estimated: z.literal(true).optional(),
  }),
  TournamentFinished: defineEventType('TournamentFinished', 'One player holds all the chips.', {
    winner: PlayerId,
    stack: Chips.min(1),
    at: Instant,
  }),
  ...entryEvents,
  ...dayEvents,
  ...bagEvents,
  ...redrawEvents,
  ...doorEvents,
  ...placesEvents,
  ...prizesEvents,
  ...cashEvents,
  ...disciplineEvents,
  ...chipRaceEvents,
  ...handForHandEvents,
  ...messageEvents,
  ...chipInventoryEvents,
  ...standstillEvents,
} as const;

export type TournamentEvent = EventIn<typeof tournamentEvents>;
