/** The names that wait in the imported results of a club, and answers about them. */
import { Args, ArgsType, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { ClubId } from '../../../events/ids.js';
import { WaitingNames } from '../../app/sheets/waiting-names.js';
import { inGraph } from '../graph/edges.js';
import { IdField, WholeField } from '../inputs/fields.js';
import { checkedArgs, checkedInput } from '../inputs/input-validation.js';
import { Costs } from '../language/costs.js';
import { For } from '../policy/operations.js';
import { Reading } from '../reading/reading.js';
import { refused } from '../request/error-presentation.js';
import { RequestContext } from '../request/request-context.js';
import { ForgetNameInput, MatchNameInput } from './sheet.inputs.js';
import { ForgetNamePayload, MatchNamePayload, WaitingNamesType } from './waiting-names.types.js';

const MOST_NAMES = 200;

@ArgsType()
class WaitingNamesArgs {
  @IdField('The id of the club.')
  clubId!: ClubId;

  @WholeField(0, MOST_NAMES, 'How many names to give.', { defaultValue: 50 })
  first!: number;
}

@Resolver()
export class WaitingNamesResolver {
  constructor(
    private readonly reading: Reading,
    private readonly waiting: WaitingNames,
  ) {}

  @inGraph({ edges: [{ of: 'Club', as: 'waitingNames', given: { clubId: 'id' } }], root: 'none' })
  @For('sheets.import', 'clubId')
  @Costs({ weight: 2_000 })
  @Query(() => WaitingNamesType, {
    nullable: true,
    description: 'The names under which imported results of the club wait for a person. matchName answers for all results with a name.',
  })
  async waitingNames(@Args(checkedArgs) { clubId, first }: WaitingNamesArgs): Promise<WaitingNamesType> {
    return new WaitingNamesType(await this.waiting.list(clubId), first, this.reading);
  }

  @For('sheets.import', 'clubId')
  @Mutation(() => MatchNamePayload, {
    nullable: true,
    description:
      'Says whose results wait under a name: all of the club’s get the person, and later imports match the name where it is remembered. forgetName takes the memory back, reassignRow one result.',
  })
  async matchName(@Args('input', checkedInput) input: MatchNameInput, @Context() request: RequestContext): Promise<MatchNamePayload> {
    const done = await this.waiting.answer(input, request.admitted!.actor, request.correlateWith(null));
    if ('refusal' in done) throw refused(done.refusal);
    return new MatchNamePayload(done);
  }

  @For('sheets.import', 'clubId')
  @Mutation(() => ForgetNamePayload, {
    nullable: true,
    description: 'Forgets whose results are under a name in later imports of the club. Results that it matched stay matched.',
  })
  async forgetName(@Args('input', checkedInput) { clubId, name }: ForgetNameInput): Promise<ForgetNamePayload> {
    return new ForgetNamePayload(await this.waiting.forget(clubId, name));
  }
}
