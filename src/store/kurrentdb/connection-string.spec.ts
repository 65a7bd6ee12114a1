import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Authority } from '../../../test/wire-service/certificates.js';
import { WireProcess } from '../../../test/wire-service/wire-process.js';
import { makeEvents, take } from '../../../test/store/event-store-contract.js';
import type { EventStore } from '../event-store.js';
import { parseConnectionString, stayWithNode } from './connection-string.js';
import { openKurrentEventStore } from './kurrent-event-store.js';

describe('The address of a KurrentDB store', () => {
  it.each([
    ['kurrentdb://localhost', 'kurrentdb://localhost', 5_000],
    ['kurrentdb://localhost:2113/?tls=false', 'kurrentdb://localhost:2113', 5_000],
    ['kurrentdb+discover://cluster.club.example?nodePreference=follower', 'kurrentdb+discover://cluster.club.example', 5_000],
    ['kurrentdb://admin:a%40b%3A@one:1,two:2,three?defaultDeadline=3000', 'kurrentdb://one:1,two:2,three', 3_000],
    ['esdb://localhost:2113?tls=false&keepAliveInterval=10000', 'esdb://localhost:2113', 5_000],
  ])('%s is understood, and shown without secrets', (text, shown, deadlineMs) => {
    expect(parseConnectionString(text)).toMatchObject({ connectionString: text, shown, deadlineMs });
  });

  it.each([
    ['kurrentdb://u:p%40@one,two:2?tls=true&node_Preference=leader', 'kurrentdb://u:p%40@three:3?tls=true&nodePreference=random'],
    ['kdb+discover://name', 'kdb://three:3?nodePreference=random'],
  ])('%s is made that of one node, where any node is as good as the leader', (text, one) => {
    expect(stayWithNode(text, 'three:3')).toBe(one);
    expect(parseConnectionString(one).hosts).toEqual(['three:3']);
  });

  it('has its user and password decoded', () => {
    expect(parseConnectionString('kurrentdb://fl%C3%A9o:p%40%3Ass@one').credentials).toEqual({ username: 'fléo', password: 'p@:ss' });
    expect(parseConnectionString('kurrentdb://one').credentials).toBeUndefined();
  });

  it.each([
    ['http://localhost:2113', 'it does not start with kurrentdb://'],
    ['kurrentdb:/localhost', 'it does not start with kurrentdb://'],
    ['kurrentdb://', 'it names no host'],
    ['kurrentdb://one,,two', 'it names no host'],
    ['kurrentdb://localhost:abc', '"localhost:abc" is no host:port'],
    ['kurrentdb://local host:1', '"local host:1" is no host:port'],
    ['kurrentdb://localhost:99999', '99999 is no port'],
    ['kurrentdb://localhost?tls', 'the option "tls" is not of the form name=value'],
    ['kurrentdb://localhost?tls=', 'the option "tls=" is not of the form name=value'],
    ['kurrentdb://localhost?tls=perhaps', 'tls is true or false, not "perhaps"'],
    ['kurrentdb://localhost?tsl=false', 'there is no option "tsl"'],
    ['kurrentdb://localhost?gossipTimeout=5', 'take out gossipTimeout, which means seconds to one half of the client and milliseconds'],
    ['kurrentdb://localhost?throwOnAppendFailure=false', 'there is no option "throwOnAppendFailure"'],
    ['kurrentdb://localhost?a=1?b=2', 'it has more than one "?"'],
    ['kurrentdb://localhost?defaultDeadline=soon', 'defaultDeadline is a whole number above 0, not "soon"'],
    ['kurrentdb://localhost?defaultDeadline=0', 'defaultDeadline is a whole number above 0, not "0"'],
    ['kurrentdb://localhost?nodePreference=best', 'nodePreference is leader, follower'],
    ['kurrentdb://localhost?tlsCAFile=/no/such/file', 'tlsCAFile names /no/such/file, where no file is'],
    ['kurrentdb://localhost?connectionName=%zz', '"%" stands before something else than two'],
    ['kurrentdb://admin@localhost', 'before the "@" stand user:password'],
    ['kurrentdb://admin:sec:ret@localhost', 'before the "@" stand user:password'],
    ['kurrentdb://admin:secret@localhost?tls=false', 'a password is sent over TLS only'],
    [`kurrentdb://localhost?userCertFile=${import.meta.filename}`, 'userCertFile and userKeyFile go together'],
    [
      `kurrentdb://localhost?tls=true&userCertFile=${import.meta.filename}&userKeyFile=${import.meta.filename}`,
      'can not read a certificate',
    ],
  ])('%s is refused', async (connectionString, what) => {
    const opening = openKurrentEventStore({ connectionString, notice: () => undefined });
    const error = await opening.catch((thrown: unknown) => thrown as Error);
    expect(error).toMatchObject({ code: 'STORE_ADDRESS_WRONG', message: expect.stringContaining(what) });
    expect((error as Error).message).toMatch(/^The address of the store is wrong: [^\n]+\.$/);
    expect((error as Error).message).not.toMatch(/secret|sec:ret/);
  });
});

