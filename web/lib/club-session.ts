/** Signs a browser in for a club, with somebody's token. It is in a cookie that scripts cannot read. */
import type { Failure } from './ask.js';

export const sessionOf = (clubId: string): string => `club~${clubId}`;

/** @returns why it failed; null when the browser is signed in */
export async function signInForClub(clubId: string, token: string): Promise<Failure | null> {
  try {
    const headers = { authorization: `Bearer ${token.trim()}`, 'tapis-device': sessionOf(clubId) };
    const response = await fetch('/device-session', { method: 'POST', headers });
    if (response.ok) return null;
    const { errors } = (await response.json()) as { readonly errors?: readonly { readonly message: string }[] };
    return { code: String(response.status), message: errors?.[0]?.message ?? null };
  } catch {
    return { code: 'NO_NETWORK', message: null };
  }
}
