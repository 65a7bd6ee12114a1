/** How answers to GET may be kept by browsers and proxies. */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a body with an `ETag`, or 304 when the client has it already.
 * @param tagged what the tag is made of; the body when it is left out
 * @param freshSeconds how long a shared cache may give it again without asking
 */
export function sendKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { body, tagged = body, freshSeconds }: { readonly body: string; readonly tagged?: string; readonly freshSeconds: number },
): FastifyReply {
  // It is weak, because the body may be sent compressed.
  const etag = `W/"${hash('sha256', tagged, 'base64url').slice(0, 22)}"`;
  // What somebody is given by their token is theirs.
  const keeping = headers.authorization === undefined ? `public, max-age=${freshSeconds}` : 'private, no-cache';
  // Other parts of the server have said that their answers vary too, by the origin for example.
  const vary = [reply.getHeader('vary') ?? [], 'authorization'].flat().join(', ');
  reply.header('etag', etag).header('cache-control', keeping).header('vary', vary);
  const isThere = headers['if-none-match']?.split(',').some((each) => each.trim() === etag || each.trim() === '*') === true;
  return isThere ? reply.code(304).send() : reply.send(body);
}
