/** A person's registration, clubs, public name and erasure. */
import type { PersonalField, PersonEvent } from '../../events/federation.js';
import type { peopleCommands } from '../../commands/federation/people.js';
import type { TypeOf } from '../../commands/command.js';
import type { ClubId, PlayerId } from '../../events/ids.js';
import { dayOf } from './days.js';
import { refuseDay } from './effective-days.js';
import type { PersonHandlers } from './person-handlers.js';
import { hasErasure, type PersonState } from './person-state.js';
import { refuse, type Refused } from './refusals.js';

type PeopleCommand = TypeOf<(typeof peopleCommands)[number]>;

/** Refuses commands about an unknown person, a merged id, or a person whose data are to be erased. */
export function refuseUnlessKept(state: PersonState): Refused | null {
  const { registered, mergedInto } = state;
  if (!registered) return refuse('PERSON_NOT_FOUND');
  if (mergedInto !== null) return refuse('PERSON_MERGED', { survivorId: mergedInto });
  return hasErasure(state) ? refuse('PERSON_ERASED') : null;
}

export function refuseClub(clubId: ClubId, standing: 'unknown' | 'open' | 'closed'): Refused | null {
  if (standing === 'unknown') return refuse('CLUB_UNKNOWN', { clubId });
  return standing === 'closed' ? refuse('CLUB_CLOSED') : null;
}

/** Refuses a club's statement about a person who is not its member. */
export function refuseStranger(clubId: ClubId, { clubs }: PersonState): Refused | null {
  return clubs.has(clubId) ? null : refuse('NOT_A_MEMBER', { clubId });
}

/** Records which fields were put into the vault; nothing for none. */
export function recordFields(playerId: PlayerId, recorded: readonly PersonalField[]): PersonEvent[] {
  return recorded.length === 0 ? [] : [{ type: 'PersonalDataRecorded', data: { playerId, fields: [...recorded] } }];
}

const join = (playerId: PlayerId, clubId: ClubId, primary: boolean, since: string): PersonEvent => ({
  type: 'ClubJoined',
  data: { playerId, clubId, since, primary },
});

export const peopleHandlers: PersonHandlers<PeopleCommand> = {
  RegisterPerson({ of: playerId, clubId, club, member, recorded, today, at }, state) {
    if (state.registered) return refuse('PERSON_ALREADY_REGISTERED');
    if (state.mergedInto !== null) return refuse('PERSON_MERGED', { survivorId: state.mergedInto });
    if (state.erasure !== null) return refuse('PERSON_ERASED');
    const refused = refuseClub(clubId, club);
    if (refused !== null) return refused;
    const registered: PersonEvent = { type: 'PersonRegistered', data: { playerId, clubId } };
    return {
      events: [registered, ...recordFields(playerId, recorded), ...(member ? [join(playerId, clubId, true, today ?? dayOf(at))] : [])],
    };
  },
  RecordPersonalData({ of: playerId, recorded }, state) {
    const refused = refuseUnlessKept(state);
    if (refused !== null) return refused;
    if (recorded.length === 0) return refuse('NO_PERSONAL_DATA');
    return { events: recordFields(playerId, recorded) };
  },
  MapExternalId({ of: playerId }, state) {
    return refuseUnlessKept(state) ?? { events: recordFields(playerId, ['externalId']) };
  },
  UnmapExternalId({ of: playerId, isTheirs }, state) {
    const refused = refuseUnlessKept(state);
    if (refused !== null) return refused;
    return isTheirs ? { events: recordFields(playerId, ['externalId']) } : refuse('EXTERNAL_ID_NOT_THEIRS');
  },
  ConfirmIdentity({ of: playerId, clubId, club, by, ofAge, isOfAgeByBirth = null }, state) {
    const refused = refuseUnlessKept(state) ?? refuseClub(clubId, club) ?? refuseStranger(clubId, state);
    if (refused === null && ofAge !== null && isOfAgeByBirth !== null && ofAge !== isOfAgeByBirth) return refuse('AGE_CONTRADICTED');
    return refused ?? { events: [{ type: 'IdentityConfirmed', data: { playerId, clubId, by, ofAge } }] };
  },
  JoinClub({ of: playerId, clubId, club, primary, since, today, at }, state) {
    const refused = refuseUnlessKept(state) ?? refuseClub(clubId, club) ?? refuseDay(since, today);
    if (refused !== null) return refused;
    return { events: state.clubs.get(clubId) === primary ? [] : [join(playerId, clubId, primary, since ?? today ?? dayOf(at))] };
  },
  LeaveClub({ of: playerId, clubId, on: asked, today, at }, state) {
    if (!state.registered) return refuse('PERSON_NOT_FOUND');
    const refused = refuseStranger(clubId, state) ?? refuseDay(asked, today);
    if (refused !== null) return refused;
    const on = asked ?? today ?? dayOf(at);
    const from = state.memberships.findLast((each) => each.clubId === clubId)?.since;
    if (asked !== undefined && from !== undefined && on < from) return refuse('DAYS_REVERSED', { from, until: on });
    return { events: [{ type: 'ClubLeft', data: { playerId, clubId, on } }] };
  },
  CorrectMembership({ of: playerId, clubId, began, since, until: asked, today }, state) {
    const meant = state.memberships.find((each) => each.clubId === clubId && each.since === began);
    // A club learns nothing else about somebody who was not its member.
    if (meant === undefined) return refuse('MEMBERSHIP_NOT_FOUND', { clubId });
    const refused = refuseUnlessKept(state);
    if (refused !== null) return refused;
    if (asked !== null && meant.until === null) return refuse('MEMBERSHIP_HOLDS');
    const until = asked ?? meant.until;
    const refusedDay = refuseDay(since, today) ?? refuseDay(until ?? undefined, today);
    if (refusedDay !== null) return refusedDay;
    if (until !== null && until < since) return refuse('DAYS_REVERSED', { from: since, until });
    if (since === began && until === meant.until) return { events: [] };
    return { events: [{ type: 'MembershipCorrected', data: { playerId, clubId, began, since, until } }] };
  },
  ChooseVisibility({ of: playerId, visibility, hasPseudonym, recorded }, state) {
    const refused = refuseUnlessKept(state);
    if (refused !== null) return refused;
    if (visibility === 'pseudonym' && !hasPseudonym) return refuse('PSEUDONYM_MISSING');
    const chosen: PersonEvent[] = state.visibility === visibility ? [] : [{ type: 'VisibilityChosen', data: { playerId, visibility } }];
    return { events: [...recordFields(playerId, recorded), ...chosen] };
  },
  RequestErasure({ of: playerId }, state) {
    if (!state.registered) return refuse('PERSON_NOT_FOUND');
    return { events: state.erasure === null ? [{ type: 'ErasureRequested', data: { playerId } }] : [] };
  },
  // A person known only to tournaments has a name to erase too.
  ErasePerson({ of: playerId, survivorId, licensedBy = null }, state) {
    const { mergedInto } = state;
    if (licensedBy !== null && !hasErasure(state)) return refuse('PERSON_LICENSED', { federationId: licensedBy });
    if (mergedInto !== null && mergedInto !== survivorId) return refuse('PERSON_MERGED', { survivorId: mergedInto });
    return { events: hasErasure(state) ? [] : [{ type: 'ErasureOrdered', data: { playerId } }] };
  },
  RecordErasure({ of: playerId }, { erasure }) {
    return { events: erasure === 'ordered' ? [{ type: 'PersonalDataErased', data: { playerId } }] : [] };
  },
};
