/**
 * Queries of the audit, for those who may read the event log.
 */
import { Args, ArgsType, Context, Field, Query, Resolver } from '@nestjs/graphql';
import { ownerOfStream, type PlayerId, type StreamName, tournamentOfStream } from '../../../events/ids.js';
import type { Principal } from '../../access/principal.js';
import { decodeEvent } from '../../app/dispatch/event-codec.js';
import { type EventSight, makePublicSight } from '../../audit/secrets.js';
import { AuditFeedArgs } from './audit-filter.inputs.js';
import { readAuditFeed } from './read-audit-feed.js';
import { AuditConnection, EventConnection } from './audit.types.js';
import { PageArgs, PageOf, pageWindow } from '../language/connections.js';
import { nameSeen } from '../language/player.types.js';
import { EventType } from './event.types.js';
import { Policy } from '../policy/policy.js';
import { eventsSeenBy, sightOfEvents } from '../policy/words-seen.js';
import { readEventPage } from '../reading/stream-page.js';
import type { RequestContext } from '../request/request-context.js';
import { Cursors } from '../language/cursors.js';
import { IsStream, checkedArgs } from '../inputs/input-validation.js';
import { inGraph, OnTournament } from '../graph/edges.js';
import { For } from '../policy/operations.js';
import { Costs } from '../language/costs.js';
import { currencyOf } from '../reading/currency-of.js';
import { Reading } from '../reading/reading.js';

@ArgsType()
class EventsArgs extends PageArgs {
  @Field(() => String, { description: 'The name of the stream: "tournament-" or "hand-", then the id.' })
  @IsStream()
  stream!: string;
}

@Resolver()
export class AuditResolver {
  constructor(
    private readonly reading: Reading,
    private readonly policy: Policy,
  ) {}

  // A filtered page reads up to two thousand rows; each entry reads its stream when its sentence or data is selected.
  @Costs({ weight: 6_000, row: 15 })
  @OnTournament('auditFeed')
  @For('read.log', 'tournamentId')
  @Query(() => AuditConnection, {
    nullable: true,
    description:
      'Every event of a tournament and its hands as a sentence: who recorded what, when, where and why. Null when there is no such tournament. For those who may read it there: docs/catalogue/policy.md.',
  })
  auditFeed(@Args(checkedArgs) args: AuditFeedArgs, @Context() request: RequestContext): Promise<object | null> {
    const nameOf = (playerId: PlayerId): string | null =>
      nameSeen(this.reading.people, playerId, this.policy.sightOfName(request, playerId));
    return readAuditFeed(this.reading, args, sightOfEvents(this.policy, request, args.tournamentId, nameOf));
  }

  @Costs({ weight: 600 })
  @inGraph({ edges: ['Tournament', 'Hand'].map((of) => ({ of, as: 'events', given: { stream: 'stream' } })), root: 'stays' })
  @For('read.log', 'stream')
  @Query(() => EventConnection, {
    nullable: true,
    description:
      'The events of one stream, whole, as they were recorded. Null when there is no such tournament or hand. For those who may read it there: docs/catalogue/policy.md.',
  })
  async events(@Args(checkedArgs) args: EventsArgs, @Context() request: RequestContext): Promise<object | null> {
    const cursors = new Cursors('events', args.stream);
    const { page, length, position } = await readEventPage(this.reading.events, args.stream as StreamName, pageWindow(args, cursors));
    if (length === 0) return null;
    const sight = await this.#sightOf(args.stream as StreamName, request.principal);
    const seen = eventsSeenBy(this.policy, request);
    return new PageOf(
      page,
      cursors,
      (row) => new EventType(seen(decodeEvent(row.body)), sight, () => currencyOf(this.reading.views, ownerOfStream(args.stream))),
      () => length,
      position,
    );
  }

  /** Old hashes cover hole cards, so an asker who may not see the cards gets no hashes. */
  async #sightOf(stream: StreamName, principal: Principal): Promise<EventSight> {
    if (this.policy.seesCards(principal, tournamentOfStream(stream))) return 'all';
    const [first] = await this.reading.events.readStream(stream, { limit: 1 });
    return first === undefined ? 'public' : makePublicSight(decodeEvent(first).metadata);
  }
}
