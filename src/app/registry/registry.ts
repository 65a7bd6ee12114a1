/** Knowledge of federations, clubs and people across streams: memberships, obstacles to an entry, and the ids of a person. */
import { createHmac } from 'node:crypto';
import type { EntryBar, RegistryFacts } from '../../../commands/tournament/admission.js';
import type { ClubId, FederationId, PlayerId, TournamentId } from '../../../events/ids.js';
import { localDay } from '../../../events/calendar.js';
import type { ClubState } from '../../federation/club-decider.js';
import { ageOn, FULL_AGE } from '../../federation/days.js';
import type { FederationState } from '../../federation/federation-decider.js';
import {
  type ExclusionTerms,
  grantedLicences,
  hasErasure,
  type HeldLicence,
  isExcludedBy,
  isMemberOn,
  isSuspendedBy,
  type PersonState,
  runsOn,
  type SuspensionTerms,
} from '../../federation/person-state.js';
import type { ScopeTree } from './scope-tree.js';
import type { LoadStream } from '../dispatch/kinds.js';
import type { StreamState } from '../dispatch/outcome.js';

/** The facts that decide whether a person may enter. */
export interface Entrant extends BarsOfPerson {
  /** Whether they are registered as a person. */
  readonly registered: boolean;
  /** The id that this one was merged into; null for none. */
  readonly mergedInto: PlayerId | null;
  /** The club responsible for them; null for none. */
  readonly keptBy: ClubId | null;
  /** As a club checked; null where none did. */
  readonly ofAge: boolean | null;
  /** Whether a club has seen a document of theirs. */
  readonly identified: boolean;
  readonly memberships: PersonState['memberships'];
  /** Granted ones, under all their ids. */
  readonly licences: readonly HeldLicence[];
}

/** What keeps a person out of tournaments, under all their ids. */
export interface BarsOfPerson {
  readonly suspensions: readonly SuspensionTerms[];
  readonly exclusions: readonly ExclusionTerms[];
}

/** Where and when somebody is to play. */
export interface Entry {
  /** Null when the club is not registered. */
  readonly clubId: ClubId | null;
  /** Days of the calendar of the tournament: the present one, and that on which they are to play. */
  readonly day: string;
  readonly dayOfPlay: string;
  /** The club whose id it is said to be. */
  readonly playerClubId?: ClubId | undefined;
  /** Years. */
  readonly minimumAge: number;
}

/** A club, or a tournament with what was announced of its place. */
interface Place {
  readonly timeZone?: string | null | undefined;
  readonly clubId?: ClubId | null | undefined;
}

export interface RegistryOptions {
  readonly load: LoadStream;
  /** Milliseconds since 1970, by this node's clock. */
  readonly now: () => number;
  /** Ids are derived from it; the same on all nodes of a store. */
  readonly secret: string;
  /** The time zone of clubs that set none. */
  readonly timeZone: string;
  /** The time zone that a club has set, by the views of this node; null for none. */
  readonly zoneOfClub: (clubId: ClubId) => string | null;
  /** The tournaments that an id entered or has an imported result in, up to the last event of the store. */
  readonly entered: (playerId: PlayerId) => Promise<readonly TournamentId[]>;
  /** A person as this node knows them; when others write to the store, perhaps a second old (decision 95). @throws StoreError */
  readonly entrant: (playerId: PlayerId) => Promise<Entrant>;
  /** By the views of this node. */
  readonly scopes: Pick<ScopeTree, 'homeOfPlayer' | 'isKnownAt'>;
  /** What keeps each person out, up to the last event of the store. */
  readonly bars: () => Promise<(playerId: PlayerId) => BarsOfPerson>;
  /** The date of birth of a person, from the vault; null where it has none. */
  readonly birthDateOf: (playerId: PlayerId) => Promise<string | null>;
}

/** What is found of somebody who enters, as facts of the command. */
export interface Admission {
  readonly bar?: EntryBar;
  readonly registry?: RegistryFacts;
}

/** Ids of people that {@link Registry.mintId} made. */
const MINTED = /^p-[0-9a-f]{20}$/;

/** The last day of those that hold; null where one has none. */
function findLastDay(terms: readonly { readonly until: string | null }[]): string | null {
  const ends = terms.map(({ until }) => until);
  return ends.includes(null) ? null : (ends as string[]).sort().at(-1)!;
}

