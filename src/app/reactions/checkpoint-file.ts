/** A position in a small file, replaced atomically. It may lag behind and is never ahead, so the latest work must be repeatable. */
import { readFileSync } from 'node:fs';
import type { Checkpoint } from './reactor.js';
import { replaceFile } from '../folder/replace-file.js';

/** Opens the checkpoint in a file. A missing or unreadable file means the beginning. */
export function openCheckpointFile(path: string): Checkpoint {
  return {
    load() {
      try {
        const { position } = JSON.parse(readFileSync(path, 'utf8')) as { position: unknown };
        return Number.isSafeInteger(position) ? (position as number) : null;
      } catch {
        return null;
      }
    },
    save(position) {
      replaceFile(path, JSON.stringify({ position }));
    },
  };
}
