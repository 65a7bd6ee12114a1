/**
 * What is asked of a tournament to come into being.
 */
import { TournamentKind } from '../../events/tournament-entry.js';
import type { Period } from '../../events/tournament.js';
import { AnteFormat, AntePriority, type RulebookReference, MAX_PLACE } from '../../events/values.js';
import { onceAnnounced, untilTheEnd } from '../accepted.js';
import { definePart, tournamentCommand, type TypeOf } from '../command.js';
import { byTapis, defaultsTo, ofNobody, optional } from '../field.js';
import type { ClubId } from '../../events/ids.js';
import {
  chips,
  currency,
  day,
  entity,
  flag,
  impersonalReason,
  instant,
  line,
  list,
  now,
  part,
  parts,
  seasonLevel,
  timeZone,
  whole,
  word,
  written,
} from '../fields.js';

export const chipInSet = definePart('ChipInSet', 'The chips of one value.', {
  value: chips(1, 'What one is worth, a multiple of the smallest.'),
  count: optional(whole(1, 10_000_000, 'How many the club has, {bound}; not known when it is not given.')),
  inStack: optional(
    whole(0, 1_000_000, 'How many are in a starting stack, {bound}. Where it is given for a value, the values together make up the stack.'),
  ),
});

export const atStake = definePart('AtStake', 'What a tournament is played for, as far as rules depend on it.', {
  satellite: optional(flag('Whether it qualifies for another: it is over once no more players are left than qualify.')),
  forPoints: optional(flag('Whether its places give points of a season.')),
  qualifiers: optional(
    whole(1, MAX_PLACE, 'How many players a satellite qualifies, {bound}; as many as the book says when it is not given.'),
  ),
  paidPlaces: optional(whole(1, MAX_PLACE, 'How many places win something, {bound}: where the bubble is.')),
});

export const reEntryTerms = definePart('ReEntryTerms', 'Entries again that a tournament offers.', {
  most: whole(1, 99, 'How often a player may enter again, {bound}.'),
});

export const rebuyTerms = definePart('RebuyTerms', 'Rebuys that a tournament offers.', {
  chips: chips(1, 'The chips of a rebuy.'),
  lastLevel: whole(1, 200, 'The last level that has them, the break after it included, {bound}.'),
  most: whole(1, 99, 'How often a player may rebuy, {bound}.'),
});

export const addOnTerms = definePart('AddOnTerms', 'The add-on that a tournament offers.', {
  chips: chips(1, 'The chips of an add-on.'),
  lastLevel: whole(1, 200, 'The last level that has it, the break after it included, {bound}.'),
});

export const entryTerms = definePart(
  'EntryTerms',
  'The organiser’s terms for entries. What is not given is not offered, or is as the book says.',
  {
    capacity: optional(whole(2, 99_990, 'The most players, {bound}: later ones go on the waiting list.')),
    seats: optional(
      whole(
        2,
        99_990,
        'The most players who are in at once, {bound}. Others wait, and are called in order as seats become free, while late players are admitted.',
      ),
    ),
    openTo: optional(
      word(
        'EntryAudience',
        ['members', 'licensed'],
        'Who may enter: members of the club, or holders of a licence of its federation, on the day of play. Everybody when it is not given.',
      ),
    ),
    lateStack: optional(chips(1, 'The chips of a player who registers after the start, where they differ from the starting stack.')),
    reEntries: optional(part(reEntryTerms, 'Entries again, where a house rule allows them at all.')),
    rebuys: optional(part(rebuyTerms, 'Rebuys, where the book or a house rule allows them.')),
    addOn: optional(part(addOnTerms, 'An add-on, where the book or a house rule allows it.')),
    venueSince: optional(day('2016-05-31', 'The day when events began to be held at the venue, such as "2016-05-31".')),
    showUpMinutes: optional(whole(0, 1440, 'The minutes into a later day after which an absent player may be taken out, {bound}.')),
  },
);

const largerTablesAbout =
  'Why tables have more seats than the rulebook allows for such an event, {bound}: a dispensation, or a suitable venue (RC 11).';

const whenAndWhere = {
  seasonLevel: optional(
    seasonLevel('Its level in the seasons where it counts, which their multipliers and caps name; its kind when it is not given.'),
  ),
  scheduledAt: optional(instant('When it is to begin.')),
  timeZone: optional(
    timeZone('The time zone where it is played, by its IANA name such as "Europe/Brussels"; that of its club when it is not given.'),
  ),
  venue: optional(ofNobody('a place', line(120, 'Where it is played, {bound}.'))),
  currency: optional(
    currency('The currency of its prices and prizes, a code of ISO 4217 such as "EUR"; amounts of money are in hundredths of it.'),
  ),
};

