/**
 * Takes the commands of federations, clubs and people. What a decider has to know of other streams, of the vault and of the views is found out
 * here and goes with the command; what a client gave is what a repetition is compared with.
 */
import { createHmac } from 'node:crypto';
import type { ClubCommand, FederationCommand, PersonCommand } from '../../../commands/federation.js';
import type { EntryBar } from '../../../commands/tournament/admission.js';
import type { DomainEvent } from '../../../events/catalogue.js';
import type { ClubEvent, FederationEvent, PersonEvent } from '../../../events/federation.js';
import {
  type ClubId,
  clubStream,
  type FederationId,
  federationStream,
  type PlayerId,
  playerStream,
  type TournamentId,
} from '../../../events/ids.js';
import { clubDecider, type ClubState } from '../../federation/club-decider.js';
import { federationDecider, type FederationState } from '../../federation/federation-decider.js';
import { ageOn, dayOf } from '../../federation/days.js';
import { personDecider } from '../../federation/person-decider.js';
import type { GivenToPerson } from '../../federation/person-handlers.js';
import {
  grantedLicences,
  hasErasure,
  type HeldLicence,
  isLicensed,
  isSuspendedBy,
  licenceKey,
  type PersonState,
  runsOn,
  type SuspensionTerms,
} from '../../federation/person-state.js';
import type { GivenTo } from '../../federation/refusals.js';
import type { EventStore } from '../../store/event-store.js';
import { CommandHandler, type CommandHandlerOptions } from '../command-handler.js';
import type { CommandContext, CommandOutcome, StreamState } from '../outcome.js';
import type { PersonVault } from '../person-vault.js';

/** A command as it is asked for, without what the registry finds out. */
export type Asked<Command extends { readonly type: string }> = { readonly type: Command['type'] } & Readonly<Record<string, unknown>>;

export interface RegistryWays {
  /** @throws StoreError when the store fails; sending the command again is safe */
  federation(id: FederationId, command: Asked<FederationCommand>, context: CommandContext): Promise<CommandOutcome<FederationEvent>>;
  club(id: ClubId, command: Asked<ClubCommand>, context: CommandContext): Promise<CommandOutcome<ClubEvent>>;
  person(id: PlayerId, command: Asked<PersonCommand>, context: CommandContext): Promise<CommandOutcome<PersonEvent>>;
}

export interface RegistryOptions {
  readonly store: EventStore;
  readonly handling: CommandHandlerOptions;
  readonly vault: PersonVault;
  /** Does what follows from the events of a command. */
  readonly withReactions: (taken: Promise<CommandOutcome<PersonEvent>>) => Promise<CommandOutcome<PersonEvent>>;
  /** Waits until this node lives by what was decided. */
  readonly settle: (position: number) => Promise<void>;
  /** From which ids are made: the same for all nodes on one store. */
  readonly secret: string;
  /** The tournaments that an id entered, or has an imported result of, as of the last event of the store. */
  readonly entered: (playerId: PlayerId) => Promise<readonly TournamentId[]>;
  /** The suspensions of each person under all their ids, as of the last event of the store. */
  readonly suspensions: () => Promise<(playerId: PlayerId) => readonly SuspensionTerms[]>;
}

/** What decisions on a person need to know of other streams, of the vault and of the views. */
type Facts = Readonly<Record<string, unknown>>;

export class Registry implements RegistryWays {
  readonly #federations: CommandHandler<FederationState, GivenTo<FederationId, FederationCommand>, FederationEvent>;
  readonly #clubs: CommandHandler<ClubState, GivenTo<ClubId, ClubCommand>, ClubEvent>;
  readonly #people: CommandHandler<PersonState, GivenToPerson, PersonEvent>;

  constructor(private readonly options: RegistryOptions) {
    const { store, handling } = options;
    this.#federations = new CommandHandler(federationDecider, store, handling);
    this.#clubs = new CommandHandler(clubDecider, store, handling);
    this.#people = new CommandHandler(personDecider, store, handling);
  }

  federation(id: FederationId, command: Asked<FederationCommand>, context: CommandContext): Promise<CommandOutcome<FederationEvent>> {
    const whole = { ...(command as unknown as FederationCommand), of: id };
    return this.#settle(this.#federations.execute(federationStream(id), whole, { asGiven: command, ...context }));
  }

