/**
 * A mutation for every command on hand-for-hand play, and for the one that adjusts the clock. May import: Nest, the facade.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { Tapis } from '../../app/tapis.js';
import type { TournamentCommand } from '../../tournament/commands.js';
import { TournamentPayload } from '../commands/command-payload.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { TokenGuard } from '../server/token.guard.js';
import { takeTournamentCommand } from '../commands/tournament-command-taking.js';
import type { TournamentCommandInput } from '../tournament/tournament.inputs.js';
import { TAPIS } from '../reading/view-reading.js';
import {
  AdjustClockInput,
  AdvanceHandForHandRoundInput,
  AnnounceHandForHandInput,
  EndHandForHandInput,
  HoldAllInInput,
  RevealAllInsInput,
} from './hand-for-hand.inputs.js';

@Resolver()
@UseGuards(TokenGuard)
export class HandForHandCommandsResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Mutation(() => TournamentPayload, {
    description: 'Adds time to the level or break that stands, or takes time from it.',
  })
  adjustClock(@Args('input', checkedInput) input: AdjustClockInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    const { seconds, reason } = input;
    return this.take(input, request, { type: 'AdjustClock', seconds, reason, at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Announces hand-for-hand play: each table plays one hand and waits for the others; the clock stops with the first, and is put forward after each round (RO 2.7).',
  })
  announceHandForHand(
    @Args('input', checkedInput) input: AnnounceHandForHandInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { reason, stillPlaying } = input;
    const playing = stillPlaying == null ? {} : { stillPlaying };
    return this.take(input, request, { type: 'AnnounceHandForHand', reason, ...playing, at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Ends the round without tables that will play no hand in it. A round in which every table has finished ends by itself.',
  })
  advanceHandForHandRound(
    @Args('input', checkedInput) input: AdvanceHandForHandRoundInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    const { without, reason } = input;
    const excused = without == null ? {} : { without, reason: reason ?? null };
    return this.take(input, request, { type: 'AdvanceHandForHandRound', ...excused, at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Records that a player is all in and called at a table whose hands nobody types in: its cards wait face down for the other tables (RO 2.7).',
  })
  holdAllIn(@Args('input', checkedInput) input: HoldAllInInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'HoldAllIn', table: input.table, handId: null, at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Has all-in hands that wait turned up: refused while another table plays. Once all are done it happens by itself (RO 2.7).',
  })
  revealAllIns(@Args('input', checkedInput) input: RevealAllInsInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'RevealAllIns', at: this.tapis.now() });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Ends hand-for-hand play; the clock runs again. It ends by itself after the round in which what it was announced for has come.',
  })
  endHandForHand(@Args('input', checkedInput) input: EndHandForHandInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'EndHandForHand', reason: input.reason ?? null, at: this.tapis.now() });
  }

  private take(input: TournamentCommandInput, request: RequestContext, command: TournamentCommand): Promise<TournamentPayload> {
    return takeTournamentCommand(this.tapis, input, request, command);
  }
}
