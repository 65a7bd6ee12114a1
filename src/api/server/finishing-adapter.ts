/** Fastify under Nest with a hook for closing: running work is finished before its resources are closed. */
import { FastifyAdapter } from '@nestjs/platform-fastify';

export class FinishingAdapter extends FastifyAdapter {
  readonly #finish: (() => Promise<void>)[] = [];

  /** @param finish resolves when running work of one kind is done */
  waitsFor(finish: () => Promise<void>): void {
    this.#finish.push(finish);
  }

  /** Called by Nest first when the application is closed. */
  override async beforeClose(): Promise<void> {
    await Promise.all(this.#finish.map((finish) => finish()));
    super.beforeClose();
  }
}
