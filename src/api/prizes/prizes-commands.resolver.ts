/**
 * A mutation for every command on prizes, deals and bounties. May import: Nest, the facade.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import type { PrizeTable } from '../../../events/tournament-prizes.js';
import type { Tapis } from '../../app/tapis.js';
import type { PrizesCommand } from '../../tournament/prizes/commands.js';
import { badInput } from '../language/api-error.js';
import { TournamentPayload } from '../commands/command-payload.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { TokenGuard } from '../server/token.guard.js';
import { takeTournamentCommand } from '../commands/tournament-command-taking.js';
import type { TournamentCommandInput } from '../tournament/tournament.inputs.js';
import { TAPIS } from '../reading/view-reading.js';
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
@UseGuards(TokenGuard)
export class PrizesCommandsResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Mutation(() => TournamentPayload, {
    description:
      'Says what a tournament is played for, in place of what was said before: before the start, or while money can still come in by late entries and purchases.',
  })
  setPrizes(@Args('input', checkedInput) input: SetPrizesInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    const { entry, rebuy, addOn, added, things } = input;
    const prizes = {
      entry: entry ?? { ...free, bounty: 0 },
      rebuy: rebuy ?? free,
      addOn: addOn ?? free,
      added,
      table: tableOf(input),
      things,
    };
    return this.take(input, request, { type: 'SetPrizes', prizes, at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Puts a deal to the players who are left, between two hands, on known stacks; a deal that was proposed before is dropped. It stands until a hand is opened, or players or chips change.',
  })
  proposeDeal(@Args('input', checkedInput) input: ProposeDealInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    const { method, amounts, leftForWinner, playOn, winner } = input;
    return this.take(input, request, {
      type: 'ProposeDeal',
      method,
      ...(amounts == null ? {} : { amounts: amounts.map(({ playerId, cents }) => ({ playerId: playerId as PlayerId, cents })) }),
      leftForWinner,
      playOn,
      ...(winner == null ? {} : { winner: winner as PlayerId }),
      at: this.tapis.now(),
    });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Records that a player accepts the deal. Once everybody who is in has, it is made: it ends the tournament, the others giving up (RO 1.9), unless play goes on.',
  })
  acceptDeal(@Args('input', checkedInput) input: AcceptDealInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    const { deal, playerId } = input;
    return this.take(input, request, { type: 'AcceptDeal', deal, playerId: playerId as PlayerId, at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, { description: 'Records that a player does not accept the deal: it is dropped.' })
  declineDeal(@Args('input', checkedInput) input: DeclineDealInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    const { deal, playerId } = input;
    return this.take(input, request, { type: 'DeclineDeal', deal, playerId: playerId as PlayerId });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Says who knocked a player out, where no hand that was typed in tells it: they share what was on his head.',
  })
  nameBountyWinners(
    @Args('input', checkedInput) input: NameBountyWinnersInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const by = input.by.map((id) => id as PlayerId);
    return this.take(input, request, { type: 'NameBountyWinners', playerId: input.playerId as PlayerId, by });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Says which of the players who share a place gets a prize in kind of the places that they cover.',
  })
  giveSharedThing(
    @Args('input', checkedInput) input: GiveSharedThingInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { place, playerId, reason } = input;
    return this.take(input, request, { type: 'GiveSharedThing', place, playerId: playerId as PlayerId, reason });
  }

  /** @throws ApiError with the refusal's code */
  private take(input: TournamentCommandInput, request: RequestContext, command: PrizesCommand): Promise<TournamentPayload> {
    return takeTournamentCommand(this.tapis, input, request, command);
  }
}

/** @throws ApiError where the prizes are both fixed and parts of the pot */
function tableOf({ amounts, percentages }: SetPrizesInput): PrizeTable {
  if (percentages == null) return { kind: 'amounts', cents: amounts ?? [] };
  if (amounts != null) throw badInput([{ path: 'input.amounts', problem: 'can’t be given with percentages' }]);
  return { kind: 'percentages', basisPoints: percentages.basisPoints, unit: percentages.unit };
}
