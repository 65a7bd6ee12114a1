/** The scripts of docker/, with stand-ins for what they call. The real es-gencert-cli, KurrentDB and Docker were never run by the project. */
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { removeTemporaryFolders, temporaryFolder } from '../program/run.js';
import { WireProcess } from '../wire-service/wire-process.js';

const project = fileURLToPath(new URL('../..', import.meta.url));

afterAll(removeTemporaryFolders);

/** A program that stands for another, found before it. */
function standIn(name: string, script: string): NodeJS.ProcessEnv {
  const folder = temporaryFolder();
  writeFileSync(join(folder, name), `#!/usr/bin/env bash\nset -euo pipefail\n${script}`);
  chmodSync(join(folder, name), 0o755);
  return { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
}

it('certificates are made once, and again when they are old; the authority stays', () => {
  const folder = temporaryFolder();
  const places = Object.fromEntries(['KEYS', 'CERTIFICATES', 'AUTHORITY'].map((name) => [name, join(folder, name)]));
  for (const place of Object.values(places)) mkdirSync(place);
  const calls = join(folder, 'calls');
  const environment = standIn(
    'es-gencert-cli',
    `echo "$*" >> ${calls}
while [ $# -gt 0 ]; do if [ "$1" = -out ]; then out=$2; fi; shift; done
mkdir -p "$out"; for f in ca.crt ca.key node.crt node.key; do date +%N > "$out/$f"; done\n`,
  );
  const owner = `${process.getuid!()}:${process.getgid!()}`;
  const run = (): string =>
    execFileSync('bash', [join(project, 'docker/certificates.sh')], {
      env: { ...environment, ...places, OWNER: owner },
      encoding: 'utf8',
    });
  const certificate = (node: number): string => join(places['CERTIFICATES']!, String(node), 'node.crt');
  expect(run().trim().split('\n')).toHaveLength(3);
  expect(
    readFileSync(calls, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('create-ca')),
  ).toHaveLength(1);
  expect(readdirSync(places['CERTIFICATES']!)).toEqual(['1', '2', '3']);
  expect(statSync(join(places['CERTIFICATES']!, '1', 'node.key')).mode & 0o777).toBe(0o600);
  const authority = readFileSync(join(places['AUTHORITY']!, 'ca.crt'), 'utf8');
  expect(run()).toBe('');
  const before = readFileSync(certificate(2), 'utf8');
  const old = Date.now() / 1_000 - 280 * 86_400;
  utimesSync(certificate(2), old, old);
  expect(run()).toBe('certificate of kurrentdb-2 made\n');
  expect(readFileSync(certificate(2), 'utf8')).not.toBe(before);
  expect(readFileSync(join(places['AUTHORITY']!, 'ca.crt'), 'utf8')).toBe(authority);
});

it('images get their digests, once each, and again after a change', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'docker'));
  for (const name of ['Dockerfile', 'docker-compose.yml', 'docker/pin-images.sh']) copyFileSync(join(project, name), join(folder, name));
  const run = (digit: string): string => {
    const env = standIn('docker', `echo sha256:${digit.repeat(64)}\n`);
    execFileSync('bash', [join(folder, 'docker/pin-images.sh')], { env });
    return ['Dockerfile', 'docker-compose.yml'].map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  };
  for (const digit of ['a', 'b']) {
    const named = [...run(digit).matchAll(/^(?:FROM| +image:) (\S+)/gm)]
      .map(([, image]) => image!)
      .filter((image) => !image.startsWith('tapis:'));
    expect(named).toHaveLength(5);
    for (const image of named) expect(image).toMatch(new RegExp(`:[^@]+@sha256:${digit}{64}$`));
  }
});

it('the user of the nodes is made where it is not there, and its rights are set once', async () => {
  const asked: unknown[] = [];
  const isThere = { now: false };
  const users = createServer((request: IncomingMessage, response) => {
    asked.push([request.method, request.url, request.headers.authorization]);
    response.statusCode = isThere.now ? 409 : 201;
    isThere.now = true;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(users, 'listening');
  const wire = await WireProcess.start();
  const client = KurrentDBClient.connectionString(wire.connectionString());
  try {
    const { port } = users.address() as AddressInfo;
    const run = async (): Promise<string> => {
      const env = {
        ...process.env,
        KURRENTDB_ADMIN: wire.connectionString(),
        KURRENTDB_NODES: `http://127.0.0.1:1,http://127.0.0.1:${port}`,
        KURRENTDB_PASSWORD: 'secret',
        TAPIS_PASSWORD: 'other',
      };
      return (await promisify(execFile)(process.execPath, [join(project, 'docker/kurrentdb-user.mjs')], { env })).stdout;
    };
    expect(await run()).toBe('user tapis: made\nrights: set\n');
    expect(await run()).toBe('user tapis: there already\nrights: as they should be\n');
    expect(asked[0]).toEqual(['POST', '/users/', `Basic ${Buffer.from('admin:secret').toString('base64')}`]);
    const rights = [];
    for await (const { event } of client.readStream('$settings')) rights.push([event?.type, event?.data]);
    expect(rights).toEqual([
      ['update-default-acl', expect.objectContaining({ $userStreamAcl: expect.objectContaining({ $d: '$admins', $mw: '$admins' }) })],
    ]);
  } finally {
    await client.dispose();
    users.close();
    await wire.stop();
  }
});
