import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { ChangeFilter } from '../feed/changes.types.js';
import { CommandInput } from '../inputs/command.inputs.js';
import { IdField, nullable, PartField } from '../inputs/fields.js';
import { PositionScalar } from '../language/scalars.js';

const ADDRESS = 'Where changes are sent: an https address. Do not put a secret into it: the signature shows that a request is from here.';
const FILTER = 'Which changes; all that the token may see when it is not given.';

@InputType({ description: 'Sends changes to an address, as far as the token of this request may read them.' })
export class CreateWebhookInput extends CommandInput {
  @Field(() => String, { description: ADDRESS })
  @IsString()
  @MaxLength(2_000)
  url!: string;

  @PartField(() => ChangeFilter, FILTER, nullable)
  filter?: ChangeFilter | null;

  @Field(() => PositionScalar, {
    nullable: true,
    description: 'The position after which to begin; 0 for the first change. What happens from now on when it is not given.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  after?: number | null;
}

@InputType({ isAbstract: true })
abstract class WebhookCommandInput extends CommandInput {
  @IdField('The id of the webhook.')
  webhookId!: string;
}

@InputType({ description: 'Changes the address or the filter of a webhook.' })
export class UpdateWebhookInput extends WebhookCommandInput {
  @Field(() => String, { nullable: true, description: 'The new address; the same when it is not given.' })
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  url?: string | null;

  @PartField(() => ChangeFilter, 'The new filter, in place of the one before; the same when it is not given.', nullable)
  filter?: ChangeFilter | null;
}

@InputType({ description: 'Gives a webhook a new secret.' })
export class RotateWebhookSecretInput extends WebhookCommandInput {}

@InputType({ description: 'Stops the sending to a webhook.' })
export class DisableWebhookInput extends WebhookCommandInput {}

@InputType({ description: 'Goes on with the sending to a webhook.' })
export class EnableWebhookInput extends WebhookCommandInput {}

@InputType({ description: 'Deletes a webhook.' })
export class DeleteWebhookInput extends WebhookCommandInput {}

@InputType({ description: 'Lets a webhook go on from another position.' })
export class ReplayWebhookInput extends WebhookCommandInput {
  @Field(() => PositionScalar, {
    nullable: true,
    description:
      'The position after which it goes on: a later one than it has come to leaves changes out. From the first change when it is not given.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  after?: number | null;
}

@InputType({ description: 'Sends a test to a webhook.' })
export class TestWebhookInput {
  @IdField('The id of the webhook.')
  webhookId!: string;
}

@ArgsType()
export class WebhooksArgs {
  @IdField('Whose webhooks: a principal whom the asker administers. The asker’s own when it is not given.', nullable)
  principalId?: string | null;
}

@ArgsType()
export class WebhookArgs {
  @IdField('The id of the webhook.')
  id!: string;
}
