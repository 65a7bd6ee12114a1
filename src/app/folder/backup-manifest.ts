/** What a backup contains, and the hashes of its files: `manifest.json`, written last. */
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { dataFiles } from './data-files.js';

export const MANIFEST = 'manifest.json';

/** The files of a data folder that cannot be rebuilt. Views and reactions are rebuilt from the events, the mark from the manifest. */
export const backedUp = [
  dataFiles.events,
  dataFiles.players,
  dataFiles.drawSecret,
  dataFiles.adminToken,
  dataFiles.formerPositions,
] as const;

const BackupFile = z.strictObject({
  name: z.enum(backedUp),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type BackupFile = z.infer<typeof BackupFile>;

const BackupManifest = z.strictObject({
  format: z.literal(1),
  program: z.string().max(64),
  /** ISO 8601. */
  madeAt: z.string().max(32),
  events: z.int().min(0),
  streams: z.int().min(0),
  /** The last event; null where there is none. */
  last: z
    .strictObject({
      position: z.int().min(0),
      stream: z.string().max(200),
      revision: z.int().min(0),
      id: z.string().max(64),
      hash: z.string().max(64).nullable(),
    })
    .nullable(),
  files: z.array(BackupFile).min(1).max(backedUp.length),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

/** A backup cannot be made or used. `message` is one sentence that says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  constructor(
    readonly code: 'BACKUP_TARGET_IN_USE' | 'BACKUP_INCOMPLETE' | 'BACKUP_DAMAGED' | 'FOLDER_NOT_EMPTY' | 'ERASURES_NOT_READ',
    message: string,
  ) {
    super(message);
  }
}

/** @throws BackupError `BACKUP_INCOMPLETE` when there is no manifest, `BACKUP_DAMAGED` when it is not valid */
export function readManifest(folder: string): BackupManifest {
  let text: string;
  try {
    text = readFileSync(join(folder, MANIFEST), 'utf8');
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is none' : (error as Error).message;
    throw new BackupError('BACKUP_INCOMPLETE', `${folder} is no finished backup (${MANIFEST}: ${why}): name the folder of another one.`);
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = undefined;
  }
  const manifest = BackupManifest.safeParse(parsed);
  if (manifest.success) return manifest.data;
  throw new BackupError('BACKUP_DAMAGED', `${join(folder, MANIFEST)} is damaged, or of a later release: use another backup.`);
}

/** The size and hash of a file on disk. */
export async function describeFile(folder: string, name: BackupFile['name']): Promise<BackupFile> {
  const path = join(folder, name);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return { name, bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

/** @throws BackupError `BACKUP_DAMAGED` when a file differs from the manifest */
export async function checkFiles(folder: string, { files }: BackupManifest): Promise<void> {
  for (const due of files) {
    const there = await describeFile(folder, due.name).catch((error: NodeJS.ErrnoException) => {
      throw new BackupError('BACKUP_DAMAGED', `${join(folder, due.name)} can't be read (${error.message}): use another backup.`);
    });
    if (there.bytes !== due.bytes || there.sha256 !== due.sha256)
      throw new BackupError('BACKUP_DAMAGED', `${join(folder, due.name)} is not what was backed up: use another backup.`);
  }
}
