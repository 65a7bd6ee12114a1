/**
 * A mutation for every command on chips that are handed out in error, lost, found, confiscated or miscounted. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { TournamentPayload } from '../commands/command-payload.js';
import { CommandMutation, TournamentMutations } from '../commands/mutations.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import {
  AddChipsInput,
  ConfiscateHiddenChipsInput,
  RecordChipDiscrepancyInput,
  RemoveChipsInput,
  ReportLostChipsFoundInput,
  ReportLostChipsInput,
} from './inventory.inputs.js';

@Resolver()
export class ChipsCommandsResolver extends TournamentMutations {
  @CommandMutation(() => TournamentPayload, {
    description: 'Gives a player chips that the bank had given him too few of: they count as handed out.',
  })
  addChips(@Args('input', checkedInput) input: AddChipsInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('AddChips', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Takes chips back that the bank had given a player too many of; he keeps some.',
  })
  removeChips(@Args('input', checkedInput) input: RemoveChipsInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('RemoveChips', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Records that chips of a player are missing: his stack is without them until they are found.',
  })
  reportLostChips(
    @Args('input', checkedInput) input: ReportLostChipsInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('ReportLostChips', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Records that missing chips have come to light: given back, or removed for good, as the book has it (RC 64; MO 11.3; TDA 23; RO 3.7; TF §3 b3).',
  })
  reportLostChipsFound(
    @Args('input', checkedInput) input: ReportLostChipsFoundInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('ReportLostChipsFound', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Takes hidden chips from a player and puts the offence on record: they are out of play (RC 63; MO 11.3; TDA 23; RO 3.7; TF §3 b3). Left with nothing he is out.',
  })
  confiscateHiddenChips(
    @Args('input', checkedInput) input: ConfiscateHiddenChipsInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('ConfiscateHiddenChips', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Accepts a count that does not add up: so many chips more or fewer are in play from then on. A difference the other way, as large, makes up for it.',
  })
  recordChipDiscrepancy(
    @Args('input', checkedInput) input: RecordChipDiscrepancyInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('RecordChipDiscrepancy', input, request, this.now());
  }
}
