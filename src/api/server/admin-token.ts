/**
 * The admin token: one secret per data folder, made at the first start and kept as a hash only.
 * It stands for the director until people have accounts of their own.
 */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFiles } from '../../app/data-files.js';

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
export async function openAdminToken(folder: string): Promise<AdminToken> {
  const path = join(folder, dataFiles.adminToken);
  const kept = await hashIn(path);
  if (kept !== null) return { hash: kept, made: null };
  const made = makeToken();
  const hash = hashToken(made);
  if (await placed(path, `${hash}\n`)) return { hash, made };
  // Another start was faster.
  return openAdminToken(folder);
}

/** The hash that a file holds; null where there is no file. */
async function hashIn(path: string): Promise<string | null> {
  try {
    const kept = (await readFile(path, 'utf8')).trim();
    if (/^[0-9a-f]{64}$/.test(kept)) return kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  throw new AdminTokenError(`${path} does not hold a token's hash; delete it to have a new token made.`);
}

/** Puts a file in its place with all that it says, so that nobody reads half of it; false where there is one already. */
async function placed(path: string, text: string): Promise<boolean> {
  const beside = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(beside, text, { mode: 0o600, flag: 'wx' });
  try {
    await link(beside, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(beside);
  }
}

/** Undoes the making of a token that nobody was shown, because the start failed after it: the next start makes another one. */
export async function forgetAdminToken(folder: string): Promise<void> {
  await rm(join(folder, dataFiles.adminToken), { force: true });
}

/** Whether an `Authorization` value is `Bearer` and the token with this hash. Takes the same time whatever the token is. */
export function isAuthorized(authorization: string | undefined, tokenHash: string): boolean {
  const token = authorization === undefined ? null : /^Bearer ([!-~]{1,200})$/i.exec(authorization);
  return token !== null && timingSafeEqual(Buffer.from(hashToken(token[1]!), 'hex'), Buffer.from(tokenHash, 'hex'));
}
