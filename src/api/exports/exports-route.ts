/**
 * Tables at plain addresses, as CSV and as JSON: `/tournaments/friday/standings.csv`. They are read by the API's own queries, so who sees what, the
 * price and the errors are the same. An answer has an `ETag`, and is sent again only where it is another.
 */
import { parse } from 'csv-parse/sync';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Cell, csvLines, spreadsheetLines } from '../../app/csv.js';
import { MAX_PAGE } from '../language/connections.js';
import { statusOfError } from '../request/error-presentation.js';
import { sendKept } from '../server/kept-answers.js';
import { type AnsweredRow, exportedTables, type ListedTable, type WrittenTable } from './tables.js';

/** Seconds for which shared caches may give a public table again without asking. */
const FRESH_SECONDS = 2;

interface Shown {
  readonly data?: { readonly of: AnsweredRow } | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

/** A refused query. `errors`: none where there is nothing of this id. */
interface Refused {
  readonly status: number;
  readonly errors: readonly object[];
}

/** `of`: what the table is of. */
type Asked = { readonly of: AnsweredRow; readonly refused?: undefined } | { readonly refused: Refused };

type Format = 'csv' | 'json';
type ExportRequest = FastifyRequest<{ Params: { id: string } }>;

export class ExportsRoute {
  serve(fastify: FastifyInstance): void {
    for (const table of exportedTables) {
      for (const format of ['csv', 'json'] as const) {
        fastify.get<{ Params: { id: string } }>(`${table.path}.${format}`, async (request, reply) => {
          const body = await ('text' in table ? readText(fastify, table, format, request) : readRows(fastify, table, format, request));
          if (typeof body !== 'string') return reply.code(body.status).send({ errors: body.errors });
          return send(request, reply, format, table.path, body);
        });
      }
    }
  }
}

/** What the API has to know of a request. */
const passedOn = ['host', 'authorization', 'accept-language', 'x-forwarded-for'] as const;

/** Asks the API as the asker of the request. */
async function ask(fastify: FastifyInstance, request: ExportRequest, query: string, page: object = {}): Promise<Asked> {
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]])),
  );
  const answer: { readonly statusCode: number; json(): Shown } = await fastify.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: request.ip,
    headers,
    payload: { query, variables: { id: request.params.id, ...page } },
  });
  const { data, errors } = answer.json();
  if (errors === undefined) return data?.of == null ? { refused: { status: 404, errors: [] } } : { of: data.of };
  const status = answer.statusCode === 200 ? statusOfError(errors[0]!.extensions.code) : answer.statusCode;
  return { refused: { status, errors } };
}

/** A table that the API writes itself. */
async function readText(
  fastify: FastifyInstance,
  { text }: WrittenTable,
  format: Format,
  request: ExportRequest,
): Promise<string | Refused> {
  const asked = await ask(fastify, request, text(format));
  if (asked.refused !== undefined) return asked.refused;
  const written = asked.of.text as string;
  return format === 'csv' && isForSpreadsheet(request) ? spreadsheetLines(parse(written)) : written;
}

/** Every page of a list. */
async function readRows(
  fastify: FastifyInstance,
  { query, page: first = MAX_PAGE, lines = (row) => [row], columns }: ListedTable,
  format: Format,
  request: ExportRequest,
): Promise<string | Refused> {
  const rows: AnsweredRow[] = [];
  for (let after: string | null = null; ;) {
    const asked: Asked = await ask(fastify, request, query, { first, after });
    if (asked.refused !== undefined) return asked.refused;
    const { of } = asked;
    rows.push(...of.list.nodes);
    after = of.list.pageInfo.endCursor;
    if (of.list.pageInfo.hasNextPage) continue;
    if (format === 'json') return JSON.stringify(rows);
    const cells: Cell[][] = [
      columns.map(([title]) => title),
      ...rows.flatMap(lines).map((row: AnsweredRow) => columns.map(([, cell]) => cell(row, of))),
    ];
    return isForSpreadsheet(request) ? spreadsheetLines(cells) : csvLines(cells);
  }
}

const isForSpreadsheet = ({ query }: FastifyRequest): boolean => 'excel' in (query as object);

function send(request: FastifyRequest, reply: FastifyReply, format: Format, path: string, body: string): FastifyReply {
  reply.header('x-content-type-options', 'nosniff');
  if (format === 'json') reply.type('application/json; charset=utf-8');
  else
    reply.type('text/csv; charset=utf-8; header=present').header('content-disposition', `inline; filename="${path.split('/').at(-1)}.csv"`);
  return sendKept(request, reply, { body, freshSeconds: FRESH_SECONDS });
}
