/**
 * Who plays, and what chips come into play and leave it by that: what the organiser lays down beforehand, registration, late entry, chips
 * bought, absences.
 */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { PlayerId } from './ids.js';
import { Chips, Instant, Place, ReasonText, MAX_PLACE } from './values.js';

/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as "1990-05-31"');

/**
 * What a tournament is in its federation: books make rules of their own for weekly events and for finals. One that is none of them, a
 * satellite say, is ruled as the ordinary, weekly one.
 */
export const TournamentKind = z.enum(['weekly', 'regional', 'national', 'other']);
export type TournamentKind = z.infer<typeof TournamentKind>;

/** What a tournament is played for, as far as rules depend on it. What is left out is not so, or is not known. */
export const AtStake = z.strictObject({
  /** Whether its places give points of a season. */
  forPoints: z.boolean().optional(),
  /** It qualifies for another: it is over once no more players are left than qualify. */
  satellite: z.boolean().optional(),
  /** How many qualify; as many as the book says where it is left out. */
  qualifiers: z.int().min(1).max(MAX_PLACE).optional(),
  /** How many places win something: where the bubble is. */
  paidPlaces: z.int().min(1).max(MAX_PLACE).optional(),
});
export type AtStake = z.infer<typeof AtStake>;

const lastLevel = z.int().min(1).max(200);
const most = z.int().min(1).max(99);

/** What the organiser lays down on entries. What is left out is not offered, or is as the book has it. */
export const EntryTerms = z.strictObject({
  /** The most players; who comes after that waits. */
  capacity: z.int().min(2).max(99_990).optional(),
  /** The chips of a player who registers after the start, where they are others than those of the start. */
  lateStack: Chips.min(1).optional(),
  /** How often a player may enter again once they are out. */
  reEntries: z.strictObject({ most }).optional(),
  /** Chips bought again on one's own seat, until the end of a level and of the break behind it. */
  rebuys: z.strictObject({ chips: Chips.min(1), lastLevel, most }).optional(),
  /** Chips bought once, until the end of a level and of the break behind it. */
  addOn: z.strictObject({ chips: Chips.min(1), lastLevel }).optional(),
  /** When events began to be held at the venue. */
  venueSince: Day.optional(),
  /** A player who has not shown up so many minutes into a later day may be taken out. */
  showUpMinutes: z.int().min(0).max(1440).optional(),
});
export type EntryTerms = z.infer<typeof EntryTerms>;

/** How the player's age and identity were checked. The date of birth itself is stored nowhere. */
export const AdmissionCheck = z.strictObject({
  age: z.enum(['dayOfBirth', 'declared']),
  identity: z.enum(['document', 'dataConfirmed', 'notShown']),
});
export type AdmissionCheck = z.infer<typeof AdmissionCheck>;

/** What a player can buy after the first entry. */
export const PurchaseKind = z.enum(['rebuy', 'addOn', 'reEntry']);
export type PurchaseKind = z.infer<typeof PurchaseKind>;

const articles = z.array(Citation);
const playerId = PlayerId;

/** Where a draw among free seats was made by the system: anyone can draw again. */
const SeatLot = z.strictObject({
  algorithm: z.string().min(1).max(64),
  seed: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'),
  /** The seats that it was made among, by table and seat. */
  free: z.array(Place).min(1),
});
export type SeatLot = z.infer<typeof SeatLot>;

