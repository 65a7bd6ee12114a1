import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsIn, IsOptional } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { AccessScope, type Desk, type DeskRole, type GrantableRole } from '../../../events/access.js';
import { PairingId, type PlayerId, PrincipalId, TokenId, type TournamentId } from '../../../events/ids.js';
import { CommandInput, TournamentCommandInput } from '../inputs/command.inputs.js';
import { IdField, nullable, PartField, TextField, WholeField, WordField } from '../inputs/fields.js';
import { badInput } from '../language/api-error.js';
import { PageArgs } from '../language/connections.js';
import { InstantScalar } from '../language/scalars.js';
import { IsPlainId } from '../inputs/input-validation.js';
import { DeskRoleEnum, GrantableRoleEnum, HolderKindEnum } from './access-enums.js';
import { MAX_TABLES } from '../../../events/values.js';

const OptionalInstantField = (description: string): PropertyDecorator =>
  applyDecorators(
    Field(() => InstantScalar, { description, nullable: true }),
    IsOptional(),
  );

const RolesField = (description: string, optional: boolean): PropertyDecorator =>
  applyDecorators(
    Field(() => [GrantableRoleEnum], { description, nullable: optional }),
    ...(optional ? [IsOptional()] : []),
    ArrayMinSize(1),
    ArrayMaxSize(7),
    ArrayUnique(),
    IsIn(Object.values(GrantableRoleEnum), { each: true }),
  );

@InputType({ isAbstract: true })
abstract class RoleInput extends CommandInput {
  @IdField('Who holds the role: the id of the principal, as the query me shows it.')
  principalId!: PrincipalId;

  @WordField(GrantableRoleEnum, 'The role.')
  role!: GrantableRole;
}

@InputType({ isAbstract: true })
abstract class GrantInput extends RoleInput {
  @OptionalInstantField('When the role ends; it ends when it is revoked where this is not given.')
  until?: number | null;
}

const FEDERATION = 'The id of the federation; the whole installation where it is not given.';

@InputType({ description: 'Grants a role in a federation, or in the whole installation.' })
export class GrantFederationRoleInput extends GrantInput {
  @IdField(FEDERATION, nullable)
  federationId?: string | null;
}

@InputType({ description: 'Revokes a role in a federation, or in the whole installation.' })
export class RevokeFederationRoleInput extends RoleInput {
  @IdField(FEDERATION, nullable)
  federationId?: string | null;
}

@InputType({ description: 'Grants a role in a club.' })
export class GrantClubRoleInput extends GrantInput {
  @IdField('The id of the club.')
  clubId!: string;
}

@InputType({ description: 'Revokes a role in a club.' })
export class RevokeClubRoleInput extends RoleInput {
  @IdField('The id of the club.')
  clubId!: string;
}

@InputType({ description: 'Grants a role at a tournament.' })
export class GrantTournamentRoleInput extends GrantInput {
  @IdField('The id of the tournament.')
  tournamentId!: TournamentId;
}

@InputType({ description: 'Revokes a role at a tournament.' })
export class RevokeTournamentRoleInput extends RoleInput {
  @IdField('The id of the tournament.')
  tournamentId!: TournamentId;
}

@InputType({ isAbstract: true })
abstract class ScopedInput {
  @IdField('The id of the federation. At most one of the three ids is given; the whole installation without any.', nullable)
  federationId?: string | null;

  @IdField('The id of the club.', nullable)
  clubId?: string | null;

  @IdField('The id of the tournament.', nullable)
  tournamentId?: TournamentId | null;
}

@InputType({ description: 'A scope.' })
export class WithinInput extends ScopedInput {}

@InputType({ description: 'A new principal, and their roles on one scope.' })
export class NewHolderInput extends ScopedInput {
  @WordField(HolderKindEnum, 'A person or a program.')
  kind!: 'person' | 'service';

  @RolesField('The roles that they get, each once.', false)
  roles!: readonly GrantableRole[];
}

@InputType({ description: 'Makes a token.' })
export class CreateTokenInput extends CommandInput {
  @PartField(() => NewHolderInput, 'Who gets it, where they are new here. The asker gets it when it is not given.', nullable)
  holder?: NewHolderInput | null;

  @TextField(60, 'What it is for, 1 to 60 characters. It goes to the vault and into no event.', nullable)
  label?: string | null;