export class Registry {
  /** The tournaments that an id entered or has an imported result in. @throws ViewError when this node is behind */
  readonly entered: RegistryOptions['entered'];

  constructor(private readonly options: RegistryOptions) {
    this.entered = options.entered;
  }

  loadFederation(id: FederationId): Promise<StreamState<FederationState>> {
    return this.options.load('federation', id);
  }

  loadClub(id: ClubId): Promise<StreamState<ClubState>> {
    return this.options.load('club', id);
  }

  loadPerson(id: PlayerId): Promise<StreamState<PersonState>> {
    return this.options.load('player', id);
  }

  /**
   * The id of a person, a suspension, a result sheet or a waiting row. It cannot be guessed. The same words give the same id, so a repeated
   * command has one effect.
   */
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

  /** The time zone of a tournament: as it was announced, else that of its club, else that of the installation. */
  async timeZoneOf({ timeZone, clubId }: Place): Promise<string> {
    if (timeZone != null) return timeZone;
    const ofClub = clubId == null ? null : (await this.loadClub(clubId)).state.timeZone;
    return ofClub ?? this.options.timeZone;
  }

  /** The same by the views of this node, which may be a moment behind: no stream is read. */
  recentTimeZoneOf({ timeZone, clubId }: Place): string {
    return timeZone ?? (clubId == null ? null : this.options.zoneOfClub(clubId)) ?? this.options.timeZone;
  }

  /** The present day in a club, or at a tournament of it. */
  async todayIn(place: Place): Promise<string> {
    return localDay(this.options.now(), await this.timeZoneOf(place));
  }

  /**
   * What bars a player from the tournaments of a club on a day, by the views of this node; null for nothing.
   * @param clubId null when the club is not registered
   * @param playerClubId the club whose id it is said to be
   */
  async findBar(playerId: PlayerId, clubId: ClubId | null, day: string, playerClubId?: ClubId): Promise<EntryBar | null> {
    return this.#barOf(await this.options.entrant(playerId), playerId, { clubId, day, playerClubId });
  }

  /** The same, with what the registry knows of somebody who enters; nothing for somebody who is not registered. */
  async findAdmission(playerId: PlayerId, { clubId, day, dayOfPlay, minimumAge, playerClubId }: Entry): Promise<Admission> {
    const entrant = await this.options.entrant(playerId);
    const bar = await this.#barOf(entrant, playerId, { clubId, day, playerClubId });
    const registry = entrant.registered ? await this.#factsOf(entrant, playerId, { clubId, dayOfPlay, minimumAge }) : null;
    return { ...(bar === null ? {} : { bar }), ...(registry === null ? {} : { registry }) };
  }

