/**
 * A mutation for every command on exchanged, raced and found chips. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { TournamentPayload } from '../commands/command-payload.js';
import { CommandMutation, TournamentMutations } from '../commands/mutations.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import {
  AnnounceChipRaceInput,
  AnnounceColorUpInput,
  ExchangeChipsInput,
  ReportFoundChipsInput,
  RunChipRaceInput,
} from './chip-race.inputs.js';

@Resolver()
export class ChipRaceCommandsResolver extends TournamentMutations {
  @CommandMutation(() => TournamentPayload, {
    description: 'Announces that chips of a value are changed for larger ones; stacks are worth what they were.',
  })
  announceColorUp(
    @Args('input', checkedInput) input: AnnounceColorUpInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('AnnounceColorUp', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Records an exchange of chips at equal value; stacks are worth what they were.',
  })
  exchangeChips(@Args('input', checkedInput) input: ExchangeChipsInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('ExchangeChips', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Announces a chip race: the smallest chip leaves play. Blinds and bets are multiples of the larger one from the next hand on; each table keeps its old chips until it races.',
  })
  announceChipRace(
    @Args('input', checkedInput) input: AnnounceChipRaceInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('AnnounceChipRace', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Races off the odd chips of a table between two hands, by the book of the tournament. A second time, or where no old chips are, it gives no events.',
  })
  runChipRace(@Args('input', checkedInput) input: RunChipRaceInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('RunChipRace', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Records that a player has chips that were raced off: exchanged for exactly as much as they make, or removed, as the book has it.',
  })
  reportFoundChips(
    @Args('input', checkedInput) input: ReportFoundChipsInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('ReportFoundChips', input, request);
  }
}
