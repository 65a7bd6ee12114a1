import { jest } from '@jest/globals';
import { StoreError } from '../../src/store/event-store.js';
import { ApiUnderTest } from './client.js';

describe('What a client sees of a bug', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await api.close();
  });

  it('an id under which the log has the rest, and nothing of the program', async () => {
    jest.spyOn(api.tapis.views, 'get').mockImplementation(() => {
      throw new TypeError('a secret of the program');
    });
    const answer = await api.ask('{ tournament(id: "friday") { name } position }', {}, { 'x-correlation-id': 'request-7' });
    expect(answer.data).toEqual({ tournament: null, position: null });
    expect(answer.errors).toHaveLength(1);
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'INTERNAL_ERROR', parameters: { correlationId: 'request-7' } });
    expect(JSON.stringify(answer)).not.toMatch(/secret|TypeError|\.ts:|\.js:/);
    expect(api.log).toMatchObject([{ details: { correlationId: 'request-7', err: { message: 'a secret of the program' } } }]);
    const { err } = api.log[0]!.details as { err: Error };
    expect(err.stack).toContain('bugs.spec');
  });

  it('a store that fails: its code, and a sentence that names no file', async () => {
    jest.spyOn(api.tapis.store, 'readStream').mockRejectedValue(new StoreError('STORE_FAILED', 'The disk of /somewhere/private is full.'));
    const answer = await api.asDirector('{ events(stream: "tournament-x") { totalCount } }');
    expect(answer.errors![0]!.extensions.code).toBe('STORE_FAILED');
    expect(JSON.stringify(answer)).not.toContain('private');
    const given = await api.give('pauseClock', { tournamentId: 'x' });
    expect(given.errors![0]!.extensions.code).toBe('STORE_FAILED');
    expect(api.log).toHaveLength(2);
  });

  it('views that do not come along: told after a while, not waited for without end', async () => {
    jest.spyOn(api.tapis.runner, 'waitFor').mockResolvedValue('lagging');
    const answer = await api.ask('{ tournament(id: "friday", atLeast: 99) { name } }');
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'VIEWS_LAGGING', parameters: { position: 99, reached: null } });
  });
});
