/**
 * How roles are granted, keys are made and devices are paired. Whoever asks is a principal: what they may grant, they hold themselves.
 */
import { createHmac } from 'node:crypto';
import { type AccessEvent, type AccessScope, type GrantableRole, type PrincipalEvent } from '../../../events/access.js';
import { PairingId, PrincipalId, principalStream, type StreamName, TokenId, type TournamentId } from '../../../events/ids.js';
import { accessGrants } from '../../../projections/access-grants.js';
import { accessTokens, type TokenRow } from '../../../projections/access-tokens.js';
import { ALL_TOKENS, issuedKey, issuedTokens, tokensWith } from '../../../projections/issued-tokens.js';
import { linkedPlayers } from '../../../projections/linked-players.js';
import { tournaments } from '../../../projections/tournaments.js';
import type { AccessCommand, PrincipalCommand } from '../../../commands/access.js';
import { isInstallationAdmin } from '../../access/known-principals.js';
import { rolesOn } from '../../access/policy/may-do.js';
import type { Principal } from '../../access/principal.js';
import { refuse } from '../../access/refusals.js';
import { principalDecider, type PrincipalState } from '../../access/principal-decider.js';
import { scopeDecider } from '../../access/scope-decider.js';
import type { ScopeState } from '../../access/scope-state.js';
import { scopeKey } from '../../access/scopes.js';
import type { EventStore } from '../../store/event-store.js';
import { CommandHandler, type CommandHandlerOptions } from '../command-handler.js';
import type { CommandContext, CommandOutcome } from '../outcome.js';
import type { KeptWords } from '../words/kept-words.js';
import type { ProjectionRunner } from '../views/projection-runner.js';
import { reachViews } from '../views/reach-views.js';
import { hashKey, makeKey, randomDigits } from './api-key.js';
import { makePairingCodes, type PairingCodes } from './pairing-codes.js';
import { IDENTITY, PlayerLinks, type PlayerLinksOptions } from './player-links.js';

export interface AccessWaysOptions extends PlayerLinksOptions {
  readonly store: EventStore;
  readonly runner: ProjectionRunner;
  readonly handling: CommandHandlerOptions;
  readonly words: Pick<KeptWords, 'refer'>;
  /** The secret of the installation. */
  readonly secret: string;
}

/** What a token is made for. */
export interface TokenWish {
  /** Whom it is for where they are new here: roles on one scope. Null for whoever asks. */
  readonly holder: { readonly kind: 'person' | 'service'; readonly scope: AccessScope; readonly roles: readonly GrantableRole[] } | null;
  readonly label?: string | undefined;
  readonly roles: readonly GrantableRole[] | null;
  readonly within: AccessScope | null;
  readonly expiresAt: number | null;
}

/** A refusal, or what was made. `key` is null where the command was given before: a key is shown once. */
export type Made<Value> =
  | { readonly refusal: NonNullable<Refused['refusal']> }
  | (Value & { readonly refusal?: undefined; readonly outcome: Accepted });
type Accepted = Extract<CommandOutcome, { readonly accepted: true }>;
type Refused = Extract<CommandOutcome, { readonly accepted: false }>;

export interface MadeToken {
  readonly principalId: PrincipalId;
  readonly tokenId: TokenId;
  readonly key: string | null;
}

export interface MadePairing {
  readonly pairingId: PairingId;
  /** Eight consonants; null where the offer was made before, as the secret is. */
  readonly code: string | null;
  /** 32 hexadecimal digits. */
  readonly secret: string | null;
  readonly until: number;
}

/** How a device's code fared: paired, or wrong; `left`: how many more codes may be tried. */
export type Redeemed = { readonly paired: MadeToken } | { readonly left: number };

/** How long a change of access is waited for until this node has it, milliseconds. */
const VIEW_MS = 5_000;
/** Tokens that one answer lists. */
const MOST_LISTED = 200;
const accessViews = [accessTokens.name, accessGrants.name, issuedTokens.name, linkedPlayers.name];

export class AccessWays {
  readonly links: PlayerLinks;
  readonly #scopes: CommandHandler<ScopeState, AccessCommand, AccessEvent>;
  readonly #principals: CommandHandler<PrincipalState, PrincipalCommand, PrincipalEvent>;
  readonly #codes: PairingCodes;
  readonly #idKey: string;
  readonly #options: AccessWaysOptions;

