/** The feed of changes: a page of it, and what follows as it happens. */
import { Args, Context, Query, Resolver, Subscription } from '@nestjs/graphql';
import { ChangeFeed, READ_COST } from './change-reader.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { DEFAULT_PAGE } from '../language/connections.js';
import { Costs } from '../language/costs.js';
import { For } from '../policy/operations.js';
import { LiveQuery } from '../reading/live-query.js';
import { RequestContext } from '../request/request-context.js';
import { ChangedArgs, ChangePageType, ChangesArgs, ChangeType } from './changes.types.js';

/** Changes that a subscription reads at a time. */
const AT_ONCE = 50;

@Resolver()
export class ChangesResolver {
  constructor(private readonly feed: ChangeFeed) {}

  @Costs({ weight: 200, row: 60, whenIdle: READ_COST })
  @For('read.log', 'own')
  @Query(() => ChangePageType, {
    description:
      'What changed after a position, over everything whose event log you may read: each change once, in order. docs/feed.md shows how to follow it.',
  })
  async changes(@Args(checkedArgs) { after, first, filter }: ChangesArgs, @Context() request: RequestContext): Promise<object> {
    const { changes, position, hasMore } = await this.feed.read(request, filter ?? {}, after ?? null, first ?? DEFAULT_PAGE);
    return { changes: changes.map((change) => new ChangeType(change)), position, hasMore };
  }

  @For('read.log', 'own')
  @Subscription(() => ChangeType, {
    resolve: (answer: unknown): unknown => answer,
    description:
      'The changes after a position, those that are there at once and then each as it happens. After an interruption, subscribe again with the position of the last change that came.',
  })
  changed(@Args(checkedArgs) { after, filter }: ChangedArgs, @Context() request: RequestContext): LiveQuery<ChangeType> {
    this.feed.admit(request);
    let next = after ?? null;
    let readOn = (): void => undefined;
    return new LiveQuery('feed', {
      follow: (changed) => {
        readOn = changed;
        return this.feed.onEvents(changed);
      },
      read: async () => {
        const { changes, position, hasMore } = await this.feed.readOn(request, filter ?? {}, next, AT_ONCE);
        next = position;
        if (hasMore) readOn();
        return changes.map((change) => new ChangeType(change));
      },
    });
  }
}
