/**
 * Applies the policy to requests: who may use an operation, and who sees private values in an answer.
 * Long: every question of who sees what is answered by one class.
 */
import type { ReadField } from '../../../events/access.js';
import { type PlayerId, tournamentOfDispute, type TournamentId } from '../../../events/ids.js';
import type { Row } from '../../../projections/projection.js';
import { clubs } from '../../../projections/clubs.js';
import { people } from '../../../projections/people.js';
import { playerEntries, playerEntryKey } from '../../../projections/player-entries.js';
import { resultSheets } from '../../../projections/result-sheets.js';
import { seasons } from '../../../projections/seasons.js';
import { sheetResults } from '../../../projections/sheet-results.js';
import { standingKey } from '../../../projections/standing-row.js';
import { standings } from '../../../projections/standings.js';
import { tournaments } from '../../../projections/tournaments.js';
import { actorOf } from '../../access/policy/acting.js';
import type { PolicyGroup } from '../../access/policy/groups.js';
import { actingRole, mayDo } from '../../access/policy/may-do.js';
import type { Principal, Role, Scope } from '../../access/principal.js';
import { chainOf } from '../../access/scopes.js';
import type { UsageNotes } from '../../app/access/usage-notes.js';
import type { ScopeTree } from '../../app/registry/scope-tree.js';
import type { ViewStore } from '../../app/views/view-store.js';
import type { DisputeClaim } from '../../dispute/state.js';
import { ViewError } from '../../app/views/view-error.js';
import type { NameSight } from '../language/player.types.js';
import type { RequestContext } from '../request/request-context.js';
import { Decisions } from '../request/decisions.js';
import { denied } from './denials.js';
import type { Arguments, AskedScope, ReadScopes } from './scopes-asked.js';
import { survivingIdOf } from '../../app/registry/surviving-id.js';

/** An operation of the schema with its row of the policy table. */
export interface Operation {
  readonly name: string;
  readonly group: PolicyGroup;
  readonly scopesIn: ReadScopes;
}

export interface PolicyOptions {
  readonly views: Pick<ViewStore, 'get' | 'page' | 'changes'>;
  /** Milliseconds since 1970, by this node's clock. */
  readonly now: () => number;
  readonly parents: ScopeTree;
  /** Records denials, and reads of private data. Default: nothing is recorded. */
  readonly notes?: Pick<UsageNotes, 'refused' | 'read'>;
}

/** The names that an asker sees in full, at a state of the views. */
interface NamesSeen {
  readonly asOf: number;
  readonly seen: Map<string, boolean>;
}

/** The most names cached per asker. */
const MOST_NAMES = 2_000;

const ENTRIES_AT_ONCE = 20;

const installation: Scope = { kind: 'installation' };

/** The views behind decisions, beside those of access: cached decisions are made again when one of them changes. */
export const viewsOfPolicy: ReadonlySet<string> = new Set(
  [clubs, people, playerEntries, resultSheets, seasons, sheetResults, tournaments].map(({ name }) => name),
);

/** Where an asker sees what concerns the whole tournament: a device at its table, others at the tournament. */
function placeIn({ grants }: Principal, tournamentId: string): Scope {
  const table = grants.find(({ scope }) => scope.kind === 'table' && scope.tournamentId === tournamentId);
  return table?.scope ?? { kind: 'tournament', tournamentId };
}

export class Policy {
  readonly #names = new WeakMap<Principal, NamesSeen>();

  constructor(private readonly options: PolicyOptions) {}

