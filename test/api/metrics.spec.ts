/** A node's metrics in Prometheus format. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ApiUnderTest, token, tournamentInput } from './client.js';
import { until } from '../until.js';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await ApiUnderTest.open();
});
afterAll(async () => api.close());

const scrape = (headers: Record<string, string> = {}) => api.app.inject({ url: '/metrics', headers });
const bearer = { authorization: `Bearer ${token}` };

/** The value of a sample; undefined where there is none. */
async function read(sample: string): Promise<number | undefined> {
  const { body } = await scrape(bearer);
  const line = body.split('\n').find((each) => each.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
}

describe('/metrics', () => {
  it('is for whoever may read metrics of the installation', async () => {
    const stranger = await scrape();
    expect([stranger.statusCode, stranger.json<{ errors: { extensions: { code: string } }[] }>().errors[0]!.extensions.code]).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    const { statusCode, headers } = await scrape(bearer);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  });

  it('counts commands by outcome, refusals by code, and events', async () => {
    const before = (await read('tapis_events_total')) ?? 0;
    await api.command('createTournament', { ...tournamentInput, commandId: 'one' });
    await api.command('createTournament', { ...tournamentInput, commandId: 'one' });
    await api.command('createTournament', tournamentInput);
    const { extensions } = await api.refusal('createTournament', { ...tournamentInput, name: 'Another' });
    expect(await read('tapis_commands_total{command="CreateTournament",outcome="accepted"}')).toBe(1);
    expect(await read('tapis_commands_total{command="CreateTournament",outcome="repeated"}')).toBe(1);
    expect(await read('tapis_commands_total{command="CreateTournament",outcome="unchanged"}')).toBe(1);
    expect(await read('tapis_commands_total{command="CreateTournament",outcome="refused"}')).toBe(1);
    expect(await read(`tapis_refusals_total{code="${extensions.code}"}`)).toBe(1);
    expect(await read('tapis_events_total')).toBeGreaterThan(before);
    expect(await read('tapis_append_duration_seconds_count')).toBeGreaterThan(0);
    expect(await read('tapis_command_duration_seconds_bucket{le="+Inf"}')).toBeGreaterThanOrEqual(3);
  });

  it('says how far the store and the views are, and that the node is ready', async () => {
    const position = (await api.tapis.store.lastPosition())!;
    expect(await read('tapis_store_position')).toBe(position);
    await api.tapis.runner.waitFor(position, 5_000);
    expect(await read('tapis_view_position{view="tournaments"}')).toBe(position);
    expect([await read('tapis_ready'), await read('tapis_sockets'), await read('tapis_requests_in_progress')]).toEqual([1, 0, 1]);
    expect(await read('tapis_appends_waiting')).toBe(0);
    // The disk of a busy machine may be slow at any moment.
    expect([0, 1]).toContain(await read('tapis_disk_slow'));
    // The heap in use is known after a full collection and the call of its observer.
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    await until(async () => (await read('tapis_live_heap_bytes'))! > 10_000_000);
    expect(await read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });
});
