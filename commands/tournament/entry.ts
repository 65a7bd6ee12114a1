/**
 * What can be asked of a tournament about who plays: registration, late entry, chips bought, absences. Instants (`at`) are
 * milliseconds since 1970.
 * Long: one room, each of its commands declared with its fields.
 */
import { purchaseCommands } from './purchases.js';
import { admission, lateEntryRuling } from './admission.js';
import { howPaid } from './payment.js';
import { beforeStart, inPlay, onceAnnounced, untilTheEnd } from '../accepted.js';
import { definePart, tournamentCommand, type TypeOf } from '../command.js';
import { defaultsTo, nullMeans, optional } from '../field.js';
import { chips, flag, impersonalReason, now, number, part, player, reason, seat, tableNumber, thePlayer } from '../fields.js';

export const place = definePart('Place', 'A seat at a table.', {
  table: tableNumber('The number of the table, {bound}.'),
  seat: seat('The seat, {bound}.'),
});

const paidAtOnce = {
  paid: optional(flag('Whether the player has paid for the entry already.')),
  ...howPaid,
};

export const registerPlayer = tournamentCommand('RegisterPlayer', {
  group: 'floor.entries',
  // After the start only the waiting list, where alternates are called.
  acceptedIn: { announced: 'all', running: 'some' },
  asksForState: true,
  about:
    'Enters a player who is of age, with a name where one is given. Where every place is taken, the player goes on the waiting list; after the start too, while alternates are called.',
  articles: 'RC 2; MO 1.1, 1.2; RO 1.2, 1.4',
  input: 'Enters a player, on the waiting list where every place is taken.',
  putRightBy: 'Before the start `withdrawRegistration`. In play `annulEntry`, or `transferEntry` where another person was meant.',
  fields: {
    playerId: thePlayer,
    ...admission,
    ...paidAtOnce,
    inAdvance: optional(
      flag(
        'Whether the player registers before the day, from home. What the book asks for is checked at the door then (checkIn), and a seat is drawn once they are there.',
      ),
    ),
    at: optional(now()),
  },
});

export const withdrawRegistration = tournamentCommand('WithdrawRegistration', {
  group: 'floor.entries',
  // After the start, only a player who has not come yet, or who waits, can leave the list.
  acceptedIn: { announced: 'all', running: 'some' },
  asksForState: true,
  about: 'Takes a player off the list, after the start only one who has not come; the first on the waiting list gets the place.',
  input: 'Takes a player off the list who has no chips in play.',
  putRightBy: 'Before the start `registerPlayer`, after it `admitLatePlayer`.',
  fields: {
    playerId: thePlayer,
  },
});

export const announceLateness = tournamentCommand('AnnounceLateness', {
  group: 'floor.seats',
  acceptedIn: beforeStart,
  asksForState: true,
  about: 'Records that a player announced before the start that they will be late.',
  articles: 'RC 7; TF §4 b1',
  input: 'Records that a player announced before the start that they will be late.',
  putRightBy: '`withdrawLateness`, before the start.',
  fields: {
    playerId: thePlayer,
  },
});

export const withdrawLateness = tournamentCommand('WithdrawLateness', {
  group: 'floor.seats',
  acceptedIn: beforeStart,
  asksForState: true,
  about: 'Takes back that a player is late: another player was meant, or they have come in time. They stay on the list.',
  articles: 'RC 7; TF §4 b1',
  input: 'Takes back that a player is late.',
  putRightBy: '`announceLateness`, before the start.',
  fields: {
    playerId: thePlayer,
  },
});

export const recordSpecialNeeds = tournamentCommand('RecordSpecialNeeds', {
  group: 'floor.seats',
  // Late players have special needs too.
  acceptedIn: untilTheEnd,
  asksForState: true,
  about: 'Records that a player has special needs, so that a seat can be kept. The needs themselves are not stored.',
  articles: 'RC 8; RO 2.1',
  input: 'Records that a player has special needs.',
  putRightBy: '`withdrawRegistration`, then `registerPlayer`, before the start.',
  fields: {
    playerId: thePlayer,
  },
});

