/** The meaning of an error of KurrentDB's client: retry, or stop with one code and one sentence that says what to do. */
import { StoreError } from '../event-store.js';

/** A temporary error, and the final error if retries fail. */
export interface Passing {
  readonly again: true;
  /** The reason, in a few words for messages. */
  readonly because: string;
  /** Whether the node says that it cannot help: another one may lead. */
  readonly askAnother?: true;
  /** The error when retries took too long. */
  readonly end: StoreError;
}

export type ErrorVerdict = Passing | { readonly again: false; readonly error: unknown };

/** gRPC's status codes, https://grpc.io/docs/guides/status-codes */
const CANCELLED = 1;
const PERMISSION_DENIED = 7;
const UNIMPLEMENTED = 12;
const UNAUTHENTICATED = 16;

/** A call without an answer within its deadline. */
export class CallUnanswered extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
    this.name = 'CallUnanswered';
  }
}

/** The client of a waiting call was replaced, because another call got no answer. */
export class ClientReplaced extends Error {
  constructor() {
    super('the connection was renewed');
    this.name = 'ClientReplaced';
  }
}

/** A node returned less of a stream than is known to exist, like a former leader that has not noticed yet. */
export class StaleRead extends Error {
  constructor(stream: string) {
    super(`the node is behind with the stream ${stream}`);
    this.name = 'StaleRead';
  }
}

/** The properties read of the client's errors. They may come from its native part or another realm, so no class is checked. */
interface ClientError {
  readonly name?: string;
  readonly type?: string;
  readonly code?: unknown;
  readonly message?: string;
}

export function judge(thrown: unknown, shown: string): ErrorVerdict {
  if (thrown instanceof StoreError) return { again: false, error: thrown };
  const { name = '', type, code, message = '' } = (thrown ?? {}) as ClientError;
  const stop = (error: StoreError): ErrorVerdict => ({ again: false, error });
  // In the answer to an append, the client has no type for it.
  if (/not ready/i.test(message))
    return { again: true, because: 'the node is not ready', askAnother: true, end: makeReadOnlyError(shown, thrown) };
  if (thrown instanceof StaleRead)
    return { again: true, because: message, askAnother: true, end: makeUnreachableError(shown, message, thrown) };
  switch (type) {
    case 'not-leader':
      return { again: true, because: 'another node leads now', end: makeReadOnlyError(shown, thrown) };
    case 'unavailable':
    case 'deadline-exceeded':
    case 'timeout':
    case 'cancelled':
      return { again: true, because: firstLine(message), end: makeUnreachableError(shown, message, thrown) };
    case 'access-denied':
      return stop(makeAccessError(shown, thrown));
    case 'stream-deleted':
    case 'stream-tombstoned':
      return stop(makeDeletedError((thrown as { streamName?: string }).streamName ?? 'that is asked for', thrown));
    case 'maximum-append-size-exceeded':
      return stop(makeTooLargeError(shown, thrown));
    case 'unsupported':
      return stop(makeTooOldError(shown, null, thrown));
    case undefined:
      break;
    default:
  }
  if (code === UNIMPLEMENTED || /unimplemented/i.test(message)) return stop(makeTooOldError(shown, null, thrown));
  if (code === PERMISSION_DENIED || code === UNAUTHENTICATED || /unauthenticated|permission ?denied|access denied/i.test(message))
    return stop(makeAccessError(shown, thrown));
  if (/no leader/i.test(message) || /read.?only/i.test(message))
    return { again: true, because: 'no node leads', end: makeReadOnlyError(shown, thrown) };
  const isOnTheWay =
    name === 'CallUnanswered' || name === 'ClientReplaced' || code === CANCELLED || /discover|transport|connect|cancelled/i.test(message);
  if (isOnTheWay) return { again: true, because: firstLine(message), end: makeUnreachableError(shown, message, thrown) };
  // Unknown to the server or the client, so it may be temporary.
  if (type === 'unknown')
    return {
      again: true,
      because: firstLine(message),
      end: makeFailedError(shown, message, thrown),
    };
  // A client error is a store error, not a bug with a stack trace for each call.
  if (type !== undefined || typeof code === 'number') return stop(makeFailedError(shown, message, thrown));
  return { again: false, error: thrown };
}

