/** The servers that may be loaded: this machine's and those of private networks. Others need their operator's consent. */
import { lookup } from 'node:dns/promises';
import proxyaddr from '@fastify/proxy-addr';

const isNear = proxyaddr.compile(['loopback', 'uniquelocal']);

/** Whether every address of the host is this machine's or of a private network. @throws an error with a code where the name has no address */
export async function isNearby(url: URL): Promise<boolean> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = await lookup(host, { all: true });
  return addresses.every(({ address }) => isNear(address, 0));
}
