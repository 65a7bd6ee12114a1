/** How commands reach federations, clubs and people. */
import type { PersonalField } from '../../../events/federation.js';
import {
  clubStream,
  type ClubId,
  type FederationId,
  federationStream,
  type PlayerId,
  playerStream,
  type SuspensionId,
} from '../../../events/ids.js';
import { clubs } from '../../../projections/clubs.js';
import { federations } from '../../../projections/federations.js';
import { linkedPlayers } from '../../../projections/linked-players.js';
import { people } from '../../../projections/people.js';
import { playerEntries } from '../../../projections/player-entries.js';
import { resultSheets } from '../../../projections/result-sheets.js';
import { seasons } from '../../../projections/seasons.js';
import { tournaments } from '../../../projections/tournaments.js';
import { clubDecider } from '../../federation/club-decider.js';
import { ageOn } from '../../federation/days.js';
import { federationDecider } from '../../federation/federation-decider.js';
import { personDecider } from '../../federation/person-decider.js';
import { grantedLicences, hasErasure, isLicensed, licenceKey, type PersonState } from '../../federation/person-state.js';
import { keptOf } from './external-ids.js';
import type { Aggregate, DispatchedCommand } from '../dispatch/aggregate.js';

/** These views decide which scopes roles reach and how people are named. Answers wait for them, so new roles hold at once. */
export const scopeViews = [
  clubs.name,
  federations.name,
  linkedPlayers.name,
  people.name,
  playerEntries.name,
  resultSheets.name,
  seasons.name,
  tournaments.name,
];

export const federationAggregate: Aggregate<'federation'> = {
  kind: 'federation',
  streamOf: federationStream,
  decider: federationDecider,
  passesId: true,
  remedies: 'forLater',
  facts: {},
  waitsFor: scopeViews,
};

/** The regions that a club can be in, and the day there. */
async function onAffiliation({
  id,
  clientCommand,
  sources,
}: Pick<DispatchedCommand<'club'>, 'id' | 'sources'> & { readonly clientCommand: { readonly federationId: FederationId } }) {
  const { registry } = sources;
  const { name, regions } = (await registry.loadFederation(clientCommand.federationId)).state;
  return { regions: name === null ? null : [...regions.keys()], today: await registry.todayIn({ clubId: id }) };
}

export const clubAggregate: Aggregate<'club'> = {
  kind: 'club',
  streamOf: clubStream,
  decider: clubDecider,
  passesId: true,
  remedies: 'forLater',
  facts: {
    AffiliateClub: onAffiliation,
    CorrectAffiliation: onAffiliation,
    EndAffiliation: async ({ id, sources }) => ({ today: await sources.registry.todayIn({ clubId: id }) }),
  },
  waitsFor: scopeViews,
};

type OnPerson<Type> = DispatchedCommand<'player', Type>;

const standingOf = async ({
  clientCommand,
  sources,
}: { readonly clientCommand: { readonly clubId: ClubId } } & Pick<OnPerson<'JoinClub'>, 'sources'>) => ({
  club: await sources.registry.standingOf(clientCommand.clubId),
});

/** The day in the club that a command names. */
const todayOf = async ({
  clientCommand,
  sources,
}: { readonly clientCommand: { readonly clubId: ClubId } } & Pick<OnPerson<'JoinClub'>, 'sources'>) => ({
  today: await sources.registry.todayIn({ clubId: clientCommand.clubId }),
});

/** Which personal data are given. */
const recordedIn = ({ name, bornOn, contacts }: OnPerson<'RecordPersonalData'>['aside']): PersonalField[] => [
  ...(name == null ? [] : ['name' as const]),
  ...(bornOn == null ? [] : ['birthDate' as const]),
  ...(contacts == null ? [] : ['contacts' as const]),
];

/**
 * The age of a person on the first day of a licence. Null when their club belongs to another federation: otherwise a federation could find
 * the date of birth by trying days.
 */
async function findAge({ id, clientCommand, sources }: OnPerson<'GrantLicence'>, { keptBy }: PersonState): Promise<number | null> {
  const home = keptBy === null ? null : (await sources.registry.loadClub(keptBy)).state.federationId;
  const { birthDate } = home === clientCommand.federationId ? await sources.vault.readLatest(id) : {};
  return birthDate === undefined ? null : ageOn(birthDate, clientCommand.validFrom);
}

/** The id of a suspension, or of an exclusion. */
const suspensionIdOf = ({ id, context, sources }: Pick<OnPerson<'SuspendPlayer'>, 'id' | 'context' | 'sources'>): SuspensionId =>
  sources.registry.mintId('s', id, context.commandId) as SuspensionId;

/** The id of the person under which the corrected entry was recorded; their own id when there is none. */
async function recordedUnder(
  { id, sources: { registry } }: Pick<OnPerson<'RevokeLicence'>, 'id' | 'sources'>,
  has: (person: PersonState) => boolean,
): Promise<PlayerId> {
  const { state } = await registry.loadPerson(id);
  const other = has(state) ? undefined : [...(await registry.loadDuplicates(state))].find(([, each]) => has(each));
  return other?.[0] ?? id;
}

