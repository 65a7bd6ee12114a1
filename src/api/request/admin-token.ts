/**
 * The admin token: one secret per data folder, made at the first start and stored only as a hash. It represents the director until people
 * have accounts.
 */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from '../../app/folder/data-files.js';
import { keepSecret } from '../../app/folder/secret-file.js';

/** The SHA-256 of a token, in 64 hexadecimal digits. A token has 256 random bits, so it needs no slow password hash. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** A new token: `tapis_` and 256 random bits in base64url. */
export function makeToken(): string {
  return `tapis_${randomBytes(32).toString('base64url')}`;
}

/** The token of a data folder. */
export interface AdminToken {
  readonly hash: string;
  /** The token if it was just made: show it, then call `keep`. Null when the folder has one. */
  readonly made: string | null;
  /**
   * Stores the hash of a new token that was shown. It is shown first, because a crash in between would leave a hash whose token nobody has.
   * Without this call, the next start makes another token. @throws a system error
   */
  keep(): void;
}

/** The token's file contains no hash. `message` is one sentence that says what to do. */
export class AdminTokenError extends Error {
  readonly code = 'ADMIN_TOKEN_UNREADABLE';
  override readonly name = 'AdminTokenError';
}

/**
 * The token of a data folder, made if there is none.
 * @throws AdminTokenError when the file contains no hash: after deleting it, the next start makes a new token; a system error when it
 * cannot be read
 */
export function openAdminToken(folder: string): AdminToken {
  const path = join(folder, dataFiles.adminToken);
  if (!existsSync(path)) {
    const made = makeToken();
    const own = hashToken(made);
    return { hash: own, made, keep: () => void keepSecret(path, () => `${own}\n`) };
  }
  const kept = readFileSync(path, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(kept)) throw new AdminTokenError(`${path} does not hold a token's hash; delete it to have a new token made.`);
  return { hash: kept, made: null, keep: () => undefined };
}

/** Whether an `Authorization` value is `Bearer` and the token with this hash. Runs in constant time. */
export function isAuthorized(authorization: string | undefined, tokenHash: string): boolean {
  const token = authorization === undefined ? null : /^Bearer ([!-~]{1,200})$/i.exec(authorization);
  return token !== null && timingSafeEqual(Buffer.from(hashToken(token[1]!), 'hex'), Buffer.from(tokenHash, 'hex'));
}
