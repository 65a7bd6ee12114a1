/** Waiting in tests for what comes by itself. */
import { setTimeout as delay } from 'node:timers/promises';

/** Waits until something holds, 20 seconds at the most. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 20_000; performance.now() < end; await delay(2)) if (await holds()) return;
  throw new Error('Condition not met within 20 s');
}
