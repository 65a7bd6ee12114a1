/**
 * A small file is replaced as a whole.
 */
import { renameSync, writeFileSync, type WriteFileOptions } from 'node:fs';

/** The new file is whole before the old one is gone. @throws a system error; then the old file is as it was */
export function replaceFile(path: string, content: string, options?: WriteFileOptions): void {
  writeFileSync(`${path}.new`, content, options);
  renameSync(`${path}.new`, path);
}
