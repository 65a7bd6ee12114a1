/**
 * A mutation for every command on exchanged, raced and found chips. May import: Nest, the facade.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import type { Tapis } from '../../app/tapis.js';
import type { ChipRaceCommand } from '../../tournament/chip-race/commands.js';
import { TournamentPayload } from '../commands/command-payload.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { TokenGuard } from '../server/token.guard.js';
import { takeTournamentCommand } from '../commands/tournament-command-taking.js';
import type { TournamentCommandInput } from '../tournament/tournament.inputs.js';
import { TAPIS } from '../reading/view-reading.js';
import {
  AnnounceChipRaceInput,
  AnnounceColorUpInput,
  ExchangeChipsInput,
  type PiecesInput,
  type RaceCardsInput,
  ReportFoundChipsInput,
  RunChipRaceInput,
} from './chip-race.inputs.js';

@Resolver()
@UseGuards(TokenGuard)
export class ChipRaceCommandsResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Mutation(() => TournamentPayload, {
    description: 'Announces that chips of a value are changed for larger ones; stacks are worth what they were.',
  })
  announceColorUp(
    @Args('input', checkedInput) input: AnnounceColorUpInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { value, extent, by } = input;
    return this.take(input, request, { type: 'AnnounceColorUp', value, extent, by });
  }

  @Mutation(() => TournamentPayload, { description: 'Records an exchange of chips at equal value; stacks are worth what they were.' })
  exchangeChips(@Args('input', checkedInput) input: ExchangeChipsInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    const { table, playerId, otherId, gives, gets, by } = input;
    return this.take(input, request, {
      type: 'ExchangeChips',
      table,
      playerId: playerId as PlayerId,
      otherId: (otherId ?? null) as PlayerId | null,
      gives: piecesOf(gives),
      gets: piecesOf(gets),
      by,
    });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Announces a chip race: the smallest chip leaves play. Blinds and bets are multiples of the larger one from the next hand on; each table keeps its old chips until it races.',
  })
  announceChipRace(
    @Args('input', checkedInput) input: AnnounceChipRaceInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { newSmallest, by } = input;
    return this.take(input, request, { type: 'AnnounceChipRace', newSmallest, by, at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Races off the odd chips of a table between two hands, by the book of the tournament. A second time, or where no old chips are, it gives no events.',
  })
  runChipRace(@Args('input', checkedInput) input: RunChipRaceInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    const { table, newSmallest, cards, newDealer, houseDealer, startSeat, winners, rescued, by } = input;
    return this.take(input, request, {
      type: 'RunChipRace',
      table,
      newSmallest,
      ...(cards == null ? {} : { cards: cardsOf(cards) }),
      ...(newDealer == null ? {} : { newDealer }),
      houseDealer,
      ...(startSeat == null ? {} : { startSeat }),
      ...(winners == null ? {} : { winners }),
      ...(rescued == null ? {} : { rescued }),
      by,
    });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Records that a player has chips that were raced off: exchanged for exactly as much as they make, or removed, as the book has it.',
  })
  reportFoundChips(
    @Args('input', checkedInput) input: ReportFoundChipsInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { playerId, value, count } = input;
    return this.take(input, request, { type: 'ReportFoundChips', playerId: playerId as PlayerId, value, count });
  }

  /** @throws ApiError with the refusal's code */
  private take(input: TournamentCommandInput, request: RequestContext, command: ChipRaceCommand): Promise<TournamentPayload> {
    return takeTournamentCommand(this.tapis, input, request, command);
  }
}

function piecesOf(pieces: readonly PiecesInput[]) {
  return pieces.map(({ value, count }) => ({ value, count }));
}

export function cardsOf(cards: readonly RaceCardsInput[]) {
  return cards.map(({ seat, cards: own }) => ({ seat, cards: own }));
}
