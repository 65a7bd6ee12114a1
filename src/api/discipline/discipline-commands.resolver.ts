/**
 * A mutation for every command on offences and penalties. May import: Nest, the facade.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { HandId, PlayerId } from '../../../events/ids.js';
import type { Tapis } from '../../app/tapis.js';
import type { DisciplineCommand, ToldOffence } from '../../tournament/discipline/commands.js';
import { TournamentPayload } from '../commands/command-payload.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
import { TokenGuard } from '../server/token.guard.js';
import { takeTournamentCommand } from '../commands/tournament-command-taking.js';
import type { TournamentCommandInput } from '../tournament/tournament.inputs.js';
import { TAPIS } from '../reading/view-reading.js';
import {
  CloseOffenceInput,
  IssuePenaltyInput,
  LiftPenaltyInput,
  type OffenceFactsInput,
  RecordOffenceInput,
  WaiveSanctionInput,
} from './discipline.inputs.js';

@Resolver()
@UseGuards(TokenGuard)
export class DisciplineCommandsResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Mutation(() => TournamentPayload, {
    description:
      'Puts an offence of a player on record, with what the scale of the book proposes; offences that hands note go on record by themselves.',
  })
  recordOffence(@Args('input', checkedInput) input: RecordOffenceInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    return this.take(input, request, { type: 'RecordOffence', ...toldOf(input), offence: input.offence, by: input.by });
  }

  @Mutation(() => TournamentPayload, {
    description:
      'Gives a penalty for an offence: it is served from the next hand on, cards dealt and dead, blinds and antes taken (RC 71; MO 13.1; TDA 7; RO 11.1, 11.2). To disqualify a player there is disqualifyPlayer.',
  })
  issuePenalty(@Args('input', checkedInput) input: IssuePenaltyInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    const { offenceId, offence, unit, count, handInProgress, reason, by } = input;
    return this.take(input, request, {
      type: 'IssuePenalty',
      ...toldOf(input),
      ...(offenceId == null ? {} : { offenceId }),
      ...(offence == null ? {} : { offence }),
      unit,
      count,
      handInProgress,
      ...(reason == null ? {} : { reason }),
      by,
    });
  }

  @Mutation(() => TournamentPayload, { description: 'Closes an offence without a penalty: none is given for it, or it was none.' })
  closeOffence(@Args('input', checkedInput) input: CloseOffenceInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    const { offenceId, finding, reason, by } = input;
    return this.take(input, request, { type: 'CloseOffence', offenceId, finding, ...(reason == null ? {} : { reason }), by });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Spares a player a penalty that the book prescribes, for fairness (RC 1; MO 13.2; TDA 1; RO 1.1).',
  })
  waiveSanction(@Args('input', checkedInput) input: WaiveSanctionInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    const { offenceId, reason, by } = input;
    return this.take(input, request, { type: 'WaiveSanction', offenceId, reason, by });
  }

  @Mutation(() => TournamentPayload, {
    description: 'Takes back a penalty that was given in error: what is left of it falls away, and its offence is open again.',
  })
  liftPenalty(@Args('input', checkedInput) input: LiftPenaltyInput, @Context() request: RequestContext): Promise<TournamentPayload> {
    const { penaltyId, reason, by } = input;
    return this.take(input, request, { type: 'LiftPenalty', penaltyId, reason, by });
  }

  /** @throws ApiError with the refusal's code */
  private take(input: TournamentCommandInput, request: RequestContext, command: DisciplineCommand): Promise<TournamentPayload> {
    return takeTournamentCommand(this.tapis, input, request, command);
  }
}

function toldOf(input: RecordOffenceInput | IssuePenaltyInput): Omit<ToldOffence, 'offence'> {
  const { playerId, others, facts, handId, step, note, earlierSeason } = input;
  return {
    playerId: playerId as PlayerId,
    ...(others == null ? {} : { others: others.map((id) => id as PlayerId) }),
    ...(facts == null ? {} : { facts: factsOf(facts) }),
    ...(handId == null ? {} : { handId: handId as HandId }),
    ...(step == null ? {} : { revision: step }),
    ...(note == null ? {} : { note }),
    ...(earlierSeason == null ? {} : { earlierSeason }),
  };
}

/** What holds alone. */
function factsOf({ deliberate, betBetween, cleared }: OffenceFactsInput): NonNullable<ToldOffence['facts']> {
  return { ...(deliberate ? { deliberate } : {}), ...(betBetween ? { betBetween } : {}), ...(cleared ? { cleared } : {}) };
}
