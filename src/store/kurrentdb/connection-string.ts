/**
 * Parses the address of a KurrentDB store: `kurrentdb://user:password@host:2113?tls=true`. It is checked here because the client only warns
 * about what it does not understand, and its errors repeat the password.
 */
import { existsSync } from 'node:fs';
import { StoreError } from '../event-store.js';

export interface KurrentAddress {
  /** The original text, for the client. */
  readonly connectionString: string;
  /** The credentials in the address, if any. */
  readonly credentials?: { readonly username: string; readonly password: string };
  /** For messages: scheme and hosts, no secrets. */
  readonly shown: string;
  /** The nodes in it, each as `host:port`; with DNS discovery, the one name. */
  readonly hosts: readonly string[];
  /** A call without an answer is given up after this time, in milliseconds. */
  readonly deadlineMs: number;
}

const schemePattern = /^(?:kurrentdb|kurrent|kdb|esdb)(?:\+discover)?:\/\//;
const hostPattern = /^(?<host>[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)(?::(?<port>\d{1,5}))?$/;

type Kind = 'yesNo' | 'wholeNumber' | 'file' | 'text' | 'node';

const options: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['tls', 'yesNo'],
  ['tlsverifycert', 'yesNo'],
  ['tlscafile', 'file'],
  ['usercertfile', 'file'],
  ['userkeyfile', 'file'],
  ['connectionname', 'text'],
  ['nodepreference', 'node'],
  ['defaultdeadline', 'wholeNumber'],
  ['maxdiscoverattempts', 'wholeNumber'],
  ['discoveryinterval', 'wholeNumber'],
  ['keepaliveinterval', 'wholeNumber'],
  ['keepalivetimeout', 'wholeNumber'],
]);

const nodes = new Set(['leader', 'follower', 'readonlyreplica', 'random']);

/** A healthy server answers a write within its own timeouts of 2 s, or reports a failure. The client's default is 10 s. */
const DEFAULT_DEADLINE_MS = 5_000;
const DEFAULT_PORT = 2113;

/** @throws StoreError `STORE_ADDRESS_WRONG` with the error, never with the password */
export function parseConnectionString(text: string): KurrentAddress {
  const scheme = schemePattern.exec(text)?.[0];
  if (scheme === undefined) throw makeAddressError('it does not start with kurrentdb:// or kurrentdb+discover://');
  const [front = '', query = '', ...more] = text.slice(scheme.length).split('?');
  if (more.length > 0) throw makeAddressError('it has more than one "?"; options are joined by "&"');
  const at = front.lastIndexOf('@');
  const hosts = hostsOf(front.slice(at + 1).replace(/\/{1,64}$/, ''));
  const given = optionsOf(query);
  const [username = '', password = '', ...rest] = at < 0 ? [] : front.slice(0, at).split(':').map(decodePart);
  if (at >= 0 && (username === '' || password === '' || rest.length > 0))
    throw makeAddressError('before the "@" stand user:password, with ":" and "@" within them written as %3A and %40');
  const tls = given.get('tls') !== 'false';
  if (at >= 0 && !tls) throw makeAddressError('a password is sent over TLS only: take it out, or take out tls=false');
  if (given.has('usercertfile') !== given.has('userkeyfile')) throw makeAddressError('userCertFile and userKeyFile go together');
  if (!tls && given.has('usercertfile'))
    throw makeAddressError('a user certificate is sent over TLS only: take it out, or take out tls=false');
  const deadline = given.get('defaultdeadline');
  return {
    connectionString: text,
    ...(at < 0 ? {} : { credentials: { username, password } }),
    shown: `${scheme}${hosts.join(',')}`,
    hosts: hosts.map((host) => (host.includes(':') ? host : `${host}:${DEFAULT_PORT}`)),
    deadlineMs: deadline === undefined ? DEFAULT_DEADLINE_MS : Number(deadline),
  };
}

/** A checked connection string with other nodes. */
export function replaceHosts(connectionString: string, hosts: readonly string[]): string {
  const scheme = schemePattern.exec(connectionString)?.[0] ?? '';
  const [front = '', query] = connectionString.slice(scheme.length).split('?');
  const userinfo = front.slice(0, front.lastIndexOf('@') + 1);
  return `${scheme}${userinfo}${hosts.join(',')}${query === undefined ? '' : `?${query}`}`;
}

/** A checked connection string for a client that stays at one node, whoever leads. */
export function stayWithNode(connectionString: string, node: string): string {
  const one = replaceHosts(connectionString.replace(/^(\w+)\+discover:/, '$1:'), [node]);
  const [front = '', query = ''] = one.split('?');
  const kept = query.split('&').filter((pair) => pair !== '' && keyOf(pair.split('=')[0]!) !== 'nodepreference');
  // Otherwise the client's read half asks for the leader and continues there.
  return `${front}?${[...kept, 'nodePreference=random'].join('&')}`;
}

function hostsOf(text: string): readonly string[] {
  const hosts = text.split(',');
  for (const host of hosts) {
    const found = hostPattern.exec(host)?.groups;
    if (found === undefined) throw makeAddressError(host === '' ? 'it names no host' : `"${host}" is no host:port`);
    if (found['port'] !== undefined && (Number(found['port']) < 1 || Number(found['port']) > 65_535))
      throw makeAddressError(`${found['port']} is no port; there are 1 to 65535`);
  }
  return hosts;
}

function optionsOf(query: string): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  if (query === '') return given;
  for (const pair of query.split('&')) {
    const equals = pair.indexOf('=');
    if (equals < 1 || equals === pair.length - 1) throw makeAddressError(`the option "${pair}" is not of the form name=value`);
    const name = pair.slice(0, equals);
    const key = keyOf(name);
    const kind = options.get(key);
    if (key === 'gossiptimeout')
      throw makeAddressError(`take out ${name}, which means seconds to one half of the client and milliseconds to the other`);
    if (kind === undefined) throw makeAddressError(`there is no option "${name}"`);
    given.set(key, checkPart(name, kind, decodePart(pair.slice(equals + 1))));
  }
  return given;
}

/** The name of an option, as the client compares it. */
const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '');

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw makeAddressError('"%" stands before something else than two hexadecimal digits');
  }
}

function checkPart(name: string, kind: Kind, value: string): string {
  if (kind === 'yesNo' && value !== 'true' && value !== 'false') throw makeAddressError(`${name} is true or false, not "${value}"`);
  if (kind === 'wholeNumber' && !/^[1-9]\d{0,8}$/.test(value)) throw makeAddressError(`${name} is a whole number above 0, not "${value}"`);
  if (kind === 'file' && !existsSync(value)) throw makeAddressError(`${name} names ${value}, where no file is`);
  if (kind === 'node' && !nodes.has(value.toLowerCase().replaceAll(/[_-]/g, '')))
    throw makeAddressError(`${name} is leader, follower, readOnlyReplica or random, not "${value}"`);
  return value;
}

export function makeAddressError(what: string, cause?: unknown): StoreError {
  return new StoreError(
    'STORE_ADDRESS_WRONG',
    `The address of the store is wrong: ${what}. It reads such as kurrentdb://user:password@host:2113?tls=true.`,
    { cause },
  );
}
