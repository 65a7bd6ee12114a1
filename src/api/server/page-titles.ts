/** The titles of pages, asked of the API as the public would, so that nothing private gets into them. */
import type { FastifyRequest } from 'fastify';
import { RecentMap } from '../../store/recent-map.js';
import { publicPrincipal } from '../../access/known-principals.js';
import { RequestContext } from '../request/request-context.js';
import type { OperationStore } from './cost/operation-store.js';
import type { OperationExecutor } from './query-engine.js';

export interface PageTitle {
  readonly name: string;
  readonly clubName: string;
}

export interface PageTitlesOptions {
  readonly store: OperationStore;
  readonly executor: OperationExecutor;
  readonly contextOf: (request: FastifyRequest) => RequestContext;
}

const QUERY = 'query PageTitle($id: ID!) { tournament(id: $id) { name clubName } }';
const MOST_TITLES = 500;
/** How long a title is kept, in milliseconds: many ask at once when a link is shared. */
const FRESH_MS = 5_000;

export class PageTitles {
  readonly #kept = new RecentMap<string, { readonly title: PageTitle | null; readonly until: number }>(MOST_TITLES);

  constructor(private readonly options: PageTitlesOptions) {}

  /** The title of a tournament's pages; null when there is no such tournament; undefined when the API does not say. */
  async ofTournament(request: FastifyRequest, id: string): Promise<PageTitle | null | undefined> {
    const known = this.#kept.get(id);
    if (known !== undefined && known.until > performance.now()) return known.title;
    const title = await this.#ask(request, id);
    if (title != null) this.#kept.set(id, { title, until: performance.now() + FRESH_MS });
    return title;
  }

  async #ask(request: FastifyRequest, id: string): Promise<PageTitle | null | undefined> {
    const { store, executor, contextOf } = this.options;
    const kept = store.read(QUERY);
    const operation = 'document' in kept ? kept.operation('PageTitle') : null;
    if (!('document' in kept) || operation === null) return undefined;
    const { personalData } = contextOf(request);
    const { answer } = await executor.execute(kept, operation, new RequestContext({}, publicPrincipal, personalData), { id });
    return (answer.data as { readonly tournament?: PageTitle | null } | null | undefined)?.tournament;
  }
}
