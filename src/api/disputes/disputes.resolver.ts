/** Queries for disputes: those of a tournament, a hand or a player, and one with everything on record. */
import { Args, ArgsType, Context, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { type DisputeId, type HandId, tournamentOfHand } from '../../../events/ids.js';
import { disputes } from '../../../projections/disputes.js';
import type { DisputeAccount } from '../../dispute/state.js';
import type { Text } from '../../rulebooks/setting.js';
import { inGraph, OnTournament } from '../graph/edges.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { AtLeastArgs } from '../language/connections.js';
import { nameSeen } from '../language/player.types.js';
import { OfHand, TournamentPageArgs, TournamentPlayerArgs } from '../inputs/tournament-args.js';
import { Policy } from '../policy/policy.js';
import { eventsSeenBy } from '../policy/words-seen.js';
import { pageOfTournament, reach } from '../reading/view-reading.js';
import { RequestContext } from '../request/request-context.js';
import { checkedArgs, IsDisputeId } from '../inputs/input-validation.js';
import { type DisputeFindings, type DisputeReader, listFindings, writeDocument } from './dispute-document.js';
import { DisputeFindingsType } from './dispute-parts.types.js';
import { findDisputes, isOfHand, isOfPlayer, readDispute } from './dispute-reading.js';
import { Dispute, DisputeConnection } from './dispute.types.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs } from '../language/costs.js';
import { Reading } from '../reading/reading.js';

@ArgsType()
class DisputeArgs extends AtLeastArgs {
  @Field(() => ID, { description: 'The id of the dispute: tournament and number, such as "friday.d2".' })
  @IsDisputeId()
  id!: string;
}

@ArgsType()
class DisputedHandArgs extends AtLeastArgs {
  @OfHand()
  handId!: string;
}

@Resolver()
export class DisputesResolver {
  constructor(
    private readonly reading: Reading,
    private readonly policy: Policy,
  ) {}

  @inGraph({ root: 'stays', node: ['id'] })
  @ForEverybody()
  @Query(() => Dispute, { nullable: true, description: 'One dispute; null when there is none of this id.' })
  dispute(@Args(checkedArgs) { id, atLeast }: DisputeArgs): Promise<Dispute | null> {
    return readDispute(this.reading, id as DisputeId, atLeast);
  }

  @Costs({ weight: 2_000 })
  @inGraph({ edges: [{ of: 'Dispute', as: 'document', given: { id: 'id' } }], root: 'none' })
  // The resolver shows it to officials and to those whom the dispute concerns.
  @ForEverybody()
  @Query(() => BilingualText, {
    nullable: true,
    description:
      'All that is on record of the dispute as one text, for a commission. Null when there is none of this id, and for an asker who may not see it.',
  })
  async disputeDocument(@Args(checkedArgs) { id, atLeast }: DisputeArgs, @Context() request: RequestContext): Promise<Text | null> {
    await reach(this.reading, atLeast, disputes);
    const account = this.accountFor(id, request);
    return account === null ? null : writeDocument(this.reading, account, this.readerBehind(request));
  }

  @Costs({ weight: 2_000 })
  @inGraph({ edges: [{ of: 'Dispute', as: 'findings', given: { id: 'id' } }], root: 'none' })
  // The resolver shows them to officials and to those whom the dispute concerns.
  @ForEverybody()
  @Query(() => DisputeFindingsType, {
    nullable: true,
    description:
      'What a dispute rests on and what it led to, as the document says it. Null when there is none of this id, and for an asker who may not see it.',
  })
  async disputeFindings(
    @Args(checkedArgs) { id, atLeast }: DisputeArgs,
    @Context() request: RequestContext,
  ): Promise<DisputeFindings | null> {
    await reach(this.reading, atLeast, disputes);
    const account = this.accountFor(id, request);
    return account === null ? null : listFindings(this.reading, account, this.readerBehind(request));
  }

  /** Null where there is none, and for an asker who may not see it. */
  private accountFor(id: string, { principal }: RequestContext): DisputeAccount | null {
    const account = this.reading.views.get(disputes, id)?.body;
    return account !== undefined && this.policy.seesDispute(principal, account) ? account : null;
  }

  private readerBehind(request: RequestContext): DisputeReader {
    const { people } = this.reading;
    return {
      nameOf: (playerId) => nameSeen(people, playerId, this.policy.sightOfName(request, playerId)),
      seen: eventsSeenBy(this.policy, request),
    };
  }

  @OnTournament('disputes')
  @ForEverybody()
  @Query(() => DisputeConnection, {
    nullable: true,
    description: 'The disputes about a tournament, in the order of their numbers; null when there is no such tournament.',
  })
  disputes(@Args(checkedArgs) args: TournamentPageArgs): Promise<object | null> {
    return pageOfTournament(this.reading, disputes, args, ({ body }) => new Dispute(body, this.reading));
  }

  @Costs({ entries: 1 })
  @inGraph({
    edges: [
      { of: 'Hand', as: 'disputes', given: { handId: 'id' } },
      { of: 'HandSummary', as: 'disputes', given: { handId: 'id' } },
      { of: 'HandReplay', as: 'disputes', given: { handId: 'handId' } },
    ],
    root: 'none',
  })
  @ForEverybody()
  @Query(() => [Dispute], { description: 'The disputes about the hand.' })
  disputesOfHand(@Args(checkedArgs) { handId, atLeast }: DisputedHandArgs): Promise<readonly Dispute[]> {
    return findDisputes(this.reading, tournamentOfHand(handId as HandId), atLeast, isOfHand(handId));
  }

  @Costs({ entries: 1 })
  @inGraph({
    edges: [
      { of: 'Standing', as: 'disputes', given: { tournamentId: 'tournamentId', playerId: 'playerId' } },
      { of: 'DisciplineSheet', as: 'disputes', given: { tournamentId: 'tournamentId', playerId: 'playerId' } },
      { of: 'SheetResult', as: 'disputes', given: { tournamentId: 'sheetId', playerId: 'playerId' } },
    ],
    root: 'none',
  })
  @ForEverybody()
  @Query(() => [Dispute], { description: 'The disputes about the place, the result or a penalty of the player.' })
  disputesOfPlayer(@Args(checkedArgs) { tournamentId, playerId, atLeast }: TournamentPlayerArgs): Promise<readonly Dispute[]> {
    return findDisputes(this.reading, tournamentId, atLeast, isOfPlayer(playerId));
  }
}