  constructor(options: AccessWaysOptions) {
    const { store, handling, secret } = options;
    this.#options = options;
    this.#scopes = new CommandHandler(scopeDecider, store, handling);
    this.#principals = new CommandHandler(principalDecider, store, handling);
    this.#codes = makePairingCodes(secret);
    this.links = new PlayerLinks(options, (id, command, context) =>
      this.#settle(this.#principals.execute(principalStream(id), command, context)),
    );
    this.#idKey = createHmac('sha256', secret).update('tapis access ids 1').digest('hex');
  }

  /** @param until when the roles end, milliseconds since 1970; null for never */
  async grantRoles(
    by: Principal,
    {
      scope,
      roles,
      principalId,
      until,
    }: { scope: AccessScope; roles: readonly GrantableRole[]; principalId: PrincipalId; until: number | null },
    context: CommandContext,
  ): Promise<CommandOutcome> {
    const given = { scope, roles, principalId, until };
    return this.#scoped(
      scope,
      { type: 'GrantRoles', ...given, ownRoles: this.#rolesOn(scope, by), at: this.#now() },
      { ...context, asGiven: given },
    );
  }

  async revokeRoles(
    by: Principal,
    { scope, roles, principalId }: { scope: AccessScope; roles: readonly GrantableRole[]; principalId: PrincipalId },
    context: CommandContext,
  ): Promise<CommandOutcome> {
    const given = { scope, roles, principalId };
    return this.#scoped(
      scope,
      { type: 'RevokeRoles', ...given, ownRoles: this.#rolesOn(scope, by), at: this.#now() },
      { ...context, asGiven: given },
    );
  }

  /** Makes a key: for whoever asks, or for somebody new with roles that whoever asks may grant. */
  async issueToken(by: Principal, wish: TokenWish, context: CommandContext): Promise<Made<MadeToken>> {
    const { holder, label, roles, within, expiresAt } = wish;
    if (by.isLimited === true) return refuse('TOKEN_LIMITED');
    const foreign = holder === null ? roles?.find((role) => !by.grants.some((grant) => grant.role === role)) : undefined;
    if (foreign !== undefined) return refuse('ROLE_ABOVE_OWN', { role: foreign });
    const principalId = holder === null ? (by.id as PrincipalId) : PrincipalId.parse(this.#idFrom('principal', by.id, context.commandId));
    if (holder !== null) {
      const granted = await this.grantRoles(by, { ...holder, principalId, until: null }, context);
      if (!granted.accepted) return { refusal: granted.refusal };
    }
    const kind = holder?.kind ?? (by.kind === 'service' ? 'service' : 'person');
    const key = makeKey(kind);
    const tokenId = TokenId.parse(this.#idFrom('token', by.id, context.commandId));
    const issuedBy = by.id as PrincipalId;
    // What a token is for is a typed text: it may name somebody, and goes with them.
    const words = label === undefined ? null : this.#options.words.refer(principalId, label);
    const named = words === null ? {} : { label: words.reference };
    const given = { principalId, kind, tokenId, issuedBy, ...named, roles, within, expiresAt };
    const outcome = await this.#settle(
      this.#principals.execute(
        principalStream(principalId),
        { type: 'IssueToken', ...given, tokenHash: hashKey(key), at: this.#now() },
        { ...context, asGiven: given },
      ),
    );
    if (!outcome.accepted) return { refusal: outcome.refusal };
    await words?.keep();
    return { outcome, principalId, tokenId, key: outcome.repeated ? null : key };
  }

  /** Revokes a token of whoever asks, or one that they made; the installation's admin revokes any. */
  async revokeToken(by: Principal, tokenId: TokenId, context: CommandContext): Promise<CommandOutcome> {
    const partition = isInstallationAdmin(by) ? ALL_TOKENS : tokensWith(by.id as PrincipalId);
    const { views } = this.#options;
    const listed = views.get(issuedTokens, issuedKey(tokenId, partition));
    const token = listed && views.get(accessTokens, listed.body.tokenHash)?.body;
    if (token === undefined) return { accepted: false, ...refuse('UNKNOWN_TOKEN', { tokenId }) };
    const { principalId } = token;
    return this.#settle(this.#principals.execute(principalStream(principalId), { type: 'RevokeToken', principalId, tokenId }, context));
  }

  /** The last tokens that somebody holds or made, the oldest first; all for the installation's admin. */
  tokensFor(by: Principal): readonly TokenRow[] {
    const { views } = this.#options;
    const partition = isInstallationAdmin(by) ? ALL_TOKENS : tokensWith(by.id as PrincipalId);
    const { rows } = views.page(issuedTokens, partition, { last: MOST_LISTED });
    return views
      .getMany(
        accessTokens,
        rows.map(({ body }) => body.tokenHash),
      )
      .flatMap((row) => (row === undefined ? [] : [row.body]));
  }

  async offerPairing(tournamentId: TournamentId, table: number, context: CommandContext): Promise<Made<MadePairing>> {
    const row = this.#options.views.get(tournaments, tournamentId)?.body;
    const isThere = row !== undefined && row.phase !== 'finished' && row.tables.includes(table);
    const { code, secret } = this.#codes.make();
    const given = { table };
    const outcome = await this.#scoped(
      { kind: 'tournament', tournamentId },
      {
        type: 'OfferPairing',
        ...given,
        pairingId: PairingId.parse(randomDigits(16)),
        codeMark: this.#codes.markOf(tournamentId, code),
        secretMark: this.#codes.markOf(tournamentId, secret),
        isThere,
        at: this.#now(),
      },
      { ...context, asGiven: given },
    );
    if (!outcome.accepted) return { refusal: outcome.refusal };
    const { pairingId, until } = (outcome.events[0] as Extract<AccessEvent, { type: 'PairingOffered' }>).data;
    return { outcome, pairingId, until, ...(outcome.repeated ? { code: null, secret: null } : { code, secret }) };
  }