export const entryEvents = {
  PlayerWaitlisted: defineEventType(
    'PlayerWaitlisted',
    'A player registered when every place was taken: they are next on the waiting list.',
    {
      playerId,
      admission: AdmissionCheck,
      /** From 1. */
      position: z.int().min(1),
    },
  ),
  PlayerPromoted: defineEventType(
    'PlayerPromoted',
    'A place has become free for the first player of the waiting list: they are registered.',
    {
      playerId,
    },
  ),
  PlayerExcluded: defineEventType('PlayerExcluded', 'A player may not take part; they had no chips in play yet.', {
    playerId,
    cause: z.enum(['identityFraud', 'penalty', 'other']),
    reason: ReasonText,
    /** The player was on the waiting list. */
    waited: z.boolean(),
    articles,
  }),
  LatenessAnnounced: defineEventType(
    'LatenessAnnounced',
    {
      states: 'A registered player has announced that they will come after the start.',
      unshown: 'The player is registered already; the start states who is not there.',
    },
    {
      playerId,
    },
  ),
  SpecialNeedsRecorded: defineEventType(
    'SpecialNeedsRecorded',
    {
      states: 'A player has needs that a reserved seat meets; the needs themselves are stored nowhere.',
      unshown: 'Needs are private; the draw reads them from the tournament.',
    },
    {
      playerId,
      articles,
    },
  ),
  SeatAssigned: defineEventType(
    'SeatAssigned',
    'A player with special needs has this seat in the draw; who drew it takes the seat that this player drew.',
    {
      playerId,
      to: Place,
      /** Who takes the seat that the player drew; null where the assigned one was free. */
      exchangedWith: PlayerId.nullable(),
      articles,
    },
  ),
  LatePlayerAdmitted: defineEventType(
    'LatePlayerAdmitted',
    'A late player takes their seat, with the chips that are left after the price of being late.',
    {
      playerId,
      to: Place,
      /** The player's chips as they sit down; where the stack was in play, as last known. */
      stack: Chips,
      /** Chips that came into play with the player: none where their stack was in play before. */
      issued: Chips,
      /** The cost of being late, other than blinds: chips not given, or given away. */
      price: Chips,
      /** What others received of it. */
      paidTo: z.array(z.object({ playerId: PlayerId, amount: Chips.min(1) })),
      /** Null where the seat was known or drawn by hand. */
      lot: SeatLot.nullable(),
      /** Set where the player was not on the list before. */
      admission: AdmissionCheck.nullable(),
      /** All who have taken part so far, this player included. Where it has grown, every player who is out stands one place lower. */
      entrants: z.int().min(2),
      /** A full stack was given after the start, which the book discourages. */
      discouraged: z.boolean(),
      /** Why the director admitted the player against the book, or with other chips. */
      ruling: ReasonText.nullable(),
      articles,
    },
  ),
  LateEntryClosed: defineEventType(
    'LateEntryClosed',
    { states: 'Late entry is closed.', unshown: 'Players are admitted by events of their own.' },
    { at: Instant, ruling: ReasonText.nullable(), articles },
  ),
  LateEntryReopened: defineEventType(
    'LateEntryReopened',
    {
      states: 'Late entry was closed by mistake: it is as the rulebook has it again.',
      unshown: 'Players are admitted by events of their own.',
    },
    {
      at: Instant,
      reason: ReasonText,
    },
  ),
  PlayerReEntered: defineEventType(
    'PlayerReEntered',
    'A player who was out has entered again, at a drawn seat; their earlier place is void.',
    {
      playerId,
      to: Place,
      stack: Chips.min(1),
      lot: SeatLot.nullable(),
      /** Which of the player's entries this is: 2 for the first one after they were out. */
      entry: z.int().min(1),
      articles,
    },
  ),
  RebuyAnnounced: defineEventType(
    'RebuyAnnounced',
    'A player buys chips again: they count as in front of them at once, and the player owes their price.',
    {
      playerId,
      at: Place,
      chips: Chips.min(1),
      /** The number of this rebuy among the player's, from 1. */
      rebuy: z.int().min(1),
      /** The player had lost their last chips: the place that they had finished in is void. */
      wasOut: z.boolean(),
      articles,
    },
  ),
  AddOnTaken: defineEventType('AddOnTaken', 'A player takes the add-on: its chips are theirs, and they owe its price.', {
    playerId,
    at: Place,
    chips: Chips.min(1),
    articles,
  }),
  PurchasePaid: defineEventType('PurchasePaid', 'A player has paid for chips that they had bought.', {
    playerId,
    /** How many of the player's rebuys and add-ons are still to be paid. */
    owed: z.int().min(0),
  }),
  PaymentWithdrawn: defineEventType('PaymentWithdrawn', 'A payment was recorded by mistake: the purchase is owed still.', {
    playerId,
    /** How many of their rebuys and add-ons are still to be paid. */
    owed: z.int().min(1),
    reason: ReasonText,
  }),
  PlayerAway: defineEventType(
    'PlayerAway',
    'A player is not at their seat: they are dealt in, their blinds are taken and their hands are dead until they are back.',
    {
      playerId,
      articles,
    },
  ),
  PlayerBack: defineEventType('PlayerBack', 'A player is at their seat again.', { playerId }),
  WrongSeatCorrected: defineEventType(
    'WrongSeatCorrected',
    'Players who sat at wrong seats go to theirs, with the chips that they have now.',
    {
      players: z
        .array(z.object({ playerId: PlayerId, from: Place, to: Place, stack: Chips.min(1) }))
        .min(1)
        .max(2),
      /** How the director ruled, such as on chips that were not right from the start; null where they had nothing to rule. */
      ruling: ReasonText.nullable(),
      /** Since when the first of the players sat in the wrong seat; absent where nobody said. */
      since: z
        .object({
          /** The first hand of the table that they played there, and how many were played until now. */
          hand: z.int().min(1),
          hands: z.int().min(1),
          /** Blinds that were paid or missed there stand: the player takes along the chips of now. */
          blinds: z.literal('asPlayed'),
        })
        .optional(),
      articles,
    },
  ),
  EntryAnnulled: defineEventType(
    'EntryAnnulled',
    'An entry that should not have been made does not count: it has no place and no part in the prizes, and nothing is owed for it.',
    {
      playerId,
      /** Their seat; null for a player who was out. */
      from: Place.nullable(),
      /** Chips that leave play with the entry; none for a player who was out. */
      removed: Chips,
      /** The place that is void; null for a player who was in. */
      place: z.int().min(2).nullable(),
      reason: ReasonText,
    },
  ),
  EntryTransferred: defineEventType(
    'EntryTransferred',
    'An entry belongs to another person than was recorded: they have its seat, chips and purchases, or its place.',
    {
      /** Who was entered by mistake. */
      playerId,
      toPlayer: PlayerId,
      /** Their seat; null for a player who is out. */
      at: Place.nullable(),
      admission: AdmissionCheck,
      reason: ReasonText,
    },
  ),
  PurchaseCancelled: defineEventType(
    'PurchaseCancelled',
    'A purchase that was sold by mistake does not count: its chips leave play, and its price the pot.',
    {
      playerId,
      purchase: PurchaseKind,
      at: Place,
      /** Chips that leave play: those of the purchase, or what is left of a re-entry. Earlier releases took all chips with a re-entry. */
      removed: Chips.min(1),
      /** How many of their rebuys and add-ons are still to be paid. */
      owed: z.int().min(0),
      /** Whether the price was paid already and is due back. */
      refund: z.boolean(),
      reason: ReasonText,
    },
  ),
} as const;
