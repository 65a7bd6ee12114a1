/** When the connection replaces its client, and what remains of a replaced one. */
import { jsonEvent, NO_STREAM } from '@kurrent/kurrentdb-client';
import { WireProcess } from '../../../test/wire-service/wire-process.js';
import { appending } from './append-options.js';
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

  /** Answers with a new client, never with the first. */
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

it('leaves no stream open of a client that was still looking for its leader when it was closed', async () => {
  const wire = await WireProcess.start({ nodes: 3 });
  try {
    for (const turns of [0, 1, 5, 20]) {
      const connection = new KurrentConnection({ connectionString: wire.connectionString(), notice: () => undefined });
      const { client } = connection;
      const appended = client.appendToStream(`s${turns}`, [jsonEvent({ type: 'A', data: {} })], { streamState: NO_STREAM, ...appending });
      const ended = appended.then(
        () => undefined,
        () => undefined,
      );
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      connection.close();
      await ended;
      const { disposableStreams } = client as unknown as { readonly disposableStreams: ReadonlySet<unknown> };
      while (disposableStreams.size > 0) await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    await wire.stop();
  }
});
