/**
 * A mutation for every command on hand-for-hand play. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { TournamentPayload } from '../commands/command-payload.js';
import { CommandMutation, TournamentMutations } from '../commands/mutations.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import {
  AdvanceHandForHandRoundInput,
  AnnounceHandForHandInput,
  EndHandForHandInput,
  HoldAllInInput,
  RevealAllInsInput,
} from './hand-for-hand.inputs.js';

@Resolver()
export class HandForHandCommandsResolver extends TournamentMutations {
  @CommandMutation(() => TournamentPayload, {
    description:
      'Announces hand-for-hand play: each table plays one hand and waits for the others; the clock stops with the first, and is put forward after each round (RO 2.7).',
  })
  announceHandForHand(
    @Args('input', checkedInput) input: AnnounceHandForHandInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('AnnounceHandForHand', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Ends the round without tables that will play no hand in it. A round in which every table has finished ends by itself.',
  })
  advanceHandForHandRound(
    @Args('input', checkedInput) input: AdvanceHandForHandRoundInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('AdvanceHandForHandRound', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Records that a player is all in and called at a table whose hands nobody types in: its cards wait face down for the other tables (RO 2.7).',
  })
  holdAllIn(@Args('input', checkedInput) input: HoldAllInInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('HoldAllIn', input, request, { handId: null, ...this.now() });
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Has all-in hands that wait turned up: refused while another table plays. Once all are done it happens by itself (RO 2.7).',
  })
  revealAllIns(@Args('input', checkedInput) input: RevealAllInsInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('RevealAllIns', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Ends hand-for-hand play; the clock runs again. It ends by itself after the round in which what it was announced for has come.',
  })
  endHandForHand(@Args('input', checkedInput) input: EndHandForHandInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take('EndHandForHand', input, request, this.now());
  }
}
