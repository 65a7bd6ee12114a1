/** Signs a browser in as the desk of an official, or as the device of a table. Its token is in a cookie that scripts cannot read. */
import type { Failure } from './ask.js';
import { mutate, randomId } from './mutate.js';

/** The name of a device. @param table null for a desk */
export const deviceOf = (tournamentId: string, table: number | null): string =>
  table === null ? tournamentId : `${tournamentId}.${table}`;

/** @returns why it failed; null when the browser is signed in */
export async function signIn(tournamentId: string, table: number | null, code: string): Promise<Failure | null> {
  const input = { commandId: randomId(), tournamentId, table, code };
  const outcome = await mutate<{ readonly key: string }>('pairDevice', input, 'key');
  if ('failure' in outcome) return outcome.failure;
  const { key } = outcome.answer;
  const response = await fetch('/device-session', { method: 'POST', headers: { authorization: `Bearer ${key}` } });
  return response.ok ? null : { code: String(response.status), message: null };
}

const signedOut: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'TOKEN_OVER', 'FORBIDDEN', 'NOT_FOUND']);

/** Whether a failure says that the browser is not signed in, or no longer, or elsewhere. */
export const isSignedOutBy = (code: string | undefined): boolean => code !== undefined && signedOut.has(code);

export async function signOut(device: string): Promise<void> {
  await fetch('/device-session', { method: 'DELETE', headers: { 'tapis-device': device } });
}
