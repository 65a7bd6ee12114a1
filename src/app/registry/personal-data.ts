/**
 * Stores the personal data of commands: the data go to the vault, and the command to the stream. The vault is written after the command is
 * taken; a repeated command writes what a crash left out. Nothing is written for an erased person.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../../events/envelope.js';
import type { PersonEvent } from '../../../events/federation.js';
import type { FederationId, PlayerId, SuspensionId } from '../../../events/ids.js';
import { isDay } from '../../../events/calendar.js';
import { dayOf } from '../../federation/days.js';
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

/** Given data of a person. Missing fields stay unchanged. */
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

/** What goes to the vault: a name, and other data. */
interface Vaulted {
  readonly name?: string | undefined;
  readonly data?: PersonalData;
}

/** The id of another program, as given. */
interface GivenId {
  readonly source: string;
  readonly externalId: string;
}

/** A command with personal data while it is dispatched. */
interface Bringing {
  readonly id: PlayerId;
  readonly context: CommandContext;
  readonly clientCommand: { readonly type: string };
}

/** Decides on the command. */
type Take = () => Promise<CommandOutcome<PersonEvent>>;

const NAMES_AT_ONCE = 64;

export class PersonalDataStore {
  /** The last unfinished task for each person. */
  readonly #turns = new Map<PlayerId, Promise<unknown>>();

  constructor(private readonly options: PersonalDataOptions) {}

  /** Stores given data of a person after the command is taken. Refuses with `DAY_INVALID`. */
  keepGiven(on: Bringing, { name, bornOn, contacts }: GivenData, take: Take): Promise<CommandOutcome> {
    if (bornOn != null && (!isDay(bornOn) || bornOn > dayOf(this.options.now()))) {
      return Promise.resolve({ accepted: false, refusal: refuse('DAY_INVALID', { day: bornOn }).refusal });
    }
    const data: PersonalData = { ...(bornOn == null ? {} : { birthDate: bornOn }), ...(contacts == null ? {} : { contacts }) };
    return this.#decideAndStore(on, { name: name ?? undefined, data }, take);
  }

  mapExternalId(on: Bringing, { source, externalId }: GivenId, take: Take): Promise<CommandOutcome> {
    return isLicenceSource(source)
      ? Promise.resolve({ accepted: false, ...refuse('LICENCE_BY_FEDERATION') })
      : this.#withClaim(on, { source, id: externalId }, take);
  }

