/** Fields that all mutation inputs share: the command id and the address. */
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsBoolean, IsInt, IsOptional, Matches, Min } from 'class-validator';
import type { ClubId, DisputeId, FederationId, HandId, PlayerId, SeasonId, SheetId, TournamentId } from '../../../events/ids.js';
import { IsDisputeId, IsHandId } from './input-validation.js';
import { IdField } from './fields.js';

@InputType({ isAbstract: true })
export abstract class CommandInput {
  @Field(() => ID, {
    description:
      'Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect.',
  })
  @Matches(/^[A-Za-z0-9._:-]{1,64}$/, { message: 'must be 1 to 64 letters, digits, ".", "_", ":" or "-"' })
  commandId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on.',
  })
  @IsOptional()
  @IsInt()
  @Min(-1, { message: 'must be -1 or more' })
  expectedRevision?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'What this command and others of the same request have in common, of the same characters; made when it is not given.',
  })
  @IsOptional()
  @Matches(/^[A-Za-z0-9._:-]{1,64}$/, { message: 'must be 1 to 64 letters, digits, ".", "_", ":" or "-"' })
  correlationId?: string | null;
}

/** Commands that can be tried: what they would do is answered, and nothing is recorded. */
@InputType({ isAbstract: true })
export abstract class PreviewedCommandInput extends CommandInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True to record nothing: the answer has in `preview` what the command would do. The commandId stays free.',
  })
  @IsOptional()
  @IsBoolean()
  preview?: boolean | null;
}

@InputType({ isAbstract: true })
export abstract class TournamentCommandInput extends PreviewedCommandInput {
  @IdField('The id of the tournament: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit.')
  tournamentId!: TournamentId;
}

@InputType({ isAbstract: true })
export abstract class HandCommandInput extends PreviewedCommandInput {
  @Field(() => ID, { description: 'The id of the hand: tournament.table.number, such as "friday.2.14".' })
  @IsHandId()
  handId!: HandId;
}

@InputType({ isAbstract: true })
export abstract class FederationCommandInput extends CommandInput {
  @IdField('The id of the federation: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit.')
  federationId!: FederationId;
}

@InputType({ isAbstract: true })
export abstract class ClubCommandInput extends CommandInput {
  @IdField('The id of the club: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit.')
  clubId!: ClubId;
}

@InputType({ isAbstract: true })
export abstract class PlayerCommandInput extends CommandInput {
  @IdField('The id of the person.')
  playerId!: PlayerId;
}

@InputType({ isAbstract: true })
export abstract class SheetCommandInput extends CommandInput {
  @IdField('The id of the result sheet: of a tournament on Tapis, the id of the tournament.')
  sheetId!: SheetId;
}

@InputType({ isAbstract: true })
export abstract class SeasonCommandInput extends CommandInput {
  @IdField('The id of the season: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit.')
  seasonId!: SeasonId;
}

@InputType({ isAbstract: true })
export abstract class DisputeCommandInput extends CommandInput {
  @Field(() => ID, { description: 'The id of the dispute: tournament and number, such as "friday.d2".' })
  @IsDisputeId()
  disputeId!: DisputeId;
}

/** The input classes by the field that addresses the stream. A new kind of stream has a line here. */
export const addressedInputs = {
  tournamentId: TournamentCommandInput,
  handId: HandCommandInput,
  federationId: FederationCommandInput,
  clubId: ClubCommandInput,
  sheetId: SheetCommandInput,
  seasonId: SeasonCommandInput,
  disputeId: DisputeCommandInput,
  playerId: PlayerCommandInput,
} as const;

type Addressed = { readonly [Field in keyof typeof addressedInputs]: (typeof addressedInputs)[Field]['prototype'] };

/** An input that addresses the stream of its command. */
export type AddressedInput = Addressed[keyof Addressed];

/** The fields of an input that identify and address the command and are not part of it. */
export type AddressOf<Input> = {
  readonly [Field in keyof Addressed]: Input extends Addressed[Field] ? keyof Addressed[Field] : never;
}[keyof Addressed];

/** The address in an input. */
export function addressIn(input: AddressedInput): string {
  const field = Object.keys(addressedInputs).find((name) => input instanceof addressedInputs[name as keyof Addressed]);
  return (input as unknown as Readonly<Record<string, string>>)[field!]!;
}
