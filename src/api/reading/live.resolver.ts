/**
 * Subscriptions: each gives the state of its view at once, then anew whenever it changed. A hand's events come whole and in order.
 * May import: Nest, the facade, views.
 */
import { Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Int, Resolver, Subscription } from '@nestjs/graphql';
import { handStream, type HandId, type StreamName, type TournamentId } from '../../../events/ids.js';
import { clock } from '../../../projections/clock.js';
import type { Projection } from '../../../projections/projection.js';
import { standings } from '../../../projections/standings.js';
import { tableKey } from '../../../projections/table-row.js';
import { tables } from '../../../projections/tables.js';
import { decodeEvent } from '../../app/event-codec.js';
import type { Tapis } from '../../app/tapis.js';
import { publicSight, type EventSight } from '../../audit/secrets.js';
import { readClock } from '../clock/clock.resolver.js';
import { Clock } from '../clock/clock.types.js';
import { EventType } from '../audit/event.types.js';
import { LiveQuery } from './live-query.js';
import { RequestContext } from '../server/request-context.js';
import { StandingsReader } from '../standings/standings-reader.js';
import { StandingConnection } from '../standings/standings.types.js';
import { readTable, TableArgs } from '../table/tables.resolver.js';
import { Table } from '../table/table.types.js';
import { reach, TAPIS } from './view-reading.js';
import { TournamentArgs, TournamentPageArgs } from '../language/tournament-args.js';

@ArgsType()
class HandEventsArgs {
  @Field(() => ID, { description: 'The id of the hand.' })
  handId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the first event to give, from 0; all from the first when it is not given.',
  })
  from?: number | null;
}

const asItIs = { resolve: (answer: unknown): unknown => answer };

@Resolver()
export class LiveResolver {
  constructor(
    @Inject(TAPIS) private readonly tapis: Tapis,
    private readonly standings: StandingsReader,
  ) {}

  @Subscription(() => Table, { ...asItIs, description: 'A table, at once and whenever something changed at it.' })
  async tableChanged(@Args() { tournamentId, table, atLeast }: TableArgs): Promise<LiveQuery<Table>> {
    await reach(this.tapis, atLeast, tables);
    return this.follow(tables, tournamentId, tableKey(tournamentId as TournamentId, table), () =>
      readTable(this.tapis, tournamentId, table),
    );
  }

  @Subscription(() => StandingConnection, {
    ...asItIs,
    description: 'A page of the standings, at once and whenever somebody’s standing changed.',
  })
  async standingsChanged(@Args() args: TournamentPageArgs): Promise<LiveQuery<object>> {
    await reach(this.tapis, args.atLeast, standings);
    return this.follow(standings, args.tournamentId, null, () => this.standings.read(args));
  }

  @Subscription(() => Clock, {
    ...asItIs,
    description: 'The clock, at once and whenever something but the time changed; a screen counts down by itself.',
  })
  async clockChanged(@Args() { tournamentId, atLeast }: TournamentArgs): Promise<LiveQuery<Clock>> {
    await reach(this.tapis, atLeast, clock);
    return this.follow(clock, tournamentId, tournamentId, () => readClock(this.tapis, tournamentId));
  }

  @Subscription(() => EventType, {
    ...asItIs,
    description:
      'The events of a hand in order, those that are there at once. Hole cards that were not tabled are null but for the bearer of the admin token.',
  })
  handEvents(@Args() { handId, from }: HandEventsArgs, @Context() request: RequestContext): LiveQuery<EventType> {
    const stream = handStream(handId as HandId);
    let sight: EventSight | null = request.bearer ? 'all' : null;
    let next = from ?? 0;
    return new LiveQuery('history', {
      follow: (changed) =>
        this.tapis.runner.onEvents((events) => {
          if (events.some((event) => event.stream === stream)) changed();
        }),
      read: async () => {
        const stored = await this.tapis.store.readStream(stream, { fromRevision: next });
        next += stored.length;
        const events = stored.map(decodeEvent);
        if (events.length > 0) sight ??= await this.publicSightOf(stream);
        return events.map((event) => new EventType(event, sight!));
      },
    });
  }

  private async publicSightOf(stream: StreamName): Promise<EventSight> {
    const [first] = await this.tapis.store.readStream(stream, { limit: 1 });
    return publicSight(decodeEvent(first!).metadata);
  }

  /** Follows the rows of a partition, or one of them. */
  private follow<Body, Answer>(
    view: Projection<Body>,
    partition: string,
    key: string | null,
    read: () => Answer | null,
  ): LiveQuery<Answer> {
    return new LiveQuery('state', {
      follow: (changed) =>
        this.tapis.runner.onChange((changes) => {
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
