/**
 * A position kept in a small file of its own, replaced as a whole. What it says may be older than the truth, never newer:
 * whoever keeps one must be able to do its latest work twice.
 */
import { readFileSync } from 'node:fs';
import type { Checkpoint } from './reactor.js';
import { replaceFile } from '../folder/replace-file.js';

/** The checkpoint in the file at `path`. A missing or unreadable file stands for the beginning. */
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
