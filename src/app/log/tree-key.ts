/** The key that signs heads of a folder's log. It is made at first use, in a file that only its owner can read. */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFiles } from '../folder/data-files.js';
import { keepSecret } from '../folder/secret-file.js';

/** The path of the key. @param file another file than the default of the folder */
export const treeKeyFile = (folder: string, file?: string): string => file ?? join(folder, dataFiles.treeKey);

/**
 * @param file another file than the default, such as one that several nodes share
 * @throws TreeKeyError when it is no key; a system error when the file cannot be read or made
 */
export function openTreeKey(folder: string, file?: string): KeyObject {
  const path = treeKeyFile(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  return keepKey(path);
}

/** The file contains no key. `message` is one sentence that says what to do. */
export class TreeKeyError extends Error {
  override readonly name = 'TreeKeyError';
  readonly code = 'TREE_KEY_UNREADABLE';
}

/** The key in a file, made if there is none. @throws TreeKeyError */
export function keepKey(path: string): KeyObject {
  const make = (): string => String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const text = keepSecret(path, make);
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The messages of OpenSSL do not help the operator.
  }
  throw new TreeKeyError(
    `${path} holds no key of Tapis: put back a copy of it, or delete it. Then a new key is made, and those who keep heads have to be told of it.`,
  );
}
