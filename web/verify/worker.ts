/** Checks bundles beside the page, so that the page stays alive while it takes long. It asks nothing of the network. */
import { verifyBundle } from '../generated/verify-bundle.js';
import { hashesMade, progress } from './own-crypto.js';
import type { Question, Reply } from './verdict.js';

/** Hashes made for each line, about: its mark, the event, its leaf, and its part of the tree. */
const HASHES_A_LINE = 4;
const LINE_FEED = 10;

const reply = (message: Reply): void => postMessage(message);

async function check({ run, bytes, key }: Question): Promise<void> {
  try {
    const lines = new Uint8Array(bytes).reduce((count, byte) => (byte === LINE_FEED ? count + 1 : count), 0);
    const before = hashesMade();
    progress.tell = () => reply({ run, share: Math.min(0.99, (hashesMade() - before) / (lines * HASHES_A_LINE)) });
    // Strictly: bytes that are no UTF-8 would be replaced, and other bytes would verify alike.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    reply({ run, checked: await verifyBundle(text, key) });
  } catch (error) {
    reply({ run, unreadable: (error as Error).message });
  }
}

// One after the other: hashes are counted for one file.
let last = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  last = last.then(() => check(data));
});
