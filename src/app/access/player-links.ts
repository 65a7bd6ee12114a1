/**
 * Which player each principal is, so that the policy knows what is their own affair, and where they play.
 */
import type { PlayerId, PrincipalId } from '../../../events/ids.js';
import { accessGrants } from '../../../projections/access-grants.js';
import type { PrincipalCommand } from '../../../commands/access.js';
import { operatorPrincipal } from '../../access/known-principals.js';
import { mayDo } from '../../access/policy/may-do.js';
import type { Principal } from '../../access/principal.js';
import { refuse } from '../../access/refusals.js';
import type { ScopeParents } from '../../access/scopes.js';
import type { CommandContext, CommandOutcome } from '../outcome.js';
import type { ViewStore } from '../views/view-store.js';

/** How ids of identities begin: those that are made otherwise have no capitals. */
export const IDENTITY = 'I';
const identity = new RegExp(`^${IDENTITY}[0-9a-f]{20}$`);

export interface PlayerLinksOptions {
  readonly views: ViewStore;
  readonly handling: { readonly now: () => number };
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
    const asGiven = { principalId, playerId };
    const facts = { isIdentity: identity.test(principalId), isKnown: await this.options.isKnownPlayer(playerId) };
    const command = { type: 'LinkPlayer', ...asGiven, ...facts, mayLink: this.#mayLink(by, principalId) } as const;
    return this.take(principalId, command, { ...context, asGiven });
  }

  /** Takes a link back. */
  unlink(by: Principal, principalId: PrincipalId, playerId: PlayerId, context: CommandContext): Promise<CommandOutcome> {
    const asGiven = { principalId, playerId };
    return this.take(principalId, { type: 'UnlinkPlayer', ...asGiven, mayLink: this.#mayLink(by, principalId) }, { ...context, asGiven });
  }

  /** Whether somebody administers each scope on which a principal holds a role, and there is one. Who holds none is nobody's. */
  administers(by: Principal, principalId: PrincipalId): boolean {
    return this.options.views.count(accessGrants, principalId) > 0 && this.#mayLink(by, principalId);
  }

  /**
   * Whether somebody may say of a principal who they are: wherever these hold a role. Otherwise an admin of one club could blind a director of
   * another for the hands of their tournament, or give them back the sight of cards.
   */
  #mayLink(by: Principal, principalId: PrincipalId): boolean {
    const { views, parents, handling } = this.options;
    const { rows } = views.page(accessGrants, principalId);
    return rows.every(({ body: { scope } }) => mayDo(by, 'club.run', scope, { parents, at: handling.now() }).denial === undefined);
  }
}
