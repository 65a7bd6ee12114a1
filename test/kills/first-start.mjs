/**
 * A server that is started, prints what it prints, and is stopped as soon as it has. It runs what `npm run build` made.
 */
import { join } from 'node:path';
import { Writable } from 'node:stream';

const [folder, built] = process.argv.slice(2);
const { main } = await import(join(built, 'src/cli/main.js'));
const out = new Writable({
  write(chunk, _encoding, done) {
    process.stdout.write(chunk, () => {
      done();
      setImmediate(() => process.emit('SIGTERM'));
    });
  },
});
process.exitCode = await main(['serve', '--data', folder, '--port', '0', '--json'], { out, err: process.stderr });
