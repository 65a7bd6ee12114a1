/**
 * Opened resources that have to be closed. Nest makes parts concurrently; here they are opened one at a time, and all closed in one fixed
 * order even if some fail.
 */
import type { OnApplicationShutdown } from '@nestjs/common';
import { messageOf } from '../views/decoded-batch.js';

/** The closing order: first what gives commands, then reactions, last the stores. */
export const closingOrder = [
  'start',
  'clocks',
  'notes of access',
  'check of the views',
  'reactions',
  'published log',
  'runner of the views',
  'vault',
  'end of the start',
  'views',
  'store',
] as const;

export type ResourceName = (typeof closingOrder)[number];

export class Resources implements OnApplicationShutdown {
  readonly #closers = new Map<ResourceName, () => unknown>();
  #last: Promise<unknown> = Promise.resolve();
  #closed: Promise<void> | null = null;

  /** @param notice called with one line for each resource that could not be closed */
  constructor(private readonly notice: (line: string) => void) {}

  /** Opens a resource after those before it. @throws what `open` throws, and the same for every later resource; an error after closing */
  open<Part>(name: ResourceName, open: () => Part | Promise<Part>, close: (part: Part) => unknown): Promise<Part> {
    const opening = this.#last.then(async () => {
      // If one part fails, Nest continues with parts that do not depend on it.
      if (this.#closed !== null) throw new Error(`${name}: not opened, for everything is being closed`);
      const part = await open();
      this.#closers.set(name, () => close(part));
      return part;
    });
    this.#last = opening;
    return opening;
  }

  /** Closes everything open or being opened. @throws the first error, after closing the rest; the others are reported */
  close(): Promise<void> {
    return (this.#closed ??= this.#close());
  }

  /** Called by Nest when the application is closed. Nest ignores errors of this hook; the caller of {@link close} gets them. */
  async onApplicationShutdown(): Promise<void> {
    await this.close().catch(() => undefined);
  }

  async #close(): Promise<void> {
    await this.#last.catch(() => undefined);
    const failures: { readonly name: ResourceName; readonly error: unknown }[] = [];
    for (const name of closingOrder) {
      try {
        await this.#closers.get(name)?.();
      } catch (error) {
        failures.push({ name, error });
      }
    }
    const [first, ...others] = failures;
    for (const { name, error } of others) this.notice(`${name}: could not be closed: ${messageOf(error)}`);
    if (first !== undefined) throw first.error;
  }
}
