/**
 * A mutation for everything that a table can report of a hand beside the acts of its players. May import: Nest, its neighbours.
 */
import { Args, Context, Resolver } from '@nestjs/graphql';
import { HandPayload } from '../commands/command-payload.js';
import { CommandMutation, HandMutations } from '../commands/mutations.js';
import { checkedInput } from '../server/input-validation.js';
import { RequestContext } from '../server/request-context.js';
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

@Resolver()
export class ReportCommandsResolver extends HandMutations {
  @CommandMutation(() => HandPayload, {
    description: 'Calls time on the seat in turn, as the rulebook allows it; the clock waits for an official.',
  })
  requestTime(@Args('input', checkedInput) input: RequestTimeInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('RequestTime', input, request, this.now());
  }

  @CommandMutation(() => HandPayload, { description: 'Approves a call for time: it begins now, by the clock of the server.' })
  approveTime(@Args('input', checkedInput) input: ApproveTimeInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ApproveTime', input, request, this.now());
  }

  @CommandMutation(() => HandPayload, { description: 'Refuses a call for time.' })
  refuseTime(@Args('input', checkedInput) input: RefuseTimeInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('RefuseTime', input, request);
  }

  @CommandMutation(() => HandPayload, { description: 'Sets another length for the time that is running.' })
  adjustTime(@Args('input', checkedInput) input: AdjustTimeInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('AdjustTime', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Says that the count has ended now; refused while the player has time left, or when he has acted.',
  })
  expireTime(@Args('input', checkedInput) input: ExpireTimeInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ExpireTime', input, request, this.now());
  }

  @CommandMutation(() => HandPayload, {
    description: 'Speaks up for a seat that was skipped: it has its turn, or its hand is dead, as the rulebook says.',
  })
  claimSkippedTurn(@Args('input', checkedInput) input: ClaimSkippedTurnInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ClaimSkippedTurn', input, request);
  }

  @CommandMutation(() => HandPayload, { description: 'Saves, exceptionally, a hand that was dead because its player spoke up too late.' })
  saveSkippedHand(@Args('input', checkedInput) input: SaveSkippedHandInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('SaveSkippedHand', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Records a wrong amount of the seat in turn that nobody corrected, as it lies on the table.',
  })
  recordUncorrected(@Args('input', checkedInput) input: RecordUncorrectedInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('RecordUncorrected', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Says that a wrong amount was noticed: it is put right as far as the rulebook still allows it.',
  })
  reportWrongAmount(@Args('input', checkedInput) input: ReportWrongAmountInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ReportWrongAmount', input, request);
  }

  @CommandMutation(() => HandPayload, {
    description: 'Asks for a count of the bet, of a stack or of the pot, as far as the rulebook grants it.',
  })
  requestCount(@Args('input', checkedInput) input: RequestCountInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('RequestCount', input, request);
  }

  @CommandMutation(() => HandPayload, { description: 'Asks for change of larger chips than the bet of the seat in turn.' })
  requestChange(@Args('input', checkedInput) input: RequestChangeInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('RequestChange', input, request);
  }

  @CommandMutation(() => HandPayload, { description: 'Reports chips that came to light after an all-in that had been called.' })
  reportHiddenChips(@Args('input', checkedInput) input: ReportHiddenChipsInput, @Context() request: RequestContext): Promise<HandPayload> {
    return this.take('ReportHiddenChips', input, request);
  }
}
