/**
 * The secret of an installation. From it a node derives the seeds of its draws and the ids of its events. Each data folder has one, made at
 * first use in a file that only its owner can read; all nodes on one store have the same. No event, answer or message contains it or a seed
 * before it is revealed.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TournamentId } from '../../../events/ids.js';
import type { StoreFacts } from '../../store/store-facts.js';
import { dataFiles } from './data-files.js';
import { keepSecret } from './secret-file.js';

/** The most seat draws of one tournament. */
const CHAIN_LENGTH = 256;
const FEWEST_CHARACTERS = 32;

/** The secret cannot be used. `message` is one sentence that says why. */
export class DrawSecretError extends Error {
  readonly code = 'DRAW_SECRET_UNUSABLE';
  override readonly name = 'DrawSecretError';
}

/** The seeds of a node, unpredictable without its secret. */
export interface DrawSeeds {
  /** The hash of the first seed of a tournament. It fixes them all: each seed is the SHA-256 of the next. */
  commitmentOf(id: TournamentId): string;
  /** The seed with this hash; undefined when it is from another tournament or another secret. */
  seedOf(id: TournamentId, commitment: string): string | undefined;
}

/**
 * The secret of a folder, made if there is none. If `given` is set it is used instead, and nothing is written.
 * @param expected the fingerprint of the secret that the store was written with; null when it is unknown, or when any secret is accepted
 * @throws DrawSecretError when it is too short or not the expected one; a system error when the file cannot be read or made
 */
export function openDrawSecret(folder: string, given: string | undefined, expected: string | null = null): string {
  const path = join(folder, dataFiles.drawSecret);
  const where = given === undefined ? path : 'the draw secret that was given';
  if (given === undefined && expected !== null && !existsSync(path)) throw makeOtherSecret(`${path} is missing`);
  const secret = given === undefined ? openKept(path) : checkSecret(given, where);
  if (expected !== null && fingerprintOf(secret) !== expected) throw makeOtherSecret(`${where} is not the secret of these events`);
  return secret;
}

/** Distinguishes secrets without revealing them: a secret has at least 32 characters that cannot be guessed. */
export function fingerprintOf(secret: string): string {
  return createHmac('sha256', secret).update('tapis fingerprint 1').digest('hex');
}

/**
 * Records the fingerprint in the store when it has changed. If that fails, on a full disk for example, the next start does it.
 * @param before the fingerprint that was read and accepted; null for none
 * @throws DrawSecretError when another node has recorded another secret meanwhile
 */
export async function keepFingerprint(
  facts: StoreFacts,
  secret: string,
  before: string | null,
  notice: (line: string) => void,
): Promise<void> {
  const fingerprint = fingerprintOf(secret);
  if (before === fingerprint) return;
  try {
    if (await facts.write('secret', fingerprint, before)) return;
    if ((await facts.read('secret')) === fingerprint) return;
    throw makeOtherSecret('another node has just begun on these events with another secret');
  } catch (error) {
    if (error instanceof DrawSecretError) throw error;
    notice(`the fingerprint of the secret could not be kept in the store: ${(error as Error).message}`);
  }
}

function makeOtherSecret(what: string): DrawSecretError {
  return new DrawSecretError(
    `${what}: with another one, commands that are sent again are not recognised and draws that were committed to can't be revealed. Put ${dataFiles.drawSecret} back from a backup, or give TAPIS_DRAW_SECRET as the other nodes have it. If it is lost for good, start once with "tapis serve --accept-new-secret".`,
  );
}

function openKept(path: string): string {
  return checkSecret(keepSecret(path, () => `${randomBytes(32).toString('hex')}\n`).trim(), path);
}

/** @throws DrawSecretError when it is too short */
export function checkSecret(secret: string, where: string): string {
  if (secret.length >= FEWEST_CHARACTERS) return secret;
  throw new DrawSecretError(`${where} has fewer than ${FEWEST_CHARACTERS} characters; delete it or give a longer one.`);
}

/** The seeds that follow from a secret. */
export function deriveDrawSeeds(secret: string): DrawSeeds {
  const last = (id: TournamentId): string => createHmac('sha256', secret).update(`tapis draw 1\n${id}`).digest('hex');
  return {
    commitmentOf(id) {
      let link = last(id);
      for (let length = 0; length < CHAIN_LENGTH; length += 1) link = hashOf(link);
      return link;
    },
    seedOf(id, commitment) {
      let link = last(id);
      for (let length = 0; length < CHAIN_LENGTH; length += 1) {
        const hash = hashOf(link);
        if (hash === commitment) return link;
        link = hash;
      }
      return undefined;
    },
  };
}

function hashOf(seed: string): string {
  return createHash('sha256').update(seed, 'hex').digest('hex');
}
