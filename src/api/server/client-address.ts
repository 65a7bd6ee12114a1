/** The client's address: of the connection, or from a trusted proxy's `X-Forwarded-For`. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyaddr from '@fastify/proxy-addr';

export class ClientAddresses {
  readonly #trusts: ((address: string, hop: number) => boolean) | null;

  /**
   * @param proxies addresses, networks such as `10.0.0.0/8`, or `loopback`; without any, `X-Forwarded-For` is ignored. @throws TypeError
   * for another word
   */
  constructor(proxies: readonly string[] = []) {
    this.#trusts = proxies.length === 0 ? null : proxyaddr.compile([...proxies]);
  }

  /** @throws TypeError for anything but an address, a network or a known word */
  static check(proxies: readonly string[]): void {
    proxyaddr.compile([...proxies]);
  }

  /** The client's address, see {@link clientGroup}. */
  of(request: IncomingMessage): string {
    const direct = request.socket.remoteAddress ?? '';
    if (this.#trusts === null) return clientGroup(direct);
    const address = proxyaddr(request, this.#trusts);
    return clientGroup(isIP(address) === 0 ? direct : address);
  }

  /** Whether connections from this address carry requests of many clients. */
  isProxy(address: string): boolean {
    return this.#trusts !== null && this.#trusts(address, 0);
  }
}

/** What counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address, since a client has very many. */
export function clientGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1]!;
  if (!address.includes(':')) return address;
  const [front = '', back] = address.split('%')[0]!.toLowerCase().split('::');
  const left = front === '' ? [] : front.split(':');
  const right = back === undefined || back === '' ? [] : back.split(':');
  const zeros = back === undefined ? 0 : 8 - left.length - right.length;
  return `${[...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right].slice(0, 4).join(':')}::/64`;
}
