/**
 * What is done around commands that bring personal data: those go to the vault and the command to the stream. The vault is written once the command is
 * taken; a command sent again writes what a crash left undone. Nothing is written for somebody who is erased.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../../events/envelope.js';
import type { PersonEvent } from '../../../events/federation.js';
import type { FederationId, PlayerId, SuspensionId } from '../../../events/ids.js';
import { dayOf, isDay } from '../../federation/days.js';
import { hasErasure, type PersonState } from '../../federation/person-state.js';
import { refuse } from '../../federation/refusals.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';
import {
  type Change,
  type Contact,
  type ExternalId,
  type KeptData,
  isLicenceSource,
  licenceSource,
  type PersonalData,
  type PersonVault,
  checkName,
  record,
  rename,
  withoutWordsAbout,
  withWords,
} from '../vault/person-vault.js';
import type { ErasureList } from '../vault/erasure-list.js';
import { systemActor } from '../reactions/hand-lifecycle.js';
import { claimOf, claimsOf, type Homes, keptOf } from './external-ids.js';
import type { RecordedNames } from './recorded-names.js';
import type { Registry } from './registry.js';

/** What is said of a person. What is not given stays as it is. */
export interface GivenData {
  readonly name?: string | null | undefined;
  readonly bornOn?: string | null | undefined;
  readonly contacts?: readonly Contact[] | null | undefined;
}

export interface PersonalDataOptions {
  readonly registry: Pick<Registry, 'isErased' | 'isLicensedBy' | 'loadPerson'>;
  readonly vault: PersonVault;
  readonly names: RecordedNames;
  readonly homes: Homes;
  readonly now: () => number;
  readonly erasures: Pick<ErasureList, 'add'>;
}

/** What goes to the vault: a name, and the rest. */
interface Vaulted {
  readonly name?: string | undefined;
  readonly data?: PersonalData;
}

/** An id of another program, as it is given. */
interface GivenId {
  readonly source: string;
  readonly externalId: string;
}

/** A command on its way that brings data of a person. */
interface Bringing {
  readonly id: PlayerId;
  readonly context: CommandContext;
  readonly clientCommand: { readonly type: string };
}

/** Decides on the command that brings the data. */
type Take = () => Promise<CommandOutcome<PersonEvent>>;

export class PersonalDataWays {
  /** The last piece of work on each person that is not done yet. */
  readonly #turns = new Map<PlayerId, Promise<unknown>>();

  constructor(private readonly options: PersonalDataOptions) {}

  /** Keeps what is said of a person, once the command is taken. Refuses with `DAY_INVALID`. */
  keepGiven(on: Bringing, { name, bornOn, contacts }: GivenData, take: Take): Promise<CommandOutcome> {
    if (bornOn != null && (!isDay(bornOn) || bornOn > dayOf(this.options.now()))) {
      return Promise.resolve({ accepted: false, refusal: refuse('DAY_INVALID', { day: bornOn }).refusal });
    }
    const data: PersonalData = { ...(bornOn == null ? {} : { birthDate: bornOn }), ...(contacts == null ? {} : { contacts }) };
    return this.#give(on, { name: name ?? undefined, data }, take);
  }

  mapExternalId(on: Bringing, { source, externalId }: GivenId, take: Take): Promise<CommandOutcome> {
    return isLicenceSource(source)
      ? Promise.resolve({ accepted: false, ...refuse('LICENCE_BY_FEDERATION') })
      : this.#withClaim(on, { source, id: externalId }, take);
  }

