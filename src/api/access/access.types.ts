import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { TokenRow } from '../../../projections/access-tokens.js';
import type { Grant, Principal, Scope } from '../../access/principal.js';
import type { MadePairing, MadeToken } from '../../app/access/made.js';
import type { CommandOutcome } from '../../app/dispatch/outcome.js';
import { CommandPayload } from '../answers/command-payload.js';
import { InstantScalar } from '../language/scalars.js';
import { HolderKindEnum, PrincipalKindEnum, RoleEnum, ScopeKindEnum } from './access-enums.js';
import { Costs } from '../language/costs.js';
import { field, listOrNull, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import type { Reading } from '../reading/reading.js';

type Accepted = Extract<CommandOutcome, { readonly accepted: true }>;

@ObjectType('Scope', { description: 'Where a role holds.' })
export class ScopeType extends withFields(Showing<Scope>, { kind: field(ScopeKindEnum, 'What it is.') }) {
  @Field(() => ID, { nullable: true, description: 'The id of the federation; null for another scope.' })
  get federationId(): string | null {
    return this.shown.kind === 'federation' ? this.shown.federationId : null;
  }

  @Field(() => ID, { nullable: true, description: 'The id of the club; null for another scope.' })
  get clubId(): string | null {
    return this.shown.kind === 'club' ? this.shown.clubId : null;
  }

  @Field(() => ID, { nullable: true, description: 'The id of the tournament, or of that of the table; null for another scope.' })
  get tournamentId(): string | null {
    return this.shown.kind === 'tournament' || this.shown.kind === 'table' ? this.shown.tournamentId : null;
  }

  @Field(() => Int, { nullable: true, description: 'The number of the table; null for another scope.' })
  get table(): number | null {
    return this.shown.kind === 'table' ? this.shown.table : null;
  }
}

@ObjectType('Grant', { description: 'A role of a principal.' })
export class GrantType extends withFields(Showing<Grant>, {
  role: field(RoleEnum, 'The role.'),
  scope: field(shownAs(ScopeType), 'Where it holds.'),
}) {
  @Field(() => InstantScalar, { nullable: true, description: 'When it ends; null where it ends when it is revoked.' })
  get until(): number | null {
    return this.shown.until ?? null;
  }
}

@ObjectType('Token', { description: 'A token: its purpose and rights, and never the token itself.' })
export class TokenType extends withFields(Showing<TokenRow>, {
  tokenId: field(ID, 'Its id.'),
  principalId: field(ID, 'Whose it is.'),
  label: orNull(String, 'What it is for; null where nobody said.'),
  roles: listOrNull(10, RoleEnum, 'The roles that it may use; null for all that its holder has.'),
  within: orNull(shownAs(ScopeType), 'The scope that it may be used within; null for anywhere.'),
  issuedAt: field(InstantScalar, 'When it was made.'),
  issuedBy: orNull(ID, 'Who made it.'),
  expiresAt: orNull(InstantScalar, 'When it ends by itself; null for never.'),
  isRevoked: field(Boolean, 'Whether it was revoked.'),
  lastUsed: orNull(String, 'The last day on which it was used, in UTC; null for never.'),
}) {
  @Field(() => HolderKindEnum, { description: 'What its holder is.' })
  get kind(): string {
    return this.shown.kind;
  }

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the token that it was made with: revoking that one revokes it too. Null for the admin token, and where it is not known.',
  })
  get madeWith(): string | null {
    return this.shown.parent;
  }
}

@ObjectType('Me', { description: 'Who asks, as the credentials of the request show.' })
export class MeType extends withFields(Showing<Principal>, { kind: field(PrincipalKindEnum, 'What they are.') }) {
  constructor(
    principal: Principal,
    private readonly listTokens: () => readonly TokenRow[],
  ) {
    super(principal);
  }

  @Field(() => ID, { description: 'The id of the principal: what others need to grant them a role. "public" without credentials.' })
  get principalId(): string {
    return this.shown.id;
  }

  @Costs({ entries: 20 })
  @Field(() => [GrantType], { description: 'The roles that they hold now, and may use with this token.' })
  get grants(): readonly GrantType[] {
    const { grants, tokenRoles } = this.shown;
    const usable = tokenRoles === undefined ? grants : grants.filter(({ role }) => tokenRoles.includes(role));
    return usable.map((grant) => new GrantType(grant));
  }

  @Field(() => ID, { nullable: true, description: 'The id of the player that they are, as an admin linked it; null for none.' })
  get playerId(): string | null {
    return this.shown.playerId ?? null;
  }

  @Field(() => ID, { nullable: true, description: 'The id of the token; null for the admin token, and where there is none.' })
  get tokenId(): string | null {
    return this.shown.tokenId ?? null;
  }

  @Costs({ entries: 20 })
  @Field(() => [TokenType], {
    description:
      'The last 200 tokens that they hold or made, and those that the holders of these made; of everybody for the admin of the installation. The oldest first.',
  })
  get tokens(): readonly TokenType[] {
    return this.shown.kind === 'public' ? [] : this.listTokens().map((row) => new TokenType(row));
  }
}

@ObjectType({ description: 'The answer to a command on roles, tokens or devices.' })
export class AccessPayload extends CommandPayload {
  @Field(() => Boolean, { description: 'False where it was so already.' })
  get changed(): boolean {
    return this.events.length > 0;
  }
}

@ObjectType({ description: 'The answer to the revoking of a token.' })
export class RevokeTokenPayload extends AccessPayload {
  constructor(
    private readonly revoked: Accepted,
    reading: Reading,
  ) {
    super(revoked, reading);
  }

  @Costs({ entries: 20 })
  @Field(() => [ID], { description: 'The ids of the tokens that it revoked: the one that was named, and those that came from it.' })
  get tokenIds(): readonly string[] {
    return this.revoked.events.flatMap((event) => (event.type === 'TokenRevoked' ? [event.data.tokenId] : []));
  }
}

@ObjectType({ description: 'The answer to the making of a token.' })
export class CreateTokenPayload extends CommandPayload {
  constructor(
    outcome: Accepted,
    reading: Reading,
    private readonly made: MadeToken,
  ) {
    super(outcome, reading);
  }

  @Field(() => ID, { description: 'Whose it is.' })
  get principalId(): string {
    return this.made.principalId;
  }

  @Field(() => ID, { description: 'Its id, by which it is revoked.' })
  get tokenId(): string {
    return this.made.tokenId;
  }

  @Field(() => String, {
    nullable: true,
    description: 'The token itself, which is shown only now; null for a repeated commandId. If it was lost, make another one.',
  })
  get key(): string | null {
    return this.made.key;
  }
}

@ObjectType({ description: 'The answer to the offer of a pairing.' })
export class OfferPairingPayload extends CommandPayload {
  constructor(
    outcome: Accepted,
    reading: Reading,
    private readonly made: MadePairing,
  ) {
    super(outcome, reading);
  }

  @Field(() => ID, { description: 'Its id, by which it is ended.' })
  get pairingId(): string {
    return this.made.pairingId;
  }

  @Field(() => String, {
    nullable: true,
    description: 'Ten consonants for a person to type, shown only now; null for a repeated commandId.',
  })
  get code(): string | null {
    return this.made.code;
  }

  @Field(() => String, {
    nullable: true,
    description: 'The secret for a QR code, 32 hexadecimal digits, shown only now; null for a repeated commandId.',
  })
  get secret(): string | null {
    return this.made.secret;
  }

  @Field(() => InstantScalar, { description: 'Until when it can be redeemed, once.' })
  get until(): number {
    return this.made.until;
  }
}
