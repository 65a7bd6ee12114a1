/**
 * `tapis serve`: the GraphQL API on the embedded store of a folder. May import: node, its neighbours.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_FOLDER, noPositionals, wholeNumber } from './arguments.js';
import type { CliCommand } from './command.js';
import { helpPage, sharedOptions } from './help-page.js';

/** As the server itself has them; named here so that help needs no server. */
const DEFAULT_PORT = 4000;
const DEFAULT_HOST = '127.0.0.1';

export const serve: CliCommand = {
  name: 'serve',
  summary: 'serve the GraphQL API on an embedded store',
  help: helpPage({
    usage: 'serve [--data FOLDER] [--port N] [--host ADDRESS] [--json]',
    about: `
Opens the data folder, or makes it, finishes what a crash left undone, and serves the GraphQL API at /graphql, an explorer
at /explorer and its health at /health. The first start of a folder makes the admin token and prints it, once: every
mutation needs it, and only its hash is kept. It makes the secret behind the seat draws too, unless TAPIS_DRAW_SECRET gives
one. SIGINT or SIGTERM end it after what was accepted is finished.
Only this machine is let in unless --host says otherwise.`,
    options: [
      sharedOptions.data,
      ['--port N', `the port, 0 for any free one (default ${DEFAULT_PORT})`],
      ['--host ADDRESS', `the address to listen at (default ${DEFAULT_HOST})`],
      ['--json', 'print {url, explorer, graphql, folder, token} as one line instead of text'],
    ],
    examples: ['tapis serve', 'tapis serve --data /srv/club --port 8080'],
    exitCodes: { 0: 'stopped when it was asked to', 1: 'it can not start: port in use, folder not writable, damaged or newer file' },
  }),
  async run(args, io) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        data: { type: 'string', default: DEFAULT_FOLDER },
        port: { type: 'string', default: String(DEFAULT_PORT) },
        host: { type: 'string', default: DEFAULT_HOST },
        json: { type: 'boolean', default: false },
      },
    });
    noPositionals(positionals);
    const port = wholeNumber('--port', values.port, 0, 65_535);
    const folder = resolve(values.data);
    const { startServing, untilStopped } = await import('./serving.js');
    const stopped = untilStopped();
    const serving = await startServing({ folder, host: values.host, ports: [port] }, io);
    const { url, explorer, madeToken } = serving;
    if (values.json) {
      io.out.write(`${JSON.stringify({ url, explorer, graphql: `${url}/graphql`, folder, token: madeToken })}\n`);
    } else {
      const lines = [`Tapis serves ${url}/graphql`, `Explorer      ${explorer}`, `Data folder   ${folder}`];
      if (madeToken !== null)
        lines.push(`Admin token   ${madeToken}`, '              Keep it: it is shown this once, and every mutation needs it.');
      io.out.write(`${lines.join('\n')}\n`);
    }
    await stopped;
    io.err.write('tapis: stopping\n');
    await serving.close();
    return 0;
  },
};
