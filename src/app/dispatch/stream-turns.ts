/** Queues of work for each stream: one task at a time uses the cached state, in order of arrival. */
import type { StreamName } from '../../../events/ids.js';
import { untilAborted } from '../../store/until-aborted.js';

export class StreamTurns {
  /** The streams in use, each with its waiting tasks. */
  private readonly streams = new Map<StreamName, (() => void)[] | null>();

  /** @returns null when the stream is free */
  acquire(stream: StreamName): Promise<void> | null {
    const waiting = this.streams.get(stream);
    if (waiting === undefined) {
      this.streams.set(stream, null);
      return null;
    }
    return new Promise((go) => {
      if (waiting === null) this.streams.set(stream, [go]);
      else waiting.push(go);
    });
  }

  /** @returns whether the stream was acquired; false when the signal was aborted first */
  async acquireUnless(aborted: AbortSignal, stream: StreamName): Promise<boolean> {
    const turn = this.acquire(stream);
    if (turn === null) return true;
    const over = new AbortController();
    const hasCome = await Promise.race([turn.then(() => true), untilAborted(aborted, over.signal).then(() => false)]);
    over.abort();
    if (!hasCome) void turn.then(() => this.release(stream));
    return hasCome;
  }

  release(stream: StreamName): void {
    const next = this.streams.get(stream)?.shift();
    if (next === undefined) this.streams.delete(stream);
    else next();
  }
}
