/** Queries for hands: the list of a tournament, one now, one replayed. */
import { Args, ArgsType, Context, Field, Int, Query, Resolver } from '@nestjs/graphql';
import { IsOptional, Min } from 'class-validator';
import { tournamentOfHand, type HandId } from '../../../events/ids.js';
import { hands } from '../../../projections/hands.js';
import { makePublicSight } from '../../audit/secrets.js';
import { refuse } from '../../hand/refusals.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { unknownBook } from '../../rulebooks/rulebooks.js';
import { Policy } from '../policy/policy.js';
import { nameSeen } from '../language/player.types.js';
import { namesAt } from '../../texts/named-seats.js';
import { withoutPrivateWords } from '../../access/policy/private-words.js';
import { eventsSeenBy } from '../policy/words-seen.js';
import { refused } from '../request/error-presentation.js';
import { loadHand } from './hand-loading.js';
import { Hand } from './hand.types.js';
import { KeptReplays } from './kept-replays.js';
import { SubstantialAction } from '../incidents/substantial-action.types.js';
import { HandConnection, HandReplay, HandSummary, ReplayStepType } from './replay.types.js';
import { RequestContext } from '../request/request-context.js';
import { pageOfTournament } from '../reading/view-reading.js';
import { TournamentPageArgs, HandArgs, OfHand } from '../inputs/tournament-args.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { inGraph, OnHand, OnTournament } from '../graph/edges.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs } from '../language/costs.js';
import { Reading } from '../reading/reading.js';

@ArgsType()
class HandByIdArgs {
  @OfHand()
  id!: string;
}

@ArgsType()
class HandReplayArgs extends HandArgs {
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of the first event to give, from 0; all from the first when it is not given. A page that follows a hand asks for what is new.',
  })
  @IsOptional()
  @Min(0)
  from?: number | null;

  @Field(() => Int, { nullable: true, description: 'The number of the last event to replay, from 0; all when it is not given.' })
  @IsOptional()
  @Min(0)
  upTo?: number | null;
}

@Resolver()
export class HandsResolver {
  readonly #replays: KeptReplays;

  constructor(
    private readonly reading: Reading,
    private readonly policy: Policy,
  ) {
    this.#replays = new KeptReplays(reading.events);
  }

  @OnTournament('hands')
  @ForEverybody()
  @Query(() => HandConnection, {
    nullable: true,
    description: 'The recorded hands of a tournament; null when there is no such tournament.',
  })
  hands(@Args(checkedArgs) args: TournamentPageArgs): Promise<object | null> {
    return pageOfTournament(this.reading, hands, args, ({ body }) => new HandSummary(body, this.reading.people));
  }

  @Costs({ weight: 400 })
  @inGraph({
    edges: [
      { of: 'HandSummary', as: 'hand', given: { id: 'id' } },
      { of: 'TableHand', as: 'hand', given: { id: 'handId' } },
    ],
    root: 'stays',
    node: ['id'],
  })
  @ForEverybody()
  @Query(() => Hand, { nullable: true, description: 'One hand now, with its legal actions; null when there is none with this id.' })
  hand(@Args(checkedArgs) { id }: HandByIdArgs, @Context() request: RequestContext): Promise<Hand | null> {
    return loadHand(this.reading, id as HandId, this.policy.seesCards(request.principal, tournamentOfHand(id as HandId)));
  }

  @Costs({ weight: 400, settledBy: 'weight' })
  @OnHand('substantialAction')
  @ForEverybody()
  @Query(() => SubstantialAction, {
    nullable: true,
    description: 'Whether there was substantial action on the street that a hand is on; null when there is none of this id.',
  })
  async substantialAction(@Args(checkedArgs) { handId }: HandArgs): Promise<SubstantialAction | null> {
    const { state } = await this.reading.load('hand', handId as HandId);
    if (state.start === null) return null;
    const { rulebook } = state.start;
    const book = rulebookFor(rulebook);
    if (book === null) throw refused(refuse('UNKNOWN_RULEBOOK', unknownBook(rulebook.id, rulebook.edition)).refusal);
    return new SubstantialAction(state, book);
  }

  @Costs({ weight: 2_000 })
  @OnHand('replay', { root: 'stays', node: ['handId'] })
  @ForEverybody()
  @Query(() => HandReplay, {
    nullable: true,
    description: 'One hand again, event by event, by the rules that judged it; null when there is no hand of this id.',
  })
  async handReplay(
    @Args(checkedArgs) { handId, from, upTo }: HandReplayArgs,
    @Context() request: RequestContext,
  ): Promise<HandReplay | null> {
    const id = handId as HandId;
    const replay = await this.#replays.read(id);
    if (replay === null) return null;
    const { events, recordAt } = replay;
    const seesCards = this.policy.seesCards(request.principal, tournamentOfHand(id));
    const sight = seesCards ? 'all' : makePublicSight(events[0]!.metadata);
    const seen = eventsSeenBy(this.policy, request);
    const playerAt = namesAt(events, (playerId) => nameSeen(this.reading.people, playerId, this.policy.sightOfName(request, playerId)));
    const steps = replay.steps(seesCards).slice(from ?? 0, upTo == null ? undefined : upTo + 1);
    return new HandReplay({
      handId: id,
      length: events.length,
      steps: steps.map((step) => {
        const recorded = events[step.revision]!;
        const shown = seen(recorded);
        const visibleStep = shown === recorded ? step : { ...step, event: withoutPrivateWords(step.event) };
        return new ReplayStepType(id, visibleStep, shown, recordAt, this.reading.people, playerAt, sight);
      }),
    });
  }
}
