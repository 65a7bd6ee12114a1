/** `tapis serve`: the GraphQL API on the store of a folder, or on a KurrentDB store beside other nodes. */
import { resolve } from 'node:path';
import { DEFAULT_TIME_ZONE, isTimeZone } from '../../events/calendar.js';
import { originOf } from '../api/server/accepted-hosts.js';
import { ClientAddresses } from '../api/server/client-address.js';
import { declaredLimits, readLimit } from '../api/request/limits.js';
import type { OidcOptions } from '../api/request/oidc.js';
import { audiences, defaultPersonalData } from '../api/request/personal-data.js';
import { defaultLogLevel, logLevels } from '../api/request/log.js';
import { WebhookTargets } from '../feed/webhooks/targets.js';
import { command, UsageError } from './command.js';
import { whileLoading } from './loading-heap.js';
import { oneOf, shared, wholeNumber } from './options.js';
import { storeAddress } from './stores.js';

/** The server's defaults, repeated so that help need not load it. */
const DEFAULT_PORT = 4000;
const DEFAULT_HEAD_MINUTES = 60;
const DEFAULT_HOST = '127.0.0.1';
const audience = oneOf(audiences);
const logLevel = oneOf(logLevels);

export const serve = command({
  usage: 'serve',
  about: `
Opens or creates the data folder, finishes what a crash interrupted, and serves the GraphQL API at /graphql, an explorer
at /explorer and its health at /health. The first start creates the admin token and prints it once. Every mutation
needs the token, and only its hash is kept. The first start also creates the secret for seat draws and event ids,
unless TAPIS_DRAW_SECRET is set. SIGINT or SIGTERM stops it after the accepted requests; a second signal stops it at once.
By default only this machine can connect (--host), and only under the server’s own names: localhost, its addresses
and those of --public-url. Pages of other sites may use it only if --allow-origin or --public-url names them.

A store with missing events is not served. The message lists what is missing. Restore a backup, or start once with
--accept-loss, which records the loss as an event. Without a loss, --accept-loss is refused.

With --store, or the environment variable TAPIS_STORE, the events are in KurrentDB, and several nodes can serve them.
Each node has its own data folder with views, which are rebuilt when they are lost. /ready answers "ready" once the
views have caught up. Personal data are in KurrentDB too, sealed with TAPIS_DRAW_SECRET, which is the same for all nodes.
After a change of it, TAPIS_FORMER_SECRET names the one before, so that they are sealed again.

Who is erased is put on a list, erasures.jsonl in the data folder or the file that TAPIS_ERASURES names. Keep a copy of it apart
from the backups: "tapis restore --erasures" takes it, so that nobody comes back.

Signed heads of the log are published at /log/checkpoint and /log/heads, and its tree in tiles at /log/tile (C2SP
tlog-tiles), so that others can keep them; docs/audit.md says how. Nodes that share a key have it in the file that
TAPIS_TREE_KEY names.

Limits for clients and their defaults, set by --limit:
${limitLines()}`,
  options: {
    data: shared.data,
    store: {
      value: 'ADDRESS',
      mayHidePassword: true,
      meaning: 'a KurrentDB store, such as kurrentdb://host:2113, instead of the folder’s own',
    },
    port: {
      value: 'N',
      default: String(DEFAULT_PORT),
      meaning: `the port; 0 takes any free one (default ${DEFAULT_PORT})`,
      read: wholeNumber(0, 65_535),
    },
    host: { value: 'ADDRESS', default: DEFAULT_HOST, meaning: `the address to listen on (default ${DEFAULT_HOST})` },
    'accept-loss': { once: true, meaning: 'accept that recorded events are lost for good: record the loss, and start' },
    'accept-vault-loss': { once: true, meaning: 'accept that players.sqlite is lost or an older one: names are given again' },
    'accept-new-secret': { once: true, meaning: 'accept another draw-secret, where the one of these events is lost for good' },
    names: {
      value: 'public|token',
      default: defaultPersonalData.names,
      meaning: `who sees players’ names: everybody, or clients with the admin token\n(default ${defaultPersonalData.names})`,
      read: audience,
    },
    discipline: {
      value: 'public|token',
      default: defaultPersonalData.discipline,
      meaning: `who sees discipline sheets and open offences (default ${defaultPersonalData.discipline})`,
      read: audience,
    },
    'public-url': {
      value: 'URL',
      repeated: true,
      meaning: 'the address behind a proxy, such as https://tapis.club.example;\nseparate several by commas, or repeat the option',
      read: origins,
    },
    'allow-origin': {
      value: 'URL',
      repeated: true,
      meaning: 'a site whose pages may use the API, such as https://club.example; may be repeated',
      read: origins,
    },
    'trust-proxy': {
      value: 'ADDRESS',
      repeated: true,
      meaning: 'a proxy whose X-Forwarded-For header is trusted: an address, a network such as\n10.0.0.0/8, or loopback; may be repeated',
      read: proxies,
    },
    'webhook-networks': {
      value: 'ADDRESS',
      repeated: true,
      meaning:
        'a private address, or a network such as 10.0.0.0/8, that webhooks may be sent to, also by http;\nmay be repeated (default: public addresses by https only)',
      read: webhookNetworks,
    },
    'oidc-issuer': {
      value: 'URL',
      meaning: 'an OpenID provider whose signed tokens say who somebody is; their roles are granted here',
    },
    'oidc-audience': {
      value: 'NAME',
      meaning: 'what this server is called at the provider: the "aud" of its tokens',
    },
    'oidc-keys': {
      value: 'URL',
      meaning: 'where the public keys of the provider are (its "jwks_uri")',
    },
    'head-every': {
      value: 'MINUTES',
      default: String(DEFAULT_HEAD_MINUTES),
      meaning: `how often a head of the log is signed while events come; one more at each level, break and\nfinish (default ${DEFAULT_HEAD_MINUTES})`,
      read: wholeNumber(1, 10_080),
    },
    limit: {
      value: 'NAME=N',
      repeated: true,
      meaning: 'change a limit, by its name; may be repeated',
      read: limitOf,
    },
    'log-level': {
      value: logLevels.join('|'),
      default: defaultLogLevel,
      meaning: `which log entries go to standard error, as JSON lines (default ${defaultLogLevel});\ndebug logs each request`,
      read: logLevel,
    },
    'time-zone': {
      value: 'NAME',
      default: DEFAULT_TIME_ZONE,
      meaning: `the time zone of clubs that set none, by its IANA name (default ${DEFAULT_TIME_ZONE});\nthe same on all nodes`,
      read: timeZoneOf,
    },
    erasures: {
      value: 'FILE',
      meaning: 'the list of those who were erased (default: erasures.jsonl of the data folder)',
    },
    'tree-key': shared.treeKey,
    'draw-secret': shared.drawSecret,
    'former-secret': {
      value: 'SECRET',
      secret: true,
      meaning: 'the draw secret before this one, after a change of it',
    },
    json: { once: true, meaning: 'print one JSON line {url, explorer, graphql, folder, store, token} instead of text' },
  },
  configurable: true,
  examples: [
    'tapis serve',
    'tapis serve --data /srv/club --port 8080',
    'tapis serve --names token',
    'tapis serve --config /etc/tapis.toml',
    'tapis serve --public-url https://tapis.club.example --trust-proxy loopback',
    'tapis serve --data /srv/node-1 --store kurrentdb://one:2113,two:2113,three:2113',
  ],
  exitCodes: {
    0: 'stopped on request',
    1: 'it can’t start: port in use, folder or store not usable',
  },
  async run({ values, io }) {
    const { port, host, names, discipline } = values;
    const oidc = oidcIn(values);
    const folder = resolve(values.data);
    const address = storeAddress(values.store);
    const store = address === undefined ? null : (await import('../store/open-store.js')).hidePassword(address);
    const { startServing, untilStopped } = await whileLoading(() => import('./serving.js'));
    const stopped = untilStopped();
    const serving = await startServing(
      {
        folder,
        storeAddress: address,
        host,
        ports: [port],
        acceptLoss: values['accept-loss'],
        acceptVaultLoss: values['accept-vault-loss'],
        acceptNewSecret: values['accept-new-secret'],
        heads: { everyMs: values['head-every'] * 60_000, keyFile: values['tree-key'] },
        drawSecret: values['draw-secret'],
        formerSecret: values['former-secret'],
        erasures: values.erasures,
        timeZone: values['time-zone'],
        server: {
          personalData: { names, discipline },
          oidc,
          logLevel: values['log-level'],
          publicUrls: values['public-url'].flat(),
          allowedOrigins: values['allow-origin'].flat(),
          trustedProxies: values['trust-proxy'].flat(),
          webhookNetworks: values['webhook-networks'].flat(),
          limits: Object.fromEntries(values.limit),
        },
      },
      io,
    );
    const { url, explorer, madeToken } = serving;
    if (values.json) {
      io.out.write(`${JSON.stringify({ url, explorer, graphql: `${url}/graphql`, folder, store, token: madeToken })}\n`);
    } else {
      const lines = [`Tapis serves ${url}/graphql`, `Explorer      ${explorer}`, `Data folder   ${folder}`];
      if (store !== null) lines.splice(2, 0, `Store         ${store}`);
      if (madeToken !== null)
        lines.push(
          `Admin token   ${madeToken}`,
          '              Keep it: it is shown only now. It may do everything; "tapis token" makes tokens for others.',
        );
      io.out.write(`${lines.join('\n')}\n`);
    }
    serving.keepToken();
    await stopped;
    io.err.write('tapis: stopping\n');
    await serving.close();
    return 0;
  },
});

