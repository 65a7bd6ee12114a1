/**
 * Tables at plain addresses, as CSV and as JSON: `/tournaments/friday/standings.csv`. They are read by the API's own queries, so who sees what, the
 * price and the errors are the same. An answer has an `ETag`, and is sent again only where it is another.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../language/api-error.js';
import { shown, statusOfError } from '../request/error-presentation.js';
import { preferredLanguage } from '../request/request-context.js';
import { sendKept } from '../server/kept-answers.js';
import { type AnswerType, answerTypes } from './answer-types.js';
import { type AnsweredRow, type AskApi, askAs, RefusedQuery } from './ask-api.js';
import { type ExportAsked, readExportAsked } from './export-asked.js';
import { gather, openCsv, pagesOf, readText } from './read-table.js';
import { type ExportedTable, exportedTables } from './tables.js';
import { exportedTexts } from './texts.js';

/** Seconds for which shared caches may give a public table again without asking. */
const FRESH_SECONDS = 2;

type ExportRequest = FastifyRequest<{ Params: { id: string } }>;

export class ExportsRoute {
  serve(fastify: FastifyInstance): void {
    type Read = (ask: AskApi, id: string, asked: ExportAsked) => Promise<string>;
    const get = (path: string, type: AnswerType, read: Read): void => {
      fastify.get<{ Params: { id: string } }>(path, async (request, reply) => {
        try {
          const body = await read(askAs(fastify, request), request.params.id, readExportAsked(request));
          return send(request, reply, type, request.url.split('?')[0]!.split('/').at(-1)!, body);
        } catch (error) {
          const { status, errors } = refusalOf(error, request);
          return reply.code(status).header('cache-control', 'no-store').send({ errors });
        }
      });
    };
    for (const table of exportedTables) {
      get(`${table.path}.csv`, 'csv', (ask, id, asked) => readCsv(ask, table, id, asked));
      get(`${table.path}.json`, 'json', (ask, id, asked) => readJson(ask, table, id, asked));
    }
    for (const { path, type, read } of exportedTexts) get(path, type, read);
  }
}

/** @throws what is no refusal */
function refusalOf(error: unknown, request: ExportRequest): { readonly status: number; readonly errors: readonly unknown[] } {
  if (error instanceof ApiError) return { status: statusOfError(error.code), errors: [sayTo(request, error)] };
  if (!(error instanceof RefusedQuery)) throw error;
  return { status: error.status, errors: error.isNothing ? [sayNothing(request)] : error.errors };
}

const sayTo = ({ headers, id }: ExportRequest, error: ApiError): object => shown(error, preferredLanguage(headers['accept-language']), id);

/** The error of an id that nothing has. */
function sayNothing(request: ExportRequest): object {
  const { id } = request.params;
  const messages = { en: `There is nothing under the id ${id}; check it.`, fr: `Il n’y a rien sous l’identifiant ${id} ; vérifiez-le.` };
  return sayTo(request, new ApiError('NOT_FOUND', messages, { argument: 'id', id }));
}

async function readCsv(ask: AskApi, table: ExportedTable, id: string, asked: ExportAsked): Promise<string> {
  return (await gather(await openCsv(ask, table, id, asked))).join('');
}

async function readJson(ask: AskApi, table: ExportedTable, id: string, asked: ExportAsked): Promise<string> {
  if ('text' in table) return readText(ask, table, id, 'json', asked);
  const rows: AnsweredRow[] = [];
  for await (const page of pagesOf(ask, table, id)) rows.push(...page.rows);
  return JSON.stringify(rows);
}

function send(request: FastifyRequest, reply: FastifyReply, type: AnswerType, file: string, body: string): FastifyReply {
  reply.header('x-content-type-options', 'nosniff').type(answerTypes[type]);
  // The names of columns are in the language of the asker.
  if (type === 'csv') reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-language'].flat().join(', '));
  if (type !== 'json') reply.header('content-disposition', `inline; filename="${file}"`);
  return sendKept(request, reply, { body, freshSeconds: FRESH_SECONDS });
}
