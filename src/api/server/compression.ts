/** Compresses answers with gzip or brotli, for clients that accept it. */
import type { IncomingHttpHeaders } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** A shorter body fits into one packet anyway. Bytes. */
export const COMPRESSED_FROM_BYTES = 1_400;
// The defaults are for files that are compressed once.
export const BROTLI_QUALITY = 4;
export const GZIP_LEVEL = 5;

/** The best first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** What a client accepts, the best first. */
export function acceptedEncodings({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): Encoding[] {
  const names = new Set(accepted.split(',').map((each) => each.split(';')[0]!.trim()));
  return encodings.filter((name) => names.has(name));
}

/** Call it before routes are declared. A route leaves it out by `compress: false`. */
export async function compressAnswers(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    threshold: COMPRESSED_FROM_BYTES,
    // A longer body is compressed in a thread.
    syncThreshold: 8_192,
    encodings: [...encodings],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
    // A small request could unpack to a large one.
    globalDecompression: false,
  });
}