interface OidcValues {
  readonly 'oidc-issuer': string | undefined;
  readonly 'oidc-audience': string | undefined;
  readonly 'oidc-keys': string | undefined;
}

/**
 * The identity provider; undefined for none. @throws UsageError when it is incomplete, or when its keys come over an insecure connection
 */
function oidcIn({ 'oidc-issuer': issuer, 'oidc-audience': audience, 'oidc-keys': keysUrl }: OidcValues): OidcOptions | undefined {
  if (issuer === undefined && audience === undefined && keysUrl === undefined) return undefined;
  if (issuer === undefined || audience === undefined || keysUrl === undefined)
    throw new UsageError('--oidc-issuer, --oidc-audience and --oidc-keys are given together');
  wellUsed(() => new URL(issuer), '--oidc-issuer');
  const { protocol, hostname } = wellUsed(() => new URL(keysUrl), '--oidc-keys');
  if (protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new UsageError('--oidc-keys takes an https address: whoever could change the keys could be anybody');
  return { issuer, audience, keysUrl };
}

function words(text: string): readonly string[] {
  return text.split(',').filter((word) => word !== '');
}

/** @throws UsageError for an invalid origin */
function origins(text: string, flag: string): readonly string[] {
  return words(text).map((word) => wellUsed(() => originOf(word), flag));
}

/** @throws UsageError for anything but an address or a network */
function webhookNetworks(text: string, flag: string): readonly string[] {
  return wellUsed(() => {
    const networks = words(text);
    WebhookTargets.check(networks);
    return networks;
  }, flag);
}

/** @throws UsageError for anything but an address, a network or a known word */
function proxies(text: string, flag: string): readonly string[] {
  return wellUsed(() => {
    const addresses = words(text);
    ClientAddresses.check(addresses);
    return addresses;
  }, flag);
}

/** @throws UsageError for an unknown limit or an invalid value */
function limitOf(text: string, flag: string): ReturnType<typeof readLimit> {
  return wellUsed(() => readLimit(text), flag);
}

function timeZoneOf(text: string, flag: string): string {
  if (isTimeZone(text)) return text;
  throw new UsageError(`${flag} takes the IANA name of a time zone, such as Europe/Brussels, not "${text}"`);
}

function wellUsed<Value>(read: () => Value, flag: string): Value {
  try {
    return read();
  } catch (error) {
    throw new UsageError(`${flag}: ${(error as Error).message}`);
  }
}

function limitLines(): string {
  const limits = Object.entries(declaredLimits);
  return limits.map(([name, { default: usual, meaning }]) => `  ${name.padEnd(22)}${String(usual).padStart(9)}  ${meaning}`).join('\n');
}
