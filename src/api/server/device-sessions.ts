/**
 * Browsers that are signed in: as a paired device, or for a club with a token of somebody. The token is in a cookie that no script can read. A
 * request uses it only when it names the session in a header, or a WebSocket in its first message: pages of other origins cannot send that
 * header, and public pages of this server do not.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hasRoles } from '../../access/known-principals.js';
import type { Principal } from '../../access/principal.js';
import { wrongToken } from '../request/network-errors.js';
import { shown } from '../request/error-presentation.js';
import { preferredLanguage } from '../request/request-context.js';

/** Names the device: the id of its tournament, and after a point the number of its table. Or the club: its id after `club~`. */
const HEADER = 'tapis-device';
const PATH = '/device-session';
const namePattern = /^(?:[A-Za-z0-9][\w-]{0,63}(?:\.\d{1,4})?|club~[A-Za-z0-9][\w-]{0,63})$/;
const clubPattern = /^club~/;
/** How long browsers keep the cookie, in seconds. The token ends when it does. */
const KEPT_SECONDS = 3 * 86_400;
/** How long they keep that of a club: its token may last for years. */
const KEPT_FOR_CLUB_SECONDS = 16 * 3_600;

/** Puts the token of the device that a request names where tokens are looked for. A token that was sent goes first. */
export function useDeviceToken(headers: IncomingHttpHeaders): void {
  const named = headers[HEADER];
  if (named === undefined) return;
  const authorization = deviceAuthorization(named, headers);
  if (authorization !== undefined) headers.authorization ??= authorization;
}

/** The `Authorization` value of a device, from the cookies of its browser; undefined where it has none. */
export function deviceAuthorization(named: unknown, { cookie = '' }: IncomingHttpHeaders): string | undefined {
  if (typeof named !== 'string' || !namePattern.test(named)) return undefined;
  const start = `${cookieOf(named)}=`;
  const found = cookie.split(';').find((each) => each.trimStart().startsWith(start));
  return found === undefined ? undefined : `Bearer ${found.trimStart().slice(start.length)}`;
}

/** `POST` keeps the token of a paired device, or of somebody with a role for the club that is named; `DELETE` forgets it. */
export function serveDeviceSessions(fastify: FastifyInstance, principalOf: (request: IncomingMessage) => Principal): void {
  fastify.post(PATH, ({ raw, headers, id }, reply) => {
    const principal = principalOf(raw);
    const name = principal.kind === 'device' ? nameOf(principal) : clubNamed(headers, principal);
    if (name === undefined) {
      const { status, error } = wrongToken();
      return reply.code(status).send({ errors: [shown(error, preferredLanguage(headers['accept-language']), id)] });
    }
    const token = headers.authorization!.replace(/^Bearer /i, '');
    const seconds = clubPattern.test(name) ? KEPT_FOR_CLUB_SECONDS : KEPT_SECONDS;
    return setCookie(reply, headers, `${cookieOf(name)}=${token}; Max-Age=${seconds}`).send({ device: name });
  });
  fastify.delete(PATH, ({ headers }, reply) => {
    const named = headers[HEADER];
    const name = typeof named === 'string' && namePattern.test(named) ? named : null;
    return name === null
      ? reply.code(204).send()
      : setCookie(reply, headers, `${cookieOf(name)}=; Max-Age=0`)
          .code(204)
          .send();
  });
}

const cookieOf = (device: string): string => `tapis-device.${device}`;

function nameOf({ grants }: Principal): string | undefined {
  const scope = grants[0]?.scope;
  if (scope?.kind === 'tournament') return scope.tournamentId;
  return scope?.kind === 'table' ? `${scope.tournamentId}.${scope.table}` : undefined;
}

/** The club that a request names, for those who have any role. What they may do there is asked with each request. */
function clubNamed(headers: IncomingHttpHeaders, principal: Principal): string | undefined {
  const named = headers[HEADER];
  return typeof named === 'string' && clubPattern.test(named) && namePattern.test(named) && hasRoles(principal) ? named : undefined;
}

function setCookie(reply: FastifyReply, headers: IncomingHttpHeaders, value: string): FastifyReply {
  const secure = headers['x-forwarded-proto'] === 'https' ? '; Secure' : '';
  return reply.header('cache-control', 'no-store').header('set-cookie', `${value}; Path=/; HttpOnly; SameSite=Strict${secure}`);
}
