/**
 * What the inputs of all mutations have in common. May import: @nestjs/graphql, class-validator.
 */
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, Matches, Min } from 'class-validator';
import type { CommandContext } from '../../app/command-handler.js';
import { bearerActor } from '../server/admin-token.js';
import type { RequestContext } from '../server/request-context.js';

@InputType({ isAbstract: true })
export abstract class CommandInput {
  @Field(() => ID, {
    description:
      'Chosen by the client, 1 to 64 of letters, digits, ".", "_", ":" and "-": sending the same command with the same id again has one effect and one answer.',
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

/** The context of a command that came with a request, from the bearer of the admin token. */
export function commandContext(input: CommandInput, request: RequestContext, asGiven?: object): CommandContext {
  return {
    commandId: input.commandId,
    actor: bearerActor,
    correlationId: request.correlateWith(input.correlationId),
    ...(input.expectedRevision == null ? {} : { expectedRevision: input.expectedRevision }),
    ...(asGiven === undefined ? {} : { asGiven }),
  };
}
