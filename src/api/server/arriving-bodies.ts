/** Request bodies while they arrive. As with WebSocket messages, each piece is a buffer of its own until the body is complete. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Arriving, type ArrivingBudget } from './arriving-budget.js';
import { isShredded, PIECE_BYTES } from './arriving-pieces.js';
import { shown } from '../request/error-presentation.js';
import { shreddedBody } from '../request/network-errors.js';
import { preferredLanguage } from '../request/request-context.js';

/** How long the rest of a body is read after its request was answered, in milliseconds. Closing at once might lose the answer. */
const REST_MS = 1_000;

export interface BodyOptions {
  readonly budget: ArrivingBudget;
  readonly addressOf: (request: FastifyRequest['raw']) => string;
  readonly isKnown: (request: FastifyRequest['raw']) => boolean;
}

/** Counts arriving bodies, and closes connections that keep sending after the answer. */
export function watchBodies(fastify: FastifyInstance, { budget, addressOf, isKnown }: BodyOptions): void {
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    const { raw } = request;
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    if (length !== '0' || encoding !== undefined) {
      const body = new ArrivingBody(request, reply, { budget, address: addressOf(raw), isKnown: isKnown(raw) });
      payload.on('data', body.arrived);
      payload.once('end', body.end);
      payload.once('close', body.end);
    }
    done(null, payload);
  });
  fastify.server.on('request', (request, response) => {
    response.once('finish', () => {
      if (!request.complete) setTimeout(() => request.complete || request.socket.destroy(), REST_MS).unref();
    });
  });
}

class ArrivingBody implements Arriving {
  readonly address: string;
  readonly isKnown: boolean;
  readonly #budget: ArrivingBudget;
  #bytes = 0;
  #pieces = 0;
  #isOver = false;

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    { budget, address, isKnown }: { readonly budget: ArrivingBudget; readonly address: string; readonly isKnown: boolean },
  ) {
    this.#budget = budget;
    this.address = address;
    this.isKnown = isKnown;
  }

  get arriving(): number {
    return this.#isOver ? 0 : this.#bytes + this.#pieces * PIECE_BYTES;
  }

  readonly arrived = (piece: Buffer): void => {
    if (this.#isOver) return;
    this.#bytes += piece.length;
    this.#pieces += 1;
    if (isShredded(this.#pieces, this.#bytes)) return this.#refuse();
    this.#budget.changed(this, piece.length + PIECE_BYTES);
  };

  readonly end = (): void => {
    const { arriving } = this;
    this.#isOver = true;
    if (arriving > 0) this.#budget.changed(this, -arriving);
  };

  giveUp(): void {
    this.end();
    this.request.raw.socket.destroy();
  }

  /** Answers without waiting for the rest. */
  #refuse(): void {
    const { raw, headers, id } = this.request;
    this.end();
    // The body's buffers are released, and the body never completes.
    raw.removeAllListeners('data').removeAllListeners('end').pause();
    if (this.reply.sent) return;
    const { status, error, headers: more } = shreddedBody();
    const language = preferredLanguage(headers['accept-language']);
    void this.reply
      .code(status)
      .headers(more)
      .send({ errors: [shown(error, language, id)] });
  }
}
