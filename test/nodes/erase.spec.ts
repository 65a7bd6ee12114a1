/**
 * `tapis erase` over the tests' wire service, which tests our client code and stands in for no database.
 */
import { tapis, temporaryFolder, removeTemporaryFolders } from '../program/run.js';
import { Authority } from '../wire-service/certificates.js';
import { WireProcess } from '../wire-service/wire-process.js';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const person = 'person-7f3a';
const tournament = 'tournament-friday';

afterAll(removeTemporaryFolders);

describe('of three nodes', () => {
  let wire: WireProcess;
  let store: readonly string[] = [];
  beforeEach(async () => {
    wire = await WireProcess.start({ nodes: 3 });
    store = ['--store', wire.connectionString()];
    for (const stream of [person, tournament]) await wire.write({ stream, type: 'Kept', data: '{}', metadata: '' });
  });
  afterEach(() => wire.stop());

  const nodes = (): readonly string[] => wire.ports.map((port) => `127.0.0.1:${port}`);
  const disks = async (): Promise<readonly string[]> => {
    const standing = [];
    for (const node of wire.ports.keys()) standing.push((await wire.onDisk(node)).join());
    return standing;
  };
  const before = [0, 1, 2].map(() => `${person}@0,${tournament}@0`);
  const after = [0, 1, 2].map(() => `${tournament}@0`);

  it('shows what it would erase and where, and erases nothing without --yes', async () => {
    const shown = await tapis('erase', person, ...store);
    expect(shown).toEqual({
      code: 1,
      err: '',
      out: `Nothing was changed. With --yes, these streams are erased for good from each of these nodes:\n  ${person}: has events\n${nodes()
        .map((node) => `  ${node}\n`)
        .join('')}`,
    });
    const { code, out } = await tapis('erase', person, ...store, '--json');
    expect([code, JSON.parse(out)]).toEqual([
      1,
      {
        complete: false,
        streams: [{ stream: person, state: 'standing' }],
        nodes: nodes().map((node) => ({ node, outcome: null, detail: null })),
      },
    ]);
    expect(await disks()).toEqual(before);
  });

  it('erases from every node, and says so in English and in French', async () => {
    const { code, out, err } = await tapis('erase', person, ...store, '--yes');
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(
      `${nodes()
        .map((node) => `${node}: nothing is left on this node\n`)
        .join('')}Erased: 1 stream from each of 3 nodes. Backups that were made before still have the data.\n`,
    );
    expect(await disks()).toEqual(after);
    const again = await tapis('erase', person, ...store, '--yes', '--lang', 'fr');
    expect([again.code, again.out.split('\n').slice(-2, -1)]).toEqual([
      0,
      ['Effacé\u00a0: 1 flux, sur chacun des 3 nœuds. Les sauvegardes faites auparavant contiennent encore les données.'],
    ]);
    expect((await tapis('erase', person, ...store, '--lang', 'fr')).out).toMatch(
      `  ${person}: est déjà marqué comme supprimé pour toujours\n`,
    );
  });

  it('names the node that was not scavenged, and how to repeat', async () => {
    await wire.failScavenge({ node: 1, kind: 'Errored', times: 2 });
    const { code, out } = await tapis('erase', person, ...store, '--yes');
    expect([code, out.split('\n').slice(1)]).toEqual([
      1,
      [
        `${nodes()[1]}: its scavenge failed: Errored: disk full`,
        `${nodes()[2]}: nothing is left on this node`,
        `Not erased from ${nodes()[1]}. The streams can't be read again, but that disk still has them. When the cause is gone, run the same command again.`,
        '',
      ],
    ]);
    const json = await tapis('erase', person, ...store, '--yes', '--json');
    expect([json.code, JSON.parse(json.out)]).toMatchObject([
      1,
      {
        complete: false,
        streams: [{ stream: person, state: 'buried' }],
        nodes: [{ outcome: 'erased' }, { outcome: 'failed' }, { outcome: 'erased' }],
      },
    ]);
    expect((await tapis('erase', person, ...store, '--yes')).code).toBe(0);
    expect(await disks()).toEqual(after);
  });

  it.each([
    [[tournament], 'STREAM_NOT_ERASABLE'],
    [[person, 'hand-friday.1.1'], 'STREAM_NOT_ERASABLE'],
    [[person, '$settings'], 'STREAM_NOT_ERASABLE'],
    [[person, 'person-other'], 'STREAM_NOT_FOUND'],
  ])('refuses %j with %s, and changes nothing', async (streams, code) => {
    const { err, ...rest } = await tapis('erase', ...streams, ...store, '--yes');
    expect(rest).toEqual({ code: 1, out: '' });
    expect(err).toMatch(new RegExp(`^tapis erase: [^\\n]+ \\(${code}\\)\\n$`));
    expect(await disks()).toEqual(before);
  });
});

it('says that an administrator is needed', async () => {
  const wire = await WireProcess.start({ isRestricted: true });
  try {
    await wire.write({ stream: person, type: 'Kept', data: '{}', metadata: '' });
    const { code, err } = await tapis('erase', person, '--yes', '--store', wire.connectionString());
    expect(code).toBe(1);
    expect(err).toMatch(/^tapis erase: .+ name an administrator of KurrentDB in TAPIS_STORE .+ \(STORE_ACCESS_DENIED\)\n$/);
  } finally {
    await wire.stop();
  }
});

it('erases over TLS with a password, as it does without', async () => {
  const authority = new Authority('tests');
  const caFile = join(temporaryFolder(), 'ca.crt');
  writeFileSync(caFile, authority.certificate);
  const wire = await WireProcess.start({ nodes: 2, credentials: 'admin:changeit', tls: authority.certify('server') });
  try {
    await wire.write({ stream: person, type: 'Kept', data: '{}', metadata: '' });
    const store = wire.connectionString({ tlsCaFile: caFile }, 'admin:changeit');
    expect(await tapis('erase', person, '--yes', '--store', store)).toMatchObject({ code: 0, err: '' });
    expect(await wire.onDisk(1)).toEqual([]);
  } finally {
    await wire.stop();
  }
});

it('says what to do where the events are in a data folder', async () => {
  const { code, err } = await tapis('erase', person, '--yes');
  expect(code).toBe(1);
  expect(err).toMatch(/^tapis erase: .+ namePlayer with a null name, .+ \(NO_STREAMS_TO_ERASE\)\n$/);
});
