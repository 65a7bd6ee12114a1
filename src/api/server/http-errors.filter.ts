/**
 * Gives errors outside of GraphQL operations the form of all others: HTTP errors (unknown page, body too large or not JSON), and errors of
 * the pages and files beside the API.
 */
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { publicPrincipal } from '../../access/known-principals.js';
import { httpError } from '../language/api-error.js';
import { type ErrorPresenter, shown } from '../request/error-presentation.js';
import { preferredLanguage, RequestContext } from '../request/request-context.js';

@Catch()
export class HttpErrorsFilter implements ExceptionFilter {
  constructor(private readonly presenter: ErrorPresenter) {}

  /** Answers the request, or passes on an exception of a resolver. */
  catch(exception: unknown, host: ArgumentsHost): unknown {
    if (host.getType() !== 'http') throw exception;
    const http = host.switchToHttp();
    const { headers, id } = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (exception instanceof HttpException) {
      const status = exception.getStatus();
      const error = shown(httpError(status, exception.message), preferredLanguage(headers['accept-language']), id);
      return reply.code(status).send({ errors: [error] });
    }
    const cause = exception instanceof Error ? exception : new Error(String(exception));
    const context = new RequestContext(headers, publicPrincipal, undefined, id);
    const error = this.presenter.present(new GraphQLError(cause.message, { originalError: cause }), context);
    const isBug = error.extensions?.['code'] === 'INTERNAL_ERROR';
    return reply.code(isBug ? 500 : 503).send({ errors: [error] });
  }
}
