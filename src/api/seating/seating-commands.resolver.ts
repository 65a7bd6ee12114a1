/**
 * A mutation for every command on who sits where. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { TournamentPayload } from '../commands/command-payload.js';
import { CommandMutation, TournamentMutations } from '../commands/mutations.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import {
  AnnounceBreakOrderInput,
  BreakTableInput,
  CancelMoveInput,
  ConfirmMoveInput,
  HaltTableInput,
  MovePlayerInput,
  OpenTableInput,
  RedrawFinalTableInput,
  ResumeTableInput,
  TightenBalancingInput,
} from './seating.inputs.js';

@Resolver()
export class SeatingCommandsResolver extends TournamentMutations {
  @CommandMutation(() => TournamentPayload, {
    description:
      'Has the move made that is proposed (query proposedMoves). It is refused when something else is proposed by now. A player who is dealt into a hand moves when it is over.',
  })
  confirmMove(@Args('input', checkedInput) input: ConfirmMoveInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('ConfirmMove', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Moves a player to another seat by order of the director; the event tells what the book proposed. A player who is dealt into a hand moves when it is over.',
  })
  movePlayer(@Args('input', checkedInput) input: MovePlayerInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('MovePlayer', input, request);
  }

  @CommandMutation(() => TournamentPayload, { description: 'Takes back a move that waits for the end of a hand or for a count.' })
  cancelMove(@Args('input', checkedInput) input: CancelMoveInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('CancelMove', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Has a table, or every table, begin no more hands; the hand that runs is played to its end.',
  })
  haltTable(@Args('input', checkedInput) input: HaltTableInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('HaltTable', input, request);
  }

  @CommandMutation(() => TournamentPayload, { description: 'Has a table play on that was stopped, even if it is short of players.' })
  resumeTable(@Args('input', checkedInput) input: ResumeTableInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('ResumeTable', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Has tables balanced more tightly from now on, as late in an event (RC 10; RO 2.3).',
  })
  tightenBalancing(
    @Args('input', checkedInput) input: TightenBalancingInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('TightenBalancing', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Tells the players in which order tables are broken, or that it changes and why (RO 2.4).',
  })
  announceBreakOrder(
    @Args('input', checkedInput) input: AnnounceBreakOrderInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('AnnounceBreakOrder', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Closes a table: its players go to free seats of the other tables, drawn or as the book has them go.',
  })
  breakTable(@Args('input', checkedInput) input: BreakTableInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('BreakTable', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Opens one more table, the next in number, for late players. It begins no hand before two players sit there: balancing brings others, and while late players are admitted it is not broken. Where moves are automatic, a late player who finds no seat has one opened by itself.',
  })
  openTable(@Args('input', checkedInput) input: OpenTableInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('OpenTable', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Forms the final table: all who are left are seated anew, and its button is found as at the start.',
  })
  redrawFinalTable(
    @Args('input', checkedInput) input: RedrawFinalTableInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('RedrawFinalTable', input, request);
  }
}
