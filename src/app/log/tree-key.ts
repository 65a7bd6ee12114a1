/**
 * The key of a folder that signs heads of its log. Made at its first use, in a file that its owner alone can read.
 */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFiles } from '../folder/data-files.js';
import { keepSecret } from '../folder/secret-file.js';

/** Where the key is. @param file another file than the one of the folder */
export const treeKeyFile = (folder: string, file?: string): string => file ?? join(folder, dataFiles.treeKey);

/**
 * @param file another file than the one of the folder, such as one that several nodes share
 * @throws TreeKeyError when it is no key; a system error when the file can't be read or made
 */
export function openTreeKey(folder: string, file?: string): KeyObject {
  const path = treeKeyFile(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  return keepKey(path);
}

/** The file holds something else than a key. `message` is one sentence that says what to do. */
export class TreeKeyError extends Error {
  override readonly name = 'TreeKeyError';
  readonly code = 'TREE_KEY_UNREADABLE';
}

/** The key in a file, made where there is none. @throws TreeKeyError */
export function keepKey(path: string): KeyObject {
  const make = (): string => String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const text = keepSecret(path, make);
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The words of OpenSSL help nobody: all of them say that it is no key.
  }
  throw new TreeKeyError(
    `${path} holds no key of Tapis: put back a copy of it, or delete it. Then a new key is made, and those who keep heads have to be told of it.`,
  );
}
