/** Calls of the server that the client has no public methods for. */
import type { ClientUnaryCall, ServiceError } from '@grpc/grpc-js';
import type { Call, KurrentConnection } from './connection.js';

type Stub = Readonly<Record<string, (...args: unknown[]) => ClientUnaryCall>>;

/** Private members of the client. */
interface Inner {
  execute<T>(service: unknown, name: string, action: (stub: Stub) => Promise<T>): Promise<T>;
  callArguments(options: object): readonly unknown[];
}

/** One call to the node of the client. @throws ServiceError */
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
