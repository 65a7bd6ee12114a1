/** The principal who gave a command. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Actor } from '../../../events/envelope.js';
import { BilingualText } from './bilingual-text.types.js';
import { isPrivate } from './private-fields.js';
import { ActorRoleEnum } from './enums.js';
import { field } from './showing.js';

@ObjectType('Actor', { description: 'Who gave a command.' })
export class ActorType implements Actor {
  readonly id!: string;

  @isPrivate('actorId')
  @Field(() => ID, { description: 'The id of the actor, for officials; others get the capacity here, where a person gave the command.' })
  readonly actorId?: string;

  @Field(() => ActorRoleEnum, { description: 'The capacity in which the actor gave the command.' })
  role!: Actor['role'];

  @Field(() => String, { nullable: true, description: 'The club that the actor belongs to, where it is known.' })
  club?: string | undefined;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the table whose device gave the command; null for anything but a device.',
  })
  device?: number | undefined;

  @isPrivate('actorText')
  @Field(() => BilingualText, { description: 'Who it was, as a person says it: "device of table 3". It has the id for those who see it.' })
  readonly text?: BilingualText;
}

/** The field `actor` of recorded events. The server sets it; no command has it as an input. */
export const theActor = field(
  ActorType,
  'Who gave the command that caused it, as the server knows from the token; the system for what Tapis did by itself.',
);

/** The field `inOwnCause` of recorded events. */
export const inOwnCause = field(Boolean, 'Whether the official who decided was dealt into the hand that it is about.');
