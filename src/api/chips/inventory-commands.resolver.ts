/**
 * A mutation for every command on chips that are handed out in error, lost, found, confiscated or miscounted. May import: Nest, the facade.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import type { Tapis } from '../../app/tapis.js';
import type { ChipsCommand } from '../../tournament/chips/commands.js';
import { TournamentPayload } from '../commands/command-payload.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { TokenGuard } from '../server/token.guard.js';
import { takeTournamentCommand } from '../commands/tournament-command-taking.js';
import type { TournamentCommandInput } from '../tournament/tournament.inputs.js';
import { TAPIS } from '../reading/view-reading.js';
import {
  AddChipsInput,
  ConfiscateHiddenChipsInput,
  RecordChipDiscrepancyInput,
  RemoveChipsInput,
  ReportLostChipsFoundInput,
  ReportLostChipsInput,
} from './inventory.inputs.js';

@Resolver()
@UseGuards(TokenGuard)
export class ChipsCommandsResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Mutation(() => TournamentPayload, {
    description: 'Gives a player chips that the bank had given him too few of: they count as handed out.',
  })
  addChips(@Args('input', checkedInput) input: AddChipsInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'AddChips', ...changeOf(input) });
  }

  @Mutation(() => TournamentPayload, { description: 'Takes chips back that the bank had given a player too many of; he keeps some.' })
  removeChips(@Args('input', checkedInput) input: RemoveChipsInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'RemoveChips', ...changeOf(input) });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Records that chips of a player are missing: his stack is without them until they are found.',
  })
  reportLostChips(
    @Args('input', checkedInput) input: ReportLostChipsInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'ReportLostChips', ...changeOf(input) });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Records that missing chips have come to light: given back, or removed for good, as the book has it (RC 64; MO 11.3; TDA 23; RO 3.7; TF §3 b3).',
  })
  reportLostChipsFound(
    @Args('input', checkedInput) input: ReportLostChipsFoundInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { differenceId, playerId, amount, outOfView, by } = input;
    const command = { differenceId, playerId: playerId as PlayerId, amount, outOfView, by };
    return this.take(input, request, { type: 'ReportLostChipsFound', ...command });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Takes hidden chips from a player and puts the offence on record: they are out of play (RC 63; MO 11.3; TDA 23; RO 3.7; TF §3 b3). Left with nothing he is out.',
  })
  confiscateHiddenChips(
    @Args('input', checkedInput) input: ConfiscateHiddenChipsInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { origin, differenceId } = input;
    const ofLoss = differenceId == null ? {} : { differenceId };
    return this.take(input, request, { type: 'ConfiscateHiddenChips', ...changeOf(input), origin, ...ofLoss, at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Accepts a count that does not add up: so many chips more or fewer are in play from then on. A difference the other way, as large, makes up for it.',
  })
  recordChipDiscrepancy(
    @Args('input', checkedInput) input: RecordChipDiscrepancyInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { table, reason, by } = input;
    const stacks = input.stacks.map(({ playerId, stack }) => ({ playerId: playerId as PlayerId, stack }));
    return this.take(input, request, { type: 'RecordChipDiscrepancy', table, stacks, reason, by, at: this.tapis.now() });
  }

  /** @throws ApiError with the refusal's code */
  private take(input: TournamentCommandInput, request: RequestContext, command: ChipsCommand): Promise<TournamentPayload> {
    return takeTournamentCommand(this.tapis, input, request, command);
  }
}

function changeOf({ playerId, amount, reason, by }: AddChipsInput) {
  return { playerId: playerId as PlayerId, amount, reason, by };
}
