/** Principals, their roles and their tokens. The command itself checks what the asker may grant. */
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { AccessScope, GrantableRole } from '../../../events/access.js';
import { principalStream, type PrincipalId, type StreamName } from '../../../events/ids.js';
import { accessLog } from '../../../projections/access-log.js';
import { scopeKey } from '../../access/scopes.js';
import { AuditConnection, AuditEntry } from '../audit/audit.types.js';
import { FeedPage, HandSeats } from '../audit/feed-page.js';
import { commandContext } from '../request/command-context.js';
import type { CommandInput } from '../inputs/command.inputs.js';
import { acceptedOf } from '../answers/accepted.js';
import { PageOf, pageWindow } from '../language/connections.js';
import { Cursors } from '../language/cursors.js';
import { positionOf, reach } from '../reading/view-reading.js';
import { refused } from '../request/error-presentation.js';
import { checkedArgs, checkedInput } from '../inputs/input-validation.js';
import type { RequestContext } from '../request/request-context.js';
import { Policy } from '../policy/policy.js';
import { sightOfEvents } from '../policy/words-seen.js';
import {
  AccessLogArgs,
  CreateTokenInput,
  GrantClubRoleInput,
  GrantFederationRoleInput,
  GrantTournamentRoleInput,
  LinkPlayerInput,
  RevokeClubRoleInput,
  RevokeFederationRoleInput,
  RevokeTokenInput,
  RevokeTournamentRoleInput,
  scopeIn,
  UnlinkPlayerInput,
} from './access.inputs.js';
import { AccessPayload, CreateTokenPayload, MeType, RevokeTokenPayload } from './access.types.js';
import { For, ForEverybody } from '../policy/operations.js';
import { Reading } from '../reading/reading.js';
import { ACCESS } from '../../app/access/access.module.js';
import type { Access } from '../../app/access/open-access.js';

interface RoleInput extends CommandInput {
  readonly principalId: PrincipalId;
  readonly role: GrantableRole;
}

@Resolver()
export class AccessResolver {
  constructor(
    private readonly reading: Reading,
    @Inject(ACCESS) private readonly access: Access,
    private readonly policy: Policy,
  ) {}

  @ForEverybody()
  @Query(() => MeType, { description: 'Who asks, with their roles and tokens.' })
  me(@Context() { principal }: RequestContext): MeType {
    return new MeType(principal, () => this.access.ways.tokens.listFor(principal));
  }

  @For('access.own', 'own')
  @Query(() => AuditConnection, {
    nullable: true,
    description:
      'The access log of a federation, a club or the installation: its roles, and the tokens of those who hold them. For a principal: their tokens, and refused operations. Roles at a tournament are in its audit feed. Null where nothing is recorded.',
  })
  async accessLog(@Args(checkedArgs) args: AccessLogArgs, @Context() request: RequestContext): Promise<object | null> {
    const stream = this.#logOf(args, request);
    const cursors = new Cursors('accessLog', stream);
    const window = pageWindow(args, cursors);
    await reach(this.reading, args.atLeast, accessLog);
    const page = this.reading.views.page(accessLog, stream, window);
    if (page.rows.length === 0 && this.reading.views.count(accessLog, stream) === 0) return null;
    const sight = sightOfEvents(this.policy, request, null, () => null);
    const behind = new FeedPage(this.reading, page.rows, new HandSeats(this.reading, sight.whose), sight);
    const count = (): number => this.reading.views.count(accessLog, stream);
    return new PageOf(page, cursors, (row) => new AuditEntry(row, behind), count, positionOf(this.reading, accessLog));
  }

  @For('federation.run', 'federationId')
  @Mutation(() => AccessPayload, { nullable: true, description: 'Grants a role in a federation, or in the whole installation.' })
  grantFederationRole(
    @Args('input', checkedInput) input: GrantFederationRoleInput,
    @Context() request: RequestContext,
  ): Promise<AccessPayload> {
    return this.#grant(scopeIn({ federationId: input.federationId ?? null }, 'input'), input, request);
  }

  @For('club.run', 'clubId')
  @Mutation(() => AccessPayload, { nullable: true, description: 'Grants a role in a club.' })
  grantClubRole(@Args('input', checkedInput) input: GrantClubRoleInput, @Context() request: RequestContext): Promise<AccessPayload> {
    return this.#grant({ kind: 'club', clubId: input.clubId }, input, request);
  }

  @For('club.run', 'tournamentId')
  @Mutation(() => AccessPayload, { nullable: true, description: 'Grants a role at a tournament.' })
  grantTournamentRole(
    @Args('input', checkedInput) input: GrantTournamentRoleInput,
    @Context() request: RequestContext,
  ): Promise<AccessPayload> {
    return this.#grant({ kind: 'tournament', tournamentId: input.tournamentId }, input, request);
  }

  @For('federation.run', 'federationId')
  @Mutation(() => AccessPayload, {
    nullable: true,
    description: 'Revokes a role in a federation, or in the whole installation: at once, on every node.',
  })
  revokeFederationRole(
    @Args('input', checkedInput) input: RevokeFederationRoleInput,
    @Context() request: RequestContext,
  ): Promise<AccessPayload> {
    return this.#revoke(scopeIn({ federationId: input.federationId ?? null }, 'input'), input, request);
  }

