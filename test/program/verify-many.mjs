/**
 * Checks many bundles in one process by `examples/verify-bundle.mjs`, as if it were started for each: `verify-many.mjs [KEY]`, the names of the
 * files on stdin, a line each. Prints the exit code of each.
 */
import { readFileSync } from 'node:fs';

const key = process.argv.slice(2, 3);
const codes = [];
const write = process.stdout.write.bind(process.stdout);
for (const [at, file] of readFileSync(0, 'utf8').split('\n').entries()) {
  process.argv.splice(2, process.argv.length, file, ...key);
  process.stdout.write = () => true;
  await import(`../../examples/verify-bundle.mjs?run=${at}`);
  process.stdout.write = write;
  codes.push(process.exitCode);
}
write(`${codes.join('\n')}\n`);
process.exitCode = 0;
