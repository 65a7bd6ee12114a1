/**
 * Tables at plain addresses, as CSV and as JSON: `/tournaments/friday/standings.csv`. They are read by the API's own queries, so who sees what, the
 * price and the errors are the same. An answer has an `ETag`, and is sent again only where it is another.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../language/api-error.js';
import { shown } from '../request/error-presentation.js';
import { preferredLanguage } from '../request/request-context.js';
import { sendKept } from '../server/kept-answers.js';
import { type AnswerType, answerTypes } from './answer-types.js';
import { type AnsweredRow, type AskApi, askAs, RefusedQuery } from './ask-api.js';
import { gather, openCsv, pagesOf } from './read-table.js';
import { type ExportedTable, exportedTables } from './tables.js';
import { exportedTexts } from './texts.js';

/** Seconds for which shared caches may give a public table again without asking. */
const FRESH_SECONDS = 2;

type ExportRequest = FastifyRequest<{ Params: { id: string } }>;

export class ExportsRoute {
  serve(fastify: FastifyInstance): void {
    const get = (path: string, type: AnswerType, read: (ask: AskApi, request: ExportRequest) => Promise<string>): void => {
      fastify.get<{ Params: { id: string } }>(path, async (request, reply) => {
        try {
          const body = await read(askAs(fastify, request), request);
          return send(request, reply, type, request.url.split('?')[0]!.split('/').at(-1)!, body);
        } catch (error) {
          if (!(error instanceof RefusedQuery)) throw error;
          const errors = error.isNothing ? [sayNothing(request)] : error.errors;
          return reply.code(error.status).header('cache-control', 'no-store').send({ errors });
        }
      });
    };
    for (const table of exportedTables) {
      get(`${table.path}.csv`, 'csv', (ask, { params, query }) => readCsv(ask, table, params.id, 'excel' in (query as object)));
      get(`${table.path}.json`, 'json', (ask, { params }) => readJson(ask, table, params.id));
    }
    for (const { path, type, read } of exportedTexts) get(path, type, (ask, { params }) => read(ask, params.id));
  }
}

/** The error of an id that nothing has. */
function sayNothing({ params: { id }, headers, id: correlationId }: ExportRequest): object {
  const messages = { en: `There is nothing under the id ${id}; check it.`, fr: `Il n’y a rien sous l’identifiant ${id} ; vérifiez-le.` };
  return shown(new ApiError('NOT_FOUND', messages, { argument: 'id', id }), preferredLanguage(headers['accept-language']), correlationId);
}

async function readCsv(ask: AskApi, table: ExportedTable, id: string, forSpreadsheet: boolean): Promise<string> {
  return (await gather(await openCsv(ask, table, id, forSpreadsheet))).join('');
}

async function readJson(ask: AskApi, table: ExportedTable, id: string): Promise<string> {
  if ('text' in table) return ((await ask(table.text('json'), { id })) as { readonly text: string }).text;
  const rows: AnsweredRow[] = [];
  for await (const page of pagesOf(ask, table, id)) rows.push(...page.rows);
  return JSON.stringify(rows);
}

function send(request: FastifyRequest, reply: FastifyReply, type: AnswerType, file: string, body: string): FastifyReply {
  reply.header('x-content-type-options', 'nosniff').type(answerTypes[type]);
  if (type !== 'json') reply.header('content-disposition', `inline; filename="${file}"`);
  return sendKept(request, reply, { body, freshSeconds: FRESH_SECONDS });
}
