/**
 * What every append is made with.
 */
import type { AppendStreamState, AppendToStreamOptions } from '@kurrent/kurrentdb-client';
import type { ExpectedRevision } from '../event-store.js';

/**
 * At the leader, without a deadline: the client sends it as an instant of this machine's clock, and a server whose clock is ahead of it refuses the append. So it is a year
 * away, the most that the client takes. The server's own write timeout holds all the same, and so does the connection's time for one answer.
 */
export const appending = { requiresLeader: true, deadline: 365 * 24 * 3_600_000 } as const satisfies AppendToStreamOptions;

/** KurrentDB's word for the state of a stream that an append expects. It is never one of those that let any state pass. */
export function streamStateOf(expected: ExpectedRevision): AppendStreamState {
  return expected === 'noStream' ? 'no_stream' : BigInt(expected);
}
