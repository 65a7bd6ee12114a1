/**
 * A mutation for every command on prizes, deals and bounties. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import type { PrizeTable } from '../../../events/tournament-prizes.js';
import { TournamentPayload } from '../commands/command-payload.js';
import { CommandMutation, TournamentMutations } from '../commands/mutations.js';
import { told } from '../commands/told.js';
import { badInput } from '../language/api-error.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import {
  AcceptDealInput,
  DeclineDealInput,
  GiveSharedThingInput,
  NameBountyWinnersInput,
  ProposeDealInput,
  SetPrizesInput,
} from './prizes.inputs.js';

const free = { price: 0, toPot: 0 };

@Resolver()
export class PrizesCommandsResolver extends TournamentMutations {
  @CommandMutation(() => TournamentPayload, {
    description:
      'Says what a tournament is played for, in place of what was said before: before the start, or while money can still come in by late entries and purchases.',
  })
  setPrizes(@Args('input', checkedInput) input: SetPrizesInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    const {
      entry = { ...free, bounty: 0 },
      rebuy = free,
      addOn = free,
      amounts: _amounts,
      percentages: _percentages,
      ...others
    } = told(input);
    const prizes = { entry, rebuy, addOn, ...others, table: tableOf(input) };
    return this.give(input, request, { type: 'SetPrizes', prizes, ...this.now() });
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Puts a deal to the players who are left, between two hands, on known stacks; a deal that was proposed before is dropped. It stands until a hand is opened, or players or chips change.',
  })
  proposeDeal(@Args('input', checkedInput) input: ProposeDealInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('ProposeDeal', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Records that a player accepts the deal. Once everybody who is in has, it is made: unless play goes on, it ends the tournament, the others giving up (RO 1.9).',
  })
  acceptDeal(@Args('input', checkedInput) input: AcceptDealInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('AcceptDeal', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, { description: 'Records that a player does not accept the deal: it is dropped.' })
  declineDeal(@Args('input', checkedInput) input: DeclineDealInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('DeclineDeal', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Says who knocked a player out, where no hand that was typed in tells it: they share what was on his head.',
  })
  nameBountyWinners(
    @Args('input', checkedInput) input: NameBountyWinnersInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('NameBountyWinners', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Says which of the players who share a place gets a prize in kind of the places that they cover.',
  })
  giveSharedThing(
    @Args('input', checkedInput) input: GiveSharedThingInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('GiveSharedThing', input, request);
  }
}

/** @throws ApiError where the prizes are both fixed and parts of the pot */
function tableOf({ amounts, percentages }: SetPrizesInput): PrizeTable {
  if (percentages == null) return { kind: 'amounts', cents: amounts ?? [] };
  if (amounts != null) throw badInput([{ path: 'input.amounts', problem: 'can’t be given with percentages' }]);
  return { kind: 'percentages', basisPoints: percentages.basisPoints, unit: percentages.unit };
}
