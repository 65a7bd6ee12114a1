/**
 * What is asked of a club: that it is kept here, its profile, and the federation that it belongs to.
 */
import { PublicName } from '../../events/federation.js';
import type { FederationId } from '../../events/ids.js';
import { clubCommand } from '../command.js';
import { byTapis, nullMeans, ofNobody, optional } from '../field.js';
import { country, day, entity, line, region, timeZone, word } from '../fields.js';

const countryField = country('The country, two letters of ISO 3166-1, such as "BE".');

/** The day of the club on which a command is given; absent in commands of earlier releases. */
export const today = optional(byTapis<string>('The present day, on the calendar of the club.'));

/** The federation that a command of a club or a person names. */
export const theFederation = entity<FederationId>('The id of the federation.');

export const registerClub = clubCommand('RegisterClub', {
  group: 'federation.run',
  about: 'Keeps a club under an id of the client’s choice. A tournament names it by clubId.',
  putRightBy: '`changeClubProfile` for name, country and time zone; `closeClub` for a club that does not exist.',
  fields: { name: ofNobody('the name of a club', line(120, 'Its name, {bound}.')), country: optional(countryField) },
});

export const changeClubProfile = clubCommand('ChangeClubProfile', {
  group: 'club.run',
  about: 'Changes what is kept of a club. What is not given stays as it is.',
  putRightBy: '`changeClubProfile` again.',
  fields: {
    name: optional(ofNobody('the name of a club', line(120, 'Its name, {bound}.'))),
    country: optional(countryField),
    timeZone: optional(
      timeZone(
        'The time zone of its tournaments that announce none, by its IANA name such as "Europe/Brussels"; that of the installation before it is set.',
      ),
    ),
    publicName: optional(
      word(
        'PublicName',
        PublicName.options,
        'Under what name its members stand in public who chose none themselves; as their federation says before it is set.',
      ),
    ),
  },
});

export const affiliateClub = clubCommand('AffiliateClub', {
  group: 'federation.run',
  about: 'Affiliates a club with a federation, or gives it another region. A club belongs to one federation at a time.',
  putRightBy: '`correctAffiliation` for its days or region, or `endAffiliation`.',
  fields: {
    federationId: theFederation,
    region: nullMeans('No region.', region('The code of a region of the federation.')),
    since: optional(
      day(
        '2026-09-01',
        'The first day of it, such as "2026-09-01": tournaments before it do not count for the federation. Today when it is not given.',
      ),
    ),
    today,
    /** Null where there is no such federation. */
    regions: byTapis<readonly string[] | null>('The regions of the federation.'),
  },
});

export const endAffiliation = clubCommand('EndAffiliation', {
  group: 'federation.run',
  about: 'Ends the affiliation of a club. Its tournaments until then count as before.',
  putRightBy: '`correctAffiliation` for its last day; `affiliateClub` again.',
  fields: {
    federationId: theFederation,
    on: optional(day('2026-12-31', 'The last day of it, such as "2026-12-31"; today when it is not given.')),
    today,
  },
});

export const correctAffiliation = clubCommand('CorrectAffiliation', {
  group: 'federation.run',
  about:
    'Corrects the days or the region of an affiliation of a club that were typed wrongly. Seasons of the federation count again by the days of tournaments.',
  putRightBy: '`correctAffiliation` again.',
  fields: {
    federationId: theFederation,
    began: nullMeans(
      'The one that has none, of an earlier release.',
      day('2026-09-01', 'Its first day as it is recorded, such as "2026-09-01".'),
    ),
    since: day('2026-08-01', 'Its first day as it should be, such as "2026-08-01".'),
    until: nullMeans('It holds, or its last day stays.', day('2026-12-31', 'Its last day as it should be, where it has ended.')),
    region: nullMeans('It stays.', region('The code of the region as it should be.')),
    /** Null where there is no such federation. */
    regions: byTapis<readonly string[] | null>('The regions of the federation.'),
    today,
  },
});

export const closeClub = clubCommand('CloseClub', {
  group: 'club.run',
  about: 'Closes a club: it announces no tournament any longer.',
  putRightBy: '`reopenClub`.',
  fields: {},
});

export const reopenClub = clubCommand('ReopenClub', {
  group: 'club.run',
  about: 'Opens a club again that was closed.',
  putRightBy: '`closeClub`.',
  fields: {},
});

export const clubsCommands = [
  registerClub,
  changeClubProfile,
  affiliateClub,
  endAffiliation,
  correctAffiliation,
  closeClub,
  reopenClub,
] as const;
