/**
 * The key of a folder that signs heads of its log. Made at its first use, in a file that its owner alone can read.
 */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFiles } from './data-files.js';
import { keepSecret } from './secret-file.js';

/** Where the key is. @param file another file than the one of the folder */
export const treeKeyFile = (folder: string, file?: string): string => file ?? join(folder, dataFiles.treeKey);

/**
 * @param file another file than the one of the folder, such as one that several nodes share
 * @throws a system error when the file can't be read or made, or an error of crypto when it is no key
 */
export function openTreeKey(folder: string, file?: string): KeyObject {
  const path = treeKeyFile(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  return keepKey(path);
}

/** The key in a file, made where there is none. */
export function keepKey(path: string): KeyObject {
  const make = (): string => String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return createPrivateKey(keepSecret(path, make));
}