  @RolesField('The roles that it may use, each once; all that its holder has when it is not given.', true)
  roles?: readonly GrantableRole[] | null;

  @PartField(() => WithinInput, 'The scope that it may be used within; anywhere when it is not given.', nullable)
  within?: WithinInput | null;

  @OptionalInstantField('When it ends; it ends when it is revoked where this is not given.')
  expiresAt?: number | null;
}

@InputType({ description: 'Revokes a token.' })
export class RevokeTokenInput extends CommandInput {
  @IdField('The id of the token: not the token itself.')
  tokenId!: TokenId;

  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of tokens that were made with it and go on, each once, 100 at the most; none when it is not given.',
  })
  @IsOptional()
  @ArrayMaxSize(100)
  @ArrayUnique()
  @IsPlainId({ each: true })
  keep?: readonly TokenId[] | null;
}

@InputType({ isAbstract: true })
abstract class LinkInput extends CommandInput {
  @IdField('The id of the principal, as the query me shows it.')
  principalId!: PrincipalId;

  @IdField('The id of the player.')
  playerId!: PlayerId;
}

@InputType({ description: 'Links a principal with a player.' })
export class LinkPlayerInput extends LinkInput {}

@InputType({ description: 'Takes the link of a principal with a player back.' })
export class UnlinkPlayerInput extends LinkInput {}

@InputType({ description: 'A device for officials, such as the tablet of the director.' })
export class DeskInput {
  @WordField(DeskRoleEnum, 'What the device may do. An official offers at most their own role.')
  role!: DeskRole;

  @TextField(60, 'What it is called, such as "tablet at the bar". It stays on record for good: never write the name of a person.')
  label!: string;
}

@InputType({ description: 'Offers a pairing with a table, or as a desk: exactly one of both is given.' })
export class OfferPairingInput extends TournamentCommandInput {
  @WholeField(1, MAX_TABLES, 'The number of the table, {bound}.', nullable)
  table?: number | null;

  @PartField(() => DeskInput, 'The desk.', nullable)
  desk?: DeskInput | null;
}

@InputType({ description: 'Ends a pairing.' })
export class EndPairingInput extends TournamentCommandInput {
  @IdField('The id of the pairing, as its offer showed it.')
  pairingId!: PairingId;
}

@InputType({ description: 'Pairs a device with a table, or as a desk.' })
export class PairDeviceInput extends TournamentCommandInput {
  @WholeField(1, MAX_TABLES, 'The number of the table, {bound}. For a desk when it is not given.', nullable)
  table?: number | null;

  @TextField(64, 'The ten consonants of the offer, or the secret of its QR code.')
  code!: string;
}

@ArgsType()
export class AccessLogArgs extends PageArgs {
  @IdField('Of a federation. At most one of the three ids is given; of the whole installation without any.', nullable)
  federationId?: string | null;

  @IdField('Of a club.', nullable)
  clubId?: string | null;

  @IdField(
    'Of a principal: their tokens, and what was refused to them. For themselves, for the admins of every scope where they hold a role, and for the installation’s admin.',
    nullable,
  )
  principalId?: PrincipalId | null;
}

/** The scope in an input. @param path of the ids in it @throws ApiError `BAD_USER_INPUT` for more than one */
export function scopeIn(
  { federationId, clubId, tournamentId }: { federationId?: string | null; clubId?: string | null; tournamentId?: string | null },
  path: string,
): AccessScope {
  const given: AccessScope[] = [];
  if (federationId != null) given.push({ kind: 'federation', federationId });
  if (clubId != null) given.push({ kind: 'club', clubId });
  if (tournamentId != null) given.push({ kind: 'tournament', tournamentId: tournamentId as TournamentId });
  if (given.length > 1) throw badInput([{ path, problem: 'names more than one scope', inFrench: 'nomme plus d’une portée' }]);
  return given[0] ?? { kind: 'installation' };
}

/** What a pairing is offered for. @throws ApiError `BAD_USER_INPUT` unless exactly one is given */
export function placeIn({ table = null, desk = null }: OfferPairingInput): { table: number; desk: null } | { table: null; desk: Desk } {
  if (table !== null && desk === null) return { table, desk };
  if (table === null && desk !== null) return { table, desk: { role: desk.role, label: desk.label } };
  throw badInput([
    { path: 'input', problem: 'needs a table or a desk, and not both', inFrench: 'demande une table ou un bureau, et pas les deux' },
  ]);
}
