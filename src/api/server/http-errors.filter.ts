/**
 * Gives errors of HTTP itself (no such page, a body that is too large or no JSON) the shape of all others.
 */
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpError } from '../language/api-error.js';
import { shown } from './error-presentation.js';
import { preferredLanguage } from './request-context.js';

@Catch(HttpException)
export class HttpErrorsFilter implements ExceptionFilter<HttpException> {
  /** Answers the request, or hands the exception on where it comes from a resolver. */
  catch(exception: HttpException, host: ArgumentsHost): unknown {
    if (host.getType() !== 'http') return exception;
    const http = host.switchToHttp();
    const { headers, id } = http.getRequest<FastifyRequest>();
    const language = preferredLanguage(headers['accept-language']);
    const status = exception.getStatus();
    const error = shown(httpError(status, exception.message), language, id);
    return http
      .getResponse<FastifyReply>()
      .code(status)
      .send({ errors: [error] });
  }
}
