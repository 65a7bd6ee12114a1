/** Compresses answers with gzip or brotli, for clients that accept it. */
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** A shorter body fits into one packet anyway. Bytes. */
const FROM_BYTES = 1_400;

/** Call it before routes are declared. A route leaves it out by `compress: false`. */
export async function compressAnswers(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    threshold: FROM_BYTES,
    // A longer body is compressed in a thread.
    syncThreshold: 8_192,
    encodings: ['br', 'gzip'],
    // The defaults are for files that are compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
    // A small request could unpack to a large one.
    globalDecompression: false,
  });
}
