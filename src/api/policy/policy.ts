/**
 * The policy of the installation, where requests meet it: who may use an operation, and who sees what is private in an answer.
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
  /** Milliseconds since 1970, by the clock of this node. */
  readonly now: () => number;
  readonly parents: ScopeTree;
  /** Where it is noted what was denied to whom, and who read private data of whom. Default: nowhere. */
  readonly notes?: Pick<UsageNotes, 'refused' | 'read'>;
}

/** Which names somebody sees in full, as the views stood. */
interface NamesSeen {
  readonly asOf: number;
  readonly seen: Map<string, boolean>;
}

/** So many names are kept for one asker. */
const MOST_NAMES = 2_000;

const ENTRIES_AT_ONCE = 20;

const installation: Scope = { kind: 'installation' };

/** The views that decisions are read from, beside those of access: what is kept for somebody is decided again when one of them changes. */
export const viewsOfPolicy: ReadonlySet<string> = new Set(
  [clubs, people, playerEntries, resultSheets, seasons, sheetResults, tournaments].map(({ name }) => name),
);

/** Where in a tournament somebody sees what concerns all of it: a device at its table, others at the tournament. */
function placeIn({ grants }: Principal, tournamentId: string): Scope {
  const table = grants.find(({ scope }) => scope.kind === 'table' && scope.tournamentId === tournamentId);
  return table?.scope ?? { kind: 'tournament', tournamentId };
}

export class Policy {
  readonly #names = new WeakMap<Principal, NamesSeen>();

  constructor(private readonly options: PolicyOptions) {}

