/**
 * Commands that bring personal data: those go to the vault and the command to the stream. The vault is written once the command is taken; a
 * command sent again writes what a crash left undone. Nothing is written for somebody who is erased.
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

/** What goes to the vault: a name, and the rest. */
interface Vaulted {
  readonly name?: string | undefined;
  readonly data?: PersonalData;
}

export class PersonalDataWays {
  /** The last piece of work on each person that is not done yet. */
  readonly #turns = new Map<PlayerId, Promise<unknown>>();

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
    return { playerId, outcome: await this.#giveData(playerId, command, given, context) };
  }

  record(playerId: PlayerId, given: GivenData, context: CommandContext): Promise<CommandOutcome> {
    return this.#giveData(playerId, { type: 'RecordPersonalData', recorded: fieldsOf(given) }, given, context);
  }

  mapExternalId(playerId: PlayerId, id: ExternalId, context: CommandContext): Promise<CommandOutcome> {
    return this.#withClaim(playerId, { type: 'MapExternalId' }, id, context);
  }

  /** Takes an id away that a person got by mistake. */
  unmapExternalId(playerId: PlayerId, id: ExternalId, context: CommandContext): Promise<CommandOutcome> {
    const { registry, vault } = this.options;
    return this.#inTurn(playerId, async () => {
      const command = { type: 'UnmapExternalId' } as const;
      const isTheirs = vault.holderOf(id) === playerId;
      const outcome = await registry.person(playerId, { ...command, isTheirs }, { asGiven: command, ...context });
      // Sent again, it does what a crash left undone.
      if (outcome.accepted) vault.release(playerId, id);
      return outcome;
    });
  }

  grantLicence(
    playerId: PlayerId,
    command: Given & { readonly federationId: FederationId },
    number: string | undefined,
    context: CommandContext,
  ): Promise<CommandOutcome> {
    if (number === undefined) return this.#give(playerId, { ...command, recorded: [] }, {}, context);
    const numbered = { ...command, recorded: ['licenceNumber'] satisfies PersonalField[] };
    return this.#withClaim(playerId, numbered, { source: licenceSource(command.federationId), id: number }, context);
  }

  suspend(playerId: PlayerId, command: Given, reason: string, context: CommandContext): Promise<CommandOutcome> {
    const suspensionId = this.options.registry.mintId('s', playerId, context.commandId) as SuspensionId;
    return this.#give(playerId, command, { data: { suspensionReasons: { [suspensionId]: reason } } }, context);
  }

  chooseVisibility(playerId: PlayerId, command: Given, pseudonym: string | undefined, context: CommandContext): Promise<CommandOutcome> {
    const hasPseudonym = pseudonym !== undefined || this.options.vault.read(playerId).pseudonym !== undefined;
    const given = { ...command, recorded: pseudonym === undefined ? [] : (['pseudonym'] satisfies PersonalField[]) };
    const vaulted = pseudonym === undefined ? {} : { data: { pseudonym } };
    return this.#give(playerId, { ...given, hasPseudonym }, vaulted, { asGiven: given, ...context });
  }

  /** Names somebody, or forgets the name. @returns whether they are not erased */
  name(playerId: PlayerId, name: string | null): Promise<boolean> {
    return this.#write(playerId, (vault) => (name === null ? vault.forget(playerId) : vault.rename(playerId, name)));
  }

  /** Names somebody who enters a tournament. Who is registered and has a name keeps it: it is their club's affair. */
  async nameEntrant(playerId: PlayerId, name: string): Promise<void> {
    const { registry, vault } = this.options;
    const { registered } = (await registry.loadPerson(playerId)).state;
    if (!registered || vault.nameOf(playerId) === null) await this.name(playerId, name);
  }

  #giveData(playerId: PlayerId, command: Given, { bornOn, name, contacts }: GivenData, context: CommandContext): Promise<CommandOutcome> {
    if (bornOn !== undefined && (!isDay(bornOn) || bornOn > dayOf(this.options.now()))) {
      return Promise.resolve({ accepted: false, refusal: refuse('DAY_INVALID', { day: bornOn }).refusal });
    }
    const data: PersonalData = { ...(bornOn === undefined ? {} : { birthDate: bornOn }), ...(contacts === undefined ? {} : { contacts }) };
    return this.#give(playerId, command, { name, data }, { asGiven: withoutInstant(command), ...context });
  }

  /** Gives a command, and writes what it brings once it is taken. */
  #give(playerId: PlayerId, command: Given, vaulted: Vaulted, context: CommandContext): Promise<CommandOutcome> {
    return this.#inTurn(playerId, async () => {
      const outcome = await this.options.registry.person(playerId, command, context);
      if (outcome.accepted && outcome.events.length > 0) await this.#keep(playerId, vaulted, outcome);
      return outcome;
    });
  }

  /**
   * Writes what a command brought. A command that is sent again writes what a crash left undone; but where something later was written, it would
   * bring back what that replaced.
   */
  async #keep(playerId: PlayerId, { name, data = {} }: Vaulted, { revision }: { readonly revision: number }): Promise<void> {
    if (name === undefined && Object.keys(data).length === 0) return;
    await this.#write(playerId, (vault) => {
      if ((vault.read(playerId).revision ?? -1) >= revision) return;
      if (name !== undefined) vault.rename(playerId, name);
      vault.record(playerId, { ...data, revision });
    });
  }

  /** An id is taken before the command, so that it is one person's; it is given back where nothing new was decided. */
  #withClaim(playerId: PlayerId, command: Given, id: ExternalId, context: CommandContext): Promise<CommandOutcome> {
    const { registry, vault } = this.options;
    return this.#inTurn(playerId, async () => {
      const isErased = await this.#isErased(playerId);
      const isNew = !isErased && vault.holderOf(id) === null;
      const holder = isErased ? playerId : vault.claim(playerId, id);
      if (holder !== playerId) return { accepted: false, refusal: refuse('EXTERNAL_ID_TAKEN', { source: id.source }).refusal };
      const outcome = await registry.person(playerId, command, context);
      if (isNew && (!outcome.accepted || outcome.repeated)) vault.release(playerId, id);
      return outcome;
    });
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

  /** Does one piece of work on a person at a time, so that the vault is written in the order of the stream. */
  async #inTurn<Result>(playerId: PlayerId, work: () => Promise<Result>): Promise<Result> {
    const before = this.#turns.get(playerId) ?? Promise.resolve();
    const mine = before.then(work);
    const done = mine.catch(() => undefined);
    this.#turns.set(playerId, done);
    try {
      return await mine;
    } finally {
      if (this.#turns.get(playerId) === done) this.#turns.delete(playerId);
    }
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
