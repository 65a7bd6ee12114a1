/**
 * `tapis export`: events as JSON lines or hands as histories, from a store that may be in use; an archive of a club from a running server.
 */
import { secretFieldsOf } from '../../events/catalogue.js';
import type { EventMetadata } from '../../events/envelope.js';
import { handStream, type DisputeId, type HandId, type TournamentId } from '../../events/ids.js';
import { isKeyedDigest } from '../audit/command-print.js';
import { removeOpenings } from '../audit/hash-chain.js';
import type { BundleOf } from '../audit/bundle/bundle.js';
import type { EventReader, StoredEvent } from '../store/event-store.js';
import { readEvents, readPieces } from '../store/stream-pieces.js';
import { disputeIdIn, handIdOf, oneOf, shared, tournamentIdOf } from './options.js';
import { type BundleOptions, writeBundle } from './bundle-export.js';
import { keptNamesIn, readingStore } from './stores.js';
import { CliError, type Io, UsageError, command } from './command.js';
import { writeHands } from './hand-export.js';
import type { Language } from '../texts/sentences.js';
import { eventsWithHands } from '../app/tournament-events.js';
import { type Output, writeOutput } from './output.js';
import { Progress } from './progress.js';

/** The exported part of a store. */
type Selection =
  | { readonly kind: 'all' }
  | { readonly kind: 'tournament'; readonly id: TournamentId }
  | { readonly kind: 'hand'; readonly id: HandId }
  | { readonly kind: 'dispute'; readonly id: DisputeId };

const formats = oneOf(['jsonl', 'phh', 'ohh', 'bundle']);

