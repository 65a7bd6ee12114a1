/**
 * What can be asked of a tournament about who plays: registration, late entry, chips bought, absences, days. Instants (`at`) are
 * milliseconds since 1970.
 */
import { definePart, tournamentCommand, type TypeOf } from '../command.js';
import { defaultsTo, forTheApi, nullMeans, optional, secret } from '../field.js';
import { chips, day, flag, line, now, part, players, reason, seat, tableNumber, thePlayer } from '../fields.js';

export const place = definePart('Place', 'A seat at a table.', {
  table: tableNumber('The number of the table, 1 to 9999.'),
  seat: seat('The seat, 1 to 10.'),
});

export const lateEntryRuling = definePart(
  'LateEntryRuling',
  'What the director rules on a late player, where the book would not admit him so.',
  {
    reason: reason(),
    stack: optional(chips(1, 'The chips that he gets; what the book leaves him when it is not given.')),
  },
);

const admission = {
  bornOn: optional(
    secret(
      'tellsBirth',
      day(
        '1990-05-31',
        'The day when he was born, such as "1990-05-31": it is looked at and kept nowhere. This, or that he is of age, is needed of whoever is not on the list.',
      ),
    ),
  ),
  adult: optional(flag('Whether he is of age, as whoever registers him has seen or been told.')),
  showsDocument: optional(defaultsTo(false, flag('Whether he has shown his identity card, which one of the books asks for.'))),
  confirmsData: optional(flag('Whether he says that what was written down of him is right.')),
  acceptsRules: optional(defaultsTo(true, flag('Whether he accepts the rules, as everybody does who takes part.'))),
  name: forTheApi(optional(line(120, 'His name, 1 to 120 characters: it goes to the directory of players and into no event.'))),
};

const purchase = {
  paid: defaultsTo(false, flag('Whether he has paid for them already.')),
};

export const registerPlayer = tournamentCommand('RegisterPlayer', {
  about:
    'Enters a player who is of age, and gives him a name where one comes along; where every place is taken he stands on the waiting list.',
  articles: 'RC 2; MO 1.1, 1.2; RO 1.2, 1.4',
  input: 'Enters a player, on the waiting list where every place is taken.',
  fields: {
    playerId: thePlayer,
    ...admission,
    at: optional(now()),
  },
});

export const withdrawRegistration = tournamentCommand('WithdrawRegistration', {
  about: 'Takes a player off the list, after the start only while he has not come; the first who waits gets his place.',
  input: 'Takes a player off the list who has no chips in play.',
  fields: {
    playerId: thePlayer,
  },
});

export const announceLateness = tournamentCommand('AnnounceLateness', {
  about: 'Records that a player has told before the start that he will be late.',
  articles: 'RC 7; TF §4 b1',
  input: 'Records that a player has told before the start that he will come after it.',
  fields: {
    playerId: thePlayer,
  },
});

export const recordSpecialNeeds = tournamentCommand('RecordSpecialNeeds', {
  about: 'Records that a player has special needs, so that a seat can be kept for him; which needs is kept nowhere.',
  articles: 'RC 8; RO 2.1',
  input: 'Records that a player has special needs.',
  fields: {
    playerId: thePlayer,
  },
});

export const assignSeat = tournamentCommand('AssignSeat', {
  about: 'Keeps a seat for a player with special needs, before the start; whoever draws it takes the one that he drew.',
  articles: 'RC 8; RO 2.1',
  input: 'Keeps a seat for a player with special needs, whatever is drawn.',
  fields: {
    playerId: thePlayer,
    table: tableNumber('The number of the table, 1 to 9999.'),
    seat: seat('The seat, 1 to 10.'),
  },
});

export const admitLatePlayer = tournamentCommand('AdmitLatePlayer', {
  about: 'Admits a player who comes late, on the list or not, at what his rulebook has him pay for it, to a drawn seat.',
  articles: 'RC 7; MO 3.1; RO 1.8; TF §4 b1',
  input: 'Admits a player who comes late.',
  fields: {
    playerId: thePlayer,
    ...admission,
    place: optional(
      part(
        place,
        'The seat that he drew by hand. When it is not given, one of the free ones is drawn, from a seed that follows from the draw of seats; it is recorded, so that anyone can draw again.',
      ),
    ),
    ruling: optional(part(lateEntryRuling, 'Where the director admits him otherwise than the book.')),
    at: now(),
  },
});

export const closeLateEntry = tournamentCommand('CloseLateEntry', {
  about: 'Has nobody admitted any more; sooner than the rulebook has it by the director’s ruling.',
  articles: 'RC 7; MO 3.1; RO 1.8',
  input: 'Closes the doors to late players.',
  fields: {
    ruling: nullMeans('the rulebook closes it', reason('Why sooner than the book has it, 1 to 500 characters.')),
    at: now(),
  },
});

