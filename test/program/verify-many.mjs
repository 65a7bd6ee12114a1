/**
 * Checks many bundles in one process by `examples/verify-bundle.mjs`, as if it were started for each: `verify-many.mjs KEY FILE…`. What it says
 * goes to stdout, and its exit codes to stderr.
 */
const [key, ...files] = process.argv.slice(2);
for (const [at, file] of files.entries()) {
  process.argv.splice(2, process.argv.length, file, key);
  await import(`../../examples/verify-bundle.mjs?run=${at}`);
  process.stderr.write(`${process.exitCode}\n`);
}
process.exitCode = 0;
