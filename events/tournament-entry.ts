/**
 * Players, and the chips that come and go with them: the organiser's terms, registration, late entry, purchases, absences.
 * Long: one part of the catalogue, each event type declared with its data.
 */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { Citation } from './judging.js';
import { PlayerId } from './ids.js';
import { howPaid } from './tournament-cash.js';
import { Chips, Instant, Place, ReasonText, MAX_PLACE } from './values.js';

/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as "1990-05-31"');

/**
 * A tournament's kind in its federation: books have special rules for weekly events and for finals. Another kind, such as a satellite,
 * follows the rules of the ordinary, weekly one.
 */
export const TournamentKind = z.enum(['weekly', 'regional', 'national', 'other']);
export type TournamentKind = z.infer<typeof TournamentKind>;

/** The level of a tournament in the seasons where it counts, such as `major`: a word of its federation. */
export const TournamentLevel = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/);

/** The stakes of a tournament that rules depend on. An absent field is false or unknown. */
export const AtStake = z.strictObject({
  /** Whether its places give points in a season. */
  forPoints: z.boolean().optional(),
  /** It qualifies for another: it ends when no more players are left than qualify. */
  satellite: z.boolean().optional(),
  /** How many qualify; by default as the book says. */
  qualifiers: z.int().min(1).max(MAX_PLACE).optional(),
  /** The number of paid places: where the bubble is. */
  paidPlaces: z.int().min(1).max(MAX_PLACE).optional(),
});
export type AtStake = z.infer<typeof AtStake>;

const lastLevel = z.int().min(1).max(200);
const most = z.int().min(1).max(99);

/** The organiser's terms for entries. An absent one is not offered, or follows the book. */
export const EntryTerms = z.strictObject({
  /** The most players; later ones wait. */
  capacity: z.int().min(2).max(99_990).optional(),
  /** The most players who are in at once. With it alternates are called as seats become free, while late players are admitted. */
  seats: z.int().min(2).max(99_990).optional(),
  /** Who may enter: members of the club, or holders of a licence of its federation; absent for everybody. */
  openTo: z.enum(['members', 'licensed']).optional(),
  /** The stack of a player who registers after the start, if different. */
  lateStack: Chips.min(1).optional(),
  /** How often an eliminated player may enter again. */
  reEntries: z.strictObject({ most }).optional(),
  /** Rebuys at one's own seat, until the end of a level and the break after it. */
  rebuys: z.strictObject({ chips: Chips.min(1), lastLevel, most }).optional(),
  /** An add-on, until the end of a level and the break after it. */
  addOn: z.strictObject({ chips: Chips.min(1), lastLevel }).optional(),
  /** When events began at the venue. */
  venueSince: Day.optional(),
  /** Minutes into a later day after which an absent player may be taken out. */
  showUpMinutes: z.int().min(0).max(1440).optional(),
});
export type EntryTerms = z.infer<typeof EntryTerms>;

/**
 * How the player's age and identity were checked. The date of birth is not stored. `registry`: a club had checked it earlier, and the registry
 * knows it. `notChecked`: they registered in advance, and it is checked at the door.
 */
export const AdmissionCheck = z.strictObject({
  age: z.enum(['dayOfBirth', 'declared', 'registry', 'notChecked']),
  identity: z.enum(['document', 'dataConfirmed', 'notShown', 'registry']),
});
export type AdmissionCheck = z.infer<typeof AdmissionCheck>;

/** Purchases after the first entry. */
export const PurchaseKind = z.enum(['rebuy', 'addOn', 'reEntry']);
export type PurchaseKind = z.infer<typeof PurchaseKind>;

/** Chips that a player buys. */
export const ChipPurchase = PurchaseKind.exclude(['reEntry']);
export type ChipPurchase = z.infer<typeof ChipPurchase>;

const articles = z.array(Citation);
const playerId = PlayerId;

