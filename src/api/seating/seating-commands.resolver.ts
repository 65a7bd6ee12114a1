/**
 * A mutation for every command on who sits where. May import: Nest, the facade.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { PlayerId } from '../../../events/ids.js';
import type { Tapis } from '../../app/tapis.js';
import type { Placement, SeatingCommand } from '../../tournament/seating/commands.js';
import { TournamentPayload } from '../commands/command-payload.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { TokenGuard } from '../server/token.guard.js';
import { takeTournamentCommand } from '../commands/tournament-command-taking.js';
import type { TournamentCommandInput } from '../tournament/tournament.inputs.js';
import { TAPIS } from '../reading/view-reading.js';
import {
  AnnounceBreakOrderInput,
  BreakTableInput,
  CancelMoveInput,
  ConfirmMoveInput,
  HaltTableInput,
  MovePlayerInput,
  type PlacementInput,
  OpenTableInput,
  RedrawFinalTableInput,
  ResumeTableInput,
  TightenBalancingInput,
} from './seating.inputs.js';

@Resolver()
@UseGuards(TokenGuard)
export class SeatingCommandsResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Mutation(() => TournamentPayload, {
    description:
      'Has the move made that is proposed (query proposedMoves). It is refused when something else is proposed by now. A player who is dealt into a hand moves when it is over.',
  })
  confirmMove(@Args('input', checkedInput) input: ConfirmMoveInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'ConfirmMove', ...toSeat(input) });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Moves a player to another seat by order of the director; the event tells what the book proposed. A player who is dealt into a hand moves when it is over.',
  })
  movePlayer(@Args('input', checkedInput) input: MovePlayerInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'MovePlayer', ...toSeat(input), reason: input.reason });
  }

  @Mutation(() => TournamentPayload, { description: 'Takes back a move that waits for the end of a hand or for a count.' })
  cancelMove(@Args('input', checkedInput) input: CancelMoveInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'CancelMove', playerId: input.playerId as PlayerId, reason: input.reason });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Has a table, or every table, begin no more hands; the hand that runs is played to its end.',
  })
  haltTable(@Args('input', checkedInput) input: HaltTableInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'HaltTable', table: input.table ?? null, reason: input.reason });
  }

  @Mutation(() => TournamentPayload, { description: 'Has a table play on that was stopped, even if it is short of players.' })
  resumeTable(@Args('input', checkedInput) input: ResumeTableInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'ResumeTable', table: input.table, reason: input.reason });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Has tables balanced more tightly from now on, as late in an event (RC 10; RO 2.3).',
  })
  tightenBalancing(
    @Args('input', checkedInput) input: TightenBalancingInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'TightenBalancing' });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Tells the players in which order tables are broken, or that it changes and why (RO 2.4).',
  })
  announceBreakOrder(
    @Args('input', checkedInput) input: AnnounceBreakOrderInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'AnnounceBreakOrder', tables: input.tables, reason: input.reason ?? null });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Closes a table: its players go to free seats of the other tables, drawn or as the book has them go.',
  })
  breakTable(@Args('input', checkedInput) input: BreakTableInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    const { table, reason } = input;
    const given = { ...seatsOf(input), ...(reason == null ? {} : { reason }) };
    return this.take(input, request, { type: 'BreakTable', table, ...given });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Opens one more table, the next in number, for late players. It begins no hand before two players sit there: balancing brings others, and while late players are admitted it is not broken. Where moves are automatic, a late player who finds no seat has one opened by itself.',
  })
  openTable(@Args('input', checkedInput) input: OpenTableInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'OpenTable', reason: input.reason });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Forms the final table: all who are left are seated anew, and its button is found as at the start.',
  })
  redrawFinalTable(
    @Args('input', checkedInput) input: RedrawFinalTableInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const table = input.table == null ? {} : { table: input.table };
    return this.take(input, request, { type: 'RedrawFinalTable', ...table, ...seatsOf(input) });
  }

  private take(
    input: TournamentCommandInput,
    request: RequestContext,
    command: SeatingCommand,
    asGiven?: object,
  ): Promise<TournamentPayload> {
    return takeTournamentCommand(this.tapis, input, request, command, asGiven);
  }
}

function toSeat({ playerId, table, seat, stack }: ConfirmMoveInput): Omit<Placement, 'playerId'> & {
  readonly playerId: PlayerId;
  readonly stack?: number;
} {
  return { playerId: playerId as PlayerId, table, seat, ...(stack == null ? {} : { stack }) };
}

function seatsOf({ seats }: { readonly seats?: readonly PlacementInput[] | null }): { readonly seats?: readonly Placement[] } {
  if (seats == null) return {};
  return { seats: seats.map(({ playerId, table, seat }) => ({ playerId: playerId as PlayerId, table, seat })) };
}