export const personAggregate: Aggregate<'player'> = {
  kind: 'player',
  streamOf: playerStream,
  decider: personDecider,
  passesId: true,
  remedies: 'forLater',
  facts: {
    async RegisterPerson({ address, aside, sources }) {
      const clubId = address as ClubId;
      return {
        clubId,
        club: await sources.registry.standingOf(clubId),
        recorded: recordedIn(aside),
        today: await sources.registry.todayIn({ clubId }),
      };
    },
    RecordPersonalData: ({ aside }) => ({ recorded: recordedIn(aside) }),
    UnmapExternalId: async ({ id, aside, sources }) => ({
      isTheirs: keptOf((await sources.vault.readLatest(id)).externalIds, { source: aside.source, id: aside.externalId }).length > 0,
    }),
    ConfirmIdentity: async (on) => ({
      ...(await standingOf(on)),
      isOfAgeByBirth: await on.sources.registry.isOfAgeByBirth(on.id, on.clientCommand.clubId),
    }),
    JoinClub: async (on) => ({ ...(await standingOf(on)), ...(await todayOf(on)) }),
    LeaveClub: todayOf,
    CorrectMembership: todayOf,
    ChooseVisibility: async ({ id, aside: { pseudonym }, sources }) => ({
      hasPseudonym: pseudonym != null || (await sources.vault.readLatest(id)).pseudonym !== undefined,
      recorded: pseudonym == null ? [] : ['pseudonym'],
    }),
    RequestLicence: async ({ clientCommand, sources }) => ({
      federationOfClub: (await sources.registry.loadClub(clientCommand.clubId)).state.federationId,
    }),
    async GrantLicence(on) {
      const { id, clientCommand, aside, sources } = on;
      const { registry } = sources;
      const { state } = await registry.loadPerson(id);
      const others = await registry.loadDuplicates(state);
      return {
        recorded: aside.number == null ? [] : ['licenceNumber'],
        federationOfClub: (await registry.loadClub(clientCommand.clubId)).state.federationId,
        minimumAge: (await registry.loadFederation(clientCommand.federationId)).state.minimumAge,
        ageThen: await findAge(on, state),
        isLicensedOtherwise: [...others.values()].some((other) => isLicensed(other, clientCommand)),
      };
    },
    SuspendPlayer: async (on) => ({
      suspensionId: suspensionIdOf(on),
      isFederation: (await on.sources.registry.loadFederation(on.clientCommand.federationId)).state.name !== null,
    }),
    ExcludeFromClub: async (on) => ({ ...(await standingOf(on)), exclusionId: suspensionIdOf(on) }),
    ErasePerson: async ({ id, context, sources }) =>
      context.actor.role === 'clubAdmin' ? { licensedBy: await sources.registry.findLicensor(id) } : {},
    async MergePlayers({ id, clientCommand, sources: { registry } }) {
      const { duplicateId } = clientCommand;
      const { state } = await registry.loadPerson(duplicateId);
      const { mergedInto, duplicates } = state;
      const entered = await registry.entered(duplicateId);
      const own = new Set(await registry.entered(id));
      return {
        other: {
          isKnown: await registry.isKnown(duplicateId),
          isErased: hasErasure(state),
          mergedInto,
          duplicates,
          licences: grantedLicences(state),
          met: entered.find((tournamentId) => own.has(tournamentId)) ?? null,
        },
      };
    },
  },
  specials: {
    RegisterPerson: {
      idOf: ({ address, aside, context, sources }) =>
        aside.knownAs ?? (sources.registry.mintId('p', address, context.commandId) as PlayerId),
      printed: ({ type, ...given }, _on, { clubId, recorded }) => ({ type, clubId, ...given, recorded }),
      storeAside: (on, take) => on.sources.personalData.keepGiven(on, on.aside, take),
    },
    RecordPersonalData: {
      printed: (given, _on, { recorded }) => ({ ...given, recorded }),
      storeAside: (on, take) => on.sources.personalData.keepGiven(on, on.aside, take),
    },
    MapExternalId: { storeAside: (on, take) => on.sources.personalData.mapExternalId(on, on.aside, take) },
    UnmapExternalId: { storeAside: (on, take) => on.sources.personalData.unmapExternalId(on, on.aside, take) },
    GrantLicence: {
      printed: ({ type, federationId, period, ...given }, _on, { recorded }) => ({ type, federationId, period, ...given, recorded }),
      storeAside: (on, take) => on.sources.personalData.keepLicenceNumber(on, on.clientCommand.federationId, on.aside.number, take),
    },
    RevokeLicence: {
      recordedAs: (on) => recordedUnder(on, ({ licences }) => licences.has(licenceKey(on.clientCommand))),
      storeAside: (on, take) => on.sources.personalData.releaseLicenceNumber(on, on.clientCommand.federationId, take),
    },
    LiftSuspension: { recordedAs: (on) => recordedUnder(on, ({ suspensions }) => suspensions.has(on.clientCommand.suspensionId)) },
    SuspendPlayer: { storeAside: (on, take) => on.sources.personalData.keepReason(on, suspensionIdOf(on), on.aside.reason, take) },
    EndClubExclusion: { recordedAs: (on) => recordedUnder(on, ({ exclusions }) => exclusions.has(on.clientCommand.exclusionId)) },
    ExcludeFromClub: {
      storeAside: (on, take) => on.sources.personalData.keepReason(on, suspensionIdOf(on), on.aside.reason, take),
    },
    ChooseVisibility: {
      printed: (given, _on, { recorded }) => ({ ...given, recorded }),
      storeAside: (on, take) => on.sources.personalData.keepPseudonym(on, on.aside.pseudonym, take),
    },
  },
  waitsFor: scopeViews,
};
