/**
 * Which player each principal is, so that the policy knows what is their own affair, and where they play.
 */
import type { AccessScope } from '../../../events/access.js';
import type { PlayerId, PrincipalId } from '../../../events/ids.js';
import { accessGrants } from '../../../projections/access-grants.js';
import type { PrincipalCommand } from '../../../commands/access.js';
import { operatorPrincipal } from '../../access/known-principals.js';
import { mayDo } from '../../access/policy/may-do.js';
import type { Principal } from '../../access/principal.js';
import { refuse } from '../../access/refusals.js';
import { containsScope, type ScopeParents } from '../../access/scopes.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';
import type { ViewStore } from '../views/view-store.js';

/** How ids of identities begin: those that are made otherwise have no capitals. */
export const IDENTITY = 'I';
const identity = new RegExp(`^${IDENTITY}[0-9a-f]{20}$`);

export interface PlayerLinksOptions {
  readonly views: ViewStore;
  readonly now: () => number;
  readonly parents: ScopeParents;
  /** Whether somebody is registered under an id, or has entered a tournament. */
  readonly isKnownPlayer: (playerId: PlayerId) => Promise<boolean>;
}

export class PlayerLinks {
  constructor(
    private readonly options: PlayerLinksOptions,
    private readonly take: (id: PrincipalId, command: PrincipalCommand, context: CommandContext) => Promise<CommandOutcome>,
  ) {}

  /** Records which player a principal is. */
  async link(by: Principal, principalId: PrincipalId, playerId: PlayerId, context: CommandContext): Promise<CommandOutcome> {
    // The admin token is nobody's in particular, and asks no view who it is.
    if (principalId === operatorPrincipal.id) return { accepted: false, ...refuse('UNKNOWN_PRINCIPAL', { principalId }) };
    const originalCommand = { principalId, playerId };
    const facts = { isIdentity: identity.test(principalId), isKnown: await this.options.isKnownPlayer(playerId) };
    const command = { type: 'LinkPlayer', ...originalCommand, ...facts, mayLink: this.#mayLink(by, principalId) } as const;
    return this.take(principalId, command, { ...context, originalCommand });
  }

  /** Takes a link back. */
  unlink(by: Principal, principalId: PrincipalId, playerId: PlayerId, context: CommandContext): Promise<CommandOutcome> {
    const originalCommand = { principalId, playerId };
    return this.take(
      principalId,
      { type: 'UnlinkPlayer', ...originalCommand, mayLink: this.#mayLink(by, principalId) },
      { ...context, originalCommand },
    );
  }

  /**
   * Whether somebody administers the home of a principal, the scope of the oldest of their roles, and what contains it where they hold a role there too.
   * A role that others gave them elsewhere takes nothing from the admins of their home, and gives those others nothing. Who holds none is nobody's.
   */
  administers(by: Principal, principalId: PrincipalId): boolean {
    const [home, ...others] = this.#grantsOf(principalId);
    if (home === undefined) return false;
    const { parents } = this.options;
    return [home, ...others.filter((scope) => containsScope(scope, home, parents))].every((scope) => this.#runs(by, scope));
  }

  /**
   * Whether somebody may say of a principal who they are: wherever these hold a role. Otherwise an admin of one club could blind a director of
   * another for the hands of their tournament, or give them back the sight of cards.
   */
  #mayLink(by: Principal, principalId: PrincipalId): boolean {
    return this.#grantsOf(principalId).every((scope) => this.#runs(by, scope));
  }

  /** The scopes on which a principal holds a role, the oldest first. */
  #grantsOf(principalId: PrincipalId): readonly AccessScope[] {
    return this.options.views.page(accessGrants, principalId).rows.map(({ body }) => body.scope);
  }

  #runs(by: Principal, scope: AccessScope): boolean {
    const { parents, now } = this.options;
    return mayDo(by, 'club.run', scope, { parents, at: now() }).denial === undefined;
  }
}
