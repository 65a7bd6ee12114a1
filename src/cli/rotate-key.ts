/** `tapis rotate-key`: replaces the key that signs heads of the log, by an event signed by both keys. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFiles } from '../app/folder/data-files.js';
import { CliError, command } from './command.js';
import { shared } from './options.js';
import { eventsIn, storeAddress } from './stores.js';

export const rotateKey = command({
  usage: 'rotate-key',
  about: `
Replaces the key of the folder that signs heads of the log and evidence bundles: after a time, or when somebody else may
have it. An event records the new key, signed by the old one and the new one. So whoever knows the old public key
accepts heads that the new one signed (tapis verify --heads FILE --key KEY).

The server of the folder must be stopped. With --store, the servers are started again afterwards: the nodes that share a
key (TAPIS_TREE_KEY) are given the new file. The old key is overwritten.`,
  options: { data: shared.data, store: shared.store, 'tree-key': shared.treeKey, json: shared.json },
  examples: ['tapis rotate-key', 'tapis rotate-key --data /srv/club --json'],
  exitCodes: { 0: 'replaced', 1: 'no such store, it is in use, or it has no events' },
  async run({ values, io }) {
    const folder = resolve(values.data);
    const address = storeAddress(values.store);
    if (address === undefined) eventsIn(folder);
    const { rotateTreeKey } = await import('../app/log/rotate-key.js');
    const { openGuardedStore } = await import('../app/folder/guarded-store.js');
    const notice = (line: string): void => void io.err.write(`tapis: ${line}\n`);
    const kept = await openGuardedStore({ folder, address, now: Date.now, notice });
    try {
      const rotation = await rotateTreeKey({
        store: kept.store,
        folder,
        file: values['tree-key'],
        now: Date.now,
        commandId: randomUUID(),
      });
      if (rotation === null) throw new CliError('STORE_EMPTY', 'The store has no events yet: there is no log whose heads a key signs.');
      io.out.write(values.json ? `${JSON.stringify(rotation)}\n` : `${rotation.from} is replaced by\n${rotation.to}\n`);
      if (!values.json && !existsSync(join(folder, dataFiles.publishedLog)))
        io.out.write('No head was published by a server of this folder yet.\n');
      return 0;
    } finally {
      await kept.close();
    }
  },
});
