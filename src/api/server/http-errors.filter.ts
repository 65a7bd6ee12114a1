/**
 * Gives errors of HTTP itself (no such page, a body that is too large or no JSON) the shape that GraphQL clients read.
 * May import: Nest.
 */
import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

const codes: Readonly<Record<number, string>> = { 404: 'NOT_FOUND', 413: 'BODY_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' };

@Catch(HttpException)
export class HttpErrorsFilter implements ExceptionFilter<HttpException> {
  /** Answers the request, or hands the exception on where it comes from a resolver. */
  catch(exception: HttpException, host: ArgumentsHost): unknown {
    if (host.getType() !== 'http') return exception;
    const status = exception.getStatus();
    const error = { message: exception.message, extensions: { code: codes[status] ?? 'BAD_REQUEST' } };
    return host
      .switchToHttp()
      .getResponse<FastifyReply>()
      .code(status)
      .send({ errors: [error] });
  }
}