export const exportEvents = command({
  usage: 'export',
  about: `
Writes the events of a store in the order in which they were recorded. It can run beside a server, and then ends with
the last event recorded by that time.
  jsonl  one event per line: position, stream, revision, id, type, data, metadata. The last two are the stored bytes,
         so that every hash can be checked. All recorded hole cards are in it: it is for the director and the auditor.
         With --public, hidden values and their salts are left out, and the hashes can still be checked. A hand that
         an old release recorded without salts is left out whole.
  phh    the hands as Poker Hand History, one [table] each. Players are named by their ids. Cards that were not tabled are
         left out unless --secrets is given.
  ohh    the same as Open Hand History 1.4.7, JSON objects with an empty line between them.
  bundle a tournament, a hand or a dispute in one file that anybody can check without a server (tapis verify FILE): its
         events, the rulebook as it was used, the signed head of the log, and the proof that the events are in it. That of
         a dispute has its tournament, the disputed hand, and hands that were put right for it.
         Hidden values are left out as with --public. Players are named by their ids; --names adds the names of the folder,
         for those who may know them. "tapis erase-name" takes a name out again.
With --club or --federation, a running server sends all that the token in the environment variable TAPIS_TOKEN may read,
as one ZIP archive: tables as CSV, hands as Poker Hand History, and an index of what is in it and what is not.`,
  options: {
    club: { value: 'ID', meaning: 'the archive of this club, from a running server' },
    federation: { value: 'ID', meaning: 'the archive of this federation and its clubs' },
    tournament: { value: 'ID', meaning: 'only this tournament and its hands (default: everything)' },
    hand: { value: 'ID', meaning: 'only this hand, such as friday.2.14' },
    dispute: { value: 'ID', meaning: 'bundle: this dispute, such as friday.d2' },
    format: { value: 'jsonl|phh|ohh|bundle', default: 'jsonl', meaning: 'see above (default jsonl)', read: formats },
    secrets: { meaning: 'phh, ohh: include hole cards that were not tabled' },
    names: { meaning: 'bundle: include the names of the players' },
    public: { meaning: 'jsonl: leave out hidden values, so that everybody may check the log' },
    out: { value: 'FILE', meaning: 'the new file to write (default standard output)' },
    to: { value: 'FILE', meaning: 'the new archive to write' },
    lang: { ...shared.lang, meaning: 'archive: the language of the names of columns (default en)' },
    excel: { meaning: 'archive: tables with a byte order mark, semicolons and decimal commas, as Excel in French opens them' },
    url: {
      value: 'URL',
      environment: 'TAPIS_URL',
      default: 'http://127.0.0.1:4000',
      meaning: 'the server of the archive (default http://127.0.0.1:4000)',
    },
    data: shared.data,
    store: shared.store,
    json: { meaning: 'print the counts on standard error as one JSON object' },
  },
  examples: [
    'tapis export --out night.jsonl',
    'tapis export --hand friday.2.14 --format phh',
    'tapis export --tournament friday --format bundle --out friday.bundle',
    'tapis export --dispute friday.d2 --format bundle --names --out d2.bundle',
    'tapis export --tournament friday | head',
    'tapis export --club mons --to mons.zip',
    'tapis export --club mons --lang fr --excel --to mons.zip',
  ],
  exitCodes: { 0: 'written', 1: 'no such store, tournament, hand, dispute or club, or something could not be written' },
  async run({ values, io }) {
    const { format, secrets } = values;
    if (values.club !== undefined || values.federation !== undefined) return writeArchive(values, io);
    if (values.to !== undefined) throw new UsageError('--to is for --club and --federation; use --out');
    if (values.excel || values.lang !== 'en') throw new UsageError('--excel and --lang are for --club and --federation');
    if (secrets && format !== 'phh' && format !== 'ohh')
      throw new UsageError('--secrets is for --format phh and ohh: jsonl has every card, a bundle none that is hidden');
    if (values.public && format !== 'jsonl')
      throw new UsageError('--public is for --format jsonl: the others leave hidden cards out by themselves');
    if (values.names && format !== 'bundle') throw new UsageError('--names is for --format bundle');
    const selection = await selectionOf(values);
    if (format === 'bundle' && selection.kind === 'all')
      throw new UsageError('a bundle is of one tournament, hand or dispute: give --tournament, --hand or --dispute');
    if (selection.kind === 'dispute' && format !== 'bundle') throw new UsageError('--dispute is for --format bundle');
    const names = values.names ? await keptNamesIn(values.data, io) : null;
    const progress = new Progress(io);
    return await readingStore(
      values,
      (line) => progress.say(line),
      async (reader) => {
        await refuseUnknown(reader, selection);
        const pages = pagesOf(reader, selection);
        const written = await writeOutput(values.out, io, async (output) => {
          if (selection.kind !== 'all' && format === 'bundle') {
            const shown: BundleOptions['shown'] = (events) => publicPagesOf(reader, [events], progress);
            return writeBundle(reader, { of: subjectOf(selection), folder: values.data, names, shown }, output, progress);
          }
          if (format === 'phh' || format === 'ohh') return writeHands(reader, pages, { format, secrets }, output, progress);
          return writeEvents(values.public ? publicPagesOf(reader, pages, progress) : pages, output, progress);
        });
        progress.clear();
        if (values.json) io.err.write(`${JSON.stringify({ format, ...written })}\n`);
        return 'skipped' in written && written.skipped > 0 ? 1 : 0;
      },
    ).finally(() => progress.clear());
  },
});

function subjectOf(selection: Exclude<Selection, { readonly kind: 'all' }>): BundleOf {
  switch (selection.kind) {
    case 'tournament':
      return { tournament: selection.id };
    case 'hand':
      return { hand: selection.id };
    case 'dispute':
      return { dispute: selection.id };
  }
}

async function selectionOf(given: Readonly<Record<'tournament' | 'hand' | 'dispute', string | undefined>>): Promise<Selection> {
  const { tournament, hand, dispute } = given;
  if ([tournament, hand, dispute].filter((id) => id !== undefined).length > 1)
    throw new UsageError('give one of --tournament, --hand and --dispute');
  if (tournament !== undefined) return { kind: 'tournament', id: await tournamentIdOf(tournament) };
  if (hand !== undefined) return { kind: 'hand', id: await handIdOf(hand) };
  if (dispute !== undefined) return { kind: 'dispute', id: await disputeIdIn(dispute) };
  return { kind: 'all' };
}

