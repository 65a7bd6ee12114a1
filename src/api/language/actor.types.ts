/**
 * Who gave a command, wherever an account of it says so.
 */
import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Actor } from '../../../events/envelope.js';
import { ActorRoleEnum } from './enums.js';

@ObjectType('Actor', { description: 'Who gave a command.' })
export class ActorType implements Actor {
  @Field(() => ID, { description: 'The id of the actor.' })
  id!: string;

  @Field(() => ActorRoleEnum, { description: 'The capacity in which the actor gave the command.' })
  role!: Actor['role'];

  @Field(() => String, { nullable: true, description: 'The club that the actor belongs to, where it is known.' })
  club?: string | undefined;
}

/** The field `actor` of every account. The server takes it from who is asking; no command has it as an input. */
export const actorField = {
  description: 'Who gave the command that caused it, as the server knows from the token; the system for what Tapis did by itself.',
} as const;
