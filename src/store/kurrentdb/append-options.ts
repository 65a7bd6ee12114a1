/** The options of every append. */
import type { AppendStreamState, AppendToStreamOptions } from '@kurrent/kurrentdb-client';
import type { ExpectedRevision } from '../event-store.js';

/**
 * At the leader, and practically without a deadline: the client sends a deadline as an instant of this machine's clock, and a server whose
 * clock is ahead refuses the append. A year is the client's maximum. The server's own write timeout and the connection's answer time still
 * apply.
 */
export const appending = { requiresLeader: true, deadline: 365 * 24 * 3_600_000 } as const satisfies AppendToStreamOptions;

/** KurrentDB's word for the expected state of a stream. It never allows every state. */
export function streamStateOf(expected: ExpectedRevision): AppendStreamState {
  return expected === 'noStream' ? 'no_stream' : BigInt(expected);
}