export const createTournament = tournamentCommand('CreateTournament', {
  group: 'club.tournaments',
  // A tournament of the name exists, or the announcement is the same.
  acceptedIn: { unknown: 'all', announced: 'all', running: 'all', finished: 'all' },
  asksForState: true,
  about: 'Announces a tournament under an id of the client’s choice.',
  input: 'Announces a tournament.',
  putRightBy:
    '`correctTerms` until the first hand; `correctAnnouncement` for date, time zone, venue, currency, level in seasons and kind; `changeStructure` for levels and breaks. After the first hand `copyTournament`.',
  fields: {
    name: ofNobody('the name of a tournament', line(120, 'What it is called, {bound}.')),
    club: ofNobody('the name of a club', line(120, 'The name of the club that holds it, {bound}.')),
    clubId: optional(entity<ClubId>('The id of the club, where it is registered.')),
    clubStanding: optional(byTapis<'unknown' | 'open' | 'closed'>('Whether that club is kept here, and not closed.')),
    kind: optional(
      word(
        'TournamentKind',
        TournamentKind.options,
        'What it is in its federation, which one of the books distinguishes; an ordinary, weekly one when it is not given.',
      ),
    ),
    ...whenAndWhere,
    rulebook: written<RulebookReference>('RulebookInput', 'The rulebook that it is played by; it keeps this version.'),
    startingStack: chips(1, 'The chips that every player starts with, at least 1.'),
    seatsPerTable: whole(2, 10, 'How many seats a table has, {bound}.'),
    largerTables: optional(impersonalReason('the size of tables is of the tournament', largerTablesAbout)),
    anteFormat: defaultsTo('none', word('AnteFormat', AnteFormat.options, 'Who pays antes; no antes when it is not given.')),
    antePriority: optional(
      word(
        'AntePriority',
        AntePriority.options,
        'What a player who cannot cover both pays first; as the rulebook says when it is not given.',
      ),
    ),
    chipUnit: chips(1, 'The smallest chip in play, at least 1: stacks, blinds and antes are multiples of it.'),
    chipSet: optional(
      parts(
        [1, 20],
        chipInSet,
        'The chips in play by value, 1 to 20 of them, the smallest being that of chipUnit. Without it, any multiple of chipUnit is accepted.',
      ),
    ),
    structure: list(
      [1, 200],
      written<Period>('PeriodInput', 'A part.'),
      'The blind structure: levels and breaks in order, 1 to 200 of them.',
    ),
    atStake: optional(part(atStake, 'What it is played for; nothing that rules depend on when it is not given.')),
    entry: optional(part(entryTerms, 'The organiser’s terms for entries; the rulebook alone decides when it is not given.')),
    automaticMoves: optional(
      defaultsTo(
        false,
        flag('Whether players move, tables are broken and the final table is formed at once as the book says; else the director confirms.'),
      ),
    ),
    commitment: optional(byTapis<string>('The hash of the seed of the first draw, which the node publishes with the announcement.')),
  },
});

export const correctAnnouncement = tournamentCommand('CorrectAnnouncement', {
  group: 'td.direct',
  // A wrong date or venue may be noticed when all is over.
  acceptedIn: onceAnnounced,
  about:
    'Corrects when and where a tournament is, its time zone, its currency, its level in seasons or its kind. Its result sheet gets the day of the corrected time. What is not given stays as it is. The kind can be corrected before the start only, as rules depend on it.',
  input: 'Corrects what was announced of a tournament.',
  putRightBy: '`correctAnnouncement` again, with a reason.',
  fields: {
    ...whenAndWhere,
    kind: optional(word('TournamentKind', TournamentKind.options, 'What it is in its federation.')),
    reason: impersonalReason('what was announced is of the tournament', 'Why it is corrected, {bound}.'),
  },
});

export const correctTerms = tournamentCommand('CorrectTerms', {
  group: 'td.direct',
  acceptedIn: untilTheEnd,
  about:
    'Corrects what a tournament was announced with, until the first hand: its name, club, rulebook, stacks, seats and other terms. What is not given stays as it is. After the start, all have the stacks of the new terms. Other seats at a table need a new draw: the list is open again, before the start only.',
  input: 'Corrects what a tournament was announced with, until the first hand.',
  putRightBy: '`correctTerms` again, until the first hand; after it `copyTournament` begins again with the same entries.',
  fields: {
    name: optional(ofNobody('the name of a tournament', line(120, 'What it is called, {bound}.'))),
    club: optional(ofNobody('the name of a club', line(120, 'The name of the club that holds it, {bound}; the registered club stays.'))),
    rulebook: optional(written<RulebookReference>('RulebookInput', 'The rulebook that it is played by.')),
    startingStack: optional(chips(1, 'The chips that every player starts with, at least 1.')),
    seatsPerTable: optional(whole(2, 10, 'How many seats a table has, {bound}.')),
    largerTables: optional(impersonalReason('the size of tables is of the tournament', largerTablesAbout)),
    anteFormat: optional(word('AnteFormat', AnteFormat.options, 'Who pays antes.')),
    antePriority: optional(word('AntePriority', AntePriority.options, 'What a player who cannot cover both pays first.')),
    chipUnit: optional(chips(1, 'The smallest chip in play, at least 1: stacks, blinds and antes are multiples of it.')),
    chipSet: optional(parts([1, 20], chipInSet, 'The chips in play by value, 1 to 20 of them, the smallest being that of chipUnit.')),
    atStake: optional(part(atStake, 'What it is played for, in place of what was said of it.')),
    entry: optional(part(entryTerms, 'The organiser’s terms for entries, in place of the earlier ones.')),
    automaticMoves: optional(flag('Whether moves are made at once as the book says; else the director confirms.')),
    reason: impersonalReason('the terms are of the tournament', 'Why they are corrected, {bound}.'),
    at: now(),
  },
});

export const creationCommands = [createTournament, correctAnnouncement, correctTerms] as const;

export type CreationCommand = TypeOf<(typeof creationCommands)[number]>;