  /** Removes an id that a person got by mistake. */
  unmapExternalId({ id: playerId }: Bringing, { source, externalId }: GivenId, take: Take): Promise<CommandOutcome> {
    const { vault, homes } = this.options;
    const given = { source, id: externalId };
    if (isLicenceSource(given.source)) return Promise.resolve({ accepted: false, ...refuse('LICENCE_BY_FEDERATION') });
    return this.#inTurn(playerId, async () => {
      const outcome = await take();
      if (!outcome.accepted) return outcome;
      const theirs = keptOf((await vault.readLatest(playerId)).externalIds, given);
      // A repetition does what a crash left out.
      for (const each of theirs.length > 0 ? theirs : claimsOf(homes, playerId, given)) await vault.release(playerId, each);
      return outcome;
    });
  }

  keepLicenceNumber(on: Bringing, federationId: FederationId, number: string | undefined, take: Take): Promise<CommandOutcome> {
    return number == null
      ? this.#decideAndStore(on, {}, take)
      : this.#withClaim(on, { source: licenceSource(federationId), id: number }, take);
  }

  /** The number is released when the person has no licence of the federation left. */
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

  /** Stores the reason of a suspension. */
  keepReason(on: Bringing, suspensionId: SuspensionId, reason: string | null | undefined, take: Take): Promise<CommandOutcome> {
    return this.#decideAndStore(on, reason == null ? {} : { data: { suspensionReasons: { [suspensionId]: reason } } }, take);
  }

  keepPseudonym(on: Bringing, pseudonym: string | undefined, take: Take): Promise<CommandOutcome> {
    return this.#decideAndStore(on, pseudonym == null ? {} : { data: { pseudonym } }, take);
  }

  /** Names a person, or forgets the name. @returns false when they are erased */
  name(playerId: PlayerId, name: string | null, by: Actor = systemActor): Promise<boolean> {
    return this.#inTurn(playerId, () => this.#name(playerId, () => name, by));
  }

  /** Names many people, whose names share writes. Who is erased stays nameless. */
  async nameMany(people: readonly { readonly playerId: PlayerId; readonly name: string }[], by: Actor = systemActor): Promise<void> {
    for (let from = 0; from < people.length; from += NAMES_AT_ONCE) {
      const some = people.slice(from, from + NAMES_AT_ONCE);
      await Promise.all(some.map(({ playerId, name }) => this.#inTurn(playerId, () => this.#name(playerId, () => name, by, true))));
    }
  }

  /** Remembers the answer of a club about a name, in place of an earlier one. @returns false when the person is erased */
  rememberName(playerId: PlayerId, name: ExternalId): Promise<boolean> {
    const { registry, vault } = this.options;
    return this.#inTurn(playerId, async () => {
      if (await registry.isErased(playerId)) return false;
      const before = vault.holderOf(name);
      if (before !== null && before !== playerId) await vault.release(before, name);
      return (await vault.claim(playerId, name)).holder === playerId;
    });
  }

  /** Names a player who enters a tournament. An existing name stays, unless the sender may rename them. */
  async nameEntrant(playerId: PlayerId, name: string, mayName: boolean, by: Actor): Promise<void> {
    await this.#inTurn(playerId, () =>
      this.#name(playerId, (kept, { registered }) => (kept.name !== null && (registered || !mayName) ? kept.name : name), by),
    );
  }

  /**
   * Stores texts about people under the first of them, by the ids that events refer to.
   * @returns false when one of them is erased
   */
  async keepWords([holder, ...others]: readonly PlayerId[], words: Readonly<Record<string, string>>): Promise<boolean> {
    if (holder === undefined || (await this.#isAnyErased(others))) return false;
    const wordsWith = others.length === 0 ? {} : Object.fromEntries(Object.keys(words).map((id) => [id, others]));
    const isKept = await this.#change(holder, (kept) => withWords(kept, { ...kept.words, ...words }, { ...kept.wordsWith, ...wordsWith }));
    if (!isKept || !(await this.#isAnyErased(others))) return isKept;
    // One of them was erased between the check and the write.
    for (const other of others) await this.#change(holder, withoutWordsAbout(other));
    return false;
  }

  async #isAnyErased(people: readonly PlayerId[]): Promise<boolean> {
    for (const playerId of people) if (await this.options.registry.isErased(playerId)) return true;
    return false;
  }

  /** Gives a command, and stores its data after it is taken. */
  #decideAndStore({ id: playerId, clientCommand, context }: Bringing, vaulted: Vaulted, take: Take): Promise<CommandOutcome> {
    return this.#inTurn(playerId, async () => {
      const outcome = await take();
      if (!outcome.accepted || outcome.events.length === 0) return outcome;
      if (outcome.repeated && (await this.#broughtOther(playerId, vaulted, outcome))) return refuseReused(clientCommand, context);
      await this.#keep(playerId, vaulted, outcome, context.actor);
      return outcome;
    });
  }

  /** Whether a repeated command has other data than the first time. No event has them; the vault does, if nothing was written since. */
  async #broughtOther(playerId: PlayerId, { name, data = {} }: Vaulted, { revision }: { readonly revision: number }): Promise<boolean> {
    const kept = await this.options.vault.readLatest(playerId);
    if (kept.revision !== revision) return false;
    const { suspensionReasons = {}, ...given } = data;
    const isOther = (one: object, other: object): boolean =>
      Object.entries(one).some(([key, value]) => !isDeepStrictEqual(value, (other as Readonly<Record<string, unknown>>)[key]));
    return (name !== undefined && name !== kept.name) || isOther(given, kept) || isOther(suspensionReasons, kept.suspensionReasons ?? {});
  }

  /** Stores a command's data. A repeated command stores what a crash left out, unless something newer was stored since. */
  async #keep(playerId: PlayerId, { name, data = {} }: Vaulted, { revision }: { readonly revision: number }, by: Actor): Promise<void> {
    if (name === undefined && Object.keys(data).length === 0) return;
    const isReplaced = (kept: KeptData): boolean => (kept.revision ?? -1) >= revision;
    if (name !== undefined) await this.#name(playerId, (kept) => (isReplaced(kept) ? kept.name : name), by);
    const recorded = record({ ...data, revision });
    await this.#change(playerId, (kept) => (isReplaced(kept) ? kept : recorded(kept)));
  }

  /** Names a person: first in the log, then in the vault. If a crash separates the two, repeating it completes it. */
  async #name(
    playerId: PlayerId,
    choose: (kept: KeptData, person: PersonState) => string | null,
    by: Actor,
    isAmongMany = false,
  ): Promise<boolean> {
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
    const isKept = await this.#change(playerId, rename(name, naming), isAmongMany);
    // Another node may have taken the name back meanwhile.
    return isKept && (await names.isForgotten(playerId)) ? this.#change(playerId, rename(null)) : isKept;
  }

  /** An id is claimed before the command, so that it belongs to one person; it is released when nothing new was decided. */
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
      // The first time it had another id, or one that was removed since.
      return outcome.accepted && outcome.repeated ? refuseReused(clientCommand, context) : outcome;
    });
  }

  /**
   * In the vault of one machine, nothing runs between the check of the stream and the write. A shared vault accepts nothing after an
   * erasure.
   * @returns false when they are erased
   */
  async #change(playerId: PlayerId, change: Change, isAmongMany = false): Promise<boolean> {
    const { vault } = this.options;
    const { state } = await this.options.registry.loadPerson(playerId);
    if (hasErasure(state)) return false;
    return isAmongMany ? vault.changeAmongMany(playerId, change) : vault.change(playerId, change);
  }

  /** Runs one task per person at a time, so that the vault is written in the order of the stream. */
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
