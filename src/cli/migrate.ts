/** `tapis migrate`: moves the events of one store to another, and checks them there. */
import { join, resolve } from 'node:path';
import type { EventStore } from '../store/event-store.js';
import { dataFiles } from '../app/folder/data-files.js';
import { moveVaultMark } from '../app/vault/moved-vault.js';
import { findFormerPositions, keepPositionsInFolder, keepPositionsInStore, listFormerPositions } from '../app/log/former-positions.js';
import { shared } from './options.js';
import { eventsIn, storeAddress } from './stores.js';
import { UsageError, command } from './command.js';
import { perSecond, Progress } from './progress.js';

const FILE_SCHEME = 'sqlite:';
const SERVER_SCHEME = /^[a-z]+(?:\+discover)?:\/\//;

/** The place of a store. */
type Place = { readonly kind: 'folder'; readonly folder: string } | { readonly kind: 'server'; readonly address: string };

export const migrate = command({
  usage: 'migrate',
  about: `
Copies every event of a store to another store, in the same order, with the same id, revision, times, author and hash.
Then it reads both from the first event on, compares them event by event, and checks the hash chain.
A store is sqlite:FOLDER or kurrentdb://HOST:PORT. If --from or --to is left out, TAPIS_STORE is used, so that a
password does not appear in the list of processes.

Stop every server on both stores first. The source is not changed. If a run was stopped, the same command continues
where it ended. A target with any other events is refused.

Only events are copied. The server rebuilds the views. Copy what is kept of people (players.sqlite), the hash of the
admin token (admin-token.sha256) and the secret (draw-secret) by hand, as docs/operations/cluster.md says. The first
node that starts on KurrentDB with players.sqlite in its folder gives its content to all nodes. The target knows how
what is kept of people stood: until the right players.sqlite is there, its server and "tapis verify" miss it
(VAULT_LOST, VAULT_OLDER), and an older one is given to no other node.`,
  options: {
    from: { value: 'STORE', meaning: 'the store to copy (default: TAPIS_STORE)' },
    to: { value: 'STORE', meaning: 'the store to copy to; a folder is created (default: TAPIS_STORE)' },
    json: shared.json,
  },
  examples: [
    'tapis migrate --from sqlite:data --to kurrentdb://one:2113,two:2113,three:2113',
    'TAPIS_STORE=kurrentdb://user:password@host:2113 tapis migrate --to sqlite:/srv/club',
  ],
  exitCodes: {
    0: 'the stores are equal, and every hash is correct',
    1: 'they differ, a hash is wrong, or a store can’t be used',
  },
  async run({ values, io }) {
    if (values.from === undefined && values.to === undefined) throw new UsageError('name the stores with --from and --to');
    const [from, to] = [placeOf('--from', values.from), placeOf('--to', values.to)];
    const [{ findMoved, copyEvents, compareWith }, { verifyStore }, { openStore, hidePassword }, { markEnd, refuseLoss }, { MovedFolder }] =
      await Promise.all([
        import('../store/move-events.js'),
        import('../audit/verify.js'),
        import('../store/open-store.js'),
        import('../app/folder/guarded-store.js'),
        import('./moved-folder.js'),
      ]);
    const shown = (place: Place): string => (place.kind === 'folder' ? `${FILE_SCHEME}${place.folder}` : hidePassword(place.address));
    if (shown(from) === shown(to)) throw new UsageError('--from and --to are the same store');

    const progress = new Progress(io);
    const notice = (line: string): void => progress.say(`tapis: ${line}`);
    const open = async (place: Place): Promise<EventStore> =>
      place.kind === 'folder'
        ? openStore({ path: join(place.folder, dataFiles.events), notice })
        : openStore({ address: place.address, path: '', notice });
    // Opened for writing, so that no server can write to the folder meanwhile.
    if (from.kind === 'folder') {
      eventsIn(from.folder);
      await refuseLoss(from.folder, notice);
    }
    const source = await open(from);
    const filled = to.kind === 'folder' ? new MovedFolder(to.folder) : null;
    try {
      filled?.beforeOpening();
      const target = await open(to);
      try {
        const end = await source.lastPosition();
        const standing = await findMoved(target, source, (read) =>
          progress.show(() => `${read.toLocaleString('en')} events stand at the target`),
        );
        if (standing.events === 0) filled?.refuseViewsOfOthers();
        if (standing.events > 0)
          progress.say(`tapis: ${standing.events.toLocaleString('en')} events stand at the target already: going on`);
        const begun = Date.now();
        filled?.beforeMoving();
        const moved = await copyEvents({
          source,
          target,
          after: standing.after,
          inOrderOfCalls: to.kind === 'folder',
          onProgress: (events, position) =>
            progress.show(() => {
              const part = Math.min(100, Math.floor((100 * position) / Math.max(1, end ?? 0)));
              return `${part} %, ${events.toLocaleString('en')} events moved, ${perSecond(events, Math.max(1, Date.now() - begun))} a second`;
            }),
        });
        const { events, streams, findings } = await verifyStore(compareWith(source, target), (read) =>
          progress.show(() => `${read.toLocaleString('en')} events compared`),
        );
        await moveFingerprint(source, target);
        const named = await moveVaultMark(source, target, moved);
        const positions = await listFormerPositions(source, await findFormerPositions(source, from.kind === 'folder' ? from.folder : null));
        if (to.kind === 'server') await keepPositionsInStore(positions, target.facts!);
        else {
          keepPositionsInFolder(positions, to.folder);
          await markEnd(to.folder, target);
        }
        filled?.finish();
        progress.clear();
        if (named !== null)
          progress.say(
            `tapis: now copy players.sqlite, which has the names of ${named.toLocaleString('en')} people: ${shown(to)} misses it`,
          );
        const summary = { from: shown(from), to: shown(to), events, streams, moved, alreadyThere: standing.events };
        if (values.json) {
          io.out.write(`${JSON.stringify({ ...summary, findings, elapsedMs: progress.elapsedMs })}\n`);
        } else {
          const seconds = (progress.elapsedMs / 1000).toFixed(1);
          io.out.write(
            `${events.toLocaleString('en')} events in ${streams.toLocaleString('en')} streams are the same in ${summary.from} and ${summary.to}; ${moved.toLocaleString('en')} were moved, in ${seconds} s\n`,
          );
        }
        if (findings.length === 0) return 0;
        io.err.write(
          `tapis migrate: ${findings.length} hashes or events of the source are not as they were recorded, and were moved as they stand; "tapis verify" lists them (SOURCE_NOT_AS_RECORDED)\n`,
        );
        return 1;
      } finally {
        await target.close();
      }
    } finally {
      filled?.end();
      progress.clear();
      await source.close();
    }
  },
});

/** The events keep their secret. An existing fingerprint on the target is kept. */
async function moveFingerprint({ facts: from }: EventStore, { facts: to }: EventStore): Promise<void> {
  const fingerprint = (await from?.read('secret')) ?? null;
  if (fingerprint !== null && (await to?.read('secret')) === null) await to?.write('secret', fingerprint, null);
}

/** @throws UsageError for an invalid store */
function placeOf(option: string, given: string | undefined): Place {
  const text = given ?? storeAddress(undefined);
  if (text === undefined) throw new UsageError(`name the other store with ${option}`);
  if (text.startsWith(FILE_SCHEME) && text.length > FILE_SCHEME.length)
    return { kind: 'folder', folder: resolve(text.slice(FILE_SCHEME.length)) };
  if (SERVER_SCHEME.test(text)) return { kind: 'server', address: text };
  throw new UsageError(`${option} takes sqlite:FOLDER or kurrentdb://HOST:PORT, not ${text.includes('@') ? 'what is given' : `"${text}"`}`);
}
