/** The input of the mutation that names a player. It is no command, because names are not in events. */
import { InputType } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import { IdField, nullable, TextField } from '../inputs/fields.js';

@InputType({ description: 'Gives a player a name, or another one.' })
export class NamePlayerInput {
  @IdField('The id of the player.')
  playerId!: PlayerId;

  @TextField(120, 'The player’s name, 1 to 120 characters; null forgets the current one.', nullable)
  name?: string | null;
}
