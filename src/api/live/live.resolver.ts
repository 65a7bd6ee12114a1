/** Subscriptions: each sends the state of its view at once and after each change. A hand's events come completely and in order. */
import { Args, ArgsType, Context, Field, Int, ObjectType, Resolver, Subscription } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, IsOptional, Min } from 'class-validator';
import { handStream, tournamentOfHand, type HandId, type TournamentId } from '../../../events/ids.js';
import { clock } from '../../../projections/clock.js';
import type { Projection } from '../../../projections/projection.js';
import { standings } from '../../../projections/standings.js';
import { tableKey } from '../../../projections/table-row.js';
import { tables } from '../../../projections/tables.js';
import { type AnyProjection } from '../../../projections/catalogue.js';
import { tournaments } from '../../../projections/tournaments.js';
import { decodeEvent } from '../../app/dispatch/event-codec.js';
import { readDecoded } from '../../app/dispatch/stream-events.js';
import { type EventSight, makePublicSight } from '../../audit/secrets.js';
import { tournamentOfChange } from '../../feed/change-kinds.js';
import { readClock } from '../clock/clock.resolver.js';
import { Clock } from '../clock/clock.types.js';
import { EventType } from '../audit/event.types.js';
import { Policy } from '../policy/policy.js';
import { eventsSeenBy } from '../policy/words-seen.js';
import { LiveQuery } from '../reading/live-query.js';
import { RequestContext } from '../request/request-context.js';
import { StandingsReader } from '../standings/standings-reader.js';
import { StandingConnection } from '../standings/standings.types.js';
import { readTable, TableArgs } from '../table/tables.resolver.js';
import { Table } from '../table/table.types.js';
import { isUnknown, positionOf, reach } from '../reading/view-reading.js';
import { PositionScalar } from '../language/scalars.js';
import { field, list, ofFields, orNull } from '../language/showing.js';
import { partOfEvent, type TournamentPart, TournamentPartEnum } from './tournament-change.js';
import { TournamentArgs, TournamentNowArgs, TournamentPageArgs, HandArgs } from '../inputs/tournament-args.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { notFound } from '../language/api-error.js';
import { ForEverybody } from '../policy/operations.js';
import { Reading } from '../reading/reading.js';

@ArgsType()
class HandEventsArgs extends HandArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the first event to give, from 0; all from the first when it is not given.',
  })
  @IsOptional()
  @Min(0)
  from?: number | null;
}

@ArgsType()
class TournamentChangedArgs extends TournamentNowArgs {
  @Field(() => [TournamentPartEnum], {
    nullable: true,
    description: 'The parts that are followed; all when it is not given. Leave out HANDS to hear nothing of each act at the tables.',
  })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(11)
  parts?: readonly TournamentPart[] | null;
}

@ObjectType({ description: 'A part of a tournament, and when it changed last.' })
export class PartChange extends ofFields({
  part: field(TournamentPartEnum, 'The part.'),
  position: field(PositionScalar, 'Read it again where what you show is of an earlier position.'),
}) {}

@ObjectType({ description: 'How far a tournament has changed.' })
export class TournamentChange extends ofFields({
  position: orNull(PositionScalar, 'Give it as atLeast of the queries by which you read again. Null before the first event.'),
  parts: list(11, PartChange, 'The parts that changed while somebody follows, each with its last change.'),
}) {}

const asItIs = { resolve: (answer: unknown): unknown => answer };

@Resolver()
export class LiveResolver {
  constructor(
    private readonly reading: Reading,
    private readonly policy: Policy,
    private readonly standings: StandingsReader,
  ) {}

  @ForEverybody()
  @Subscription(() => Table, {
    ...asItIs,
    description:
      'A table, at once and whenever something changed at it. One that is not drawn yet is given once it is. Fails with NOT_FOUND when there is no such tournament.',
  })
  async tableChanged(@Args(checkedArgs) { tournamentId, table, atLeast }: TableArgs): Promise<LiveQuery<Table>> {
    await this.requireTournament(tournamentId, atLeast, tables);
    return this.follow(tables, tournamentId, tableKey(tournamentId as TournamentId, table), () =>
      readTable(this.reading, tournamentId, table),
    );
  }

  @ForEverybody()
  @Subscription(() => StandingConnection, {
    ...asItIs,
    description: 'A page of the standings, at once and after each change. Fails with NOT_FOUND when there is no such tournament.',
  })
  async standingsChanged(@Args(checkedArgs) args: TournamentPageArgs): Promise<LiveQuery<object>> {
    await this.requireTournament(args.tournamentId, args.atLeast, standings);
    // Read once here, so that invalid paging arguments are refused: a later error would only end the subscription.
    this.standings.read(args);
    return this.follow(standings, args.tournamentId, null, () => this.standings.read(args));
  }

