/** Links principals to players. The policy uses the links to know which data are a principal's own, and where they play. */
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

/** Ids of identities begin with this capital. Other ids have no capitals. */
export const IDENTITY = 'I';
const identity = new RegExp(`^${IDENTITY}[0-9a-f]{20}$`);

export interface PlayerLinksOptions {
  readonly views: ViewStore;
  readonly now: () => number;
  readonly parents: ScopeParents;
  /** Whether a player is registered or has entered a tournament. */
  readonly isKnownPlayer: (playerId: PlayerId) => Promise<boolean>;
}

export class PlayerLinks {
  constructor(
    private readonly options: PlayerLinksOptions,
    private readonly take: (id: PrincipalId, command: PrincipalCommand, context: CommandContext) => Promise<CommandOutcome>,
  ) {}

  /** Records which player a principal is. */
  async link(by: Principal, principalId: PrincipalId, playerId: PlayerId, context: CommandContext): Promise<CommandOutcome> {
    // The admin token belongs to no person, so no view needs to be read.
    if (principalId === operatorPrincipal.id) return { accepted: false, ...refuse('UNKNOWN_PRINCIPAL', { principalId }) };
    const originalCommand = { principalId, playerId };
    const facts = { isIdentity: identity.test(principalId), isKnown: await this.options.isKnownPlayer(playerId) };
    const command = { type: 'LinkPlayer', ...originalCommand, ...facts, mayLink: this.#mayLink(by, principalId) } as const;
    return this.take(principalId, command, { ...context, originalCommand });
  }

  /** Removes a link. */
  unlink(by: Principal, principalId: PrincipalId, playerId: PlayerId, context: CommandContext): Promise<CommandOutcome> {
    const originalCommand = { principalId, playerId };
    return this.take(
      principalId,
      { type: 'UnlinkPlayer', ...originalCommand, mayLink: this.#mayLink(by, principalId) },
      { ...context, originalCommand },
    );
  }

  /**
   * Whether a principal is an admin of another's home, or of a scope that contains it and where the other holds a role too. The home is the
   * scope of the other's oldest role. Roles granted elsewhere do not change who administers them. A principal without roles has no admin.
   */
  administers(by: Principal, principalId: PrincipalId): boolean {
    const [home, ...others] = this.#grantsOf(principalId);
    if (home === undefined) return false;
    const { parents } = this.options;
    return [home, ...others.filter((scope) => containsScope(scope, home, parents))].every((scope) => this.#runs(by, scope));
  }

  /**
   * Whether a principal may link another: they need to be admin wherever the other holds a role. Otherwise an admin of one club could hide
   * cards from a director of another, or show them again.
   */
  #mayLink(by: Principal, principalId: PrincipalId): boolean {
    return this.#grantsOf(principalId).every((scope) => this.#runs(by, scope));
  }

  /** The scopes where a principal holds a role, oldest first. */
  #grantsOf(principalId: PrincipalId): readonly AccessScope[] {
    return this.options.views.page(accessGrants, principalId).rows.map(({ body }) => body.scope);
  }

  #runs(by: Principal, scope: AccessScope): boolean {
    const { parents, now } = this.options;
    return mayDo(by, 'club.run', scope, { parents, at: now() }).denial === undefined;
  }
}
