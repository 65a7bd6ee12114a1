/** The version of the program. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** From the nearest `package.json` above this file, which has another place after the build. `unknown` when there is none. */
export function readProgramVersion(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const path = join(folder, 'package.json');
    if (existsSync(path)) return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
    if (dirname(folder) === folder) return 'unknown';
  }
}