  /**
   * Admits an operation, and records in the request the role that allows it.
   * @throws ApiError `UNAUTHENTICATED`, `NOT_FOUND` for others' scopes, or `FORBIDDEN`
   */
  admit({ name, group, scopesIn }: Operation, args: Arguments, request: RequestContext): void {
    const { parents, now } = this.options;
    const { principal } = request;
    // The operation may wait, and earlier decisions may be outdated then.
    if (args['atLeast'] != null) Decisions.keepFor(principal);
    // Only for devices, so that other commands do not wait for a view.
    const asked = scopesIn(args, principal.kind === 'device' ? this.#tableOf : () => null, parents);
    const isOwn = this.#isOwn(principal, args);
    if (asked.length === 0) {
      if (principal.kind === 'public') throw denied('unauthenticated', group, installation);
      request.admitted = { actor: actorOf(principal, actingRole(principal, now()), [installation]), group };
    }
    for (const each of asked) {
      const { scope } = each;
      const role = this.require(name, group, each, principal, isOwn);
      if (each === asked[0]) request.admitted = { actor: actorOf(principal, role, this.#chainOf(scope, principal)), group };
    }
  }

  /**
   * The role that allows a group of operations in a scope.
   * @throws ApiError `UNAUTHENTICATED`, `NOT_FOUND` for others' scopes, or `FORBIDDEN`
   */
  require(operation: string, group: PolicyGroup, { scope, person }: AskedScope, principal: Principal, isOwn = false): Role {
    const { role, denial } = this.#verdict(principal, group, scope, isOwn);
    Decisions.of(principal)?.note(JSON.stringify([group, scope, isOwn]), () => this.#may(principal, group, scope, isOwn));
    if (denial === undefined) return role;
    this.options.notes?.refused(principal, operation);
    const isNobody = denial === 'forbidden' && person !== undefined && this.options.parents.scopeOfPlayer(person) === null;
    throw denied(isNobody ? 'notFound' : denial, group, scope, person);
  }

  /** Whether an asker may read what a group of the policy table covers, in a scope. */
  reads(principal: Principal, group: PolicyGroup, scope: Scope): boolean {
    return this.#decide(principal, `${group} in ${JSON.stringify(scope)}`, () => this.#may(principal, group, scope));
  }

  /** Whether an asker sees hole cards of a tournament that were not tabled. Officials who play in it see none until it ends. */
  seesCards(principal: Principal, tournamentId: string): boolean {
    return this.#decide(
      principal,
      `cards ${tournamentId}`,
      () => this.#may(principal, 'private.cards', { kind: 'tournament', tournamentId }) && !this.#plays(principal, tournamentId),
    );
  }

  /** Whether an asker sees offences and penalties of a tournament: all, or those of one player. */
  seesDiscipline(
    { principal, personalData }: Pick<RequestContext, 'principal' | 'personalData'>,
    tournamentId: string | null,
    playerId: string | null = null,
  ): boolean {
    if (personalData.discipline === 'public') return true;
    if (tournamentId === null) return false;
    return this.#decide(principal, `discipline ${tournamentId} ${playerId ?? ''}`, () => {
      const isOwn = playerId !== null && this.#isOneself(principal, playerId);
      return this.#may(principal, 'read.discipline', { kind: 'tournament', tournamentId }, isOwn);
    });
  }

  /** Whether somebody sees what a player has still to pay in a tournament. */
  seesPayments(principal: Principal, tournamentId: string, playerId: string): boolean {
    return this.#decide(principal, `payments ${tournamentId} ${playerId}`, () =>
      this.#may(principal, 'private.payments', { kind: 'tournament', tournamentId }, this.#isOneself(principal, playerId)),
    );
  }

