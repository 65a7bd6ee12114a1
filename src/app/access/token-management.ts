/**
 * Makes, lists and revokes tokens. Each token records which token made it. Revoking one revokes all that descend from it, also those of
 * principals whom its bearer added, so a thief cannot keep access by a second token.
 */
import type { AccessScope, GrantableRole, PrincipalEvent } from '../../../events/access.js';
import { PrincipalId, TokenId } from '../../../events/ids.js';
import { accessTokens, type TokenRow } from '../../../projections/access-tokens.js';
import { ALL_TOKENS, issuedKey, type IssuedTokenRow, issuedTokens, tokensFrom, tokensWith } from '../../../projections/issued-tokens.js';
import type { Row } from '../../../projections/projection.js';
import type { PrincipalCommand } from '../../../commands/access.js';
import { isInstallationAdmin } from '../../access/known-principals.js';
import type { Principal } from '../../access/principal.js';
import { refuse } from '../../access/refusals.js';
import { refuseMaker } from '../../access/token-makers.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';
import type { ViewStore } from '../views/view-store.js';
import type { Page } from '../views/view-table.js';
import type { PersonalTexts } from '../words/personal-texts.js';
import { hashKey, makeKey } from './api-key.js';
import type { Made, MadeToken } from './made.js';

/** What a new token should be. */
interface TokenWish {
  /** The new principal that gets it, with roles on one scope. Null for the principal who asks. */
  readonly holder: { readonly kind: 'person' | 'service'; readonly scope: AccessScope; readonly roles: readonly GrantableRole[] } | null;
  readonly label?: string | undefined;
  readonly roles: readonly GrantableRole[] | null;
  readonly within: AccessScope | null;
  readonly expiresAt: number | null;
}

/** Executes a command of a principal. */
export type TakeOfPrincipal = (
  id: PrincipalId,
  command: PrincipalCommand,
  context: CommandContext,
) => Promise<CommandOutcome<PrincipalEvent>>;

/** What this file needs from access-management.ts. */
interface TokenSteps {
  readonly take: TakeOfPrincipal;
  grant(
    by: Principal,
    grant: { scope: AccessScope; roles: readonly GrantableRole[]; principalId: PrincipalId; until: number | null },
    context: CommandContext,
  ): Promise<CommandOutcome>;
  makeId(...parts: readonly string[]): string;
  administers(by: Principal, principalId: PrincipalId): boolean;
}

interface TokenManagementOptions {
  readonly views: ViewStore;
  readonly words: Pick<PersonalTexts, 'refer'>;
  readonly now: () => number;
}

/** The most tokens in one answer. */
const MOST_LISTED = 200;
/** Rows of the token tree per read of the view. */
const READ_AT_ONCE = 500;

export class TokenManagement {
  constructor(
    private readonly options: TokenManagementOptions,
    private readonly steps: TokenSteps,
  ) {}

  /** Makes a key for the principal who asks, or for a new principal with roles that they may grant. */
  async issue(by: Principal, wish: TokenWish, context: CommandContext): Promise<Made<MadeToken>> {
    const { holder, label, roles, within, expiresAt } = wish;
    const unfit = refuseMaker(by);
    if (unfit !== null) return unfit;
    const foreign = holder === null ? roles?.find((role) => !by.grants.some((grant) => grant.role === role)) : undefined;
    if (foreign !== undefined) return refuse('ROLE_ABOVE_OWN', { role: foreign });
    const principalId =
      holder === null ? (by.id as PrincipalId) : PrincipalId.parse(this.steps.makeId('principal', by.id, context.commandId));
    if (holder !== null) {
      const granted = await this.steps.grant(by, { ...holder, principalId, until: null }, context);
      if (!granted.accepted) return { refusal: granted.refusal };
    }
    const kind = holder?.kind ?? 'person';
    const key = makeKey(kind);
    const tokenId = TokenId.parse(this.steps.makeId('token', by.id, context.commandId));
    const issuedBy = by.id as PrincipalId;
    // The label of a token may name a person, so it is stored as a personal text.
    const words = label === undefined ? null : this.options.words.refer(principalId, label);
    const named = words === null ? {} : { label: words.reference };
    const given = { principalId, kind, tokenId, issuedBy, ...named, roles, within, expiresAt };
    const parent = by.tokenId === undefined ? {} : { parent: by.tokenId as TokenId };
    const outcome = await this.steps.take(
      principalId,
      { type: 'IssueToken', ...given, ...parent, tokenHash: hashKey(key), at: this.options.now() },
      { ...context, originalCommand: given },
    );
    if (!outcome.accepted) return { refusal: outcome.refusal };
    await words?.keep();
    return { outcome, principalId, tokenId, key: outcome.repeated ? null : key };
  }

