/** Grants roles, makes keys and pairs devices. A principal can grant only what they hold themselves. */
import { createHmac } from 'node:crypto';
import type { AccessEvent, AccessScope, Desk, GrantableRole } from '../../../events/access.js';
import { PairingId, PrincipalId, TokenId, type TournamentId } from '../../../events/ids.js';
import { tournaments } from '../../../projections/tournaments.js';
import type { AccessCommand, PrincipalCommand } from '../../../commands/access.js';
import { rolesOn } from '../../access/policy/may-do.js';
import type { Principal } from '../../access/principal.js';
import { refuse } from '../../access/refusals.js';
import type { Dispatcher } from '../dispatch/dispatcher.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';
import type { PersonalTexts } from '../words/personal-texts.js';
import { hashKey, makeKey, randomDigits } from './api-key.js';
import type { Made, MadePairing, Redeemed } from './made.js';
import { makePairingCodes, type PairingCodes } from './pairing-codes.js';
import { IDENTITY, PlayerLinks, type PlayerLinksOptions } from './player-links.js';
import { type TakeOfPrincipal, TokenManagement } from './token-management.js';
import { WebhookManagement } from './webhook-management.js';
import { WebhookSecrets } from './webhook-secrets.js';

export interface AccessManagementOptions extends PlayerLinksOptions {
  readonly dispatcher: Dispatcher;
  readonly words: Pick<PersonalTexts, 'refer'>;
  /** The secret of the installation. */
  readonly secret: string;
  /** The secret before it, if it was changed. */
  readonly formerSecret: string | undefined;
}

export class AccessManagement {
  readonly links: PlayerLinks;
  readonly tokens: TokenManagement;
  readonly webhooks: WebhookManagement;
  readonly webhookSecrets: WebhookSecrets;
  readonly #codes: PairingCodes;
  readonly #idKey: string;
  readonly #options: AccessManagementOptions;

  constructor(options: AccessManagementOptions) {
    const { dispatcher, secret, formerSecret } = options;
    this.#options = options;
    this.#codes = makePairingCodes(secret);
    const take: TakeOfPrincipal = (id, command, context) => dispatcher.dispatch('principal', id, command, context);
    this.links = new PlayerLinks(options, take);
    const steps = {
      take,
      makeId: (...parts: readonly string[]): string => this.#idFrom(...parts),
      administers: (by: Principal, principalId: PrincipalId): boolean => this.links.administers(by, principalId),
    };
    this.tokens = new TokenManagement(options, { ...steps, grant: (by, grant, context) => this.grantRoles(by, grant, context) });
    this.webhookSecrets = new WebhookSecrets(secret, formerSecret);
    this.webhooks = new WebhookManagement(options.views, this.webhookSecrets, steps);
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
      { ...context, originalCommand: given },
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
      { ...context, originalCommand: given },
    );
  }

  /** @param place a table, or what the device may do as a desk: at most what whoever offers it may do */
  async offerPairing(
    by: Principal,
    tournamentId: TournamentId,
    place: { readonly table: number; readonly desk: null } | { readonly table: null; readonly desk: Desk },
    context: CommandContext,
  ): Promise<Made<MadePairing>> {
    const row = this.#options.views.get(tournaments, tournamentId)?.body;
    const isThere = row !== undefined && row.phase !== 'finished' && (place.table === null || row.tables.includes(place.table));
    const { code, secret } = this.#codes.make();
    const scope = { kind: 'tournament', tournamentId } as const;
    const outcome = await this.#scoped(
      scope,
      {
        type: 'OfferPairing',
        ...place,
        ownRoles: this.#rolesOn(scope, by),
        pairingId: PairingId.parse(randomDigits(16)),
        codeMark: this.#codes.markOf(tournamentId, code),
        secretMark: this.#codes.markOf(tournamentId, secret),
        isThere,
        at: this.#now(),
      },
      { ...context, originalCommand: place },
    );
    if (!outcome.accepted) return { refusal: outcome.refusal };
    const { pairingId, until } = (outcome.events[0] as Extract<AccessEvent, { type: 'PairingOffered' }>).data;
    return { outcome, pairingId, until, ...(outcome.repeated ? { code: null, secret: null } : { code, secret }) };
  }

  /** Pairs a device by the code that a person typed, or by the secret of the QR code. @param table null for a desk */
  async redeemPairing(tournamentId: TournamentId, table: number | null, code: string, context: CommandContext): Promise<Made<Redeemed>> {
    const key = makeKey('device');
    const mark = this.#codes.markOf(tournamentId, code);
    const [principalId, tokenId] = [PrincipalId.parse(`D${randomDigits(15)}`), TokenId.parse(randomDigits(16))];
    const given = { table, mark };
    const outcome = await this.#scoped(
      { kind: 'tournament', tournamentId },
      { type: 'RedeemPairing', ...given, principalId, tokenId, tokenHash: hashKey(key), at: this.#now() },
      { ...context, originalCommand: given },
    );
    if (!outcome.accepted) return { refusal: outcome.refusal };
    const event = outcome.events[0] as AccessEvent;
    // An old command, from when wrong codes were recorded, was sent again.
    if (event.type !== 'DevicePaired') return { refusal: refuse('NO_PAIRING_OFFERED', { table }).refusal };
    const { principalId: device, tokenId: id } = event.data;
    return { outcome, paired: { principalId: device, tokenId: id, key: outcome.repeated ? null : key } };
  }

  /** Ends a pairing offer, or the pairing that came from it. */
  async endPairing(tournamentId: TournamentId, pairingId: PairingId, context: CommandContext): Promise<CommandOutcome> {
    return this.#scoped({ kind: 'tournament', tournamentId }, { type: 'EndPairing', pairingId }, context);
  }

  /** Records what Tapis itself noticed of a principal: that a token was used, or that operations were refused. */
  async note(
    command: Extract<PrincipalCommand, { type: 'NoteTokenSeen' | 'NoteRefusals' | 'NotePersonalDataRead' }>,
    context: CommandContext,
  ): Promise<CommandOutcome> {
    return this.#options.dispatcher.dispatch('principal', command.principalId, command, context);
  }

  /** The local id of an identity of another provider. Only this installation can compute it. */
  identityOf(issuer: string, subject: string): PrincipalId {
    return PrincipalId.parse(`${IDENTITY}${this.#idFrom('identity', issuer, subject)}`);
  }

  #rolesOn(scope: AccessScope, by: Principal): readonly string[] {
    return [...rolesOn(by, scope, { parents: this.#options.parents, at: this.#now() })];
  }

  #scoped(scope: AccessScope, command: AccessCommand, context: CommandContext): Promise<CommandOutcome<AccessEvent>> {
    return this.#options.dispatcher.dispatch('access', scope, command, context);
  }

  #idFrom(...parts: readonly string[]): string {
    return createHmac('sha256', this.#idKey).update(parts.join('\n')).digest('hex').slice(0, 20);
  }

  #now(): number {
    return this.#options.now();
  }
}