  /** Pairs a device by the code that a person typed, or by the secret of the QR code. */
  async redeemPairing(tournamentId: TournamentId, table: number, code: string, context: CommandContext): Promise<Made<Redeemed>> {
    const key = makeKey('device');
    const mark = this.#codes.markOf(tournamentId, code);
    const [principalId, tokenId] = [PrincipalId.parse(`D${randomDigits(15)}`), TokenId.parse(randomDigits(16))];
    const given = { table, mark };
    const outcome = await this.#scoped(
      { kind: 'tournament', tournamentId },
      { type: 'RedeemPairing', ...given, principalId, tokenId, tokenHash: hashKey(key), at: this.#now() },
      { ...context, asGiven: given },
    );
    if (!outcome.accepted) return { refusal: outcome.refusal };
    const event = outcome.events[0] as AccessEvent;
    switch (event.type) {
      case 'DevicePaired': {
        const { principalId: device, tokenId: id } = event.data;
        return { outcome, paired: { principalId: device, tokenId: id, key: outcome.repeated ? null : key } };
      }
      case 'PairingMissed':
        return { outcome, left: event.data.left + 1 };
      default:
        return { outcome, left: 0 };
    }
  }

  /** Ends an offer, or what was paired by it. */
  async endPairing(tournamentId: TournamentId, pairingId: PairingId, context: CommandContext): Promise<CommandOutcome> {
    return this.#scoped({ kind: 'tournament', tournamentId }, { type: 'EndPairing', pairingId }, context);
  }

  /** Notes on record what Tapis itself saw of a principal: the use of a token, or refusals. */
  async note(
    command: Extract<PrincipalCommand, { type: 'NoteTokenSeen' | 'NoteRefusals' | 'NotePersonalDataRead' }>,
    context: CommandContext,
  ): Promise<CommandOutcome> {
    return this.#principals.execute(principalStream(command.principalId), command, context);
  }

  /** The id here of an identity of another provider. It is no hash that anybody else can make. */
  identityOf(issuer: string, subject: string): PrincipalId {
    return PrincipalId.parse(`${IDENTITY}${this.#idFrom('identity', issuer, subject)}`);
  }

  #rolesOn(scope: AccessScope, by: Principal): readonly string[] {
    return [...rolesOn(by, scope, { parents: this.#options.parents, at: this.#now() })];
  }

  #scoped(scope: AccessScope, command: AccessCommand, context: CommandContext): Promise<CommandOutcome<AccessEvent>> {
    const stream: StreamName = `access-${scopeKey(scope)}`;
    return this.#settle(this.#scopes.execute(stream, command, context));
  }

  /** Waits until this node lives by what was decided, so that a revocation holds once it is answered. */
  async #settle<E extends AccessEvent | PrincipalEvent>(taken: Promise<CommandOutcome<E>>): Promise<CommandOutcome<E>> {
    const outcome = await taken;
    if (outcome.accepted && outcome.position !== null) await reachViews(this.#options.runner, outcome.position, VIEW_MS, accessViews);
    return outcome;
  }

  #idFrom(...parts: readonly string[]): string {
    return createHmac('sha256', this.#idKey).update(parts.join('\n')).digest('hex').slice(0, 20);
  }

  #now(): number {
    return this.#options.handling.now();
  }
}
