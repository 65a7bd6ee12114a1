/**
 * The inputs of mutations on results that are no commands by themselves.
 */
import { InputType } from '@nestjs/graphql';
import { TournamentCommandInput } from '../commands/command.inputs.js';

@InputType({ description: 'Publishes the results of a tournament that is over.' })
export class PublishResultsInput extends TournamentCommandInput {}
