/** The titles of pages, asked of the API as the public would, so that nothing private gets into them. */
import type { FastifyRequest } from 'fastify';
import { RecentMap } from '../../store/recent-map.js';
import { publicPrincipal } from '../../access/known-principals.js';
import { RequestContext } from '../request/request-context.js';
import type { OperationStore } from './cost/operation-store.js';
import type { OperationExecutor } from './query-engine.js';

export interface PageTitle {
  readonly name: string;
  /** What a link to the page says below its name; null for the usual words. */
  readonly about: string | null;
}

interface Question {
  /** One field, `of`, of the thing with `$id`. */
  readonly query: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- What its query asks for.
  readonly titleOf: (of: any) => PageTitle;
}

interface Named {
  readonly name: string;
  readonly clubName: string;
}

/** How the API is asked for a title. */
const questions = {
  tournament: {
    query: 'query PageTitle($id: ID!) { of: tournament(id: $id) { name clubName } }',
    titleOf: ({ name, clubName }: Named) => ({ name, about: clubName }),
  },
  hand: {
    query: 'query PageTitle($id: ID!) { of: hand(id: $id) { table number tournament { name clubName } } }',
    titleOf: ({ table, number, tournament }: { readonly table: number; readonly number: number; readonly tournament: Named }) => ({
      name: `${tournament.name} · ${table}.${number}`,
      about: tournament.clubName,
    }),
  },
  dispute: {
    query: 'query PageTitle($id: ID!) { of: dispute(id: $id) { id } }',
    titleOf: ({ id }: { readonly id: string }) => ({ name: id, about: null }),
  },
  season: {
    query: 'query PageTitle($id: ID!) { of: season(id: $id) { name } }',
    titleOf: ({ name }: { readonly name: string }) => ({ name, about: null }),
  },
  club: {
    query: 'query PageTitle($id: ID!) { of: club(id: $id) { name } }',
    titleOf: ({ name }: { readonly name: string }) => ({ name, about: null }),
  },
  player: {
    query: 'query PageTitle($id: ID!) { of: player(id: $id) { id name } }',
    // A hidden name is null.
    titleOf: ({ id, name }: { readonly id: string; readonly name: string | null }) => ({ name: name ?? id, about: null }),
  },
} satisfies Readonly<Record<string, Question>>;

export type TitledKind = keyof typeof questions;

export interface PageTitlesOptions {
  readonly store: OperationStore;
  readonly executor: OperationExecutor;
  readonly contextOf: (request: FastifyRequest) => RequestContext;
}

const MOST_TITLES = 500;
/** How long a title is kept, in milliseconds: many ask at once when a link is shared. */
const FRESH_MS = 5_000;

export class PageTitles {
  readonly #kept = new RecentMap<string, { readonly title: PageTitle | null; readonly until: number }>(MOST_TITLES);

  constructor(private readonly options: PageTitlesOptions) {}

  /** The title of the page of this thing; null when there is no such thing; undefined when the API does not say. */
  async of(kind: TitledKind, request: FastifyRequest, id: string): Promise<PageTitle | null | undefined> {
    const key = `${kind} ${id}`;
    const known = this.#kept.get(key);
    if (known !== undefined && known.until > performance.now()) return known.title;
    const title = await this.#ask(questions[kind], request, id);
    if (title != null) this.#kept.set(key, { title, until: performance.now() + FRESH_MS });
    return title;
  }

  async #ask({ query, titleOf }: Question, request: FastifyRequest, id: string): Promise<PageTitle | null | undefined> {
    const { store, executor, contextOf } = this.options;
    const kept = store.read(query);
    const operation = 'document' in kept ? kept.operation('PageTitle') : null;
    if (!('document' in kept) || operation === null) return undefined;
    const { personalData } = contextOf(request);
    const { answer } = await executor.execute(kept, operation, new RequestContext({}, publicPrincipal, personalData), { id });
    const of = (answer.data as { readonly of?: object | null } | null | undefined)?.of;
    return of == null ? of : titleOf(of);
  }
}
