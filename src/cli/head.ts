/** `tapis head`: the present head of the log, a few lines that others can keep. */
import { resolve } from 'node:path';
import { readTreeHead } from '../audit/tree/log-tree.js';
import { signHead, verifierKey } from '../audit/tree/signed-head.js';
import { findFormerPositions } from '../app/log/former-positions.js';
import { openTreeKey } from '../app/log/tree-key.js';
import { CliError, command } from './command.js';
import { shared } from './options.js';
import { perSecond, Progress } from './progress.js';
import { readingStore } from './stores.js';

export const head = command({
  usage: 'head',
  about: `
Prints the head of the log: how many events there are, and one hash for all of them in their order, signed by the key of
the folder. Keep it elsewhere, such as with another club, or on paper, after each level or each evening:

  tapis head >> heads.txt

Nobody who changes, cuts or replaces events afterwards can make the log agree with it again. "tapis verify --heads
heads.txt" says whether it does. The form is the checkpoint of C2SP (tlog-checkpoint), over a Merkle tree as in RFC 9162.
It reads every event once and can run beside a server.`,
  options: {
    data: shared.data,
    store: shared.store,
    'show-key': { meaning: 'print the public key too, by which others verify who signed' },
    json: shared.json,
  },
  examples: ['tapis head', 'tapis head --data /srv/club >> heads.txt', 'tapis head --show-key'],
  exitCodes: { 0: 'printed', 1: 'no such store, or one without events' },
  async run({ values, io }) {
    const progress = new Progress(io);
    try {
      const found = await readingStore(
        values,
        (line) => progress.say(line),
        async (reader) =>
          readTreeHead(
            reader,
            (events) =>
              progress.show(() => `${events.toLocaleString('en')} events read, ${perSecond(events, progress.elapsedMs)} per second`),
            await findFormerPositions(reader, resolve(values.data)),
          ),
      );
      progress.clear();
      if (found === null) throw new CliError('STORE_EMPTY', 'The store has no events yet.');
      const folder = resolve(values.data);
      const key = openTreeKey(folder);
      const note = signHead(found, key);
      const verifier = verifierKey(found.origin, key);
      const { origin, size, root } = found;
      if (values.json) io.out.write(`${JSON.stringify({ origin, size, root: root.toString('base64'), note, key: verifier })}\n`);
      else io.out.write(`${note}${values['show-key'] ? `\n${verifier}\n` : '\n'}`);
      return 0;
    } finally {
      progress.clear();
    }
  },
});
