/**
 * Licences, suspensions by a federation, and exclusions by a club.
 */
import type { TypeOf } from '../../commands/command.js';
import type { licencesCommands } from '../../commands/federation/licences.js';
import type { PersonEvent } from '../../events/federation.js';
import type { ClubId, FederationId } from '../../events/ids.js';
import { isDay } from '../../events/calendar.js';
import { recordFields, refuseClub, refuseStranger, refuseUnlessKept } from './people.js';
import type { PersonHandlers } from './person-handlers.js';
import { isLicensed, licenceKey, type PersonState } from './person-state.js';
import { refuse, type Refused } from './refusals.js';

type LicencesCommand = TypeOf<(typeof licencesCommands)[number]>;

function refuseDays(from: string, until: string | null): Refused | null {
  const invalid = [from, ...(until === null ? [] : [until])].find((day) => !isDay(day));
  if (invalid !== undefined) return refuse('DAY_INVALID', { day: invalid });
  return until !== null && until < from ? refuse('DAYS_REVERSED', { from, until }) : null;
}

/** A licence requires the player's membership in a club of the federation. */
function refuseLicensing(
  { clubId, federationId, federationOfClub }: { clubId: ClubId; federationId: FederationId; federationOfClub: string | null },
  state: PersonState,
): Refused | null {
  const stranger = refuseStranger(clubId, state);
  if (stranger !== null) return stranger;
  return federationOfClub === federationId ? null : refuse('CLUB_NOT_IN_FEDERATION', { federationId });
}

function refuseAge(age: number | null, minimum: number, ofAge: boolean | null): Refused | null {
  if (age !== null) return age < minimum ? refuse('LICENCE_UNDER_AGE', { age, minimum }) : null;
  return ofAge === true ? null : refuse('LICENCE_AGE_UNKNOWN', { minimum });
}

export const licencesHandlers: PersonHandlers<LicencesCommand> = {
  RequestLicence(command, state) {
    const refused = refuseUnlessKept(state) ?? refuseLicensing(command, state);
    if (refused !== null) return refused;
    const { of: playerId, federationId, period, clubId } = command;
    const isKnown = state.licences.has(licenceKey({ federationId, period }));
    return { events: isKnown ? [] : [{ type: 'LicenceRequested', data: { playerId, federationId, period, clubId } }] };
  },
  GrantLicence(command, state) {
    const { of: playerId, federationId, period, clubId, validFrom: from, validUntil: until, recorded } = command;
    const { ageThen, minimumAge, isLicensedOtherwise } = command;
    const refused =
      refuseDays(from, until) ?? refuseUnlessKept(state) ?? refuseLicensing(command, state) ?? refuseAge(ageThen, minimumAge, state.ofAge);
    if (refused !== null) return refused;
    if (isLicensedOtherwise || isLicensed(state, command)) return refuse('LICENCE_EXISTS', { period });
    const granted: PersonEvent = { type: 'LicenceGranted', data: { playerId, federationId, period, clubId, from, until } };
    return { events: [...recordFields(playerId, recorded), granted] };
  },
  RevokeLicence({ of: playerId, federationId, period }, { licences }) {
    if (!licences.has(licenceKey({ federationId, period }))) return refuse('LICENCE_NOT_FOUND', { period });
    return { events: [{ type: 'LicenceRevoked', data: { playerId, federationId, period } }] };
  },
  SuspendPlayer({ of: playerId, federationId, from, until, suspensionId, isFederation }, state) {
    if (!state.registered) return refuse('PERSON_NOT_FOUND');
    if (state.mergedInto !== null) return refuse('PERSON_MERGED', { survivorId: state.mergedInto });
    if (!isFederation) return refuse('FEDERATION_UNKNOWN', { federationId });
    const days = refuseDays(from, until);
    if (days !== null) return days;
    return { events: [{ type: 'PlayerSuspended', data: { playerId, suspensionId, federationId, from, until } }] };
  },
  LiftSuspension({ of: playerId, federationId, suspensionId }, { suspensions }) {
    if (suspensions.get(suspensionId)?.federationId !== federationId) return refuse('SUSPENSION_NOT_FOUND', { suspensionId });
    return { events: [{ type: 'SuspensionLifted', data: { playerId, suspensionId } }] };
  },
  // A club may exclude people who are not its members.
  ExcludeFromClub({ of: playerId, clubId, club, from, until, atOwnWish, exclusionId }, state) {
    const refused = refuseDays(from, until) ?? refuseUnlessKept(state) ?? refuseClub(clubId, club);
    return refused ?? { events: [{ type: 'ExcludedFromClub', data: { playerId, exclusionId, clubId, from, until, atOwnWish } }] };
  },
  EndClubExclusion({ of: playerId, clubId, exclusionId, mistaken }, { exclusions }) {
    const meant = exclusions.get(exclusionId);
    if (meant?.clubId !== clubId) return refuse('EXCLUSION_NOT_FOUND', { exclusionId });
    if (meant.atOwnWish && !mistaken) return refuse('EXCLUSION_AT_OWN_WISH');
    return { events: [{ type: 'ClubExclusionEnded', data: { playerId, exclusionId } }] };
  },
};
