/**
 * Finds the principal of a key in the views, which have the events of every node. While a node's views are behind, it accepts no key: it
 * might miss a revocation.
 */
import type { PrincipalId, TokenId } from '../../../events/ids.js';
import { accessGrants } from '../../../projections/access-grants.js';
import { accessTokens, type TokenRow } from '../../../projections/access-tokens.js';
import { ALL_TOKENS, issuedKey, issuedTokens } from '../../../projections/issued-tokens.js';
import { linkedPlayers } from '../../../projections/linked-players.js';
import { operatorPrincipal } from '../../access/known-principals.js';
import type { Grant, Principal } from '../../access/principal.js';
import { narrowGrants, type ScopeParents } from '../../access/scopes.js';
import type { ViewStore } from '../views/view-store.js';

/** Why a key is refused: unknown, revoked or expired, or this node cannot tell. */
export type KeyProblem = 'wrong' | 'over' | 'unknown';

export interface AccessReaderOptions {
  readonly views: ViewStore;
  readonly now: () => number;
  /** Whether the access views are up to date with the store. */
  readonly isCurrent: () => boolean;
  readonly parents: ScopeParents;
}

export class AccessReader {
  constructor(private readonly options: AccessReaderOptions) {}

  /** Finds the principal of a key by its SHA-256. */
  principalOf(hash: string): Principal | KeyProblem {
    const { views, now, isCurrent } = this.options;
    if (!isCurrent()) return 'unknown';
    const row = views.get(accessTokens, hash)?.body;
    if (row === undefined) return 'wrong';
    if (row.isRevoked || row.device?.isOver === true || (row.expiresAt !== null && row.expiresAt <= now())) return 'over';
    return row.device === null ? this.#holder(row) : deviceOf(row, row.device);
  }

  /** The principal of a token, by its id. @param tokenId null for the admin token of the folder */
  holderOf(tokenId: string | null): Principal | KeyProblem {
    if (tokenId === null) return operatorPrincipal;
    const { views, isCurrent } = this.options;
    if (!isCurrent()) return 'unknown';
    const listed = views.get(issuedTokens, issuedKey(tokenId as TokenId, ALL_TOKENS))?.body;
    return listed === undefined ? 'wrong' : this.principalOf(listed.tokenHash);
  }

  /** The roles that a principal holds at this moment. */
  grantsOf(principalId: PrincipalId): readonly Grant[] {
    const { views, now } = this.options;
    const at = now();
    // The installation has the operator's roles too, so keys that operators make for themselves have them.
    const own = principalId === operatorPrincipal.id ? operatorPrincipal.grants : [];
    const granted = views.page(accessGrants, principalId).rows.flatMap(({ body: { scope, role, until } }): Grant[] => {
      if (until === null) return [{ scope, role }];
      return until <= at ? [] : [{ scope, role, until }];
    });
    return [...own, ...granted];
  }

  /**
   * A principal that another provider identified, with the roles granted here.
   * @param endsAt when they must sign in again
   */
  identified(principalId: PrincipalId, endsAt: number): Principal | KeyProblem {
    if (!this.options.isCurrent()) return 'unknown';
    const grants = this.grantsOf(principalId);
    return { id: principalId, kind: 'person', grants, ...this.#playerOf(principalId), endsAt: endOf(grants, endsAt) };
  }

  #holder({ principalId, tokenId, kind, roles, within, expiresAt }: TokenRow): Principal {
    const held = this.grantsOf(principalId);
    const grants = within === null ? held : narrowGrants(held, within, this.options.parents);
    return {
      id: principalId,
      kind,
      grants,
      ...this.#playerOf(principalId),
      tokenId,
      ...(roles === null ? {} : { tokenRoles: roles }),
      ...(within === null ? {} : { within }),
      ...(roles === null && within === null && expiresAt === null ? {} : { isLimited: true as const }),
      endsAt: endOf(grants, expiresAt ?? Infinity),
    };
  }

  #playerOf(principalId: PrincipalId): { readonly playerId?: string } {
    const link = this.options.views.get(linkedPlayers, principalId)?.body;
    return link === undefined ? {} : { playerId: link.playerId };
  }
}

function deviceOf({ principalId, tokenId, expiresAt }: TokenRow, { tournamentId, place }: NonNullable<TokenRow['device']>): Principal {
  const grant: Grant =
    'table' in place
      ? { scope: { kind: 'table', tournamentId, table: place.table }, role: 'device' }
      : { scope: { kind: 'tournament', tournamentId }, role: place.role };
  return { id: principalId, kind: 'device', grants: [grant], tokenId, isLimited: true, endsAt: expiresAt ?? Infinity };
}

/** The earliest end of the grants and of the token. */
function endOf(grants: readonly Grant[], tokenEnds: number): number {
  return Math.min(tokenEnds, ...grants.map(({ until = Infinity }) => until));
}
