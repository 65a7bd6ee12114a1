/**
 * Turns errors into what a client sees: a code, a sentence in their language, and no internals. A bug is logged with its stack under the
 * request's correlation id; the client gets only that id.
 */
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { publicPrincipal } from '../../access/known-principals.js';
import { UnreadableEvent } from '../../../events/catalogue.js';
import { toPrintable } from '../../../events/free-text.js';
import type { Refusal } from '../../decider.js';
import { AlteredEvent } from '../../app/dispatch/altered-event.js';
import { ViewError } from '../../app/views/view-error.js';
import { StoreError } from '../../store/event-store.js';
import { rejectionInFrench } from '../../texts/graphql-texts.js';
import type { Language } from '../../texts/sentences.js';
import { lookUp } from '../../../events/look-up.js';
import { ApiError, internalError, notAsRecorded, notShown, unavailable } from '../language/api-error.js';
import { enumerationValues } from '../language/enums.js';
import { RefusedError } from '../language/refused-error.js';
import type { ErrorLog } from './log.js';
import { RequestContext } from './request-context.js';

/** The error for a refused command. The policy adds private values for those who may see them. */
export function refused(refusal: Refusal): ApiError {
  return new RefusedError(refusal);
}

/** An error in the form for clients, from GraphQL or HTTP. */
export function shown({ code, messages, parameters, article }: ApiError, language: Language, correlationId: string): GraphQLFormattedError {
  const said = escapeAll(messages);
  return { message: said[language], extensions: { code, article, parameters: escapeAll(parameters), messages: said, correlationId } };
}

/** Errors repeat clients' input, so invisible and control characters are escaped. */
function escapeAll<Value>(value: Value): Value {
  if (typeof value === 'string') return toPrintable(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(escapeAll) as Value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [toPrintable(name), escapeAll<unknown>(part)])) as Value;
}

const statuses: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOKEN_QUOTA_USED_UP: 429,
  INTERNAL_ERROR: 500,
};

/** The HTTP status of an error outside of GraphQL; 503 for one that passes. */
export const statusOfError = (code: string): number => lookUp(statuses, code) ?? 503;

export class ErrorPresenter {
  /** The requests of errors that Apollo formats without their context. */
  private readonly askers = new WeakMap<Error, RequestContext>();

  /** @param isReported whether the store's monitoring has reported an error already, once for all requests */
  constructor(
    private readonly log: ErrorLog,
    private readonly isReported: (error: Error) => boolean = () => false,
  ) {}

  presentAll(errors: readonly GraphQLError[], context: RequestContext): GraphQLFormattedError[] {
    return errors.map((error) => this.present(error, context));
  }

  /** Logs an error outside of any request. */
  complain(message: string): void {
    this.log.error({}, message);
  }

  /** Logs that requests were refused. */
  warn(message: string): void {
    this.log.warn?.({}, message);
  }

  /** Remembers the request of errors found before execution, for {@link presentEarly}. */
  meet(errors: readonly GraphQLError[], context: RequestContext): void {
    for (const error of errors) this.askers.set(error, context);
  }

  /**
   * Formats an error found before execution, such as a query that cannot be parsed. For an error in the request itself, such as a missing
   * query, Apollo does not say whose it is: only the answer's header has the request's id.
   */
  presentEarly(error: GraphQLError): GraphQLFormattedError {
    const asker = this.askers.get(error);
    if (asker !== undefined) return this.present(error, asker);
    const { extensions, ...rest } = this.present(error, new RequestContext({}, publicPrincipal));
    return { ...rest, extensions: { ...extensions, correlationId: undefined } };
  }

  present(error: GraphQLError, context: RequestContext): GraphQLFormattedError {
    return {
      ...shown(this.known(error, context), context.language, context.correlationId),
      ...(error.locations === undefined ? {} : { locations: error.locations }),
      ...(error.path === undefined ? {} : { path: error.path }),
    };
  }

  private known(error: GraphQLError, { correlationId }: RequestContext): ApiError {
    const cause = causeOf(error);
    if (cause instanceof ApiError) return cause;
    if (cause instanceof ViewError && cause.stream !== null) return notShown(cause.stream);
    if (cause instanceof AlteredEvent) {
      if (!this.isReported(cause)) this.log.error({ code: cause.code, correlationId }, cause.message);
      return notAsRecorded(cause.stream);
    }
    if (cause instanceof StoreError || cause instanceof ViewError) {
      // Not a bug, so the stack is useless; a full disk affects every command.
      if (!this.isReported(cause)) this.log.error({ code: cause.code, correlationId }, cause.message);
      return unavailable(cause.code);
    }
    if (cause instanceof UnreadableEvent) {
      this.log.error({ err: cause, correlationId }, cause.message);
      return unavailable('STORE_NEWER_THAN_PROGRAM');
    }
    // A GraphQL error with a path means that a resolver's result does not match the schema, which is a bug.
    if (cause instanceof GraphQLError && error.path === undefined) return rejected(cause, error);
    this.log.error({ err: cause, correlationId, path: error.path }, 'a request failed because of a bug');
    return internalError(correlationId);
  }
}

/** The original error inside the wrappers of GraphQL and Apollo. */
function causeOf(error: GraphQLError): Error {
  let cause: Error = error;
  while (cause instanceof GraphQLError && !(cause instanceof ApiError) && cause.originalError !== undefined) cause = cause.originalError;
  return cause;
}

/** An operation that GraphQL itself rejects: a syntax error, unknown fields, invalid variables, limits. */
function rejected(cause: GraphQLError, outer: GraphQLError): ApiError {
  // Errors of the compiled engine may have no extensions.
  const code: unknown = (cause.extensions as GraphQLError['extensions'] | undefined)?.['code'] ?? outer.extensions?.['code'];
  const { message } = outer;
  const values = valuesFor(message).join(', ');
  const messages = {
    en: values === '' ? message : `${message} Its values: ${values}.`,
    fr: `Requête refusée. ${rejectionInFrench(message)}${values === '' ? '' : ` Ses valeurs : ${values}.`}`,
  };
  return new ApiError(typeof code === 'string' ? code : 'BAD_USER_INPUT', messages);
}

/** The values of an enumeration that a message says is violated. */
function valuesFor(message: string): readonly string[] {
  const [, before, behind] = /"(\w+)" enum|Enum "(\w+)"/.exec(message) ?? [];
  return enumerationValues(before ?? behind ?? '');
}