  @For('club.run', 'clubId')
  @Mutation(() => AccessPayload, { nullable: true, description: 'Revokes a role in a club: at once, on every node.' })
  revokeClubRole(@Args('input', checkedInput) input: RevokeClubRoleInput, @Context() request: RequestContext): Promise<AccessPayload> {
    return this.#revoke({ kind: 'club', clubId: input.clubId }, input, request);
  }

  @For('club.run', 'tournamentId')
  @Mutation(() => AccessPayload, { nullable: true, description: 'Revokes a role at a tournament: at once, on every node.' })
  revokeTournamentRole(
    @Args('input', checkedInput) input: RevokeTournamentRoleInput,
    @Context() request: RequestContext,
  ): Promise<AccessPayload> {
    return this.#revoke({ kind: 'tournament', tournamentId: input.tournamentId }, input, request);
  }

  @For('access.own', 'own')
  @Mutation(() => CreateTokenPayload, {
    nullable: true,
    description: 'Makes a token for the asker or for somebody new. It never opens more than its maker may do or grant. It is shown once.',
  })
  async createToken(@Args('input', checkedInput) input: CreateTokenInput, @Context() request: RequestContext): Promise<CreateTokenPayload> {
    const { holder, label, roles = null, within, expiresAt = null } = input;
    const wish = {
      holder: holder == null ? null : { kind: holder.kind, scope: scopeIn(holder, 'input.holder'), roles: holder.roles },
      ...(label == null ? {} : { label }),
      roles,
      within: within == null ? null : scopeIn(within, 'input.within'),
      expiresAt,
    };
    const made = await this.access.ways.tokens.issue(request.principal, wish, commandContext(input, request));
    if (made.refusal !== undefined) throw refused(made.refusal);
    return new CreateTokenPayload(made.outcome, this.reading, made);
  }

  @For('access.own', 'own')
  @Mutation(() => RevokeTokenPayload, {
    nullable: true,
    description:
      'Revokes a token and all that were made with it: for good, at once, on every node. Its holder may, and those who made it or the first token of that holder. So may admins of every scope where the holder has a role.',
  })
  async revokeToken(@Args('input', checkedInput) input: RevokeTokenInput, @Context() request: RequestContext): Promise<RevokeTokenPayload> {
    const { tokens } = this.access.ways;
    const outcome = await tokens.revoke(request.principal, input.tokenId, input.keep ?? [], commandContext(input, request));
    return new RevokeTokenPayload(acceptedOf(outcome), this.reading);
  }

  @For('club.run', 'playerId')
  @Mutation(() => AccessPayload, {
    nullable: true,
    description:
      'Records which player a principal is. They do for themselves what players do, and see no untabled hole cards of a tournament that they play in.',
  })
  async linkPlayer(@Args('input', checkedInput) input: LinkPlayerInput, @Context() request: RequestContext): Promise<AccessPayload> {
    const { ways } = this.access;
    const outcome = await ways.links.link(request.principal, input.principalId, input.playerId, commandContext(input, request));
    return new AccessPayload(acceptedOf(outcome), this.reading);
  }

  @For('club.run', 'playerId')
  @Mutation(() => AccessPayload, { nullable: true, description: 'Takes the link of a principal with a player back.' })
  async unlinkPlayer(@Args('input', checkedInput) input: UnlinkPlayerInput, @Context() request: RequestContext): Promise<AccessPayload> {
    const { ways } = this.access;
    const outcome = await ways.links.unlink(request.principal, input.principalId, input.playerId, commandContext(input, request));
    return new AccessPayload(acceptedOf(outcome), this.reading);
  }

  async #grant(scope: AccessScope, input: RoleInput & { until?: number | null }, request: RequestContext): Promise<AccessPayload> {
    const { principalId, role, until = null } = input;
    const grant = { scope, roles: [role], principalId, until };
    return new AccessPayload(
      acceptedOf(await this.access.ways.grantRoles(request.principal, grant, commandContext(input, request))),
      this.reading,
    );
  }

  async #revoke(scope: AccessScope, input: RoleInput, request: RequestContext): Promise<AccessPayload> {
    const { principalId, role } = input;
    const grant = { scope, roles: [role], principalId };
    return new AccessPayload(
      acceptedOf(await this.access.ways.revokeRoles(request.principal, grant, commandContext(input, request))),
      this.reading,
    );
  }

  /**
   * The stream of a log. Everybody may read their own, and those who may revoke a principal's tokens may read theirs. @throws ApiError
   * `NOT_FOUND` for others' scopes, or `FORBIDDEN`
   */
  #logOf({ principalId, ...args }: AccessLogArgs, { principal }: RequestContext): StreamName {
    if (principalId != null) {
      const isTheirs = principalId === principal.id || this.access.ways.links.administers(principal, principalId);
      if (!isTheirs) this.policy.require('accessLog', 'federation.run', { scope: { kind: 'installation' } }, principal);
      return principalStream(principalId);
    }
    const scope = scopeIn(args, 'federationId');
    this.policy.require('accessLog', 'access.audit', { scope }, principal);
    return `access-${scopeKey(scope)}`;
  }
}