async function refuseUnknown(reader: EventReader, selection: Selection): Promise<void> {
  if (selection.kind === 'all') return;
  const { kind, id } = selection;
  const found = await reader.readStream(`${kind}-${id}`, { limit: 1 });
  if (found.length === 0) throw new CliError(`${kind.toUpperCase()}_NOT_FOUND`, `There is no ${kind} "${id}" in this store.`);
}

/** The selected events, in order of recording. */
async function* pagesOf(reader: EventReader, selection: Selection): AsyncGenerator<readonly StoredEvent[]> {
  if (selection.kind === 'all') {
    yield* reader.readAll(null);
  } else if (selection.kind === 'hand') {
    yield* readPieces(reader, handStream(selection.id));
  } else if (selection.kind === 'tournament') {
    yield* eventsWithHands(reader, selection.id);
  }
}

/** The events in their public form. */
async function* publicPagesOf<E extends StoredEvent>(
  reader: EventReader,
  pages: AsyncIterable<readonly E[]> | Iterable<readonly E[]>,
  progress: Progress,
): AsyncGenerator<readonly E[]> {
  const leftOut = new Set<string>();
  for await (const page of pages) {
    for (const first of page.filter(({ revision }) => revision === 0)) {
      if (!(await hasFindableSecrets(reader, first))) continue;
      leftOut.add(first.stream);
      progress.say(`${first.stream} is left out: its hidden cards could be found from its hashes`);
    }
    yield page.flatMap((event) => (leftOut.has(event.stream) ? [] : [{ ...event, metadata: removeOpenings(event.metadata) }]));
  }
}

/** Whether a stream with secret values was begun by a release without salts. Its later hashes depend on the earlier ones. */
async function hasFindableSecrets(reader: EventReader, first: StoredEvent): Promise<boolean> {
  const { commandDigest } = JSON.parse(first.metadata) as EventMetadata;
  if (isKeyedDigest(commandDigest)) return false;
  for await (const { type } of readEvents(reader, first.stream)) if (secretFieldsOf(type) !== undefined) return true;
  return false;
}

async function writeEvents(pages: AsyncIterable<readonly StoredEvent[]>, output: Output, progress: Progress): Promise<{ events: number }> {
  let events = 0;
  for await (const page of pages) {
    await output.write(page.map(lineOf).join(''));
    events += page.length;
    progress.show(() => `${events.toLocaleString('en')} events written`);
  }
  return { events };
}

/** `data` and `metadata` are written as stored: serialising them again might change hashed bytes. */
function lineOf({ position, stream, revision, id, type, data, metadata }: StoredEvent): string {
  const head = JSON.stringify({ position, stream, revision, id, type });
  return `${head.slice(0, -1)},"data":${data},"metadata":${metadata}}\n`;
}

interface AskedArchive {
  readonly club: string | undefined;
  readonly federation: string | undefined;
  readonly to: string | undefined;
  readonly url: string;
  readonly lang: Language;
  readonly excel: boolean;
  readonly json: boolean;
}

async function writeArchive({ club, federation, to, json, ...form }: AskedArchive, io: Io): Promise<number> {
  if (club !== undefined && federation !== undefined) throw new UsageError('give one of --club and --federation');
  if (to === undefined) throw new UsageError('name the new archive with --to, such as --to mons.zip');
  const { downloadArchive } = await import('./archive-download.js');
  const asked = club === undefined ? { kind: 'federation' as const, id: federation! } : { kind: 'club' as const, id: club };
  const { bytes, endedBy } = await downloadArchive({ ...asked, ...form, to }, io);
  if (json) io.err.write(`${JSON.stringify({ bytes, complete: endedBy === null })}\n`);
  if (endedBy === null) return 0;
  io.err.write(`tapis: ${to} has not everything: ${endedBy}. Its index.json says more; ask again later.\n`);
  return 1;
}
