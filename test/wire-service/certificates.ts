/**
 * Certificates for the tests of TLS, made when they run, so that no key lies in the repository and none runs out: an authority, and what it signs.
 * X.509 version 3 in DER, as far as the tests need it (RFC 5280).
 */
import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

export interface Certified {
  readonly certificate: string;
  readonly key: string;
}

/** A certificate authority of the tests. */
export class Authority {
  readonly certificate: string;
  private readonly key: KeyObject;

  constructor(private readonly name: string) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    const isAuthority = extension('551d13', sequence(boolean(true)), true);
    const signs = extension('551d0f', tagged(0x03, Buffer.from([0x01, 0x06])), true);
    this.certificate = this.issue(name, publicKey, [isAuthority, signs]);
  }

  /** For a server at 127.0.0.1, or for a user who bears the name. */
  certify(name: string): Certified {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const address = extension('551d11', sequence(tagged(0x87, Buffer.from([127, 0, 0, 1]))));
    const purposes = extension('551d25', sequence(identifier('2b06010505070301'), identifier('2b06010505070302')));
    const isNoAuthority = extension('551d13', sequence(), true);
    return {
      certificate: this.issue(name, publicKey, [isNoAuthority, address, purposes]),
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    };
  }

  private issue(subject: string, publicKey: KeyObject, extensions: readonly Buffer[]): string {
    const algorithm = sequence(identifier('2a8648ce3d040302'));
    const serial = tagged(0x02, Buffer.concat([Buffer.from([0x01]), randomBytes(8)]));
    const day = 86_400_000;
    const validity = sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day)));
    const body = sequence(
      tagged(0xa0, tagged(0x02, Buffer.from([2]))),
      serial,
      algorithm,
      named(this.name),
      validity,
      named(subject),
      publicKey.export({ type: 'spki', format: 'der' }),
      tagged(0xa3, sequence(...extensions)),
    );
    const signature = tagged(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, this.key)]));
    const text = sequence(body, algorithm, signature).toString('base64').replaceAll(/.{64}/g, '$&\n');
    return `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`;
  }
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => tagged(0x30, Buffer.concat(parts));
const identifier = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, 'hex'));
const boolean = (value: boolean): Buffer => tagged(0x01, Buffer.from([value ? 0xff : 0]));
/** Such as `20260131120000Z`. */
const time = (at: Date): Buffer => tagged(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
const named = (name: string): Buffer => sequence(tagged(0x31, sequence(identifier('550403'), tagged(0x0c, Buffer.from(name)))));

function extension(id: string, value: Buffer, critical = false): Buffer {
  return sequence(identifier(id), ...(critical ? [boolean(true)] : []), tagged(0x04, value));
}
