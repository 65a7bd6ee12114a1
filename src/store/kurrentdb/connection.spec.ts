/**
 * When the connection replaces its client. No server is asked: the calls of these specs answer, or do not, by themselves.
 */
import { KurrentConnection } from './connection.js';

const DEADLINE_MS = 400;
const never = (): Promise<never> => new Promise(() => undefined);

describe('a call that is not answered', () => {
  let connection: KurrentConnection;

  beforeEach(() => {
    const connectionString = `kurrentdb://127.0.0.1:1,127.0.0.1:2,127.0.0.1:3?tls=false&defaultDeadline=${DEADLINE_MS}`;
    connection = new KurrentConnection({ connectionString, notice: () => undefined });
  });

  afterEach(() => connection.close());

  /** Answers with the client that it is made with, but never where that is the first one. */
  const answerElsewhere = (): Promise<unknown> => {
    const first = connection.client;
    return connection.call(({ client }) => (client === first ? never() : Promise.resolve(client)));
  };

  it('gets a new client at its deadline, though others are heard of meanwhile', async () => {
    const first = connection.client;
    const hearing = setInterval(() => connection.well(), DEADLINE_MS / 8);
    const begun = performance.now();
    try {
      expect(await answerElsewhere()).toBe(connection.client);
    } finally {
      clearInterval(hearing);
    }
    expect(connection.client).not.toBe(first);
    expect(performance.now() - begun).toBeLessThan(2 * DEADLINE_MS);
  });

  it('takes those along that wait at the same client, whenever they began', async () => {
    const early = answerElsewhere();
    await new Promise((resolve) => setTimeout(resolve, DEADLINE_MS / 2));
    const late = answerElsewhere();
    await early;
    const begun = performance.now();
    expect(await late).toBe(connection.client);
    expect(performance.now() - begun).toBeLessThan(DEADLINE_MS / 3);
  });
});
