/** CORS: configured other sites may use the API, and nothing else of the server. */
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { AcceptedHosts } from './accepted-hosts.js';

type Rules = NonNullable<Parameters<NestFastifyApplication['enableCors']>[0]>;

const none = { origin: false };
const api = {
  methods: ['GET', 'POST'],
  allowedHeaders: ['authorization', 'content-type', 'x-correlation-id', 'accept-language', 'apollo-require-preflight'],
  exposedHeaders: ['x-correlation-id', 'retry-after', 'www-authenticate'],
  /** Seconds that a browser may cache this. */
  maxAge: 600,
};

export function crossOriginRules(hosts: AcceptedHosts): Rules {
  const allowed = {
    ...api,
    origin: (origin: string | undefined, done: (error: null, allow: boolean) => void) =>
      done(null, origin !== undefined && hosts.needsCors(origin)),
  };
  return ((request: FastifyRequest, done: (error: null, options: object) => void) => {
    const isApi = request.raw.url?.split('?')[0] === '/graphql' && hosts.acceptsHost(request.headers.host);
    done(null, isApi ? allowed : none);
  }) as Rules;
}