/** Whether an error says that a stream has a tombstone. */
export function isBuried(thrown: unknown): boolean {
  const { type } = (thrown ?? {}) as ClientError;
  return type === 'stream-deleted' || type === 'stream-tombstoned';
}

const firstLine = (message: string): string => message.split('\n')[0]!.trim() || 'no reason given';

function makeUnreachableError(shown: string, message: string, cause: unknown): StoreError {
  return new StoreError(
    'STORE_UNREACHABLE',
    `KurrentDB at ${shown} does not answer (${firstLine(message)}): check that it runs, its address and its certificates.`,
    { cause },
  );
}

/** For a query, which waits for less time than a command. */
export function makeAwayError(shown: string): StoreError {
  return new StoreError(
    'STORE_UNREACHABLE',
    `KurrentDB at ${shown} does not answer, and no node of it has what was asked for: ask again in five seconds.`,
  );
}

function makeFailedError(shown: string, message: string, cause: unknown): StoreError {
  return new StoreError('STORE_FAILED', `KurrentDB at ${shown} failed (${firstLine(message)}): look at its log, then try again.`, {
    cause,
  });
}

function makeReadOnlyError(shown: string, cause: unknown): StoreError {
  return new StoreError(
    'STORE_NOT_WRITABLE',
    `No node of KurrentDB at ${shown} takes appends: it is read-only until its cluster has a leader again, so check that more than half of its nodes run.`,
    { cause },
  );
}

function makeAccessError(shown: string, cause: unknown): StoreError {
  return new StoreError(
    'STORE_ACCESS_DENIED',
    `KurrentDB at ${shown} lets nobody in with these credentials: check user and password, or the user certificate, and that they may read $all and write streams.`,
    { cause },
  );
}

function makeTooLargeError(shown: string, cause: unknown): StoreError {
  return new StoreError('STORE_FAILED', `KurrentDB at ${shown} takes no append of this size: raise MaxAppendSize in its configuration.`, {
    cause,
  });
}

export function makeTooOldError(shown: string, version: string | null, cause?: unknown): StoreError {
  return new StoreError(
    'STORE_ENGINE_TOO_OLD',
    `The server at ${shown} ${version === null ? 'does not know what Tapis asks of it' : `is version ${version}`}: use EventStoreDB 20.6 or later, or KurrentDB.`,
    { cause },
  );
}

export function makeDeletedError(stream: string, cause?: unknown): StoreError {
  return new StoreError(
    'STORE_DAMAGED',
    `The stream ${stream} was deleted in KurrentDB: restore the last backup of the database; no event of Tapis may be deleted.`,
    { cause },
  );
}

export function makeTruncatedError(stream: string, revision: number): StoreError {
  return new StoreError(
    'STORE_DAMAGED',
    `Revision ${revision} of the stream ${stream} is missing in KurrentDB: take $tb, $maxAge and $maxCount out of its metadata, or restore the last backup.`,
  );
}

/** @param cutting the metadata that truncates the stream, such as `$maxCount 5` */
export function makeCutError(stream: string, cutting: string): StoreError {
  return new StoreError(
    'STORE_DAMAGED',
    `The metadata of the stream ${stream} in KurrentDB takes events away (${cutting}), so nothing is appended to it: take $tb, $maxAge and $maxCount out before the next scavenge, or restore the last backup.`,
  );
}

export function makeClosedError(shown: string): StoreError {
  return new StoreError('STORE_CLOSED', `The connection to ${shown} is closed: open it again to go on.`);
}
