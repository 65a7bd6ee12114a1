/**
 * What commands print, kept from steering the terminal: texts of a log, a file or another program may hold anything.
 */
import { toPrintable } from '../../events/free-text.js';
import type { Io } from './command.js';

/** The streams behind those that are guarded. */
const behind = new WeakMap<NodeJS.WritableStream, NodeJS.WritableStream>();

/** The same outputs, on which everything is written as {@link toPrintable} has it, results in JSON too. */
export function guarded({ out, err }: Io): Io {
  return { out: guardedStream(out), err: guardedStream(err) };
}

/** The stream as it is: for the program's own control sequences, and for bytes that are no text for a person. */
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
