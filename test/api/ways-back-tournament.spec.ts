/** `docs/ways-back/the-tournament.md`: its calls run in order as they stand there, and are answered what the page says. */
import { ApiUnderTest } from './client.js';
import { callsOf, runCall } from './documented-calls.js';

describe('ways back for the tournament and its entries, as the page shows them', () => {
  let api: ApiUnderTest;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  const calls = callsOf('ways-back/the-tournament.md');

  it('are shown for each kind of mistake', () => {
    expect(new Set(calls.map(({ section }) => section)).size).toBe(9);
  });

  it.each(calls.map((call, index) => ({ ...call, index })))('$index: $section', async (call) => {
    await runCall(api, call);
  });
});
