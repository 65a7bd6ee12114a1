/**
 * A mutation for every command on who is out, in which place, and who has qualified. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { TournamentPayload } from '../commands/command-payload.js';
import { CommandMutation, TournamentMutations } from '../commands/mutations.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import {
  DeclareEliminationInput,
  DisqualifyPlayerInput,
  EliminatePlayersInput,
  RecordAbandonmentInput,
  RecordUndeclaredEliminationInput,
  ReinstatePlayerInput,
  RemoveAbsentPlayerInput,
  RuleOnQualificationInput,
} from './ranking.inputs.js';

@Resolver()
export class RankingCommandsResolver extends TournamentMutations {
  @CommandMutation(() => TournamentPayload, {
    description:
      'Records that players went out at the same time, at one table or several: in one round of hand-for-hand, say. Who is out already is placed with the others; who sits at a table whose hands nobody types in is put out by it (RO 1.10, 2.7; MO 9.10; TF §10 b10).',
  })
  eliminatePlayers(
    @Args('input', checkedInput) input: EliminatePlayersInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('EliminatePlayers', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Records that a player gives up, once he has confirmed it or the director judges it so: his chips leave play, and he is placed as of now (RO 1.9).',
  })
  recordAbandonment(
    @Args('input', checkedInput) input: RecordAbandonmentInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('RecordAbandonment', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Takes out a player who is not there on a later day, because he gave notice or the time to show up is over; else he is in while he has chips (RO 1.8).',
  })
  removeAbsentPlayer(
    @Args('input', checkedInput) input: RemoveAbsentPlayerInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('RemoveAbsentPlayer', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Excludes a player: his chips leave play, and he is placed as of now; before the start he leaves the list and can’t come back (RO 1.4; RC 71; MO 13.1; TDA 7).',
  })
  disqualifyPlayer(
    @Args('input', checkedInput) input: DisqualifyPlayerInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('DisqualifyPlayer', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description:
      'Takes back that a player is out, where no typed hand cost him his chips: he is in again with those that he had, at his seat, and who went out since has another place. A tournament that had ended by it goes on. Between the hands of a table whose hands nobody types in; its stacks are not known until they are counted.',
  })
  reinstatePlayer(
    @Args('input', checkedInput) input: ReinstatePlayerInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('ReinstatePlayer', input, request, this.now());
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Records that a player who is out has told the officials, as two of the books ask (MO 7.18; TF §8 b15).',
  })
  declareElimination(
    @Args('input', checkedInput) input: DeclareEliminationInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('DeclareElimination', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Records that a player who is out did not tell the officials: in a tournament for points he gets none (MO 7.18).',
  })
  recordUndeclaredElimination(
    @Args('input', checkedInput) input: RecordUndeclaredEliminationInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('RecordUndeclaredElimination', input, request);
  }

  @CommandMutation(() => TournamentPayload, {
    description: 'Rules on who qualifies of players who share the last places that do, which ends the satellite (MO 1.4, 13.2).',
  })
  ruleOnQualification(
    @Args('input', checkedInput) input: RuleOnQualificationInput,
    @Context() request: RequestContext,
  ): Promise<TournamentPayload> {
    return this.take('RuleOnQualification', input, request, this.now());
  }
}