  /** Takes an id away that a person got by mistake. */
  unmapExternalId({ id: playerId }: Bringing, { source, externalId }: GivenId, take: Take): Promise<CommandOutcome> {
    const { vault, homes } = this.options;
    const given = { source, id: externalId };
    if (isLicenceSource(given.source)) return Promise.resolve({ accepted: false, ...refuse('LICENCE_BY_FEDERATION') });
    return this.#inTurn(playerId, async () => {
      const outcome = await take();
      if (!outcome.accepted) return outcome;
      const theirs = keptOf((await vault.readLatest(playerId)).externalIds, given);
      // Sent again, it does what a crash left undone.
      for (const each of theirs.length > 0 ? theirs : claimsOf(homes, playerId, given)) await vault.release(playerId, each);
      return outcome;
    });
  }

  keepLicenceNumber(on: Bringing, federationId: FederationId, number: string | undefined, take: Take): Promise<CommandOutcome> {
    return number == null ? this.#give(on, {}, take) : this.#withClaim(on, { source: licenceSource(federationId), id: number }, take);
  }

  /** The number goes back to the federation where no licence of it is left. */
  releaseLicenceNumber({ id: playerId }: Bringing, federationId: FederationId, take: Take): Promise<CommandOutcome> {
    const { registry, vault } = this.options;
    return this.#inTurn(playerId, async () => {
      const outcome = await take();
      if (!outcome.accepted || (await registry.isLicensedBy(playerId, federationId))) return outcome;
      const source = licenceSource(federationId);
      for (const id of (await vault.readLatest(playerId)).externalIds) if (id.source === source) await vault.release(playerId, id);
      return outcome;
    });
  }

  /** Keeps why somebody is suspended. */
  keepReason(on: Bringing, suspensionId: SuspensionId, reason: string, take: Take): Promise<CommandOutcome> {
    return this.#give(on, { data: { suspensionReasons: { [suspensionId]: reason } } }, take);
  }

  keepPseudonym(on: Bringing, pseudonym: string | undefined, take: Take): Promise<CommandOutcome> {
    return this.#give(on, pseudonym == null ? {} : { data: { pseudonym } }, take);
  }

  /** Names somebody, or forgets the name. @returns whether they are not erased */
  name(playerId: PlayerId, name: string | null, by: Actor = systemActor): Promise<boolean> {
    return this.#inTurn(playerId, () => this.#name(playerId, () => name, by));
  }

  /** Names somebody who enters a tournament. A name that is kept stays, unless whoever enters them may name them. */
  async nameEntrant(playerId: PlayerId, name: string, mayName: boolean, by: Actor): Promise<void> {
    await this.#inTurn(playerId, () =>
      this.#name(playerId, (kept, { registered }) => (kept.name !== null && (registered || !mayName) ? kept.name : name), by),
    );
  }

  /**
   * Keeps what was written about people, with the first of them, by the ids with which events refer to it.
   * @returns whether none of them is erased
   */
  async keepWords([holder, ...others]: readonly PlayerId[], words: Readonly<Record<string, string>>): Promise<boolean> {
    if (holder === undefined || (await this.#isAnyErased(others))) return false;
    const wordsWith = others.length === 0 ? {} : Object.fromEntries(Object.keys(words).map((id) => [id, others]));
    const isKept = await this.#change(holder, (kept) => withWords(kept, { ...kept.words, ...words }, { ...kept.wordsWith, ...wordsWith }));
    if (!isKept || !(await this.#isAnyErased(others))) return isKept;
    // Somebody was erased between the look and the write.
    for (const other of others) await this.#change(holder, withoutWordsAbout(other));
    return false;
  }

  async #isAnyErased(people: readonly PlayerId[]): Promise<boolean> {
    for (const playerId of people) if (await this.options.registry.isErased(playerId)) return true;
    return false;
  }

  /** Gives a command, and writes what it brings once it is taken. */
  #give({ id: playerId, clientCommand, context }: Bringing, vaulted: Vaulted, take: Take): Promise<CommandOutcome> {
    return this.#inTurn(playerId, async () => {
      const outcome = await take();
      if (!outcome.accepted || outcome.events.length === 0) return outcome;
      if (outcome.repeated && (await this.#broughtOther(playerId, vaulted, outcome))) return refuseReused(clientCommand, context);
      await this.#keep(playerId, vaulted, outcome, context.actor);
      return outcome;
    });
  }

  /**
   * Whether a command that is sent again brings other data than the first time. No event has them to compare with: as long as nothing was written
   * since, the vault has.
   */
  async #broughtOther(playerId: PlayerId, { name, data = {} }: Vaulted, { revision }: { readonly revision: number }): Promise<boolean> {
    const kept = await this.options.vault.readLatest(playerId);
    if (kept.revision !== revision) return false;
    const { suspensionReasons = {}, ...given } = data;
    const isOther = (one: object, other: object): boolean =>
      Object.entries(one).some(([key, value]) => !isDeepStrictEqual(value, (other as Readonly<Record<string, unknown>>)[key]));
    return (name !== undefined && name !== kept.name) || isOther(given, kept) || isOther(suspensionReasons, kept.suspensionReasons ?? {});
  }

  /**
   * Writes what a command brought. A command that is sent again writes what a crash left undone; but where something later was written, it would
   * bring back what that replaced.
   */
  async #keep(playerId: PlayerId, { name, data = {} }: Vaulted, { revision }: { readonly revision: number }, by: Actor): Promise<void> {
    if (name === undefined && Object.keys(data).length === 0) return;
    const isReplaced = (kept: KeptData): boolean => (kept.revision ?? -1) >= revision;
    if (name !== undefined) await this.#name(playerId, (kept) => (isReplaced(kept) ? kept.name : name), by);
    const recorded = record({ ...data, revision });
    await this.#change(playerId, (kept) => (isReplaced(kept) ? kept : recorded(kept)));
  }

  /** Names somebody as is chosen: the log has it first, then the vault. What a crash between the two leaves undone is done when it is said again. */
  async #name(playerId: PlayerId, choose: (kept: KeptData, person: PersonState) => string | null, by: Actor): Promise<boolean> {
    const { registry, vault, names } = this.options;
    const { state } = await registry.loadPerson(playerId);
    if (hasErasure(state)) return false;
    const kept = await vault.readLatest(playerId);
    const chosen = choose(kept, state);
    const name = chosen === null ? null : checkName(chosen);
    if (name === kept.name && (name === null || kept.naming !== undefined)) return true;
    if (name === null) {
      await names.forget(playerId, by);
      this.options.erasures.add(playerId, 'name');
      return this.#change(playerId, rename(null));
    }
    const naming = await names.record(playerId, name, by);
    const isKept = await this.#change(playerId, rename(name, naming));
    // Another node may have taken the name back meanwhile.
    return isKept && (await names.isForgotten(playerId)) ? this.#change(playerId, rename(null)) : isKept;
  }

  /** An id is taken before the command, so that it is one person's; it is given back where nothing new was decided. */
  #withClaim({ id: playerId, clientCommand, context }: Bringing, given: ExternalId, take: Take): Promise<CommandOutcome> {
    const { registry, vault, homes } = this.options;
    return this.#inTurn(playerId, async () => {
      const isErased = await registry.isErased(playerId);
      const id = isErased || isLicenceSource(given.source) ? given : claimOf(vault, homes, playerId, given);
      const claimed = isErased || id === null ? null : await vault.claim(playerId, id);
      if (!isErased && claimed?.holder !== playerId) return { accepted: false, ...refuse('EXTERNAL_ID_TAKEN', { source: given.source }) };
      const outcome = await take();
      if (claimed?.isNew !== true) return outcome;
      if (!outcome.accepted || outcome.repeated) await vault.release(playerId, id!);
      // The first time it brought another id, or one that was taken away since.
      return outcome.accepted && outcome.repeated ? refuseReused(clientCommand, context) : outcome;
    });
  }

  /**
   * Between the look at the stream and the write of a vault of one machine nothing else runs. A shared one takes nothing after an erasure.
   * @returns whether they are not erased
   */
  async #change(playerId: PlayerId, change: Change): Promise<boolean> {
    const { state } = await this.options.registry.loadPerson(playerId);
    return !hasErasure(state) && this.options.vault.change(playerId, change);
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

function refuseReused({ type: command }: { readonly type: string }, { commandId }: CommandContext): CommandOutcome {
  return { accepted: false, refusal: { code: 'COMMAND_ID_REUSED', article: null, parameters: { commandId, command } } };
}
