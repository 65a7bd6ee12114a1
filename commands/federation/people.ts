/**
 * What is asked of a person: who they are, their clubs, under what name they stand, and that they are erased. Personal data are given to the
 * API alone: they go to the vault, and no command carries them.
 */
import { IdentityCheck, type PersonalField, Visibility } from '../../events/federation.js';
import type { ClubId, FederationId, PlayerId } from '../../events/ids.js';
import { definePart, ownPlayerCommand, playerCommand } from '../command.js';
import { today } from './clubs.js';
import { byTapis, defaultsTo, forTheApi, nullMeans, optional } from '../field.js';
import { day, entity, flag, line, now, parts, player, word } from '../fields.js';

/** The club that a command of a person names. */
export const theClub = entity<ClubId>('The id of the club.');

/** Whether the club that a command names is kept here, and not closed. */
export const clubStanding = byTapis<'unknown' | 'open' | 'closed'>('Whether the club is kept here, and not closed.');

export const contact = definePart('Contact', 'A way to reach a person.', {
  kind: line(20, 'What it is, such as "email" or "phone", {bound}.'),
  value: line(200, 'The address or the number, {bound}.'),
});

const personalData = {
  name: forTheApi(optional(line(120, 'Their name, {bound}. It goes to the vault and into no event.'))),
  bornOn: forTheApi(optional(day('1990-05-31', 'Their date of birth, such as "1990-05-31". It goes to the vault and into no event.'))),
  contacts: forTheApi(
    optional(parts([0, 10], contact, 'How they are reached, all of it, 0 to 10 of them. They go to the vault and into no event.')),
  ),
};

/** Which of the personal data are given. */
export const givenFields = byTapis<readonly PersonalField[]>('Which personal data were given.');

export const registerPerson = playerCommand('RegisterPerson', {
  group: 'registry.write',
  about: 'Registers a person for a club, under an id that Tapis makes. The same commandId gives the same id.',
  askedOf: 'club',
  putRightBy:
    '`recordPersonalData` for what was typed wrongly; `mergePlayers` where the person had an id already; `erasePerson` for somebody who should not be here.',
  fields: {
    ...personalData,
    knownAs: forTheApi(
      optional(player('The id under which earlier tournaments know them, which they keep; a new one is made when it is not given.')),
    ),
    member: defaultsTo(true, flag('Whether they become a member of the club at once, and play for it.')),
    clubId: byTapis<ClubId>('The club that registers them.'),
    club: clubStanding,
    recorded: givenFields,
    today,
    at: now(),
  },
});

export const recordPersonalData = playerCommand('RecordPersonalData', {
  group: 'registry.write',
  about: 'Records personal data of a person in the vault. What is not given stays as it is.',
  putRightBy: '`recordPersonalData` again.',
  fields: { ...personalData, recorded: givenFields },
});

export const mapExternalId = playerCommand('MapExternalId', {
  group: 'registry.write',
  about: 'Records the id that another program has for a person. An id of a source belongs to one person of a federation.',
  putRightBy: '`unmapExternalId`, then `mapExternalId` with the right one.',
  fields: {
    source: forTheApi(line(40, 'The program or the list, such as "club-software", {bound}.')),
    externalId: forTheApi(line(100, 'The id there, {bound}. It goes to the vault and into no event.')),
  },
});

export const unmapExternalId = playerCommand('UnmapExternalId', {
  group: 'registry.write',
  about: 'Takes an id of another program away from a person, who got it by mistake. It may be given to somebody else then.',
  putRightBy: '`mapExternalId` again.',
  fields: {
    source: forTheApi(line(40, 'The program or the list, such as "club-software", {bound}.')),
    externalId: forTheApi(line(100, 'The id there, {bound}. It leaves the vault.')),
    isTheirs: byTapis<boolean>('Whether the vault has the id for this person.'),
  },
});

