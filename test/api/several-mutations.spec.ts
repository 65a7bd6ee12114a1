/** Several mutations in one request: what is recorded is answered, whatever becomes of the others. */
import { jest } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { tournaments } from '../../projections/tournaments.js';
import { ViewError } from '../../src/app/views/view-error.js';
import { ApiUnderTest, startFriday, token, priced, type Answer } from './client.js';

const pauseThenStrange = `mutation {
  a: pauseClock(input: { commandId: "a", tournamentId: "friday" }) { revision events { type } }
  b: pauseClock(input: { commandId: "b", tournamentId: "nowhere" }) { revision }
  c: resumeClock(input: { commandId: "c", tournamentId: "friday" }) { events { type } }
}`;

const answered = {
  extensions: priced,
  data: {
    a: { revision: expect.any(Number), events: [{ type: 'ClockPaused' }] },
    b: null,
    c: { events: [{ type: 'ClockResumed' }] },
  },
  errors: [expect.objectContaining({ path: ['b'], extensions: expect.objectContaining({ code: 'TOURNAMENT_NOT_FOUND' }) })],
};

describe('Several mutations in one request', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await api.close();
  });

  const overWebSocket = async (query: string): Promise<Answer> => {
    await api.app.listen(0, '127.0.0.1');
    const { port } = api.app.getHttpServer().address() as { port: number };
    const client = createClient({
      url: `ws://127.0.0.1:${port}/graphql`,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${token}` },
    });
    const { value } = await client.iterate({ query }).next();
    await client.dispose();
    return value as Answer;
  };

  it('over HTTP: each that is recorded is answered, and the error of the other names it', async () => {
    expect(await api.asDirector(pauseThenStrange)).toEqual(answered);
  });

  it('over WebSocket: the same', async () => {
    expect(await overWebSocket(pauseThenStrange)).toEqual(answered);
  });

  it('a view that cannot be read is null beside its error, and the command is answered', async () => {
    const get = api.tapis.views.get.bind(api.tapis.views);
    jest.spyOn(api.tapis.views, 'get').mockImplementation((view, key) => {
      if (view.name === tournaments.name) throw new ViewError('VIEW_FAILED', 'The view cannot be read.');
      return get(view, key) as never;
    });
    const answer = await api.asDirector(`mutation {
      a: pauseClock(input: { commandId: "a", tournamentId: "friday" }) { tournament { name } revision }
      b: resumeClock(input: { commandId: "b", tournamentId: "friday" }) { events { type } }
    }`);
    expect(answer.data).toEqual({ a: { tournament: null, revision: expect.any(Number) }, b: { events: [{ type: 'ClockResumed' }] } });
    expect(answer.errors).toMatchObject([{ path: ['a', 'tournament'], extensions: { code: 'VIEW_FAILED' } }]);
  });
});
