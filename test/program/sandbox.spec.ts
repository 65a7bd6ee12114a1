/** The sandbox: a server whose nights play by themselves, and a token for each role that may what its role may. */
import { Writable } from 'node:stream';
import { main } from '../../src/cli/main.js';
import { until } from '../until.js';
import { tapis } from './run.js';

interface Started {
  readonly url: string;
  readonly clubId: string;
  readonly tokens: Readonly<Record<string, string>>;
}

it('plays a night through the API, while tokens of each role are answered what they may see', async () => {
  let text = '';
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const running = main(['sandbox', '--pace', '2000', '--nights', '1', '--json', '--port', '0'], { out, err: out });
  await until(() => text.includes('\n'));
  const { url, clubId, tokens } = JSON.parse(text) as Started;
  expect(Object.keys(tokens).toSorted()).toEqual(
    ['ADMIN', 'CLUB_ADMIN', 'FEDERATION_ADMIN', 'FEDERATION_OFFICIAL', 'FLOOR', 'INTEGRATION_READ', 'INTEGRATION_WRITE', 'TD'], // oxfmt-ignore
  );
  const ask = async (query: string, token: string): Promise<Record<string, never>> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    return (await response.json()) as Record<string, never>;
  };
  for (const token of Object.values(tokens)) expect(await ask('{ me { principalId } }', token)).not.toHaveProperty('errors');
  const left = async (): Promise<number> =>
    ((await ask('{ tournament(id: "night-1") { clubId left } }', tokens['FLOOR']!)) as { data?: { tournament: { left: number } | null } })
      .data?.tournament?.left ?? 0;
  await until(async () => (await left()) === 24);
  const changes = await fetch(`${url}/changes?club=${clubId}&first=5`, {
    headers: { authorization: `Bearer ${tokens['INTEGRATION_READ']!}` },
  });
  expect((await changes.text()).trimEnd().split('\n')).toHaveLength(5);
  expect(await running).toBe(0);
}, 120_000);

it('says what is wrong with how it is called', async () => {
  expect((await tapis('sandbox', '--pace', '0')).code).toBe(2);
  expect((await tapis('sandbox', '--help')).out).toContain('tapis sandbox --pace 50');
});
