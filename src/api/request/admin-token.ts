/**
 * The admin token: one secret per data folder, made at the first start and kept as a hash only.
 * It stands for the director until people have accounts of their own.
 */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from '../../app/folder/data-files.js';
import { keepSecret } from '../../app/folder/secret-file.js';

/** The SHA-256 of a token, in 64 hexadecimal digits. A plain hash serves, because a token is 256 random bits and no password. */
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
  /** The token itself where it was just made: show it once, then keep it. Null where the folder has one. */
  readonly made: string | null;
  /**
   * Keeps the hash of a token that was made and shown: shown first, for a process may die between the two, and a hash whose token nobody has seen
   * locks everybody out. Where it was not kept, the next start makes another token. @throws a system error
   */
  keep(): void;
}

/** The token's file holds something else than a hash. `message` is one sentence that says what to do. */
export class AdminTokenError extends Error {
  readonly code = 'ADMIN_TOKEN_UNREADABLE';
  override readonly name = 'AdminTokenError';
}

/**
 * The token of a data folder; makes one when the folder has none.
 * @throws AdminTokenError when the file holds something else than a hash: deleting it makes a new token at the next start; a system error when it can't be read
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

/** Whether an `Authorization` value is `Bearer` and the token with this hash. Takes the same time whatever the token is. */
export function isAuthorized(authorization: string | undefined, tokenHash: string): boolean {
  const token = authorization === undefined ? null : /^Bearer ([!-~]{1,200})$/i.exec(authorization);
  return token !== null && timingSafeEqual(Buffer.from(hashToken(token[1]!), 'hex'), Buffer.from(tokenHash, 'hex'));
}
