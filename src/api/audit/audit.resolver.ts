/**
 * Queries of the audit, for the bearer of the admin token.
 */
import { Inject, UseGuards } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Query, Resolver } from '@nestjs/graphql';
import type { StreamName } from '../../../events/ids.js';
import { decodeEvent } from '../../app/event-codec.js';
import type { Tapis } from '../../app/tapis.js';
import { AuditFeedArgs } from './audit-filter.inputs.js';
import { readAuditFeed } from './read-audit-feed.js';
import { AuditConnection, EventConnection } from './audit.types.js';
import { PageArgs, PageOf, pageWindow } from '../language/connections.js';
import { EventType } from './event.types.js';
import { readEventPage } from '../reading/stream-page.js';
import { TokenGuard } from '../server/token.guard.js';
import type { RequestContext } from '../server/request-context.js';
import { TAPIS } from '../reading/view-reading.js';
import { Cursors } from '../language/cursors.js';
import { IsStream, checkedArgs } from '../server/input-validation.js';
import { inGraph, OnTournament } from '../graph/edges.js';

@ArgsType()
class EventsArgs extends PageArgs {
  @Field(() => String, { description: 'The name of the stream: "tournament-" or "hand-", then the id.' })
  @IsStream()
  stream!: string;
}

@Resolver()
@UseGuards(TokenGuard)
export class AuditResolver {
  constructor(@Inject(TAPIS) private readonly tapis: Tapis) {}

  @OnTournament('auditFeed')
  @Query(() => AuditConnection, {
    nullable: true,
    description:
      'Every event of a tournament and its hands as a sentence: who recorded what, when, where and why. Null when there is no such tournament. Needs the admin token.',
  })
  auditFeed(@Args(checkedArgs) args: AuditFeedArgs, @Context() request: RequestContext): Promise<object | null> {
    return readAuditFeed(this.tapis, args, request);
  }

  @inGraph({ edges: ['Tournament', 'Hand'].map((of) => ({ of, as: 'events', given: { stream: 'stream' } })), root: 'stays' })
  @Query(() => EventConnection, {
    nullable: true,
    description:
      'The events of one stream, whole, as they were recorded. Null when there is no such tournament or hand. Needs the admin token.',
  })
  async events(@Args(checkedArgs) args: EventsArgs): Promise<object | null> {
    const cursors = new Cursors('events', args.stream);
    const { page, length, position } = await readEventPage(this.tapis.store, args.stream as StreamName, pageWindow(args, cursors));
    if (length === 0) return null;
    return new PageOf(
      page,
      cursors,
      (row) => new EventType(decodeEvent(row.body), 'all'),
      () => length,
      position,
    );
  }
}