  /**
   * Whether an asker sees the statements in a dispute: those whom it concerns, and officials of the tournament, its club and federation.
   */
  seesDispute(principal: Principal, { disputeId, parties }: Pick<DisputeClaim, 'disputeId' | 'parties'>): boolean {
    const scope: Scope = { kind: 'tournament', tournamentId: tournamentOfDispute(disputeId) };
    return this.#decide(principal, `dispute ${disputeId} ${parties.join(' ')}`, () =>
      this.#may(
        principal,
        'private.disputes',
        scope,
        parties.some((playerId) => this.#isOneself(principal, playerId)),
      ),
    );
  }

  /** Whether an asker sees hole cards that were opened in disputes about a tournament. */
  seesOpenedCards(principal: Principal, tournamentId: string): boolean {
    return this.#decide(
      principal,
      `opened cards ${tournamentId}`,
      () => this.#may(principal, 'dispute.cards', { kind: 'tournament', tournamentId }) && !this.#plays(principal, tournamentId),
    );
  }

  /** The form of a player's name that an asker sees. */
  sightOfName({ principal, personalData }: RequestContext, playerId: string): NameSight {
    if (this.seesFullNameOf(principal, playerId)) return 'full';
    return personalData.names === 'public' ? 'public' : 'none';
  }

  /**
   * Whether an asker sees a player's name whatever the public sees: their own; a person of their scope; an entrant of a tournament in it
   * whose club is the person's or of the same federation. So nobody learns a name by entering a stranger's id.
   */
  seesFullNameOf(principal: Principal, playerId: string): boolean {
    if (principal.grants.length === 0 && principal.playerId === undefined) return false;
    return this.#decide(principal, `name ${playerId}`, () => this.#seesFullNameOf(principal, playerId));
  }

  #seesFullNameOf(principal: Principal, playerId: string): boolean {
    const { views, now } = this.options;
    // A role may have ended since.
    if (principal.endsAt !== undefined && principal.endsAt <= now()) return this.#findWhetherSeen(principal, playerId);
    let kept = this.#names.get(principal);
    if (kept === undefined || kept.asOf !== views.changes || kept.seen.size >= MOST_NAMES)
      this.#names.set(principal, (kept = { asOf: views.changes, seen: new Map() }));
    const known = kept.seen.get(playerId);
    if (known !== undefined) return known;
    const isSeen = this.#findWhetherSeen(principal, playerId);
    kept.seen.set(playerId, isSeen);
    return isSeen;
  }

  /** The result is cached until a view changes: an answer names the same few people repeatedly. */
  #findWhetherSeen(principal: Principal, playerId: string): boolean {
    const { views, parents } = this.options;
    // For a role that sees all names, nothing about the person is read.
    if (this.#may(principal, 'private.names', installation)) return true;
    const affair = parents.scopeOfPlayer(playerId);
    if (this.#may(principal, 'private.names', affair ?? installation, this.#isOneself(principal, playerId))) return true;
    if (principal.grants.length === 0) return false;
    const home = parents.homeIn(affair);
    const seesIn = (tournamentId: string): boolean =>
      parents.areFellows(home, parents.clubOf(tournamentId)) && this.#may(principal, 'private.names', placeIn(principal, tournamentId));
    const kept = survivingIdOf(views, playerId);
    const own = principal.grants.map(({ scope }) => ('tournamentId' in scope ? scope.tournamentId : null));
    // A person may have entered hundreds of tournaments; an asker with roles only in tournaments needs just those.
    if (own.every((id) => id !== null)) return own.some((id) => this.#hasEntered(kept, id) && seesIn(id));
    for (const tournamentId of this.#tournamentsOf(kept)) if (seesIn(tournamentId)) return true;
    return false;
  }

  /** Whether a person has entered a tournament, under any of their ids. */
  #hasEntered(playerId: string, tournamentId: string): boolean {
    const { views } = this.options;
    const ids = [playerId, ...(views.get(people, playerId)?.body.duplicates ?? [])];
    return ids.some((id) => views.get(playerEntries, playerEntryKey(id, tournamentId)) !== undefined);
  }

  /** The tournaments of a person, the latest first, which is usually the one in question. */
  *#tournamentsOf(playerId: string): Generator<string> {
    const { views } = this.options;
    for (let before: Row<unknown> | undefined; ;) {
      const { rows, hasPrevious } = views.page(playerEntries, playerId, { last: ENTRIES_AT_ONCE, before });
      for (const { body } of rows.toReversed()) yield body.tournamentId;
      if (!hasPrevious) return;
      before = rows[0];
    }
  }

  /** Whether an asker may name a player. */
  mayName(principal: Principal, playerId: string): boolean {
    return this.#decide(principal, `naming ${playerId}`, () =>
      this.#may(principal, 'club.people', this.options.parents.scopeOfPlayer(playerId) ?? installation),
    );
  }

  /** Whether an asker sees the vault data of a person that belong to a group. */
  seesDataOf(principal: Principal, group: PolicyGroup, playerId: string): boolean {
    return this.#decide(principal, `${group} of ${playerId}`, () => {
      const scope = this.options.parents.scopeOfPlayer(playerId) ?? installation;
      return this.#may(principal, group, scope, this.#isOneself(principal, playerId));
    });
  }

  /** Whether an asker is a player, under any of that person's ids. */
  isOneself(principal: Principal, playerId: string): boolean {
    return this.#decide(principal, `oneself ${playerId}`, () => this.#isOneself(principal, playerId));
  }

  #isOneself({ playerId: own }: Principal, playerId: string): boolean {
    return own !== undefined && own === survivingIdOf(this.options.views, playerId);
  }

  /** Records that an asker read vault data of a person. */
  noteRead(principal: Principal, playerId: string, field: ReadField): void {
    this.options.notes?.read(principal, playerId, field);
  }

  /** Whether an asker sees who gave commands: officials of any scope do. */
  seesActors(principal: Principal): boolean {
    return this.#decide(principal, 'actors', () => principal.grants.some(({ scope }) => this.#may(principal, 'private.actors', scope)));
  }

  /** Decides; caches the decision when its result is cached too. */
  #decide(principal: Principal, question: string, decide: () => boolean): boolean {
    return Decisions.of(principal)?.note(question, decide) ?? decide();
  }

  #may(principal: Principal, group: PolicyGroup, scope: Scope, isOwn = false): boolean {
    return principal.kind !== 'public' && this.#verdict(principal, group, scope, isOwn).denial === undefined;
  }

  #verdict(principal: Principal, group: PolicyGroup, scope: Scope, isOwn: boolean): ReturnType<typeof mayDo> {
    const { parents, now } = this.options;
    return mayDo(principal, group, scope, { parents, at: now(), isOwn });
  }

  /** Whether the principal plays in a running tournament, under any of their ids. */
  #plays({ playerId }: Principal, tournamentId: string): boolean {
    if (playerId === undefined || !this.#hasEntered(playerId, tournamentId)) return false;
    return this.options.views.get(tournaments, tournamentId)?.body.phase !== 'finished';
  }

  /**
   * A scope and all that contain it. The operator acts for no club. If a tournament's owner cannot be read, its scope alone counts, so that
   * play continues.
   */
  #chainOf(scope: Scope, principal: Principal): readonly Scope[] {
    if (principal.isOperator === true) return [scope];
    try {
      return chainOf(scope, this.options.parents);
    } catch (error) {
      if (error instanceof ViewError) return [scope];
      throw error;
    }
  }

  /** Whether the arguments name the principal as a player. */
  #isOwn(principal: Principal, args: Arguments): boolean {
    const { playerId: asked } = (args['input'] ?? args) as Arguments;
    return typeof asked === 'string' && this.#isOneself(principal, asked);
  }

  readonly #tableOf = (tournamentId: string, playerId: string): number | null =>
    this.options.views.get(standings, standingKey(tournamentId as TournamentId, playerId as PlayerId))?.body.table ?? null;
}