  @ForEverybody()
  @Subscription(() => Clock, {
    ...asItIs,
    description:
      'The clock, at once and whenever something but the time changed; a screen counts down by itself. Fails with NOT_FOUND when there is no such tournament.',
  })
  async clockChanged(@Args(checkedArgs) { tournamentId, atLeast }: TournamentArgs): Promise<LiveQuery<Clock>> {
    await this.requireTournament(tournamentId, atLeast, clock);
    return this.follow(clock, tournamentId, tournamentId, () => readClock(this.reading, tournamentId));
  }

  @ForEverybody()
  @Subscription(() => EventType, {
    ...asItIs,
    description:
      'The events of a hand in order, those that are there at once. Hole cards that were not tabled are null for an asker who may not see them. Fails with NOT_FOUND when there is no such hand: tableChanged says when one begins.',
  })
  async handEvents(@Args(checkedArgs) { handId, from }: HandEventsArgs, @Context() request: RequestContext): Promise<LiveQuery<EventType>> {
    const stream = handStream(handId as HandId);
    const [first] = await this.reading.events.readStream(stream, { limit: 1 });
    if (first === undefined) throw notFound('handId', handId);
    const { metadata } = decodeEvent(first);
    const tournamentId = tournamentOfHand(handId as HandId);
    const sightNow = (): EventSight => (this.policy.seesCards(request.principal, tournamentId) ? 'all' : makePublicSight(metadata));
    const seen = eventsSeenBy(this.policy, request);
    let next = from ?? 0;
    return new LiveQuery('history', {
      follow: (changed) =>
        this.reading.runner.onEvents((events) => {
          if (events.some((event) => event.stream === stream)) changed();
        }),
      read: async () => {
        const events = await readDecoded(this.reading.events, stream, { fromRevision: next });
        next += events.length;
        // An official may have entered the tournament since the subscription began.
        const sight = sightNow();
        return events.map((event) => new EventType(seen(event), sight));
      },
    });
  }

  @ForEverybody()
  @Subscription(() => TournamentChange, {
    ...asItIs,
    description:
      'Which parts of a tournament changed, and when: at once, and after each change. It may be followed before there is such a tournament.',
  })
  tournamentChanged(
    @Args(checkedArgs) { tournamentId, parts: followed }: TournamentChangedArgs,
    @Context() request: RequestContext,
  ): LiveQuery<TournamentChange> {
    const lastChanged = new Map<TournamentPart, number>();
    // Offences are not for everybody, and neither is when there was one.
    const isShown = (part: TournamentPart): boolean =>
      (followed ?? [part]).includes(part) && (part !== 'discipline' || this.policy.seesDiscipline(request, tournamentId));
    return new LiveQuery('state', {
      follow: (changed) =>
        this.reading.runner.onEvents((events) => {
          const own = events.filter(({ stream }) => tournamentOfChange(stream) === tournamentId);
          for (const event of own) lastChanged.set(partOfEvent(event), event.position);
          if (own.some((event) => isShown(partOfEvent(event)))) changed();
        }),
      read: () => {
        const parts = [...lastChanged].filter(([part]) => isShown(part)).map(([part, position]) => ({ part, position }));
        return [{ position: positionOf(this.reading, tournaments), parts }];
      },
    });
  }

  /** @throws ApiError `NOT_FOUND`: otherwise a client with a mistyped id would wait forever */
  private async requireTournament(id: string, atLeast: number | null | undefined, view: AnyProjection): Promise<void> {
    await reach(this.reading, atLeast, view, tournaments);
    if (isUnknown(this.reading, id)) throw notFound('tournamentId', id);
  }

  /** Follows the rows of a partition, or one row. */
  private follow<Body, Answer>(
    view: Projection<Body>,
    partition: string,
    key: string | null,
    read: () => Answer | null,
  ): LiveQuery<Answer> {
    return new LiveQuery('state', {
      follow: (changed) =>
        this.reading.runner.onChange((changes) => {
          const concerned = changes.some(
            (change) => change.view === view.name && change.partition === partition && (key === null || change.keys.includes(key)),
          );
          if (concerned) changed();
        }),
      read: () => {
        const answer = read();
        return answer === null ? [] : [answer];
      },
    });
  }
}
