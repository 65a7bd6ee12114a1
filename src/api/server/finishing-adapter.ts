/** Fastify under Nest with a hook for closing: running requests are answered before their resources are closed. */
import { FastifyAdapter } from '@nestjs/platform-fastify';

export class FinishingAdapter extends FastifyAdapter {
  #finish: () => Promise<void> = () => Promise.resolve();

  /** @param finish resolves when running requests are answered */
  waitsFor(finish: () => Promise<void>): void {
    this.#finish = finish;
  }

  /** Called by Nest first when the application is closed. */
  override async beforeClose(): Promise<void> {
    await this.#finish();
    super.beforeClose();
  }
}
