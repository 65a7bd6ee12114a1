/**
 * How commands of people are given that bring personal data: those go to the vault and into no event.
 */
import type { ClubId, FederationId, PlayerId } from '../../../events/ids.js';
import type { Contact } from '../../app/person-vault.js';
import type { GivenData } from '../../app/registry/personal-data.js';
import type { ClubCommandInput, PlayerCommandInput } from '../commands/command.inputs.js';
import { commandContext } from '../commands/command-context.js';
import { acceptedOf, type Way } from '../commands/mutations.js';
import { PlayerPayload } from './registry-payloads.js';

interface PersonalInput {
  readonly name?: string | null;
  readonly bornOn?: string | null;
  readonly contacts?: readonly Contact[] | null;
}

const givenIn = ({ name, bornOn, contacts }: PersonalInput): GivenData => ({
  name: name ?? undefined,
  bornOn: bornOn ?? undefined,
  contacts: contacts?.map(({ kind, value }) => ({ kind, value })),
});

interface RegisterInput extends ClubCommandInput, PersonalInput {
  readonly clubId: ClubId;
  readonly member: boolean;
  readonly knownAs?: PlayerId | null;
}

export const registerPerson: Way = {
  payload: PlayerPayload,
  async give({ tapis }, input: RegisterInput, request) {
    const given = { ...givenIn(input), member: input.member, knownAs: input.knownAs ?? undefined };
    const { playerId, outcome } = await tapis.personalData.register(input.clubId, given, commandContext(input, request));
    return new PlayerPayload(acceptedOf(outcome), tapis, playerId);
  },
};

export const recordPersonalData: Way = {
  async give({ tapis }, input: PlayerCommandInput & PersonalInput, request) {
    const outcome = await tapis.personalData.record(input.playerId, givenIn(input), commandContext(input, request));
    return new PlayerPayload(acceptedOf(outcome), tapis, input.playerId);
  },
};

export const mapExternalId: Way = {
  async give({ tapis }, input: PlayerCommandInput & { readonly source: string; readonly externalId: string }, request) {
    const { playerId, source, externalId: id } = input;
    const outcome = await tapis.personalData.mapExternalId(playerId, { source, id }, commandContext(input, request));
    return new PlayerPayload(acceptedOf(outcome), tapis, playerId);
  },
};

export const unmapExternalId: Way = {
  async give({ tapis }, input: PlayerCommandInput & { readonly source: string; readonly externalId: string }, request) {
    const { playerId, source, externalId: id } = input;
    const outcome = await tapis.personalData.unmapExternalId(playerId, { source, id }, commandContext(input, request));
    return new PlayerPayload(acceptedOf(outcome), tapis, playerId);
  },
};

interface LicenceInput extends PlayerCommandInput {
  readonly federationId: FederationId;
  readonly period: string;
  readonly clubId: ClubId;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly number?: string | null;
}

export const grantLicence: Way = {
  async give({ tapis }, input: LicenceInput, request) {
    const { playerId, federationId, period, clubId, validFrom, validUntil, number } = input;
    const command = { type: 'GrantLicence', federationId, period, clubId, validFrom, validUntil } as const;
    const outcome = await tapis.personalData.grantLicence(playerId, command, number ?? undefined, commandContext(input, request));
    return new PlayerPayload(acceptedOf(outcome), tapis, playerId);
  },
};

export const revokeLicence: Way = {
  async give({ tapis }, input: PlayerCommandInput & { readonly federationId: FederationId; readonly period: string }, request) {
    const { playerId, federationId, period } = input;
    const command = { type: 'RevokeLicence', federationId, period } as const;
    const outcome = await tapis.personalData.revokeLicence(playerId, command, commandContext(input, request));
    return new PlayerPayload(acceptedOf(outcome), tapis, playerId);
  },
};

interface SuspensionInput extends PlayerCommandInput {
  readonly federationId: FederationId;
  readonly from: string;
  readonly until?: string | null;
  readonly reason: string;
}

export const suspendPlayer: Way = {
  async give({ tapis }, input: SuspensionInput, request) {
    const { playerId, federationId, from, until, reason } = input;
    const command = { type: 'SuspendPlayer', federationId, from, until: until ?? null } as const;
    const outcome = await tapis.personalData.suspend(playerId, command, reason, commandContext(input, request));
    return new PlayerPayload(acceptedOf(outcome), tapis, playerId);
  },
};

export const chooseVisibility: Way = {
  async give({ tapis }, input: PlayerCommandInput & { readonly visibility?: string | null; readonly pseudonym?: string | null }, request) {
    const { playerId, visibility, pseudonym } = input;
    const command = { type: 'ChooseVisibility', visibility: visibility ?? null } as const;
    const outcome = await tapis.personalData.chooseVisibility(playerId, command, pseudonym ?? undefined, commandContext(input, request));
    return new PlayerPayload(acceptedOf(outcome), tapis, playerId);
  },
};
