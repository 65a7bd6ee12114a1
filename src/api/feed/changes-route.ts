/**
 * `GET /changes`: the feed of changes for programs without GraphQL, a CloudEvent on each line (NDJSON). With `follow` the answer stays open and goes on.
 */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { countWork, WorkDone } from '../../app/work-done.js';
import type { ChangePage } from '../../feed/read-changes.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { DEFAULT_PAGE } from '../language/connections.js';
import { accessProblem } from '../request/access-problem.js';
import type { ErrorPresenter } from '../request/error-presentation.js';
import { quotaUsedUp } from '../request/network-errors.js';
import type { PrincipalQuota } from '../request/principal-quota.js';
import type { RequestContext } from '../request/request-context.js';
import type { Requests } from '../server/requests.js';
import { costOfReading } from '../server/cost/settled-cost.js';
import type { AskedChanges, ChangeFeed } from './change-reader.js';
import { ChangesArgs } from './changes.types.js';

const LINES = 'application/x-ndjson; charset=utf-8';
/** Changes read at a time while the answer stays open. */
const AT_ONCE = 100;
/** An empty line after this time without a change, so that nobody in between takes the connection for dead. Milliseconds. */
const KEEP_ALIVE_MS = 15_000;
/** What a call costs beside what it reads. */
const CALL_COST = 5;

export interface ChangesRouteParts {
  readonly feed: ChangeFeed;
  readonly requests: Pick<Requests, 'contextOf'>;
  readonly presenter: ErrorPresenter;
  /** Aborted when the server stops: open answers end then. */
  readonly stopping: AbortSignal;
}

interface Asked extends AskedChanges {
  readonly after: number | null;
  readonly first: number;
  readonly follow: boolean;
}

export class ChangesRoute {
  constructor(private readonly parts: ChangesRouteParts) {}

  serve(fastify: FastifyInstance): void {
    fastify.get('/changes', (request, reply) => this.#answer(request, reply));
  }

  async #answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const context = this.parts.requests.contextOf(request);
    const { quota } = context;
    try {
      const asked = askedIn(request.query as Readonly<Record<string, unknown>>);
      const seconds = quota?.begin(CALL_COST) ?? null;
      if (seconds !== null) return this.#refuse(reply.header('retry-after', String(seconds)), quotaUsedUp(quota!.shown(), seconds), context);
      reply.raw.once('close', () => quota?.end());
      const page = await this.#read(context, asked, asked.after, asked.follow ? AT_ONCE : asked.first);
      reply.type(LINES).header('cache-control', 'no-store');
      if (asked.follow) return reply.send(Readable.from(this.#follow(context, asked, page, reply), { objectMode: false }));
      if (page.position !== null) reply.header('tapis-position', String(page.position)).header('tapis-more', String(page.hasMore));
      return reply.send(linesOf(page));
    } catch (error) {
      return this.#refuse(reply, error as Error, context);
    }
  }

  async #read(context: RequestContext, asked: Asked, after: number | null, most: number): Promise<ChangePage> {
    const done = new WorkDone();
    const page = await countWork(done, () => this.parts.feed.read(context, asked, after, most));
    context.quota?.settle(context.quota.chargedNow(), costOfReading(done));
    return page;
  }

  async *#follow(context: RequestContext, asked: Asked, first: ChangePage, reply: FastifyReply): AsyncGenerator<string> {
    const { feed, stopping } = this.parts;
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const over = AbortSignal.any([stopping, gone.signal]);
    const news = new EventTarget();
    let isNew = false;
    const unfollow = feed.onEvents(() => {
      isNew = true;
      news.dispatchEvent(new Event('news'));
    });
    try {
      for (let page = first; !over.aborted; ) {
        // The answer begins at once, also where there is no change yet.
        yield page.changes.length > 0 ? linesOf(page) : '\n';
        while (!page.hasMore && !isNew && !over.aborted) {
          if (!(await happens(news, 'news', KEEP_ALIVE_MS, over))) yield '\n';
        }
        isNew = false;
        if (over.aborted || (await this.#mayGoOn(context, over)) === false) return;
        page = await this.#read(context, asked, page.position, AT_ONCE);
        while (page.changes.length === 0 && page.hasMore) page = await this.#read(context, asked, page.position, AT_ONCE);
      }
    } finally {
      unfollow();
    }
  }

  /** Waits while the quota is used up. False where the token is over or opens something else now: the client asks again. */
  async #mayGoOn(context: RequestContext, over: AbortSignal): Promise<boolean> {
    while (!over.aborted) {
      if (accessProblem(context) !== null) return false;
      const seconds = context.quota?.charge(CALL_COST) ?? null;
      if (seconds === null) return true;
      await happens(new EventTarget(), 'never', 1_000 * Math.min(seconds, 5), over);
    }
    return false;
  }

  #refuse(reply: FastifyReply, error: Error, context: RequestContext): FastifyReply {
    const shown = this.parts.presenter.present(new GraphQLError(error.message, { originalError: error }), context);
    return reply.code(statusOf(String(shown.extensions?.['code']))).send({ errors: [shown] });
  }
}

const statuses: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 400,
  TOKEN_QUOTA_USED_UP: 429,
};

const statusOf = (code: string): number => (Object.hasOwn(statuses, code) ? statuses[code]! : 503);

const linesOf = ({ changes }: ChangePage): string => changes.map((change) => `${JSON.stringify(change)}\n`).join('');

/** The parameters: `after`, `first`, `follow`, and the filter as `kind`, `type`, `tournament`, `season`, `club`. @throws ApiError `BAD_USER_INPUT` */
function askedIn(query: Readonly<Record<string, unknown>>): Asked {
  const text = (name: string): string | null => (typeof query[name] === 'string' && query[name] !== '' ? query[name] : null);
  const number = (name: string): number | null => (text(name) === null ? null : Number(text(name)));
  const words = (name: string): readonly string[] | null => text(name)?.split(',') ?? null;
  const filter = {
    kinds: words('kind'),
    types: words('type'),
    tournamentId: text('tournament'),
    seasonId: text('season'),
    clubId: text('club'),
  };
  const given = { after: number('after'), first: number('first'), filter };
  const checked = checkedArgs.transform(given, { type: 'query', metatype: ChangesArgs }) as ChangesArgs;
  return {
    ...checked.filter,
    after: checked.after ?? null,
    first: checked.first ?? DEFAULT_PAGE,
    follow: query['follow'] !== undefined && query['follow'] !== 'false',
  };
}

/** Whether it happens within a time; false also when there is nobody left to wait. */
async function happens(target: EventTarget, name: string, timeoutMs: number, over: AbortSignal): Promise<boolean> {
  try {
    await once(target, name, { signal: AbortSignal.any([over, AbortSignal.timeout(timeoutMs)]) });
    return true;
  } catch {
    return false;
  }
}