  /**
   * Lets an operation pass, and notes in the request in which capacity it is given.
   * @throws ApiError `UNAUTHENTICATED`, `NOT_FOUND` for a scope of others, or `FORBIDDEN`
   */
  admit({ name, group, scopesIn }: Operation, args: Arguments, request: RequestContext): void {
    const { parents, now } = this.options;
    const { principal } = request;
    // It may wait, and what was decided before may no longer hold then.
    if (args['atLeast'] != null) Decisions.keepFor(principal);
    // Only for devices: a command of others is not to wait for a view.
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
   * The role by which somebody may do on a scope what is in a group.
   * @throws ApiError `UNAUTHENTICATED`, `NOT_FOUND` for a scope of others, or `FORBIDDEN`
   */
  require(operation: string, group: PolicyGroup, { scope, person }: AskedScope, principal: Principal, isOwn = false): Role {
    const { role, denial } = this.#verdict(principal, group, scope, isOwn);
    Decisions.of(principal)?.note(JSON.stringify([group, scope, isOwn]), () => this.#may(principal, group, scope, isOwn));
    if (denial === undefined) return role;
    this.options.notes?.refused(principal, operation);
    const isNobody = denial === 'forbidden' && person !== undefined && this.options.parents.scopeOfPlayer(person) === null;
    throw denied(isNobody ? 'notFound' : denial, group, scope, person);
  }

  /** Whether somebody sees the hole cards of a tournament that were not tabled. Officials who play in it see none until its end. */
  seesCards(principal: Principal, tournamentId: string): boolean {
    return this.#decide(
      principal,
      `cards ${tournamentId}`,
      () => this.#may(principal, 'private.cards', { kind: 'tournament', tournamentId }) && !this.#plays(principal, tournamentId),
    );
  }

  /** Whether somebody sees offences and penalties of a tournament: all, or those of one player. */
  seesDiscipline(principal: Principal, tournamentId: string, playerId: string | null = null): boolean {
    return this.#decide(principal, `discipline ${tournamentId} ${playerId ?? ''}`, () => {
      const isOwn = playerId !== null && this.#isOneself(principal, playerId);
      return this.#may(principal, 'read.discipline', { kind: 'tournament', tournamentId }, isOwn);
    });
  }

  /** Whether somebody sees what was said in a dispute: those whom it concerns, officials of the tournament, their club, their federation. */
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

  /** Whether somebody sees the hole cards that were opened in disputes about a tournament. */
  seesOpenedCards(principal: Principal, tournamentId: string): boolean {
    return this.#decide(
      principal,
      `opened cards ${tournamentId}`,
      () => this.#may(principal, 'dispute.cards', { kind: 'tournament', tournamentId }) && !this.#plays(principal, tournamentId),
    );
  }

  /** By which name somebody sees a player. */
  sightOfName({ principal, personalData }: RequestContext, playerId: string): NameSight {
    if (this.seesFullNameOf(principal, playerId)) return 'full';
    return personalData.names === 'public' ? 'public' : 'none';
  }

  /**
   * Whether somebody sees the name of one player whatever the public sees: their own; that of a person of their scope; that of an entrant of a
   * tournament in it, where its club is that of the person, or of the same federation. So nobody learns a name by entering the id of a stranger.
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

  /** What this finds is kept until a view changes: one answer names the same few people again and again. */
  #findWhetherSeen(principal: Principal, playerId: string): boolean {
    const { views, parents } = this.options;
    // Whose role sees everybody's names: nothing of the person has to be read.
    if (this.#may(principal, 'private.names', installation)) return true;
    const affair = parents.scopeOfPlayer(playerId);
    if (this.#may(principal, 'private.names', affair ?? installation, this.#isOneself(principal, playerId))) return true;
    if (principal.grants.length === 0) return false;
    const home = parents.homeIn(affair);
    const seesIn = (tournamentId: string): boolean =>
      parents.areFellows(home, parents.clubOf(tournamentId)) && this.#may(principal, 'private.names', placeIn(principal, tournamentId));
    const kept = survivingIdOf(views, playerId);
    const own = principal.grants.map(({ scope }) => ('tournamentId' in scope ? scope.tournamentId : null));
    // A person may have entered hundreds: with roles in tournaments alone, these are looked up.
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

  /** The tournaments that a person has entered, the latest first: it is mostly one of those that somebody looks at. */
  *#tournamentsOf(playerId: string): Generator<string> {
    const { views } = this.options;
    for (let before: Row<unknown> | undefined; ;) {
      const { rows, hasPrevious } = views.page(playerEntries, playerId, { last: ENTRIES_AT_ONCE, before });
      for (const { body } of rows.toReversed()) yield body.tournamentId;
      if (!hasPrevious) return;
      before = rows[0];
    }
  }

  /** Whether somebody may name a player. */
  mayName(principal: Principal, playerId: string): boolean {
    return this.#decide(principal, `naming ${playerId}`, () =>
      this.#may(principal, 'club.people', this.options.parents.scopeOfPlayer(playerId) ?? installation),
    );
  }

  /** Whether somebody sees what is kept of a person in the vault, as far as it is in a group. */
  seesDataOf(principal: Principal, group: PolicyGroup, playerId: string): boolean {
    return this.#decide(principal, `${group} of ${playerId}`, () => {
      const scope = this.options.parents.scopeOfPlayer(playerId) ?? installation;
      return this.#may(principal, group, scope, this.#isOneself(principal, playerId));
    });
  }

  /** Whether somebody is a player, under any of the ids of that person. */
  isOneself(principal: Principal, playerId: string): boolean {
    return this.#decide(principal, `oneself ${playerId}`, () => this.#isOneself(principal, playerId));
  }

  #isOneself({ playerId: own }: Principal, playerId: string): boolean {
    return own !== undefined && own === survivingIdOf(this.options.views, playerId);
  }

  /** Notes that somebody was given what the vault keeps of a person. */
  noteRead(principal: Principal, playerId: string, field: ReadField): void {
    this.options.notes?.read(principal, playerId, field);
  }

  /** Whether somebody sees the ids of those who gave commands: officials do, wherever they are. */
  seesActors(principal: Principal): boolean {
    return this.#decide(principal, 'actors', () => principal.grants.some(({ scope }) => this.#may(principal, 'private.actors', scope)));
  }

  /** Decides for somebody; and keeps the decision where what it led to is kept too. */
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

  /** Whether the principal plays in a tournament that has not ended, under any of their ids. */
  #plays({ playerId }: Principal, tournamentId: string): boolean {
    if (playerId === undefined || !this.#hasEntered(playerId, tournamentId)) return false;
    return this.options.views.get(tournaments, tournamentId)?.body.phase !== 'finished';
  }

  /** A scope and all that contain it. The operator acts for no club; and while it can't be read whose a tournament is, play goes on. */
  #chainOf(scope: Scope, principal: Principal): readonly Scope[] {
    if (principal.isOperator === true) return [scope];
    try {
      return chainOf(scope, this.options.parents);
    } catch (error) {
      if (error instanceof ViewError) return [scope];
      throw error;
    }
  }

  /** Whether what is asked names the principal as a player. */
  #isOwn(principal: Principal, args: Arguments): boolean {
    const { playerId: asked } = (args['input'] ?? args) as Arguments;
    return typeof asked === 'string' && this.#isOneself(principal, asked);
  }

  readonly #tableOf = (tournamentId: string, playerId: string): number | null =>
    this.options.views.get(standings, standingKey(tournamentId as TournamentId, playerId as PlayerId))?.body.table ?? null;
}
