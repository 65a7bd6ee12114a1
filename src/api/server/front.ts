/** What answers at `/`: the start page for browsers, for other clients a short index of the addresses of this server; and the schema as a file at `/schema.graphql`. */
import type { FastifyInstance } from 'fastify';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import type { Language } from '../../texts/sentences.js';
import { preferredLanguage } from '../request/request-context.js';
import type { StartPage } from './pages.js';

const addresses: readonly (readonly [path: string, about: Readonly<Record<Language, string>>])[] = [
  [
    '/graphql',
    { en: 'the API: POST an operation, or subscribe by WebSocket', fr: 'l’API : opérations par POST, abonnements par WebSocket' },
  ],
  ['/explorer', { en: 'the schema to read, and queries to try', fr: 'le schéma à lire, et des requêtes à essayer' }],
  ['/docs', { en: 'the documentation', fr: 'la documentation, en anglais' }],
  ['/schema.graphql', { en: 'the schema as a file', fr: 'le schéma en un fichier' }],
  [
    '/changes',
    {
      en: 'everything that changes, one a line; with ?follow it goes on',
      fr: 'tout ce qui change, une ligne par fait ; ?follow pour suivre',
    },
  ],
  [
    '/tournaments/{id}/standings.csv',
    { en: 'a table as CSV or .json; more in /docs/exports.html', fr: 'un tableau en CSV ou .json ; suite dans /docs/exports.html' },
  ],
  ['/log/checkpoint', { en: 'the signed head of the log', fr: 'la tête signée du journal' }],
  ['/health', { en: 'whether this node answers', fr: 'si ce nœud répond' }],
  ['/ready', { en: 'whether this node is up to date', fr: 'si ce nœud est à jour' }],
];

/** The schema as text with descriptions, sorted by name. */
export const textOfSchema = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;

/** @param schema once the application is initialised @param startPage null where it was not built */
export function serveFront(fastify: FastifyInstance, version: string, schema: () => GraphQLSchema, startPage: StartPage | null): void {
  const index = (language: Language): string =>
    [`Tapis ${version}`, '', ...addresses.map(([path, about]) => `${path.padEnd(33)}${about[language]}`), ''].join('\n');
  let printed: string | undefined;
  fastify.get('/', (request, reply) => {
    const { headers } = request;
    if (startPage !== null && headers.accept?.includes('text/html') === true) return startPage(request, reply);
    return reply
      .type('text/plain; charset=utf-8')
      .header('vary', 'accept, accept-language')
      .send(index(preferredLanguage(headers['accept-language'])));
  });
  fastify.get('/schema.graphql', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((printed ??= textOfSchema(schema()))),
  );
}