describe('TLS, credentials and certificates come with the address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-tls-'));
  const authority = new Authority('Tapis test authority');
  const stranger = new Authority('Somebody else');
  const path = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const tlsCAFile = path('authority.pem', authority.certificate);
  const user = authority.certify('floor');
  const userFiles = { userCertFile: path('user.pem', user.certificate), userKeyFile: path('user.key', user.key) };
  const services: WireProcess[] = [];
  const stores: EventStore[] = [];

  const startService = async (settings: { credentials?: string; clientAuthority?: string } = {}): Promise<WireProcess> => {
    const { clientAuthority, ...others } = settings;
    const tls = { ...authority.certify('node'), ...(clientAuthority === undefined ? {} : { clientAuthority }) };
    const wire = await WireProcess.start({ ...others, tls });
    services.push(wire);
    return wire;
  };

  const open = async (connectionString: string): Promise<EventStore> => {
    const store = await openKurrentEventStore({ connectionString, giveUpAfterMs: 1_000, notice: () => undefined });
    stores.push(store);
    return store;
  };

  const expectToWork = async (store: EventStore): Promise<void> => {
    await store.append('hand-friday.1.1', makeEvents('a', 2), 'noStream');
    expect(await store.readStream('hand-friday.1.1')).toHaveLength(2);
    const batches = store.subscribeToAll(null, new AbortController().signal)[Symbol.asyncIterator]();
    expect(await take(batches, 2)).toHaveLength(2);
  };

  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await Promise.all(services.splice(0).map((wire) => wire.stop()));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('a server is trusted by the authority that signed its certificate', async () => {
    const wire = await startService();
    await expectToWork(await open(wire.connectionString({ tlsCAFile })));
  });

  it('a server that another authority signed is not, unless its certificate is not looked at', async () => {
    const wire = await startService();
    const wrongFile = path('stranger.pem', stranger.certificate);
    await expect(open(wire.connectionString({ tlsCAFile: wrongFile }))).rejects.toMatchObject({ code: 'STORE_UNREACHABLE' });
    await expectToWork(await open(wire.connectionString({ tlsVerifyCert: 'false' })));
  });

  it('user and password are given with each call', async () => {
    const wire = await startService({ credentials: 'floor:p@ss' });
    await expectToWork(await open(wire.connectionString({ tlsCAFile }, 'floor:p%40ss')));
  });

  it.each([
    ['a wrong password', 'floor:wrong'],
    ['none', ''],
  ])('%s is refused at the start', async (_what, userinfo) => {
    const wire = await startService({ credentials: 'floor:p@ss' });
    const refused = { code: 'STORE_ACCESS_DENIED', message: expect.stringContaining('check user and password') };
    await expect(open(wire.connectionString({ tlsCAFile }, userinfo))).rejects.toMatchObject(refused);
  });

  it('a user is known by his certificate', async () => {
    const wire = await startService({ clientAuthority: authority.certificate });
    await expectToWork(await open(wire.connectionString({ tlsCAFile, ...userFiles })));
    await expect(open(wire.connectionString({ tlsCAFile }))).rejects.toMatchObject({ code: 'STORE_UNREACHABLE' });
  });

  it('a server that talks TLS is not reached in clear', async () => {
    const wire = await startService();
    await expect(open(wire.connectionString({ tls: 'false' }))).rejects.toMatchObject({ code: 'STORE_UNREACHABLE' });
  });
});
