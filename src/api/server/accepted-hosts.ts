/**
 * The names of this server, and the sites whose pages may use it. A page of another site can make a browser send requests to a local
 * server: under the page's own name (DNS rebinding), or by a WebSocket, which any page may open.
 */
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';

export interface ServerNames {
  /** The configured address or name to listen at. */
  readonly host?: string | undefined;
  /** The URLs of the server behind a proxy, such as `https://tapis.club.example`. */
  readonly publicUrls?: readonly string[] | undefined;
  /** Other sites whose pages may use the API, such as `https://club.example`. */
  readonly allowedOrigins?: readonly string[] | undefined;
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
/** How long the machine's interface addresses are cached, in milliseconds. */
const INTERFACES_MS = 5_000;

export class AcceptedHosts {
  readonly #names: ServerNames;
  /** Allowed origins beside the server's own: they need CORS. */
  readonly #otherOrigins: ReadonlySet<string>;
  #hosts: ReadonlySet<string> = new Set();
  #listens: { readonly address: string; readonly port: number } = { address: '127.0.0.1', port: 80 };
  #readAt = 0;

  /** Before {@link listensAt}, the names are those of loopback at port 80. @throws TypeError for an invalid origin */
  constructor(names: ServerNames) {
    this.#names = names;
    this.#otherOrigins = new Set([...(names.publicUrls ?? []), ...(names.allowedOrigins ?? [])].map(originOf));
    this.#collect();
  }

  listensAt({ address, port }: AddressInfo): void {
    this.#listens = { address, port };
    this.#collect();
  }

  /** Whether a `Host` value is a name of this server. Browsers always send one; an HTTP/1.0 client without one is not a browser. */
  acceptsHost(host: string | undefined): boolean {
    if (host === undefined || this.#hosts.has(host) || this.#hosts.has(host.toLowerCase())) return true;
    if (!isWildcard(this.#listens.address) || performance.now() - this.#readAt < INTERFACES_MS) return false;
    this.#collect();
    return this.#hosts.has(host.toLowerCase());
  }

  /** Whether pages of this origin may use the server: its own, and the configured ones. */
  acceptsOrigin(origin: string): boolean {
    if (this.#otherOrigins.has(origin)) return true;
    return origin.startsWith('http://') && this.#hosts.has(origin.slice('http://'.length));
  }

  /** Whether pages of this origin need CORS to read answers. */
  needsCors(origin: string): boolean {
    return this.#otherOrigins.has(origin);
  }

  /** Whether any origin needs CORS. */
  get hasOtherOrigins(): boolean {
    return this.#otherOrigins.size > 0;
  }

  #collect(): void {
    const { address, port } = this.#listens;
    const wildcard = isWildcard(address);
    const names = [
      ...(wildcard || isLoopback(address) ? loopbackNames : []),
      ...(wildcard ? interfaceAddresses() : [bracketed(address)]),
      ...(this.#names.host === undefined ? [] : [bracketed(this.#names.host)]),
    ];
    const own = names.flatMap((name) => spellings(name.toLowerCase(), port, 80));
    const published = (this.#names.publicUrls ?? []).flatMap((text) => {
      const { protocol, hostname, port: given } = new URL(text);
      const usual = protocol === 'https:' ? 443 : 80;
      return spellings(hostname, given === '' ? usual : Number(given), usual);
    });
    this.#hosts = new Set([...own, ...published]);
    this.#readAt = performance.now();
  }
}

/** The origin in a text: scheme, name and port only. @throws TypeError with a sentence about the error */
export function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const plain = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash + url.username === '';
  if (!plain)
    throw new TypeError(`"${text}" is not an origin such as https://tapis.club.example: a scheme, a name, and a port where needed`);
  return url.origin;
}

/** A name with its port, and without it if it is the default, which browsers leave out. */
const spellings = (name: string, port: number, usual: number): string[] =>
  port === usual ? [name, `${name}:${port}`] : [`${name}:${port}`];

const isWildcard = (address: string): boolean => address === '0.0.0.0' || address === '::';
const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');
const bracketed = (address: string): string => (address.includes(':') && !address.startsWith('[') ? `[${address}]` : address);

function interfaceAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ scopeid }) => !scopeid).map(({ address }) => bracketed(address));
}
