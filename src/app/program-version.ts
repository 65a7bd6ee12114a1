/**
 * The release that runs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** As `package.json` has it: the next one above this file, which lies elsewhere once it is built. `unknown` where there is none. */
export function readProgramVersion(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const path = join(folder, 'package.json');
    if (existsSync(path)) return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
    if (dirname(folder) === folder) return 'unknown';
  }
}
