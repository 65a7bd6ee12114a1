/**
 * Calls of the server that the client knows and has no public way to.
 */
import type { ClientUnaryCall, ServiceError } from '@grpc/grpc-js';
import type { Call, KurrentConnection } from './connection.js';

type Stub = Readonly<Record<string, (...args: unknown[]) => ClientUnaryCall>>;

/** What the client has, and keeps from the public. */
interface Inner {
  execute<T>(service: unknown, name: string, action: (stub: Stub) => Promise<T>): Promise<T>;
  callArguments(options: object): readonly unknown[];
}

/** One question and its answer, at the node that the client is connected to. @throws ServiceError */
export function askServer<T>(connection: KurrentConnection, { client }: Call, service: unknown, name: string, request: object): Promise<T> {
  const inner = client as unknown as Inner;
  const { credentials } = connection.address;
  return inner.execute(
    service,
    name,
    (stub) =>
      new Promise<T>((resolve, reject) => {
        const answer = (error: ServiceError | null, value: T): void => (error === null ? resolve(value) : reject(error));
        stub[name]!(request, ...inner.callArguments(credentials === undefined ? {} : { credentials }), answer);
      }),
  );
}
