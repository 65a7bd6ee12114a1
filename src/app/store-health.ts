/**
 * Looks over the store's shoulder for whoever watches a node: what it could not do just now, and what was found missing in it. Changes nothing of what it gives.
 * May import: the store's port, events that can't be read.
 */
import { UnreadableEvent } from '../../events/catalogue.js';
import { StoreError, type EventStore } from '../store/event-store.js';

/** Findings that are kept. There is one cause for most, and the log has all. */
const MOST_FINDINGS = 20;

export class StoreHealth {
  private cannotAppend: string | null = null;
  private cannotRead: string | null = null;
  /** What does not mend by itself, such as a stream that was deleted. */
  private readonly findings = new Set<string>();

  /** @param notice told of each problem once, and of its end */
  constructor(private readonly notice: (line: string) => void) {}

  /** What is wrong, one sentence each. */
  problems(): string[] {
    return [...[this.cannotAppend, this.cannotRead].filter((problem) => problem !== null), ...this.findings];
  }

  /** The store, watched. */
  watching(store: EventStore): EventStore {
    return {
      append: (stream, events, expected) => this.watch('append', () => store.append(stream, events, expected)),
      readStream: (stream, options) => this.watch('read', () => store.readStream(stream, options)),
      readAll: (after, pageSize) => store.readAll(after, pageSize),
      subscribeToAll: (after, signal) => store.subscribeToAll(after, signal),
      lastPosition: () => this.watch('read', () => store.lastPosition()),
      close: () => store.close(),
    };
  }

  /** Keeps what is wrong for as long as this process runs. */
  found(error: Error): void {
    const problem = messageOf(error);
    if (this.findings.has(problem) || this.findings.size >= MOST_FINDINGS) return;
    this.findings.add(problem);
    this.notice(`until this is mended, commands and queries that need it fail: ${problem}`);
  }

  private async watch<T>(what: 'append' | 'read', work: () => Promise<T>): Promise<T> {
    try {
      const answer = await work();
      this.say(what, null);
      return answer;
    } catch (error) {
      if (error instanceof StoreError && error.code === 'STORE_DAMAGED') this.found(error);
      else if (error instanceof StoreError && error.code !== 'STORE_CLOSED') this.say(what, messageOf(error));
      throw error;
    }
  }

  private say(what: 'append' | 'read', problem: string | null): void {
    const field = what === 'append' ? 'cannotAppend' : 'cannotRead';
    if (this[field] === problem) return;
    this[field] = problem;
    this.notice(problem === null ? `the store ${what === 'append' ? 'takes events' : 'gives events'} again` : problem);
  }
}

function messageOf(error: Error): string {
  if (error instanceof StoreError) return `${error.message} (${error.code})`;
  if (error instanceof UnreadableEvent) return `${error.message} (STORE_NEWER_THAN_PROGRAM)`;
  return error.message;
}
