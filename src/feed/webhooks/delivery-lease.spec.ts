/** Which node delivers, by clocks of the test. */
import type { StoreFacts } from '../../store/store-facts.js';
import { DeliveryLease, RENEW_EVERY_MS } from './delivery-lease.js';

function factsInMemory(): StoreFacts {
  let kept: string | null = null;
  return {
    read: async () => kept,
    async write(_name, text, before) {
      if (kept !== before) return false;
      kept = text;
      return true;
    },
  };
}

it('is held by one node, which renews it', async () => {
  let now = 0;
  const facts = factsInMemory();
  const [one, two] = [new DeliveryLease(facts, () => now), new DeliveryLease(facts, () => now + 77)];
  for (let each = 0; each < 20; each += 1) {
    await one.renew();
    await two.renew();
    expect([one.isHeld(), two.isHeld()]).toEqual([true, false]);
    now += RENEW_EVERY_MS;
  }
});

it('is taken over at once when it is released', async () => {
  const facts = factsInMemory();
  const [one, two] = [new DeliveryLease(facts), new DeliveryLease(facts)];
  await one.renew();
  await two.renew();
  await one.release();
  await two.renew();
  expect([one.isHeld(), two.isHeld()]).toEqual([false, true]);
});

it('is taken from a lost node only when every request of it is over', async () => {
  let now = 0;
  const facts = factsInMemory();
  const [lost, other] = [new DeliveryLease(facts, () => now), new DeliveryLease(facts, () => now)];
  await lost.renew();
  let lostAt: number | null = null;
  let takenAt: number | null = null;
  for (; takenAt === null; now += 1_000) {
    if (now % RENEW_EVERY_MS === 0) await other.renew();
    if (!lost.isHeld()) lostAt ??= now;
    if (other.isHeld()) takenAt = now;
  }
  // A request lasts 15 seconds at the most.
  expect(takenAt - lostAt!).toBeGreaterThanOrEqual(15_000);
  expect(takenAt).toBeLessThan(45_000);
  // It comes back, and finds that another has it.
  await lost.renew();
  expect([lost.isHeld(), other.isHeld()]).toEqual([false, true]);
});

it('is always held by the only program on a store', () => {
  expect(new DeliveryLease(undefined).isHeld()).toBe(true);
});
