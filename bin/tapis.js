#!/usr/bin/env node
// Starts the built program, or says in one line why it can't.
import { existsSync } from 'node:fs';

// Libraries leave out the checks that they make for their developers.
process.env.NODE_ENV ??= 'production';

const program = new URL('../dist/src/cli/main.js', import.meta.url);

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `tapis: Node ${process.versions.node} is too old; Tapis needs Node 24 or later ("npm ci" brings one: start with "npx tapis")\n`,
  );
  process.exitCode = 1;
} else if (!existsSync(program)) {
  process.stderr.write('tapis: the program is not built yet; run "npm ci", or "npm run build"\n');
  process.exitCode = 1;
} else {
  const { main } = await import(program.href);
  process.exitCode = await main(process.argv.slice(2));
}
