/**
 * Tables at plain addresses, as CSV and as JSON: `/tournaments/friday/standings.csv`. They are read by the API's own queries, so who sees what, the
 * price and the errors are the same. An answer has an `ETag`, and is sent again only where it is another.
 */
import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Cell, csvLines, spreadsheetLines } from '../../app/csv.js';
import { MAX_PAGE } from '../language/connections.js';
import { type AnsweredRow, type ExportedTable, exportedTables } from './tables.js';

/** Seconds for which shared caches may give a public table again without asking. */
const FRESH_SECONDS = 2;

interface Shown {
  readonly data?: { readonly of: AnsweredRow } | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

interface Answer {
  readonly status: number;
  /** Of a refused query. */
  readonly errors?: readonly object[];
  readonly rows?: readonly AnsweredRow[];
  /** What the rows are of. */
  readonly of?: AnsweredRow;
}

export class ExportsRoute {
  serve(fastify: FastifyInstance): void {
    for (const table of exportedTables) {
      for (const format of ['csv', 'json'] as const) {
        fastify.get<{ Params: { id: string } }>(`${table.path}.${format}`, async (request, reply) => {
          const answer = await readTable(fastify, table, request);
          if (answer.rows === undefined) return reply.code(answer.status).send({ errors: answer.errors ?? [] });
          return send(request, reply, format, table, answer);
        });
      }
    }
  }
}

/** What the API has to know of a request. */
const passedOn = ['host', 'authorization', 'accept-language', 'x-forwarded-for'] as const;

/** Reads every page of a table by the API, as the asker of the request. */
async function readTable(
  fastify: FastifyInstance,
  { query, page: first = MAX_PAGE }: ExportedTable,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<Answer> {
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]])),
  );
  const rows: AnsweredRow[] = [];
  let of: AnsweredRow;
  let after: string | null = null;
  for (;;) {
    const answer: { readonly statusCode: number; json(): Shown } = await fastify.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: request.ip,
      headers,
      payload: { query, variables: { id: request.params.id, first, after } },
    });
    const { data, errors } = answer.json();
    if (errors !== undefined) return { status: statusOf(errors[0]!.extensions.code, answer.statusCode), errors };
    const list = data?.of?.list;
    if (list == null) return { status: 404 };
    of = data!.of;
    rows.push(...list.nodes);
    if (!list.pageInfo.hasNextPage) return { status: 200, rows, of };
    after = list.pageInfo.endCursor;
  }
}

function statusOf(code: string, given: number): number {
  if (given !== 200) return given;
  switch (code) {
    case 'UNAUTHENTICATED':
      return 401;
    case 'FORBIDDEN':
      return 403;
    case 'BAD_USER_INPUT':
      return 400;
    case 'NOT_FOUND':
      return 404;
    default:
      return 503;
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  format: 'csv' | 'json',
  { path, columns }: ExportedTable,
  { rows = [], of }: Answer,
): FastifyReply {
  const cells = (): Cell[][] => [
    columns.map(([title]) => title),
    ...rows.map((row: AnsweredRow) => columns.map(([, cell]) => cell(row, of))),
  ];
  const body = format === 'csv' ? csvOf(cells(), request.query as object) : JSON.stringify(rows);
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  // What somebody is given by their token is theirs.
  const keeping = request.headers.authorization === undefined ? `public, max-age=${FRESH_SECONDS}` : 'private, no-cache';
  reply
    .header('x-content-type-options', 'nosniff')
    .header('etag', etag)
    .header('cache-control', keeping)
    .header('vary', 'authorization, accept-language');
  if (request.headers['if-none-match']?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) === true)
    return reply.code(304).send();
  if (format === 'json') return reply.type('application/json; charset=utf-8').send(body);
  return reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', `inline; filename="${path.split('/').at(-1)}.csv"`)
    .send(body);
}

const csvOf = (cells: readonly (readonly Cell[])[], query: object): string =>
  'excel' in query ? spreadsheetLines(cells) : csvLines(cells);