  /**
   * Revokes a token and its descendants, except those in `kept`: one decision for each principal. Repeating the command finishes what a
   * crash interrupted.
   * @returns the events of all decisions
   */
  async revoke(
    by: Principal,
    tokenId: TokenId,
    keep: readonly TokenId[],
    context: CommandContext,
  ): Promise<CommandOutcome<PrincipalEvent>> {
    const token = this.#find(tokenId);
    if (token === undefined || !this.mayRevoke(by, token)) return { accepted: false, ...refuse('UNKNOWN_TOKEN', { tokenId }) };
    const kept = keep.length === 0 ? {} : { keep };
    const { principalId } = token;
    const outcome = await this.steps.take(principalId, { type: 'RevokeToken', principalId, tokenId, ...kept }, context);
    if (!outcome.accepted) return outcome;
    const { expectedRevision: _ofFirst, ...ofOthers } = context;
    const [events, done] = [[...outcome.events], new Set<TokenId>()];
    // Until the token is revoked its bearer can make more, so the views are read again after each decision.
    for (;;) {
      const next = this.#comingFrom(token, new Set(keep)).find(
        (each) => each.principalId !== principalId && !done.has(each.tokenId) && (outcome.repeated || !each.isRevoked),
      );
      if (next === undefined) return { ...outcome, events };
      done.add(next.tokenId);
      const command = { type: 'RevokeToken', principalId: next.principalId, tokenId: next.tokenId, ...kept, with: tokenId } as const;
      const more = await this.steps.take(next.principalId, command, ofOthers);
      if (!more.accepted) return more;
      events.push(...more.events);
    }
  }

  /**
   * The newest tokens that a principal holds or made, and their descendants, oldest first; all tokens for the admin of the installation.
   */
  listFor(by: Principal): readonly TokenRow[] {
    const partition = isInstallationAdmin(by) ? ALL_TOKENS : tokensWith(by.id as PrincipalId);
    const { views } = this.options;
    const { rows } = views.page(issuedTokens, partition, { last: MOST_LISTED });
    return this.#rowsOf(rows.map(({ body }) => body.tokenHash));
  }

  /**
   * Who may revoke a token: its holder, the maker of it or of its holder's first token, and admins of every scope where its holder has a
   * role.
   */
  mayRevoke(by: Principal, { tokenId, principalId }: Pick<TokenRow, 'tokenId' | 'principalId'>): boolean {
    if (isInstallationAdmin(by) || this.steps.administers(by, principalId)) return true;
    return this.options.views.get(issuedTokens, issuedKey(tokenId, tokensWith(by.id as PrincipalId))) !== undefined;
  }

  #find(tokenId: TokenId): TokenRow | undefined {
    const { views } = this.options;
    const listed = views.get(issuedTokens, issuedKey(tokenId, ALL_TOKENS));
    return listed && views.get(accessTokens, listed.body.tokenHash)?.body;
  }

  /** The descendants of a token, parents before children, without those in `kept` and their descendants. */
  #comingFrom(root: TokenRow, kept: ReadonlySet<TokenId>): readonly TokenRow[] {
    const found = [root];
    for (const { tokenId } of found) found.push(...this.#childrenOf(tokenId).filter((child) => !kept.has(child.tokenId)));
    return found.slice(1);
  }

  #childrenOf(tokenId: TokenId): readonly TokenRow[] {
    const { views } = this.options;
    const hashes: string[] = [];
    for (let after: Row<IssuedTokenRow> | undefined; ;) {
      const { rows, hasNext }: Page<IssuedTokenRow> = views.page(issuedTokens, tokensFrom(tokenId), { first: READ_AT_ONCE, after });
      hashes.push(...rows.map(({ body }) => body.tokenHash));
      if (!hasNext) return this.#rowsOf(hashes);
      after = rows.at(-1);
    }
  }

  #rowsOf(hashes: readonly string[]): readonly TokenRow[] {
    return this.options.views.getMany(accessTokens, hashes).flatMap((row) => (row === undefined ? [] : [row.body]));
  }
}
