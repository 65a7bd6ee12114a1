import { addressesIn, WebhookTargets } from './targets.js';

const publicOnly = new WebhookTargets();

/** Ways to write or to reach an address that is not public. */
const inside = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://localhost/',
  'https://localhost./',
  'https://tapis.localhost/',
  'https://0.0.0.0/',
  'https://10.1.2.3/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://100.64.0.1/',
  'https://198.18.0.1/',
  'https://192.0.2.1/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[::ffff:0:10.0.0.1]/',
  'https://[64:ff9b::10.0.0.1]/',
  'https://[64:ff9b:1::10.0.0.1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:7f00:1::]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[fc00::1]/',
  'https://[fd12:3456::1]/',
  'https://[ff02::1]/',
  'https://[2001:db8::1]/',
];

it('refuses every form of an address that is not public', () => {
  expect(inside.filter((url) => publicOnly.problemOf(url) !== 'private')).toEqual([]);
});

it('takes public addresses and names', () => {
  const taken = ['https://club.example/hook?of=mons', 'https://93.184.216.34/', 'https://[2606:2800:220:1:248:1893:25c8:1946]:8443/hook'];
  expect(taken.map((url) => publicOnly.problemOf(url))).toEqual([null, null, null]);
});

it.each([
  ['', 'notAUrl'],
  ['club.example/hook', 'notAUrl'],
  ['https://', 'notAUrl'],
  [`https://club.example/${'x'.repeat(2_000)}`, 'notAUrl'],
  ['http://club.example/', 'scheme'],
  ['ftp://club.example/', 'scheme'],
  ['file:///etc/passwd', 'notAUrl'],
  ['https://name:password@club.example/', 'credentials'],
  ['https://club.example/#part', 'fragment'],
])('says of %s that it is no target: %s', (url, problem) => {
  expect(publicOnly.problemOf(url)).toBe(problem);
});

describe('Addresses that a name leads to', () => {
  const https = new URL('https://club.example/');
  const http = new URL('http://club.example/');

  it('must all be public', () => {
    expect(publicOnly.mayReach(https, ['93.184.216.34'])).toBe(true);
    expect(publicOnly.mayReach(https, ['93.184.216.34', '10.0.0.1'])).toBe(false);
    expect(publicOnly.mayReach(https, ['::ffff:10.0.0.1'])).toBe(false);
    expect(publicOnly.mayReach(https, [])).toBe(false);
    expect(publicOnly.mayReach(https, ['nonsense'])).toBe(false);
  });

  it('may be in a network that the operator named, also by http', () => {
    const allowed = new WebhookTargets(['10.0.0.0/8', '::1']);
    expect(allowed.mayReach(http, ['10.1.2.3'])).toBe(true);
    expect(allowed.mayReach(http, ['::1'])).toBe(true);
    expect(allowed.mayReach(https, ['10.1.2.3', '93.184.216.34'])).toBe(true);
    // Public addresses by https alone, and no other private network.
    expect(allowed.mayReach(http, ['93.184.216.34'])).toBe(false);
    expect(allowed.mayReach(https, ['127.0.0.1'])).toBe(false);
    expect(allowed.problemOf('http://10.1.2.3:8080/hook')).toBeNull();
    expect(allowed.problemOf('http://192.168.1.1/')).toBe('private');
  });
});

it('knows which names need no name server', () => {
  expect(addressesIn(new URL('https://[::1]/'))).toEqual(['::1']);
  expect(addressesIn(new URL('https://localhost/'))).toEqual(['127.0.0.1', '::1']);
  expect(addressesIn(new URL('https://club.example/'))).toBeNull();
});

it('refuses words that are no networks', () => {
  expect(() => WebhookTargets.check(['10.0.0.0/8', '192.168.1.7'])).not.toThrow();
  expect(() => WebhookTargets.check(['everywhere'])).toThrow('everywhere is no address');
});
