/**
 * The key of a folder that signs heads of its log. Made at its first use, in a file that its owner alone can read.
 */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from './data-files.js';

/** @throws a system error when the file can't be read or made, or an error of crypto when it is no key */
export function openTreeKey(folder: string): KeyObject {
  const path = join(folder, dataFiles.treeKey);
  mkdirSync(folder, { recursive: true });
  const { privateKey } = generateKeyPairSync('ed25519');
  try {
    writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    return privateKey;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return createPrivateKey(readFileSync(path));
}