  async club(id: ClubId, command: Asked<ClubCommand>, context: CommandContext): Promise<CommandOutcome<ClubEvent>> {
    const whole = { ...(command as unknown as ClubCommand), of: id };
    if (whole.type === 'AffiliateClub') {
      const { state } = await this.loadFederation(whole.federationId);
      whole.regions = state.name === null ? null : [...state.regions.keys()];
    }
    return this.#settle(this.#clubs.execute(clubStream(id), whole, { asGiven: command, ...context }));
  }

  async person(id: PlayerId, command: Asked<PersonCommand>, context: CommandContext): Promise<CommandOutcome<PersonEvent>> {
    const of = await this.#recordedAs(id, command as unknown as PersonCommand);
    return this.#settle(this.options.withReactions(this.take(of, command, context)));
  }

  /** Takes a command as {@link person} does, without what follows from it in other streams. */
  async take(id: PlayerId, command: Asked<PersonCommand>, context: CommandContext): Promise<CommandOutcome<PersonEvent>> {
    const given = command as unknown as PersonCommand;
    const whole = { ...given, ...(await this.#findOut(id, given, context)), of: id } as GivenToPerson;
    return this.#people.execute(playerStream(id), whole, { asGiven: command, ...context });
  }

  loadFederation(id: FederationId): Promise<StreamState<FederationState>> {
    return this.#federations.load(federationStream(id));
  }

  loadClub(id: ClubId): Promise<StreamState<ClubState>> {
    return this.#clubs.load(clubStream(id));
  }

  loadPerson(id: PlayerId): Promise<StreamState<PersonState>> {
    return this.#people.load(playerStream(id));
  }

  /** An id of a person, a suspension, a result sheet or a row that waits. Nobody can guess it; the same words give the same, so a command sent again has one effect. */
  mintId(kind: 'p' | 's' | 'r' | 'u', ...words: readonly string[]): string {
    const digest = createHmac('sha256', this.options.secret)
      .update(['tapis id 1', kind, ...words].join('\n'))
      .digest('hex');
    return `${kind}-${digest.slice(0, 20)}`;
  }

  async standingOf(clubId: ClubId): Promise<'unknown' | 'open' | 'closed'> {
    const { name, closed } = (await this.loadClub(clubId)).state;
    return name === null ? 'unknown' : closed ? 'closed' : 'open';
  }

  /** What keeps a player out of the tournaments of a club on a day; null for nothing. @param clubId null where the club is not registered */
  async findBar(playerId: PlayerId, clubId: ClubId | null, day: string): Promise<EntryBar | null> {
    const { state } = await this.loadPerson(playerId);
    if (state.mergedInto !== null) return { kind: 'keptElsewhere', survivorId: state.mergedInto };
    if (clubId === null) return null;
    const duplicates = await this.#loadDuplicates(state);
    const suspensions = [state, ...duplicates.values()].flatMap((each) => [...each.suspensions.values()]);
    if (suspensions.length === 0) return null;
    const { federationId } = (await this.loadClub(clubId)).state;
    const standing = suspensions.filter((each) => isSuspendedBy(federationId, each, day));
    if (standing.length === 0) return null;
    const ends = standing.map(({ until }) => until);
    return { kind: 'suspended', until: ends.includes(null) ? null : (ends as string[]).sort().at(-1)! };
  }

  /** Which of many players the federation of a club keeps out of its tournaments on a day, by the views as of the last event of the store. */
  async findSuspended(playerIds: readonly PlayerId[], clubId: ClubId | null, day: string): Promise<readonly PlayerId[]> {
    const federationId = clubId === null ? null : (await this.loadClub(clubId)).state.federationId;
    if (federationId === null) return [];
    const suspensionsOf = await this.options.suspensions();
    return playerIds.filter((id) => suspensionsOf(id).some((each) => isSuspendedBy(federationId, each, day)));
  }

  /** The other ids of a person. A merge leaves what was recorded under them, such as a suspension, where it is. */
  async #loadDuplicates({ duplicates }: PersonState): Promise<ReadonlyMap<PlayerId, PersonState>> {
    return new Map(await Promise.all(duplicates.map(async (id) => [id, (await this.loadPerson(id)).state] as const)));
  }

  /** The id of a person under which the suspension or the licence was recorded that a command takes back; their own where that is none. */
  async #recordedAs(id: PlayerId, command: PersonCommand): Promise<PlayerId> {
    if (command.type !== 'LiftSuspension' && command.type !== 'RevokeLicence') return id;
    const { state } = await this.loadPerson(id);
    const has = (each: PersonState): boolean =>
      command.type === 'LiftSuspension' ? each.suspensions.has(command.suspensionId) : each.licences.has(licenceKey(command));
    const other = has(state) ? undefined : [...(await this.#loadDuplicates(state))].find(([, each]) => has(each));
    return other?.[0] ?? id;
  }

  async #settle<E extends DomainEvent>(taken: Promise<CommandOutcome<E>>): Promise<CommandOutcome<E>> {
    const outcome = await taken;
    if (outcome.accepted && outcome.position !== null) await this.options.settle(outcome.position);
    return outcome;
  }

  async #findOut(id: PlayerId, command: PersonCommand, { commandId, actor }: CommandContext): Promise<Facts> {
    switch (command.type) {
      case 'RegisterPerson':
      case 'ConfirmIdentity':
      case 'JoinClub':
        return { club: await this.standingOf(command.clubId) };
      case 'RequestLicence':
        return { federationOfClub: (await this.loadClub(command.clubId)).state.federationId };
      case 'GrantLicence': {
        const { state } = await this.loadPerson(id);
        const others = await this.#loadDuplicates(state);
        return {
          federationOfClub: (await this.loadClub(command.clubId)).state.federationId,
          minimumAge: (await this.loadFederation(command.federationId)).state.minimumAge,
          ageThen: await this.#findAge(id, state, command),
          isLicensedOtherwise: [...others.values()].some((other) => isLicensed(other, command)),
        };
      }
      case 'SuspendPlayer':
        return {
          suspensionId: this.mintId('s', id, commandId),
          isFederation: (await this.loadFederation(command.federationId)).state.name !== null,
        };
      case 'ErasePerson':
        return actor.role === 'clubAdmin' ? { licensedBy: await this.#findLicensor(id) } : {};
      case 'MergeInto':
        return { licences: grantedLicences((await this.loadPerson(command.survivorId)).state) };
      case 'MergePlayers':
        return { other: await this.#readOther(id, command.duplicateId) };
      default:
        return {};
    }
  }

  /**
   * How old somebody is on the first day of a licence. Null where their club belongs to another federation: the answer of a federation of one’s own
   * choice, day by day, would tell the date of birth.
   */
  async #findAge(
    id: PlayerId,
    { keptBy }: PersonState,
    { federationId, validFrom }: Extract<PersonCommand, { type: 'GrantLicence' }>,
  ): Promise<number | null> {
    const home = keptBy === null ? null : (await this.loadClub(keptBy)).state.federationId;
    const { birthDate } = home === federationId ? await this.options.vault.readLatest(id) : {};
    return birthDate === undefined ? null : ageOn(birthDate, validFrom);
  }

  /** Whether the events say that somebody is erased, or is to be. */
  async isErased(id: PlayerId): Promise<boolean> {
    return hasErasure((await this.loadPerson(id)).state);
  }

  /** Whether a federation has licensed somebody, under any of their ids. */
  async isLicensedBy(id: PlayerId, federationId: FederationId): Promise<boolean> {
    return (await this.#listLicences(id)).some((licence) => licence.federationId === federationId);
  }

  /** A federation whose licence of somebody has not run out; null for none. */
  async #findLicensor(id: PlayerId): Promise<FederationId | null> {
    const today = dayOf(this.options.handling.now());
    return (await this.#listLicences(id)).find((licence) => runsOn(licence, today))?.federationId ?? null;
  }

  /** The licences that were granted to somebody, under any of their ids. */
  async #listLicences(id: PlayerId): Promise<readonly HeldLicence[]> {
    const { state } = await this.loadPerson(id);
    return [state, ...(await this.#loadDuplicates(state)).values()].flatMap(grantedLicences);
  }

  /** Whether somebody is registered under an id, or has entered a tournament. */
  async isKnown(id: PlayerId): Promise<boolean> {
    return (await this.loadPerson(id)).state.registered || (await this.options.entered(id)).length > 0;
  }

  async #readOther(id: PlayerId, duplicateId: PlayerId): Promise<Facts> {
    const { state } = await this.loadPerson(duplicateId);
    const { mergedInto, duplicates } = state;
    const entered = await this.options.entered(duplicateId);
    const own = new Set(await this.options.entered(id));
    return {
      isKnown: await this.isKnown(duplicateId),
      isErased: hasErasure(state),
      mergedInto,
      duplicates,
      licences: grantedLicences(state),
      met: entered.find((tournamentId) => own.has(tournamentId)) ?? null,
    };
  }
}
