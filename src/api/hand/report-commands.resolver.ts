/**
 * A mutation for everything that a table can report of a hand beside the acts of its players. May import: Nest, the facade.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { Tapis } from '../../app/tapis.js';
import type { HandCommand } from '../../hand/commands.js';
import { HandPayload } from '../commands/command-payload.js';
import { takeHandCommand } from '../commands/hand-command-taking.js';
import type { HandCommandInput } from './hand.inputs.js';
import { checkedInput } from '../server/input-validation.js';
import {
  AdjustTimeInput,
  ApproveTimeInput,
  ClaimSkippedTurnInput,
  ExpireTimeInput,
  RecordUncorrectedInput,
  RefuseTimeInput,
  ReportHiddenChipsInput,
  ReportWrongAmountInput,
  RequestChangeInput,
  RequestCountInput,
  RequestTimeInput,
  SaveSkippedHandInput,
} from './report.inputs.js';
import { RequestContext } from '../server/request-context.js';
import { TokenGuard } from '../server/token.guard.js';
import { TAPIS } from '../reading/view-reading.js';

@Resolver()
@UseGuards(TokenGuard)
export class ReportCommandsResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @Mutation(() => HandPayload, {
    description: 'Calls time on the seat in turn, as the rulebook allows it; the clock waits for an official.',
  })
  requestTime(@Args('input', checkedInput) input: RequestTimeInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { seat, askedBy = null, waitedMs, dealing, away } = input;
    return this.take(input, request, { type: 'RequestTime', seat, askedBy, at: this.tapis.now(), waitedMs, dealing, away });
  }

  @Mutation(() => HandPayload, { description: 'Approves a call for time: it begins now, by the clock of the server.' })
  approveTime(@Args('input', checkedInput) input: ApproveTimeInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { seconds = null, countdownSeconds = null } = input;
    return this.take(input, request, { type: 'ApproveTime', at: this.tapis.now(), seconds, countdownSeconds });
  }

  @Mutation(() => HandPayload, { description: 'Refuses a call for time.' })
  refuseTime(@Args('input', checkedInput) input: RefuseTimeInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'RefuseTime', reason: input.reason ?? null });
  }

  @Mutation(() => HandPayload, { description: 'Sets another length for the time that is running.' })
  adjustTime(@Args('input', checkedInput) input: AdjustTimeInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'AdjustTime', seconds: input.seconds, countdownSeconds: input.countdownSeconds });
  }

  @Mutation(() => HandPayload, {
    description: 'Says that the count has ended now; refused while the player has time left, or when he has acted.',
  })
  expireTime(@Args('input', checkedInput) input: ExpireTimeInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'ExpireTime', at: this.tapis.now() });
  }

  @Mutation(() => HandPayload, {
    description: 'Speaks up for a seat that was skipped: it has its turn, or its hand is dead, as the rulebook says.',
  })
  claimSkippedTurn(@Args('input', checkedInput) input: ClaimSkippedTurnInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { seat, reasonableTimePassed } = input;
    return this.take(input, request, { type: 'ClaimSkippedTurn', seat, reasonableTimePassed });
  }

  @Mutation(() => HandPayload, { description: 'Saves, exceptionally, a hand that was dead because its player spoke up too late.' })
  saveSkippedHand(@Args('input', checkedInput) input: SaveSkippedHandInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'SaveSkippedHand', seat: input.seat, reason: input.reason });
  }

  @Mutation(() => HandPayload, {
    description: 'Records a wrong amount of the seat in turn that nobody corrected, as it lies on the table.',
  })
  recordUncorrected(@Args('input', checkedInput) input: RecordUncorrectedInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { seat, action, to } = input;
    return this.take(input, request, { type: 'RecordUncorrected', seat, action, to });
  }

  @Mutation(() => HandPayload, {
    description: 'Says that a wrong amount was noticed: it is put right as far as the rulebook still allows it.',
  })
  reportWrongAmount(@Args('input', checkedInput) input: ReportWrongAmountInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'ReportWrongAmount', seat: input.seat, gathered: input.gathered });
  }

  @Mutation(() => HandPayload, { description: 'Asks for a count of the bet, of a stack or of the pot, as far as the rulebook grants it.' })
  requestCount(@Args('input', checkedInput) input: RequestCountInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take(input, request, { type: 'RequestCount', askedBy: input.askedBy ?? null, of: input.of });
  }

  @Mutation(() => HandPayload, { description: 'Asks for change of larger chips than the bet of the seat in turn.' })
  requestChange(@Args('input', checkedInput) input: RequestChangeInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { seat, chips, announced = null } = input;
    return this.take(input, request, { type: 'RequestChange', seat, chips, announced });
  }

  @Mutation(() => HandPayload, { description: 'Reports chips that came to light after an all-in that had been called.' })
  reportHiddenChips(@Args('input', checkedInput) input: ReportHiddenChipsInput, @Context() request: RequestContext): Promise<HandPayload> {
    const { seat, amount, origin, won = null } = input;
    return this.take(input, request, { type: 'ReportHiddenChips', seat, amount, origin, won });
  }

  private take(input: HandCommandInput, request: RequestContext, command: HandCommand): Promise<HandPayload> {
    return takeHandCommand(this.tapis, input, request, command);
  }
}
