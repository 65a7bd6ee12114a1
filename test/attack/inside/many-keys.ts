/**
 * Bodies of 225 KB with 22,000 variables: parsing takes twelve milliseconds. From sixty addresses without a token, or by a device's token.
 */
import type { Attack } from '../attack.js';
import { Floor } from '../floor.js';
import type { Target } from '../target.js';

const KEYS = 22_000;
const ADDRESSES = 60;

const body = JSON.stringify({
  query: '{ position }',
  variables: Object.fromEntries(Array.from({ length: KEYS }, (_, n) => [`k${n}`, n % 10])),
});

const bodies = (count: number): string[] => Array.from({ length: count }, () => body);

/** From addresses 127.0.1.1, 127.0.1.2, …: on loopback each is one of this machine. */
async function fromEverywhere(target: Target): Promise<void> {
  await Promise.all(Array.from({ length: ADDRESSES }, (_, n) => target.send(bodies(6), 3, { localAddress: `127.0.1.${n + 1}` })));
}

export const manyKeys: Attack = {
  name: 'many-keys',
  what: `bodies of ${KEYS} keys without a token, from ${ADDRESSES} addresses, three at a time from each`,
  async run(target) {
    const floor = await Floor.open(target);
    return floor.whileDirecting(() => fromEverywhere(target));
  },
};

export const manyKeysWithToken: Attack = {
  name: 'many-keys-with-token',
  what: `bodies of ${KEYS} keys by the token of a device, 50 at a time`,
  async run(target) {
    const floor = await Floor.open(target);
    const headers = { authorization: `Bearer ${await floor.pairDevice(3)}` };
    return floor.whileDirecting(async () => void (await target.send(bodies(300), 50, { headers })));
  },
};
