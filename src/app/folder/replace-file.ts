/** Replaces a small file atomically. */
import { renameSync, writeFileSync, type WriteFileOptions } from 'node:fs';

/** Writes the new file completely before it replaces the old one. @throws a system error; then the old file is unchanged */
export function replaceFile(path: string, content: string, options?: WriteFileOptions): void {
  writeFileSync(`${path}.new`, content, options);
  renameSync(`${path}.new`, path);
}
