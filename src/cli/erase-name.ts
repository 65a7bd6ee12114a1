/** `tapis erase-name`: removes a person's name from evidence bundles. */
import { readFileSync, statSync } from 'node:fs';
import { withoutNames } from '../audit/bundle/bundle-writer.js';
import { replaceFile } from '../app/folder/replace-file.js';
import { readBundleFile } from './bundle-file.js';
import { CliError, command } from './command.js';
import { shared } from './options.js';

const MOST_FILES = 1_000;

export const eraseName = command({
  usage: 'erase-name PLAYER FILE…',
  about: `
Takes the name of a player out of evidence bundles, as when a person asks to be forgotten. The files are rewritten in place.
What is signed does not change: each bundle still verifies, and the player stands in it by their id. Nobody can put
another name in its place.

The server can't reach bundles that were given away: whoever has one runs this on it. A bundle of version 1, which older
releases wrote, has its names under the signature: it is refused, and can be exported again.`,
  options: { json: shared.json },
  operands: { least: 2, most: MOST_FILES, missing: 'name a player and a bundle, such as "p17 friday.bundle"' },
  examples: ['tapis erase-name p17 friday.bundle', 'tapis erase-name p17 bundles/*.bundle --json'],
  exitCodes: { 0: 'no file has the name any longer', 1: 'a file can’t be read or written, or has its names under the signature' },
  async run({ values, operands: [player = '', ...files], io }) {
    const results: { file: string; erased: boolean }[] = [];
    for (const file of files) {
      const { header, end } = await readBundleFile(file);
      if (header.version === 1 && Object.hasOwn(header.names ?? {}, player))
        throw new CliError(
          'NAMES_SIGNED',
          `${file} is of version 1, whose signature covers its names: export it again, and delete this file.`,
        );
      const { text, takenOut } = withoutNames(readFileSync(file, 'utf8'), end, [player]);
      const erased = takenOut.length > 0;
      if (erased) rewrite(file, text);
      results.push({ file, erased });
      if (!values.json) io.out.write(`${file}: ${erased ? `the name of ${player} is taken out` : `has no name of ${player}`}\n`);
    }
    if (values.json) io.out.write(`${JSON.stringify({ player, files: results })}\n`);
    return 0;
  },
});

/** @throws CliError */
function rewrite(file: string, text: string): void {
  try {
    replaceFile(file, text, { mode: statSync(file).mode, flush: true });
  } catch (error) {
    throw new CliError('FILE_NOT_WRITABLE', `${file} can't be rewritten: ${(error as Error).message}`);
  }
}
