/**
 * Fastify under Nest, with a place where closing waits: what was begun is answered before anything behind it is taken down.
 */
import type { Server } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions } from 'fastify';

export class FinishingAdapter extends FastifyAdapter {
  constructor(
    options: FastifyHttpOptions<Server>,
    private readonly edge: { readonly finish: () => Promise<void> },
  ) {
    super(options);
  }

  /** Nest waits for it first when the application is closed. */
  override async beforeClose(): Promise<void> {
    await this.edge.finish();
    super.beforeClose();
  }
}