/** A draw among free seats by the system, which anyone can repeat. */
const SeatLot = z.strictObject({
  algorithm: z.string().min(1).max(64),
  seed: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'),
  /** The free seats of the draw, by table and seat. */
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
      /** They registered in advance, and are still to check in; absent otherwise. */
      inAdvance: z.literal(true).optional(),
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
  LatenessAnnounced: defineEventType('LatenessAnnounced', 'A registered player has announced that they will come after the start.', {
    playerId,
  }),
  LatenessWithdrawn: defineEventType(
    'LatenessWithdrawn',
    'A player who was announced as late is not: another was meant, or they came in time. They stay registered.',
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
      /** Who takes the player's drawn seat; null when the assigned one was free. */
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
      /** The player's chips when they sit down; if the stack was in play, as last known. */
      stack: Chips,
      /** Chips that come into play with the player: none if their stack was in play before. */
      issued: Chips,
      /** The cost of being late, apart from blinds: chips not given, or given away. */
      price: Chips,
      /** The part that others received. */
      paidTo: z.array(z.object({ playerId: PlayerId, amount: Chips.min(1) })),
      /** Null when the seat was known or drawn by hand. */
      lot: SeatLot.nullable(),
      /** Set when the player was not registered before. */
      admission: AdmissionCheck.nullable(),
      /** All participants so far, including this player. If it has grown, every eliminated player moves down one place. */
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
      /** The number of the player's entry: 2 for the first re-entry. */
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
      /** The number of the player's rebuy, from 1. */
      rebuy: z.int().min(1),
      /** The player had been eliminated: their final place is void. */
      wasOut: z.boolean(),
      articles,
      /** Why it is sold once its levels are over, in the director's words; absent where it was sold in time. */
      ruling: ReasonText.optional(),
    },
  ),
  AddOnTaken: defineEventType('AddOnTaken', 'A player takes the add-on: its chips are theirs, and they owe its price.', {
    playerId,
    at: Place,
    chips: Chips.min(1),
    articles,
    /** Why it is sold once its level is over, in the director's words; absent where it was sold in time. */
    ruling: ReasonText.optional(),
  }),
  PurchasePaid: defineEventType('PurchasePaid', 'A player has paid for chips that they had bought.', {
    playerId,
    /** The player's unpaid rebuys and add-ons. */
    owed: z.int().min(0),
    /** Which of them, where the cashier said it. */
    purchase: ChipPurchase.optional(),
    ...howPaid,
  }),
  PaymentWithdrawn: defineEventType('PaymentWithdrawn', 'A payment was recorded by mistake: the purchase is owed still.', {
    playerId,
    /** The player's unpaid rebuys and add-ons. */
    owed: z.int().min(1),
    reason: ReasonText,
  }),
  EntryPaid: defineEventType('EntryPaid', 'A player has paid for an entry.', {
    playerId,
    /** How many of their entries, the first and those again, are still to be paid. */
    owed: z.int().min(0),
    ...howPaid,
  }),
  EntryPaymentWithdrawn: defineEventType(
    'EntryPaymentWithdrawn',
    'A payment for an entry was recorded by mistake: the entry is still to be paid.',
    {
      playerId,
      /** How many of their entries are still to be paid. */
      owed: z.int().min(1),
      reason: ReasonText,
    },
  ),
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
      /** The director's ruling, for example on chips that were wrong from the start; null for none. */
      ruling: ReasonText.nullable(),
      /** Since when the first of the players sat in the wrong seat; absent when unknown. */
      since: z
        .object({
          /** Their first hand at the table, and the number of hands since. */
          hand: z.int().min(1),
          hands: z.int().min(1),
          /** Blinds paid or missed there stay: the player takes their present chips along. */
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
      /** Their seat; null for an eliminated player. */
      from: Place.nullable(),
      /** Chips that leave play with the entry; none for an eliminated player. */
      removed: Chips,
      /** The void place; null for a player who was in. */
      place: z.int().min(2).nullable(),
      /** How many entries the player had paid for, which are due back; absent for none. */
      refund: z.int().min(1).optional(),
      reason: ReasonText,
    },
  ),
  EntryTransferred: defineEventType(
    'EntryTransferred',
    'An entry belongs to another person than was recorded: they have its seat, chips and purchases, or its place.',
    {
      /** The player entered by mistake. */
      playerId,
      toPlayer: PlayerId,
      /** Their seat; null for an eliminated player. */
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
      /** Chips that leave play: those of the purchase, or the rest of a re-entry. Earlier releases removed all chips with a re-entry. */
      removed: Chips.min(1),
      /** The player's unpaid rebuys and add-ons. */
      owed: z.int().min(0),
      /** Whether the price was paid and must be refunded. */
      refund: z.boolean(),
      reason: ReasonText,
    },
  ),
  PurchaseTransferred: defineEventType(
    'PurchaseTransferred',
    'A rebuy or an add-on was recorded for the wrong player: another bought it. Its chips stay where they are.',
    {
      playerId,
      toPlayer: PlayerId,
      purchase: ChipPurchase,
      /** How many of the rebuys and add-ons of each are still to be paid. */
      owed: z.int().min(0),
      toOwed: z.int().min(0),
      reason: ReasonText,
    },
  ),
} as const;