export const assignSeat = tournamentCommand('AssignSeat', {
  group: 'floor.seats',
  acceptedIn: beforeStart,
  asksForState: true,
  about: 'Keeps a seat for a player with special needs, before the start. A player who draws it takes that player’s drawn seat.',
  articles: 'RC 8; RO 2.1',
  input: 'Keeps a seat for a player with special needs, whatever is drawn.',
  putRightBy: '`assignSeat` with another seat.',
  fields: {
    playerId: thePlayer,
    table: tableNumber('The number of the table, {bound}.'),
    seat: seat('The seat, {bound}.'),
  },
});

export const admitLatePlayer = tournamentCommand('AdmitLatePlayer', {
  group: 'floor.seats',
  acceptedIn: inPlay,
  asksForState: true,
  about: 'Admits a player who comes late, on the list or not, to a drawn seat. The rulebook decides what is deducted for it.',
  articles: 'RC 7; MO 3.1; RO 1.8; TF §4 b1',
  input: 'Admits a player who comes late.',
  putRightBy: '`annulEntry`, or `transferEntry` where another person was meant. For a wrong seat `correctWrongSeat`.',
  fields: {
    playerId: thePlayer,
    ...admission,
    ...paidAtOnce,
    place: optional(
      part(
        place,
        'The seat that the player drew by hand. Without it, a free seat is drawn from a seed that follows from the draw of seats. The seed is recorded, so that anyone can repeat the draw.',
      ),
    ),
    ruling: optional(part(lateEntryRuling, 'The director’s ruling where the player is not admitted as the book says.')),
    at: now(),
  },
});

export const closeLateEntry = tournamentCommand('CloseLateEntry', {
  group: 'td.direct',
  acceptedIn: inPlay,
  asksForState: true,
  about: 'Closes late entry; early only by the director’s ruling.',
  articles: 'RC 7; MO 3.1; RO 1.8',
  input: 'Closes the doors to late players.',
  putRightBy: '`reopenLateEntry`.',
  fields: {
    ruling: nullMeans(
      'the rulebook closes it',
      impersonalReason('whoever comes late', 'Why late entry closes before the time of the book, {bound}.'),
    ),
    at: now(),
  },
});

export const reopenLateEntry = tournamentCommand('ReopenLateEntry', {
  group: 'td.direct',
  acceptedIn: inPlay,
  about: 'Takes back that late entry was closed: late players are admitted again as long as the rulebook has it.',
  input: 'Takes back that late entry was closed.',
  putRightBy: '`closeLateEntry`.',
  fields: {
    reason: impersonalReason('whoever comes late'),
    at: now(),
  },
});

export const reEnter = tournamentCommand('ReEnter', {
  group: 'floor.entries',
  acceptedIn: inPlay,
  asksForState: true,
  about: 'Enters a player again who is out, where a house rule allows it, while late players are admitted.',
  articles: 'RC 7',
  input: 'Enters a player again who is out.',
  putRightBy: '`cancelPurchase` with `RE_ENTRY`: its chips leave play, and a pot that a correction gave the player stays theirs.',
  fields: {
    playerId: thePlayer,
    bar: admission.bar,
    ...paidAtOnce,
    place: optional(
      part(
        place,
        'The seat that the player drew by hand. Without it, a free seat is drawn from a seed that follows from the draw of seats. The seed is recorded, so that anyone can repeat the draw.',
      ),
    ),
    at: now(),
  },
});

export const markAway = tournamentCommand('MarkAway', {
  group: 'player.presence',
  acceptedIn: inPlay,
  asksForState: true,
  about:
    'Records that a player is not at their seat. From the next hand on they are dealt in, their blinds are taken and their hands are dead.',
  articles: 'RC 30; MO 3.2; RO 1.9; TF §4 b2',
  input: 'Records that a player is not at their seat.',
  putRightBy: '`markBack`.',
  fields: {
    playerId: thePlayer,
    official: defaultsTo(false, flag('Whether the player is an official who is called away, which one of the books excuses.')),
  },
});

