/**
 * Commands that bring personal data: those go to the vault and the command to the stream. The vault is written once the command is taken; a
 * command sent again writes it again, so that nothing is left undone after a crash. Nothing is written for somebody who is erased.
 */
import type { PersonCommand } from '../../../commands/federation.js';
import type { PersonalField } from '../../../events/federation.js';
import type { ClubId, FederationId, PlayerId, SuspensionId } from '../../../events/ids.js';
import { dayOf, isDay } from '../../federation/days.js';
import { refuse } from '../../federation/refusals.js';
import type { CommandContext, CommandOutcome } from '../outcome.js';
import { type Contact, type ExternalId, licenceSource, type PersonalData, type PersonVault } from '../person-vault.js';
import type { Asked, Registry } from './registry.js';

/** What is said of a person. What is not given stays as it is. */
export interface GivenData {
  readonly name?: string | undefined;
  readonly bornOn?: string | undefined;
  readonly contacts?: readonly Contact[] | undefined;
}

type Given = Asked<PersonCommand>;

export interface PersonalDataOptions {
  readonly registry: Registry;
  readonly vault: PersonVault;
  readonly now: () => number;
}

export class PersonalDataWays {
  constructor(private readonly options: PersonalDataOptions) {}

  /** Registers a person, under the id that tournaments know them by or a new one. */
  async register(
    clubId: ClubId,
    { member, knownAs, ...given }: GivenData & { readonly member: boolean; readonly knownAs?: PlayerId | undefined },
    context: CommandContext,
  ): Promise<{ readonly playerId: PlayerId; readonly outcome: CommandOutcome }> {
    const { registry, now } = this.options;
    const playerId = knownAs ?? (registry.mintId('p', clubId, context.commandId) as PlayerId);
    const command = { type: 'RegisterPerson', clubId, member, recorded: fieldsOf(given), at: now() } as const;
    return { playerId, outcome: await this.#give(playerId, command, given, context) };
  }

  record(playerId: PlayerId, given: GivenData, context: CommandContext): Promise<CommandOutcome> {
    return this.#give(playerId, { type: 'RecordPersonalData', recorded: fieldsOf(given) } as const, given, context);
  }

  mapExternalId(playerId: PlayerId, id: ExternalId, context: CommandContext): Promise<CommandOutcome> {
    return this.#withClaim(playerId, id, () => this.options.registry.person(playerId, { type: 'MapExternalId' }, context));
  }

  grantLicence(
    playerId: PlayerId,
    command: Given & { readonly federationId: FederationId },
    number: string | undefined,
    context: CommandContext,
  ): Promise<CommandOutcome> {
    const grant = () => this.options.registry.person(playerId, command, context);
    return number === undefined ? grant() : this.#withClaim(playerId, { source: licenceSource(command.federationId), id: number }, grant);
  }

  async suspend(playerId: PlayerId, command: Given, reason: string, context: CommandContext): Promise<CommandOutcome> {
    const { registry } = this.options;
    const outcome = await registry.person(playerId, command, context);
    const suspensionId = registry.mintId('s', playerId, context.commandId) as SuspensionId;
    if (outcome.accepted) await this.#write(playerId, (vault) => vault.record(playerId, { suspensionReasons: { [suspensionId]: reason } }));
    return outcome;
  }

  async chooseVisibility(
    playerId: PlayerId,
    command: Given,
    pseudonym: string | undefined,
    context: CommandContext,
  ): Promise<CommandOutcome> {
    const { registry, vault } = this.options;
    const hasPseudonym = pseudonym !== undefined || vault.read(playerId).pseudonym !== undefined;
    const chosen = { ...command, hasPseudonym };
    const outcome = await registry.person(playerId, chosen, { asGiven: command, ...context });
    if (outcome.accepted && pseudonym !== undefined) await this.#write(playerId, (kept) => kept.record(playerId, { pseudonym }));
    return outcome;
  }

  /** Names somebody who enters a tournament, or is named by an official; null forgets the name. @returns whether they are not erased */
  async name(playerId: PlayerId, name: string | null): Promise<boolean> {
    return this.#write(playerId, (vault) => (name === null ? vault.forget(playerId) : vault.rename(playerId, name)));
  }

  async #give(playerId: PlayerId, command: Given, given: GivenData, context: CommandContext): Promise<CommandOutcome> {
    const { bornOn, name, contacts } = given;
    if (bornOn !== undefined && (!isDay(bornOn) || bornOn > dayOf(this.options.now()))) {
      return { accepted: false, refusal: refuse('DAY_INVALID', { day: bornOn }).refusal };
    }
    const outcome = await this.options.registry.person(playerId, command, {
      asGiven: withoutInstant(command),
      ...context,
    });
    if (!outcome.accepted) return outcome;
    const data: PersonalData = { ...(bornOn === undefined ? {} : { birthDate: bornOn }), ...(contacts === undefined ? {} : { contacts }) };
    await this.#write(playerId, (vault) => {
      if (name !== undefined) vault.rename(playerId, name);
      if (Object.keys(data).length > 0) vault.record(playerId, data);
    });
    return outcome;
  }

  /** An id is taken before the command, so that it is one person's; it is given back where the command is refused. */
  async #withClaim(playerId: PlayerId, id: ExternalId, give: () => Promise<CommandOutcome>): Promise<CommandOutcome> {
    const { vault } = this.options;
    const before = vault.holderOf(id);
    const refused = (holder: PlayerId): CommandOutcome => ({
      accepted: false,
      refusal: refuse('EXTERNAL_ID_TAKEN', { source: id.source, playerId: holder }).refusal,
    });
    if (before !== null && before !== playerId) return refused(before);
    const state = await this.#isErased(playerId);
    const holder = state ? playerId : vault.claim(playerId, id);
    if (holder !== playerId) return refused(holder);
    const outcome = await give();
    if (!outcome.accepted && before === null && !state) vault.release(playerId, id);
    return outcome;
  }

  async #isErased(playerId: PlayerId): Promise<boolean> {
    const { erasure } = (await this.options.registry.loadPerson(playerId)).state;
    return erasure === 'ordered' || erasure === 'erased';
  }

  /** Between the look at the stream and the write nothing else runs, so that an erasure comes before both or after both. */
  async #write(playerId: PlayerId, write: (vault: PersonVault) => void): Promise<boolean> {
    if (await this.#isErased(playerId)) return false;
    write(this.options.vault);
    return true;
  }
}

function withoutInstant({ at: _at, ...command }: Given): Given {
  return command;
}

function fieldsOf({ name, bornOn, contacts }: GivenData): PersonalField[] {
  return [
    ...(name === undefined ? [] : ['name' as const]),
    ...(bornOn === undefined ? [] : ['birthDate' as const]),
    ...(contacts === undefined ? [] : ['contacts' as const]),
  ];
}