export const confirmIdentity = playerCommand('ConfirmIdentity', {
  group: 'registry.write',
  about: 'Records that a club made sure who a person is.',
  putRightBy: '`confirmIdentity` again.',
  fields: {
    clubId: theClub,
    by: word('IdentityCheck', IdentityCheck.options, 'How.'),
    ofAge: nullMeans('It was not checked.', flag('Whether they are of age.')),
    club: clubStanding,
    /** Null where the vault of their club has no date of birth. */
    isOfAgeByBirth: optional(byTapis<boolean | null>('Whether they are of age by their date of birth.')),
  },
});

export const joinClub = playerCommand('JoinClub', {
  group: 'registry.write',
  about:
    'Makes a person a member of a club, or changes for which of their clubs they play. From another club they come once it has let them go (leaveClub).',
  putRightBy: '`correctMembership` for the day; `leaveClub`, then `joinClub` with another club where they play for another one.',
  fields: {
    clubId: theClub,
    primary: defaultsTo(true, flag('Whether they play for this club: a person plays for one.')),
    since: optional(
      day('2026-09-01', 'The first day of it, such as "2026-09-01": results before it are of the club before. Today when it is not given.'),
    ),
    today,
    club: clubStanding,
    at: now(),
  },
});

export const leaveClub = playerCommand('LeaveClub', {
  group: 'registry.write',
  about: 'Ends the membership of a person in a club.',
  putRightBy: '`correctMembership` for the day; `joinClub` again.',
  fields: {
    clubId: theClub,
    on: optional(day('2026-12-31', 'The last day of it, such as "2026-12-31"; today when it is not given.')),
    today,
    at: now(),
  },
});

export const correctMembership = playerCommand('CorrectMembership', {
  group: 'registry.write',
  about: 'Corrects the days of a membership that were typed wrongly. Tables in which a club has the points of its day follow.',
  putRightBy: '`correctMembership` again.',
  fields: {
    clubId: theClub,
    began: day('2026-09-01', 'Its first day as it is recorded, such as "2026-09-01".'),
    since: day('2026-08-01', 'Its first day as it should be, such as "2026-08-01".'),
    until: nullMeans('It holds, or its last day stays.', day('2026-12-31', 'Its last day as it should be, where it has ended.')),
    today,
  },
});

export const chooseVisibility = playerCommand('ChooseVisibility', {
  group: 'registry.self',
  about: 'Chooses under what name a person stands in public. Their rank does not depend on it.',
  putRightBy: '`chooseVisibility` again, or with null for the terms of the club.',
  fields: {
    visibility: nullMeans(
      'The terms of their club or federation decide.',
      word('Visibility', Visibility.options, 'What is shown to the public.'),
    ),
    pseudonym: forTheApi(optional(line(40, 'The pseudonym, {bound}; needed with PSEUDONYM where none is known.'))),
    hasPseudonym: byTapis<boolean>('Whether a pseudonym is given or known.'),
    recorded: givenFields,
  },
});

export const requestErasure = playerCommand('RequestErasure', {
  group: 'registry.self',
  about: 'Records that a person asks for their personal data to be erased. The federation, or their club, decides.',
  putRightBy: 'None: it decides nothing. Whoever decides leaves the person as they are.',
  fields: {},
});

export const erasePerson = playerCommand('ErasePerson', {
  group: 'registry.erase',
  about: 'Erases the personal data of a person from every file, index and view, for good. Their id and their results stay.',
  putRightBy: 'None: erased is final. Register the person again if they ask for it.',
  fields: {
    survivorId: optional(byTapis<PlayerId>('The id that this one was merged into, where that person is erased.')),
    licensedBy: optional(byTapis<FederationId | null>('A federation that has licensed the person, where their club decides.')),
  },
});

export const recordErasure = ownPlayerCommand('RecordErasure', {
  about: 'Records that the personal data of a person are gone.',
  occasion: 'the vault has erased a person',
  fields: {},
});

export const peopleCommands = [
  registerPerson,
  recordPersonalData,
  mapExternalId,
  unmapExternalId,
  confirmIdentity,
  joinClub,
  leaveClub,
  correctMembership,
  chooseVisibility,
  requestErasure,
  erasePerson,
  recordErasure,
] as const;
