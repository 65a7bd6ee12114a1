/**
 * `GET /changes`: the feed of changes for programs without GraphQL, a CloudEvent on each line (NDJSON). With `follow` the answer stays open and goes on.
 */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { lookUp } from '../../../events/look-up.js';
import type { PersonalTexts } from '../../app/words/personal-texts.js';
import type { ChangeKind } from '../../feed/change-kinds.js';
import { News } from '../../feed/news.js';
import type { ChangePage } from '../../feed/read-changes.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { badInput } from '../language/api-error.js';
import { DEFAULT_PAGE } from '../language/connections.js';
import { accessProblem } from '../request/access-problem.js';
import { type ErrorPresenter, statusOfError } from '../request/error-presentation.js';
import { quotaUsedUp } from '../request/network-errors.js';
import type { RequestContext } from '../request/request-context.js';
import type { Requests } from '../server/requests.js';
import { type AskedChanges, type ChangeFeed, READ_COST } from './change-reader.js';
import { ChangesArgs } from './changes.types.js';

const LINES = 'application/x-ndjson; charset=utf-8';
/** Changes read at a time while the answer stays open. */
const AT_ONCE = 100;
/** An empty line after this time without a change, so that nobody in between takes the connection for dead. Milliseconds. */
const KEEP_ALIVE_MS = 15_000;

export interface ChangesRouteParts {
  readonly feed: ChangeFeed;
  readonly requests: Pick<Requests, 'contextOf'>;
  readonly presenter: ErrorPresenter;
  /** Texts about people, in the place of references to them. */
  readonly words: Pick<PersonalTexts, 'showIn'>;
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
    // Compression would hold back the lines of an open answer.
    fastify.get('/changes', { compress: false }, (request, reply) => this.#answer(request, reply));
  }

  async #answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const context = this.parts.requests.contextOf(request);
    const { quota } = context;
    try {
      const asked = askedIn(request.query as Readonly<Record<string, unknown>>, () => this.parts.feed.reached());
      const seconds = quota?.begin(READ_COST) ?? null;
      if (seconds !== null)
        return this.#refuse(reply.header('retry-after', String(seconds)), quotaUsedUp(quota!.shown(), seconds), context);
      reply.raw.once('close', () => quota?.end());
      const page = await this.parts.feed.readCharged(context, asked, asked.after, asked.follow ? AT_ONCE : asked.first);
      reply.type(LINES).header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
      if (asked.follow) return reply.send(Readable.from(this.#follow(context, asked, page, reply), { objectMode: false }));
      if (page.position !== null) reply.header('tapis-position', String(page.position)).header('tapis-more', String(page.hasMore));
      return reply.send(this.#linesOf(page));
    } catch (error) {
      return this.#refuse(reply, error as Error, context);
    }
  }

  async *#follow(context: RequestContext, asked: Asked, first: ChangePage, reply: FastifyReply): AsyncGenerator<string> {
    const { feed, stopping } = this.parts;
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const over = AbortSignal.any([stopping, gone.signal]);
    const news = new News();
    const unfollow = feed.onEvents(news.tell);
    try {
      for (let page = first; !over.aborted;) {
        // The answer begins at once, also where there is no change yet.
        yield page.changes.length > 0 ? this.#linesOf(page) : '\n';
        while (!page.hasMore && !over.aborted && !(await news.come(KEEP_ALIVE_MS, over))) yield '\n';
        do {
          // The token is over, or opens something else now: the client asks again.
          if (over.aborted || accessProblem(context) !== null) return;
          page = await feed.readOn(context, asked, page.position, AT_ONCE, over);
        } while (page.changes.length === 0 && page.hasMore);
      }
    } catch (error) {
      // Otherwise the connection is cut, and the client goes on from its last change.
      if (!over.aborted) throw error;
    } finally {
      unfollow();
    }
  }

  /** References are replaced once: what somebody typed in their form stays as it is. */
  #linesOf({ changes }: ChangePage): string {
    return changes.map((change) => `${JSON.stringify(this.parts.words.showIn(change))}\n`).join('');
  }

  #refuse(reply: FastifyReply, error: Error, context: RequestContext): FastifyReply {
    const shown = this.parts.presenter.present(new GraphQLError(error.message, { originalError: error }), context);
    return reply
      .code(statusOfError(String(shown.extensions?.['code'])))
      .header('cache-control', 'no-store')
      .send({ errors: [shown] });
  }
}

const parameters: readonly string[] = ['after', 'first', 'follow', 'kind', 'type', 'tournament', 'season', 'club'];

/** The parameters: `after` (a position, or `latest`), `first`, `follow`, and the filter as `kind`, `type`, `tournament`, `season`, `club`. @throws ApiError `BAD_USER_INPUT` */
function askedIn(query: Readonly<Record<string, unknown>>, reached: () => number | null): Asked {
  const unknown = Object.keys(query).filter((name) => !parameters.includes(name));
  if (unknown.length > 0) {
    const known = parameters.join(', ');
    throw badInput([
      {
        path: unknown[0]!,
        problem: `is no parameter; the parameters are ${known}`,
        inFrench: `n’est pas un paramètre ; il y a ${known}`,
      },
    ]);
  }
  const text = (name: string): string | null => {
    const given = lookUp(query, name);
    return typeof given === 'string' && given !== '' ? given : null;
  };
  const number = (name: string): number | null => (text(name) === null ? null : Number(text(name)));
  if (text('after') !== null && text('after') !== 'latest' && !/^\d{1,15}$/.test(text('after')!))
    throw badInput([
      {
        path: 'after',
        problem: 'must be a position, a whole number from 0, or "latest"',
        inFrench: 'doit être une position, un nombre entier à partir de 0, ou « latest »',
      },
    ]);
  const words = (name: string): readonly string[] | null => text(name)?.split(',') ?? null;
  const filter: AskedChanges = {
    kinds: words('kind') as readonly ChangeKind[] | null,
    types: words('type'),
    tournamentId: text('tournament'),
    seasonId: text('season'),
    clubId: text('club'),
  };
  const given = { after: text('after') === 'latest' ? reached() : number('after'), first: number('first'), filter };
  const checked = checkedArgs.transform(given, { type: 'query', metatype: ChangesArgs }) as ChangesArgs;
  return {
    ...filter,
    after: checked.after ?? null,
    first: checked.first ?? DEFAULT_PAGE,
    follow: query['follow'] !== undefined && query['follow'] !== 'false',
  };
}
