/** The answers of dispute mutations. */
import { Field, ObjectType } from '@nestjs/graphql';
import type { DisputeId } from '../../../events/ids.js';
import type { Accepted } from '../answers/accepted.js';
import { CommandPayload } from '../answers/command-payload.js';
import { readDispute } from './dispute-reading.js';
import { Dispute } from './dispute.types.js';
import type { Reading } from '../reading/reading.js';

@ObjectType({ description: 'The answer to a command on a dispute.' })
export class DisputePayload extends CommandPayload {
  constructor(
    outcome: Accepted,
    reading: Reading,
    private readonly of: DisputeId,
  ) {
    super(outcome, reading);
  }

  @Field(() => Dispute, { nullable: true, description: 'The dispute after the command.' })
  get dispute(): Promise<Dispute | null> {
    return readDispute(this.reading, this.of, this.position);
  }
}
