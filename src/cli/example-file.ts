/** The files of `examples/`, found from the sources or the build. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function exampleFile(name: string): string {
  const candidates = [`../../examples/${name}`, `../../../examples/${name}`].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return candidates.find((path) => existsSync(path)) ?? candidates[0]!;
}
