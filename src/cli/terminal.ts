/** Protects the terminal from control characters in printed texts, which may come from a log, a file or another program. */
import { toPrintable } from '../../events/free-text.js';
import type { Io } from './command.js';

/** The unguarded streams. */
const behind = new WeakMap<NodeJS.WritableStream, NodeJS.WritableStream>();

/** The same outputs, with everything escaped by {@link toPrintable}, JSON included. */
export function guarded({ out, err }: Io): Io {
  return { out: guardedStream(out), err: guardedStream(err) };
}

/** The original stream: for the program's own control sequences, and for binary data. */
export function unguarded(stream: NodeJS.WritableStream): NodeJS.WritableStream {
  return behind.get(stream) ?? stream;
}

function guardedStream<Stream extends NodeJS.WritableStream>(stream: Stream): Stream {
  const write = (chunk: string | Uint8Array, ...rest: []): boolean =>
    stream.write(typeof chunk === 'string' ? toPrintable(chunk) : chunk, ...rest);
  const guard = new Proxy(stream, {
    get(target, name) {
      if (name === 'write') return write;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  behind.set(guard, stream);
  return guard;
}
