/** `tapis backup`: copies a data folder for a restore, while the server runs. */
import { resolve } from 'node:path';
import { command } from './command.js';
import { shared } from './options.js';
import { Progress } from './progress.js';
import { eventsIn } from './stores.js';

export const backup = command({
  usage: 'backup FOLDER',
  about: `
Copies the irreplaceable files of a data folder into a new folder: the events, the players’ names, the secrets and the
hash of the admin token. Views are not copied, because the server rebuilds them from the events. The server may keep
running. The copy is one consistent state, with every event that was acknowledged when the backup began.
Then the copy is read from disk and checked as "tapis verify" checks the folder: events, names, secret, published
log. What is wrong is copied as it stands and named, with exit code 1. manifest.json records the last event and the
SHA-256 of each file. The folder has its name once it is whole: what is cut off stays in FOLDER.unfinished, and the
same command begins again.
A backup contains secrets. Its files are readable only by you; keep them where nobody else can read them.
Events in KurrentDB are not in the folder: docs/operations/cluster.md says how to back them up.`,
  options: { data: shared.data, json: shared.json },
  operands: { least: 1, most: 1, missing: 'name the folder to write the backup to' },
  examples: ['tapis backup /backup/friday', 'tapis backup /backup/friday --data /srv/club --json'],
  exitCodes: { 0: 'made, and every event checked', 1: 'not made, or the events or names are not as they were recorded' },
  async run({ values, operands, io }) {
    const from = resolve(values.data);
    const to = resolve(operands[0]!);
    eventsIn(from);
    const progress = new Progress(io);
    const [{ makeBackup }, { refuseLoss }, { readProgramVersion }, { foundIn, namedErrors }, { examineCopyOf }] = await Promise.all([
      import('../app/folder/backup.js'),
      import('../app/folder/guarded-store.js'),
      import('../app/program-version.js'),
      import('./backup-errors.js'),
      import('./examine-store.js'),
    ]);
    try {
      await refuseLoss(from, (line) => progress.say(line));
      const made = await namedErrors(async () => {
        const options = { from, to, program: readProgramVersion(), now: Date.now, examine: await examineCopyOf(from, progress) };
        return makeBackup(options, (line) => progress.show(line));
      });
      progress.clear();
      const { manifest, findings, store } = made;
      const { events, streams, last, files } = manifest;
      if (values.json) io.out.write(`${JSON.stringify({ folder: to, ...manifest, findings, store })}\n`);
      else {
        const position = last === null ? '' : `, up to position ${last.position}`;
        io.out.write(
          `${events.toLocaleString('en')} events in ${streams.toLocaleString('en')} streams${position}, and ${files.length} files are in ${to}\n`,
        );
      }
      const found = foundIn('The backup was made as the folder is.', made);
      if (found !== null) throw found;
      return 0;
    } finally {
      progress.clear();
    }
  },
});
