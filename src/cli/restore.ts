/** `tapis restore`: restores a backup to a new data folder. */
import { resolve } from 'node:path';
import { command } from './command.js';
import { shared } from './options.js';
import { Progress } from './progress.js';

export const restore = command({
  usage: 'restore BACKUP',
  about: `
Restores a backup made by "tapis backup" into a new or empty data folder. First it compares the files with the
backup’s manifest. Then it copies them and checks the copy as "tapis verify" checks a folder: the file, every event,
names, secret. What is wrong is restored as it stands and named, with exit code 1. A failure leaves nothing behind.
What is cut off stays in FOLDER.unfinished, is not served, and the same command starts over.
The server rebuilds the views at its next start. Everything recorded after the backup is lost. With --erasures, the
list of erasures of the former folder, whoever was erased since then stays erased. A folder that lost events is not
changed: restore into another folder, and serve that one.`,
  options: {
    data: shared.data,
    erasures: {
      value: 'FILE',
      environment: 'TAPIS_ERASURES',
      meaning: 'the list of erasures, such as erasures.jsonl of the former data folder: its people are erased from the copy',
    },
    json: shared.json,
  },
  operands: { least: 1, most: 1, missing: 'name the backup folder' },
  examples: [
    'tapis restore /backup/friday --data /srv/club-restored --erasures /srv/club/erasures.jsonl',
    'tapis restore /backup/friday --data /srv/club-restored',
  ],
  exitCodes: { 0: 'restored, and every event checked', 1: 'not restored, or the events or names are not as they were recorded' },
  async run({ values, operands, io }) {
    const from = resolve(operands[0]!);
    const to = resolve(values.data);
    const erasures = values.erasures === undefined ? undefined : resolve(values.erasures);
    const progress = new Progress(io);
    const [{ restoreBackup }, { foundIn, namedErrors }, { examineRestored }] = await Promise.all([
      import('../app/folder/backup.js'),
      import('./backup-errors.js'),
      import('./examine-store.js'),
    ]);
    try {
      const options = { from, to, erasures, examine: examineRestored(progress) };
      const restored = await namedErrors(() => restoreBackup(options, (line) => progress.show(line)));
      const { manifest, findings, store, erased } = restored;
      progress.clear();
      const { events, streams, madeAt } = manifest;
      if (values.json) io.out.write(`${JSON.stringify({ folder: to, ...manifest, findings, store, erased })}\n`);
      else
        io.out.write(
          `${events.toLocaleString('en')} events in ${streams.toLocaleString('en')} streams, as they stood at ${madeAt}, are in ${to}\n`,
        );
      if (erased === null)
        progress.say(
          `tapis: whoever was erased after ${madeAt} is back: restore with --erasures and the list of the former folder, or erase them again`,
        );
      else if (!values.json) io.out.write(`${erased.toLocaleString('en')} people on the list of erasures are erased\n`);
      const found = foundIn('The backup was restored as it is.', restored);
      if (found !== null) throw found;
      return 0;
    } finally {
      progress.clear();
    }
  },
});
