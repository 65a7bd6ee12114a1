/**
 * Fastify under Nest, with a place where closing waits: what was begun is answered before anything behind it is taken down.
 */
import { FastifyAdapter } from '@nestjs/platform-fastify';

export class FinishingAdapter extends FastifyAdapter {
  #finish: () => Promise<void> = () => Promise.resolve();

  /** @param finish resolves when what was begun is answered */
  waitsFor(finish: () => Promise<void>): void {
    this.#finish = finish;
  }

  /** Nest waits for it first when the application is closed. */
  override async beforeClose(): Promise<void> {
    await this.#finish();
    super.beforeClose();
  }
}
