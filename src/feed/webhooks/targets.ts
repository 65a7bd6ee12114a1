/** Where webhooks may be sent: public addresses by https, and private networks that the operator named. Nothing else can be reached through Tapis. */
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = readonly [Address, number];

/** Why an address is refused as a target. */
export type TargetProblem = 'notAUrl' | 'scheme' | 'credentials' | 'fragment' | 'private';

/** Of an address as it is kept, escaped. */
const MOST_CHARACTERS = 1_990;
/** RFC 6761: these names are this machine, whatever a name server says. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** All public IPv6 addresses (RFC 4291). What is outside has forms with an IPv4 address in it, which systems may follow. */
const GLOBAL_IPV6 = ipaddr.parse('2000::');

export class WebhookTargets {
  readonly #networks: readonly Network[];

  /** @param networks private addresses, or networks such as `10.0.0.0/8`, that may be reached, also by http. @throws Error for another word */
  constructor(networks: readonly string[] = []) {
    this.#networks = networks.map(readNetwork);
  }

  /** @throws Error for anything but an address or a network */
  static check(networks: readonly string[]): void {
    networks.forEach(readNetwork);
  }

  /** Why a text cannot be the address of a webhook; null when it can. What its name leads to is asked at each delivery. */
  problemOf(text: string): TargetProblem | null {
    const url = text.length <= MOST_CHARACTERS && URL.canParse(text) ? new URL(text) : null;
    if (url === null || url.hostname === '' || url.href.length > MOST_CHARACTERS) return 'notAUrl';
    if (url.protocol !== 'https:' && (url.protocol !== 'http:' || this.#networks.length === 0)) return 'scheme';
    if (url.username !== '' || url.password !== '') return 'credentials';
    if (url.hash !== '') return 'fragment';
    const literal = addressesIn(url);
    return literal === null || this.mayReach(url, literal) ? null : 'private';
  }

  /** Whether a request to a URL may go to these addresses. Not without any. */
  mayReach({ protocol }: Pick<URL, 'protocol'>, addresses: readonly string[]): boolean {
    return addresses.length > 0 && addresses.every((address) => this.#allows(address, protocol === 'https:'));
  }

  #allows(text: string, isSecure: boolean): boolean {
    if (!ipaddr.isValid(text)) return false;
    // An IPv4 address in the form of IPv6 counts as what it is.
    const address = ipaddr.process(text);
    if (this.#networks.some(([network, bits]) => address.kind() === network.kind() && address.match(network, bits))) return true;
    return isSecure && address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_IPV6, 3));
  }
}

/** The addresses that a URL names without a name server; null when it has to be asked. */
export function addressesIn({ hostname }: Pick<URL, 'hostname'>): readonly string[] | null {
  const name = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (ipaddr.isValid(name)) return [name];
  return name === 'localhost' || name.endsWith('.localhost') ? LOOPBACK : null;
}

function readNetwork(text: string): Network {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (!ipaddr.isValid(text)) throw new Error(`${text} is no address and no network such as 10.0.0.0/8`);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
