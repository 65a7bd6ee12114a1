/**
 * The admin token: one secret per data folder, made at the first start and kept as a hash only.
 * It stands for the director until people have accounts of their own.
 */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from '../../app/data-files.js';
import { keepSecret } from '../../app/secret-file.js';

/** The SHA-256 of a token, in 64 hexadecimal digits. A plain hash serves, because a token is 256 random bits and no password. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** A new token: `tapis_` and 256 random bits in base64url. */
export function makeToken(): string {
  return `tapis_${randomBytes(32).toString('base64url')}`;
}

/** What the file of a data folder says. `made` is the token itself on the one occasion when it was just made: show it once, it is nowhere else. */
export interface AdminToken {
  readonly hash: string;
  readonly made: string | null;
}

/** The token's file holds something else than a hash. `message` is one sentence that says what to do. */
export class AdminTokenError extends Error {
  readonly code = 'ADMIN_TOKEN_UNREADABLE';
  override readonly name = 'AdminTokenError';
}

/**
 * The token hash of a data folder; makes the token when the folder has none.
 * @throws AdminTokenError when the file holds something else than a hash: deleting it makes a new token at the next start; a system error when it can't be read
 */
export function openAdminToken(folder: string): AdminToken {
  const path = join(folder, dataFiles.adminToken);
  const made = makeToken();
  const own = hashToken(made);
  // Another start may be faster.
  const kept = keepSecret(path, () => `${own}\n`).trim();
  if (!/^[0-9a-f]{64}$/.test(kept)) throw new AdminTokenError(`${path} does not hold a token's hash; delete it to have a new token made.`);
  return { hash: kept, made: kept === own ? made : null };
}

/** Undoes the making of a token that nobody was shown, because the start failed after it: the next start makes another one. */
export function forgetAdminToken(folder: string): void {
  rmSync(join(folder, dataFiles.adminToken), { force: true });
}

/** Whether an `Authorization` value is `Bearer` and the token with this hash. Takes the same time whatever the token is. */
export function isAuthorized(authorization: string | undefined, tokenHash: string): boolean {
  const token = authorization === undefined ? null : /^Bearer ([!-~]{1,200})$/i.exec(authorization);
  return token !== null && timingSafeEqual(Buffer.from(hashToken(token[1]!), 'hex'), Buffer.from(tokenHash, 'hex'));
}