export const markBack = tournamentCommand('MarkBack', {
  group: 'player.presence',
  acceptedIn: inPlay,
  asksForState: true,
  about: 'Records that a player is at their seat again. A player who was never there before is admitted as a late player.',
  input: 'Records that a player is at their seat again.',
  putRightBy: '`markAway`.',
  fields: {
    playerId: thePlayer,
    at: now(),
  },
});

export const correctWrongSeat = tournamentCommand('CorrectWrongSeat', {
  group: 'floor.seats',
  acceptedIn: inPlay,
  asksForState: true,
  about:
    'Sends a player who sat down at a wrong seat to the right one, between two hands, with their current chips. Hands and blinds that were played there stand.',
  articles: 'RC 6; RO 2.1',
  input: 'Sends a player who began at a wrong seat to the right one.',
  putRightBy: '`correctWrongSeat` again, or `movePlayer`.',
  fields: {
    playerId: thePlayer,
    table: tableNumber('The number of the table that the player belongs to, {bound}.'),
    seat: seat('The seat that the player belongs to, {bound}.'),
    rightAmount: defaultsTo(true, flag('Whether the player began with the right chips.')),
    exchange: defaultsTo(false, flag('Whether the player at the right seat belongs to the wrong one, so that both change.')),
    ruling: nullMeans(
      'the player began with the right chips',
      reason('The director’s ruling, needed where the player did not begin with the right chips, {bound}.'),
    ),
    stack: optional(
      chips(1, 'The player’s chips as counted, needed for a change of tables where the stacks of the old table are not known.'),
    ),
    sinceHand: optional(number(1, 'The first hand of the table that the player played in the wrong seat, from 1.')),
  },
});

export const annulEntry = tournamentCommand('AnnulEntry', {
  group: 'td.direct',
  // Before the start the refusal for a listed player says to take them off the list. A wrong entry may come to light next day.
  acceptedIn: onceAnnounced,
  about:
    'Annuls an entry that should not have been made, such as a player entered twice: no place, no part in the prizes, nothing owed. Chips that the player still has leave play.',
  input: 'Annuls an entry that should not have been made.',
  putRightBy: '`admitLatePlayer` with a ruling that gives the chips: the player has a new entry.',
  fields: {
    playerId: thePlayer,
    stack: optional(chips(1, 'The player’s chips as counted, needed where the stacks of the table are not known.')),
    reason: reason(),
    at: now(),
  },
});

export const transferEntry = tournamentCommand('TransferEntry', {
  group: 'floor.seats',
  // Before the start the refusal for a listed player says to take them off the list. A wrong entry may come to light next day.
  acceptedIn: onceAnnounced,
  about: 'Gives an entry to the right person, where another was entered by mistake. They have its seat and chips, or its place.',
  input: 'Gives an entry to the right person, where another was entered by mistake.',
  putRightBy: '`transferEntry` back, or to the right person.',
  fields: {
    playerId: player('The id of the player whose entry it is now.'),
    toPlayer: player('The id of the person whose entry it is in truth; they have no entry of their own.'),
    ...admission,
    reason: reason(),
    at: now(),
  },
});

export const entryCommands = [
  ...purchaseCommands,
  registerPlayer,
  withdrawRegistration,
  announceLateness,
  withdrawLateness,
  recordSpecialNeeds,
  assignSeat,
  admitLatePlayer,
  closeLateEntry,
  reopenLateEntry,
  reEnter,
  markAway,
  markBack,
  correctWrongSeat,
  annulEntry,
  transferEntry,
] as const;

export type EntryCommand = TypeOf<(typeof entryCommands)[number]>;

/** What is known of somebody who registers. The day of birth is looked at and kept nowhere; either it or `adult` is needed. */
export type AdmissionFacts = Omit<Extract<EntryCommand, { readonly type: 'RegisterPlayer' }>, 'type' | 'playerId'>;

/** How somebody comes to a seat during play: by a ticket that was drawn by hand; else it is drawn from a seed that follows from the draw's. */
export type SeatSource = Pick<Extract<EntryCommand, { readonly type: 'ReEnter' }>, 'place'>;
