/** Accepts request bodies. The sender is known before, and the cost of parsing a large body is bounded. */
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { type ApiError, httpError, queryTooLarge } from '../language/api-error.js';
import { hasRoles } from '../../access/known-principals.js';
import { writesMoreValues } from './cost/operation-check.js';
import { type Limits, MAX_BODY_BYTES } from '../request/limits.js';
import { bodyTooLarge } from '../request/network-errors.js';
import type { Asker, IntakeRefusal, OperationIntake } from './operation-intake.js';

/** Bytes that are faster to parse than to charge. */
const SMALL_BODY = 4_096;
/** Values in a body beside its variables. */
const OTHER_VALUES = 50;

/** In place of a body that was not parsed. */
export class RefusedBody {
  constructor(
    readonly refusal: IntakeRefusal,
    readonly status: number,
  ) {}
}

export interface BodyIntakeOptions {
  readonly intake: Pick<OperationIntake, 'takeBody'>;
  readonly limits: Limits;
  readonly askerOf: (request: FastifyRequest) => Asker;
}

type Done = (error: Error | null, body?: unknown) => void;

export class BodyIntake {
  constructor(private readonly options: BodyIntakeOptions) {}

  /** Registers the body parsers before the routes. Forms are not parsed, because nothing reads them. */
  serve(adapter: FastifyAdapter): void {
    const parse = adapter.getInstance().getDefaultJsonParser('error', 'error');
    const options = { bodyLimit: MAX_BODY_BYTES };
    adapter.useBodyParser('application/json', false, options, (request: FastifyRequest, body: Buffer, done: Done) =>
      this.#take(request, body, done, () => void parse(request, body.toString(), done as never)),
    );
    adapter.useBodyParser('application/x-www-form-urlencoded', false, options, (_request: FastifyRequest, _body: Buffer, done: Done) =>
      done(null, refused(httpError(415, ''), 415)),
    );
  }

  /** Why a request without a token is refused by its stated length; null when it is not. */
  refuseLength(request: FastifyRequest): RefusedBody | null {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length <= this.options.limits.publicBodyBytes || hasRoles(this.options.askerOf(request).principal)) return null;
    return this.#tooLarge();
  }

  #take(request: FastifyRequest, body: Buffer, done: Done, parse: () => void): void {
    if (body.length <= SMALL_BODY) return parse();
    const { intake, limits, askerOf } = this.options;
    const { publicBodyBytes, variableValues } = limits;
    const asker = askerOf(request);
    if (!hasRoles(asker.principal)) {
      if (body.length > publicBodyBytes) return done(null, this.#tooLarge());
      if (writesMoreValues(body, variableValues + OTHER_VALUES))
        return done(null, refused(queryTooLarge('variable values', variableValues, variableValues), 400));
    }
    intake.takeBody(body.length, asker, (refusal) => (refusal === null ? parse() : done(null, new RefusedBody(refusal, 400))));
  }

  #tooLarge(): RefusedBody {
    return refused(bodyTooLarge(this.options.limits.publicBodyBytes), 413);
  }
}

const refused = (error: ApiError, status: number): RefusedBody =>
  new RefusedBody({ errors: [error], cost: null, isOverload: false }, status);
