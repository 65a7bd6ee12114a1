/**
 * Whether the clocks agree.
 */
import { KurrentConnection } from '../../src/store/kurrentdb/connection.js';
import { measureSkew } from '../../src/store/kurrentdb/clock-skew.js';
import type { CheckResult, Subject } from './check.js';

export async function checkClocks({ address }: Subject): Promise<CheckResult> {
  const connection = new KurrentConnection({ connectionString: address, notice: () => undefined });
  try {
    const ahead = await connection.call(({ client }) => measureSkew(client, Date.now));
    if (ahead === null) return { outcome: 'notTried', says: ['The server gives no time in its answers.'] };
    await connection.compareClocks();
    const problem = connection.clockProblem;
    const figures = { serverAheadMs: Math.round(ahead) };
    if (problem !== null) return { outcome: 'fails', says: [problem], figures };
    return { outcome: 'holds', says: ['This machine’s clock and that of the leader agree to two seconds.'], figures };
  } finally {
    connection.close();
  }
}
