/**
 * What was opened and has to be closed. Nest makes parts side by side; here they are opened one at a time, and closed in one written order, all of
 * them whatever fails.
 */
import type { OnApplicationShutdown } from '@nestjs/common';
import { messageOf } from '../views/decoded-batch.js';

/** What is closed, in this order: first what gives commands, then what follows from events, last what they rest on. */
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

  /** @param notice called with why something could not be closed, one line each */
  constructor(private readonly notice: (line: string) => void) {}

  /** Opens a part once those before it are open. @throws what `open` throws, and then for every later part the same; an error once it is closed */
  open<Part>(name: ResourceName, open: () => Part | Promise<Part>, close: (part: Part) => unknown): Promise<Part> {
    const opening = this.#last.then(async () => {
      // Where one part can't be made, Nest goes on with those that do not rest on it.
      if (this.#closed !== null) throw new Error(`${name}: not opened, for everything is being closed`);
      const part = await open();
      this.#closers.set(name, () => close(part));
      return part;
    });
    this.#last = opening;
    return opening;
  }

  /** Closes everything that is open or being opened. @throws the first failure, once all the rest is closed; the others go to the notices */
  close(): Promise<void> {
    return (this.#closed ??= this.#close());
  }

  /** Nest calls it when the application is closed, and keeps to itself what a hook throws: whoever closes hears it from {@link close}. */
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
