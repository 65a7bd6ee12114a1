/**
 * What is known of federations, clubs and people, beyond one stream: who stands where, what keeps somebody out, under which ids a person is kept.
 */
import { createHmac } from 'node:crypto';
import type { EntryBar } from '../../../commands/tournament/admission.js';
import type { ClubId, FederationId, PlayerId, TournamentId } from '../../../events/ids.js';
import type { ClubState } from '../../federation/club-decider.js';
import { dayOf } from '../../federation/days.js';
import type { FederationState } from '../../federation/federation-decider.js';
import {
  grantedLicences,
  hasErasure,
  type HeldLicence,
  isSuspendedBy,
  type PersonState,
  runsOn,
  type SuspensionTerms,
} from '../../federation/person-state.js';
import type { LoadStream } from '../dispatch/kinds.js';
import type { StreamState } from '../dispatch/outcome.js';

/** What of a person decides whether they may enter. */
export interface Entrant {
  /** The id that this one was merged into; null for none. */
  readonly mergedInto: PlayerId | null;
  /** Under all their ids. */
  readonly suspensions: readonly SuspensionTerms[];
}

export interface RegistryOptions {
  readonly load: LoadStream;
  /** Milliseconds since 1970, by the clock of this node. */
  readonly now: () => number;
  /** From which ids are made: the same for all nodes on one store. */
  readonly secret: string;
  /** The tournaments that an id entered, or has an imported result of, as of the last event of the store. */
  readonly entered: (playerId: PlayerId) => Promise<readonly TournamentId[]>;
  /** Somebody as this node knows them: where others write the store too, perhaps as of a second ago (decision 95). @throws StoreError */
  readonly entrant: (playerId: PlayerId) => Promise<Entrant>;
  /** The suspensions of each person under all their ids, as of the last event of the store. */
  readonly suspensions: () => Promise<(playerId: PlayerId) => readonly SuspensionTerms[]>;
}

export class Registry {
  /** The tournaments that an id entered, or has an imported result of. @throws ViewError where this node is behind */
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

  /** What keeps a player out of the tournaments of a club on a day, by what this node knows; null for nothing. @param clubId null where the club is not registered */
  async findBar(playerId: PlayerId, clubId: ClubId | null, day: string): Promise<EntryBar | null> {
    const { mergedInto, suspensions } = await this.options.entrant(playerId);
    if (mergedInto !== null) return { kind: 'keptElsewhere', survivorId: mergedInto };
    if (clubId === null || suspensions.length === 0) return null;
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
  async loadDuplicates({ duplicates }: PersonState): Promise<ReadonlyMap<PlayerId, PersonState>> {
    return new Map(await Promise.all(duplicates.map(async (id) => [id, (await this.loadPerson(id)).state] as const)));
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
  async findLicensor(id: PlayerId): Promise<FederationId | null> {
    const today = dayOf(this.options.now());
    return (await this.#listLicences(id)).find((licence) => runsOn(licence, today))?.federationId ?? null;
  }

  /** The licences that were granted to somebody, under any of their ids. */
  async #listLicences(id: PlayerId): Promise<readonly HeldLicence[]> {
    const { state } = await this.loadPerson(id);
    return [state, ...(await this.loadDuplicates(state)).values()].flatMap(grantedLicences);
  }

  /** Whether somebody is registered under an id, or has entered a tournament. */
  async isKnown(id: PlayerId): Promise<boolean> {
    return (await this.loadPerson(id)).state.registered || (await this.options.entered(id)).length > 0;
  }
}
