/**
 * Licences and suspensions, which a federation decides on, and exclusions from the tournaments of a club.
 */
import type { ClubId, SuspensionId } from '../../events/ids.js';
import { playerCommand } from '../command.js';
import { byTapis, defaultsTo, forTheApi, nullMeans, optional } from '../field.js';
import { day, entity, flag, line, period, reason } from '../fields.js';
import { theFederation } from './clubs.js';
import { clubStanding, givenFields, theClub } from './people.js';

const thePeriod = period('The period of the licence, such as "2026-2027".');
const theLicensedClub = entity<ClubId>(
  'The id of the club that the player is licensed with: one of their clubs, affiliated with the federation.',
);
/** The federation that the club belongs to; null for none. */
const federationOfClub = byTapis<string | null>('The federation of the club.');

export const requestLicence = playerCommand('RequestLicence', {
  group: 'registry.write',
  about: 'Asks a federation for a licence of a member.',
  putRightBy: '`revokeLicence`.',
  fields: { federationId: theFederation, period: thePeriod, clubId: theLicensedClub, federationOfClub },
});

export const grantLicence = playerCommand('GrantLicence', {
  group: 'registry.decide',
  about: 'Licenses a player for a period. A player has one licence of a federation for a period.',
  putRightBy: '`revokeLicence`.',
  fields: {
    federationId: theFederation,
    period: thePeriod,
    clubId: theLicensedClub,
    validFrom: day('2026-09-01', 'The first day of the licence.'),
    validUntil: day('2027-08-31', 'The last day of the licence.'),
    number: forTheApi(optional(line(40, 'The licence number, {bound}. It goes to the vault and into no event.'))),
    recorded: givenFields,
    federationOfClub,
    isLicensedOtherwise: byTapis<boolean>('Whether another id of the player has a licence of the federation for the period.'),
    /** Null where the vault has no date of birth, and where the club that keeps the player belongs to another federation. */
    ageThen: byTapis<number | null>('The age of the player on the first day, in years.'),
    minimumAge: byTapis<number>('The least age that the federation licenses.'),
  },
});

export const revokeLicence = playerCommand('RevokeLicence', {
  group: 'registry.decide',
  about: 'Takes the licence of a period back.',
  putRightBy: '`grantLicence` again.',
  fields: { federationId: theFederation, period: thePeriod },
});

export const suspendPlayer = playerCommand('SuspendPlayer', {
  group: 'registry.decide',
  about: 'Suspends a player from the tournaments of all clubs of a federation.',
  putRightBy: '`liftSuspension`.',
  fields: {
    federationId: theFederation,
    from: day('2026-09-01', 'The first day.'),
    until: nullMeans('Until it is lifted.', day('2026-12-31', 'The last day.')),
    reason: forTheApi(reason('Why, {bound}. It goes to the vault and into no event.')),
    suspensionId: byTapis<SuspensionId>('The id of the suspension.'),
    isFederation: byTapis<boolean>('Whether the federation is kept here.'),
  },
});

export const liftSuspension = playerCommand('LiftSuspension', {
  group: 'registry.decide',
  about: 'Lifts a suspension before its end.',
  putRightBy: '`suspendPlayer` again.',
  fields: { federationId: theFederation, suspensionId: entity<SuspensionId>('The id of the suspension.') },
});

export const excludeFromClub = playerCommand('ExcludeFromClub', {
  group: 'registry.write',
  about: 'Excludes a person from the tournaments of a club, from a day on: a decision of the club, or the wish of the person.',
  putRightBy: '`endClubExclusion`, which says that it was a mistake where it was one.',
  fields: {
    clubId: theClub,
    from: day('2026-09-01', 'The first day.'),
    until: nullMeans('Until it is ended.', day('2026-12-31', 'The last day.')),
    atOwnWish: defaultsTo(false, flag('Whether the person asks for it themselves. It is not ended before its last day then.')),
    reason: forTheApi(optional(reason('Why, {bound}. It goes to the vault and into no event.'))),
    exclusionId: byTapis<SuspensionId>('The id of the exclusion.'),
    club: clubStanding,
  },
});

export const endClubExclusion = playerCommand('EndClubExclusion', {
  group: 'registry.write',
  about:
    'Ends an exclusion from the tournaments of a club. One at the person’s own wish stands until its last day, unless it was a mistake.',
  putRightBy: '`excludeFromClub` again.',
  fields: {
    clubId: theClub,
    exclusionId: entity<SuspensionId>('The id of the exclusion.'),
    mistaken: defaultsTo(false, flag('Whether it was recorded by mistake.')),
  },
});

export const licencesCommands = [
  requestLicence,
  grantLicence,
  revokeLicence,
  suspendPlayer,
  liftSuspension,
  excludeFromClub,
  endClubExclusion,
] as const;