  async #barOf(
    { mergedInto, suspensions, exclusions }: Entrant,
    playerId: PlayerId,
    { clubId, day, playerClubId }: Pick<Entry, 'clubId' | 'day' | 'playerClubId'>,
  ): Promise<EntryBar | null> {
    if (mergedInto !== null) return { kind: 'keptElsewhere', survivorId: mergedInto };
    if (this.isIdOfAnother(playerId, playerClubId ?? clubId)) return { kind: 'ofAnotherClub' };
    if (clubId === null) return null;
    const excluded = exclusions.filter((each) => isExcludedBy(clubId, each, day));
    if (excluded.length > 0) return { kind: 'excluded', until: findLastDay(excluded) };
    if (suspensions.length === 0) return null;
    const { federationId } = (await this.loadClub(clubId)).state;
    const standing = suspensions.filter((each) => isSuspendedBy(federationId, each, day));
    return standing.length === 0 ? null : { kind: 'suspended', until: findLastDay(standing) };
  }

  async #factsOf(
    { keptBy, ofAge, identified, memberships, licences }: Entrant,
    playerId: PlayerId,
    { clubId, dayOfPlay, minimumAge }: Pick<Entry, 'clubId' | 'dayOfPlay' | 'minimumAge'>,
  ): Promise<RegistryFacts> {
    const federationId = clubId === null ? null : (await this.loadClub(clubId)).state.federationId;
    const age = await this.#findAge({ playerId, keptBy }, clubId, dayOfPlay);
    return {
      ofAge: age === null ? ofAge : age >= minimumAge,
      identified,
      member: isMemberOn(memberships, clubId, dayOfPlay),
      licensed: licences.some((licence) => licence.federationId === federationId && runsOn(licence, dayOfPlay)),
    };
  }

  /** Whether a person is of age today by their date of birth; null where a club may not know it, or nobody recorded it. */
  async isOfAgeByBirth(playerId: PlayerId, clubId: ClubId): Promise<boolean | null> {
    const { keptBy } = (await this.loadPerson(playerId)).state;
    const age = await this.#findAge({ playerId, keptBy }, clubId, await this.todayIn({ clubId }));
    return age === null ? null : age >= FULL_AGE;
  }

  /** In years. The date of birth is looked at for the club that keeps the person and for its federation: others could find it by trying days. */
  async #findAge(
    { playerId, keptBy }: { readonly playerId: PlayerId; readonly keptBy: ClubId | null },
    clubId: ClubId | null,
    day: string,
  ): Promise<number | null> {
    if (keptBy === null || clubId === null) return null;
    if (keptBy !== clubId) {
      const [home, here] = await Promise.all([keptBy, clubId].map(async (id) => (await this.loadClub(id)).state.federationId));
      if (home === null || home !== here) return null;
    }
    const born = await this.options.birthDateOf(playerId);
    return born === null ? null : ageOn(born, day);
  }

  /**
   * Whether another club made up an id: its text means their person there, and may mean somebody else here. An id that Tapis made is of one
   * person everywhere. An id that no registered club has is everybody's, and one that a club knows already stays usable there.
   */
  isIdOfAnother(playerId: PlayerId, clubId: ClubId | null): boolean {
    if (MINTED.test(playerId)) return false;
    const { scopes } = this.options;
    const home = scopes.homeOfPlayer(playerId);
    return home !== null && home !== clubId && (clubId === null || !scopes.isKnownAt(playerId, clubId));
  }

  /** Which of these players a club excludes, or its federation suspends, on a day, by the views at the last event of the store. */
  async findSuspended(playerIds: readonly PlayerId[], clubId: ClubId | null, day: string): Promise<readonly PlayerId[]> {
    if (clubId === null) return [];
    const { federationId } = (await this.loadClub(clubId)).state;
    const barsOf = await this.options.bars();
    return playerIds.filter((id) => {
      const { suspensions, exclusions } = barsOf(id);
      const isSuspended = federationId !== null && suspensions.some((each) => isSuspendedBy(federationId, each, day));
      return isSuspended || exclusions.some((each) => isExcludedBy(clubId, each, day));
    });
  }

  /** The other ids of a person. Records from before a merge, such as a suspension, stay under their old id. */
  async loadDuplicates({ duplicates }: PersonState): Promise<ReadonlyMap<PlayerId, PersonState>> {
    return new Map(await Promise.all(duplicates.map(async (id) => [id, (await this.loadPerson(id)).state] as const)));
  }

  /** Whether the events order or record the erasure of a person. */
  async isErased(id: PlayerId): Promise<boolean> {
    return hasErasure((await this.loadPerson(id)).state);
  }

  /** Whether a federation has licensed a person, under any of their ids. */
  async isLicensedBy(id: PlayerId, federationId: FederationId): Promise<boolean> {
    return (await this.#listLicences(id)).some((licence) => licence.federationId === federationId);
  }

  /** Whether a person has a licence of a federation on a day or later, under any of their ids. */
  async isLicensedOn(id: PlayerId, federationId: FederationId, day: string): Promise<boolean> {
    return (await this.#listLicences(id)).some((licence) => licence.federationId === federationId && runsOn(licence, day));
  }

  /** A federation with a current licence of a person; null for none. */
  async findLicensor(id: PlayerId): Promise<FederationId | null> {
    const today = localDay(this.options.now(), this.options.timeZone);
    return (await this.#listLicences(id)).find((licence) => runsOn(licence, today))?.federationId ?? null;
  }

  /** The licences of a person, under any of their ids. */
  async #listLicences(id: PlayerId): Promise<readonly HeldLicence[]> {
    const { state } = await this.loadPerson(id);
    return [state, ...(await this.loadDuplicates(state)).values()].flatMap(grantedLicences);
  }

  /** Whether a person is registered under an id or has entered a tournament. */
  async isKnown(id: PlayerId): Promise<boolean> {
    return (await this.loadPerson(id)).state.registered || (await this.options.entered(id)).length > 0;
  }
}