export const reEnter = tournamentCommand('ReEnter', {
  about: 'Enters a player again who is out, where a house rule allows it, while late players are admitted.',
  articles: 'RC 7',
  input: 'Enters a player again who is out.',
  fields: {
    playerId: thePlayer,
    place: optional(
      part(
        place,
        'The seat that he drew by hand. When it is not given, one of the free ones is drawn, from a seed that follows from the draw of seats; it is recorded, so that anyone can draw again.',
      ),
    ),
    at: now(),
  },
});

export const rebuy = tournamentCommand('Rebuy', {
  about:
    'Sells a player chips again on his seat: he has just lost his last ones, or is between two hands. They count at once, and he owes their price.',
  articles: 'TDA 18; RC 27',
  input: 'Sells a player chips again on his seat.',
  fields: {
    playerId: thePlayer,
    ...purchase,
    at: now(),
  },
});

export const takeAddOn = tournamentCommand('TakeAddOn', {
  about: 'Sells a player his add-on, where the book or a house rule allows it.',
  input: 'Sells a player his add-on.',
  fields: {
    playerId: thePlayer,
    ...purchase,
    at: now(),
  },
});

export const payPurchase = tournamentCommand('PayPurchase', {
  about: 'Records that a player has paid for one of his rebuys or his add-on.',
  fields: {
    playerId: thePlayer,
  },
});

export const markAway = tournamentCommand('MarkAway', {
  about: 'Records that a player is not at his seat: from the next hand on he is dealt in, his blinds are taken and his hands are dead.',
  articles: 'RC 30; MO 3.2; RO 1.9; TF §4 b2',
  input: 'Records that a player is not at his seat.',
  fields: {
    playerId: thePlayer,
    official: defaultsTo(false, flag('Whether he is an official who plays and is called away, whom one of the books excuses.')),
  },
});

export const markBack = tournamentCommand('MarkBack', {
  about: 'Records that a player is at his seat again; one who has never come yet is admitted as a late player.',
  input: 'Records that a player is at his seat again.',
  fields: {
    playerId: thePlayer,
    at: now(),
  },
});

export const correctWrongSeat = tournamentCommand('CorrectWrongSeat', {
  about: 'Has a player who began at a wrong seat go to his own, between two hands, with the chips that he has now.',
  articles: 'RC 6; RO 2.1',
  input: 'Has a player who began at a wrong seat go to his own.',
  fields: {
    playerId: thePlayer,
    table: tableNumber('The number of the table that he belongs to, 1 to 9999.'),
    seat: seat('The seat that he belongs to, 1 to 10.'),
    rightAmount: defaultsTo(true, flag('Whether he began with the right chips.')),
    exchange: defaultsTo(false, flag('Whether the player who sits there belongs to the seat that he leaves.')),
    ruling: nullMeans(
      'the player began with the right chips',
      reason('What the director rules where he did not begin with the right chips, 1 to 500 characters.'),
    ),
    stack: optional(chips(1, 'His chips as counted, needed where the stacks of his table are not known and he goes to another.')),
  },
});

export const endDay = tournamentCommand('EndDay', {
  about: 'Ends play for the day: every hand is over and every stack known. The clock stops.',
  input: 'Ends play for the day.',
  fields: {
    at: now(),
  },
});

export const startDay = tournamentCommand('StartDay', {
  about: 'Begins the next day. Players who are not there are in until their chips are gone; they are dealt in and blinded.',
  articles: 'RO 1.8',
  input: 'Begins the next day.',
  fields: {
    absent: defaultsTo([], players([0, 10_000], 'The ids of players in the tournament who are not there, each once.')),
    at: now(),
  },
});

export const entryCommands = [
  registerPlayer,
  withdrawRegistration,
  announceLateness,
  recordSpecialNeeds,
  assignSeat,
  admitLatePlayer,
  closeLateEntry,
  reEnter,
  rebuy,
  takeAddOn,
  payPurchase,
  markAway,
  markBack,
  correctWrongSeat,
  endDay,
  startDay,
] as const;

export type EntryCommand = TypeOf<(typeof entryCommands)[number]>;

/** What is known of somebody who registers. The day of birth is looked at and kept nowhere; either it or `adult` is needed. */
export type AdmissionFacts = Omit<Extract<EntryCommand, { readonly type: 'RegisterPlayer' }>, 'type' | 'playerId'>;

/** How somebody comes to a seat during play: by a ticket that was drawn by hand; else it is drawn from a seed that follows from the draw's. */
export type SeatSource = Pick<Extract<EntryCommand, { readonly type: 'ReEnter' }>, 'place'>;
