/** `tapis verify`: checks that a store is unaltered and complete. */
import { readBundleFile, refuseBundle } from './bundle-file.js';
import { reportBundle } from './bundle-report.js';
import { command, UsageError, type Io } from './command.js';
import { type Examination, examineStore } from './examine-store.js';
import { findingText } from './finding-lines.js';
import { shared } from './options.js';
import { Progress } from './progress.js';
import { storeAddress } from './stores.js';
import { readHeadFile } from './kept-heads.js';
import type { Language, Sentence } from '../texts/sentences.js';
import { textTable } from './text-table.js';

export const verify = command({
  usage: 'verify [FILE]',
  about: `
Reads every event once and checks that it matches its hash, that it follows the one before it in its stream, that none
is missing, that it fits its schema, that tournaments and their hands refer to each other, that the names which the
folder keeps are those that were recorded, and that the log is the one whose heads and tiles its server published.
In KurrentDB it also finds streams that were deleted or truncated, and events that Tapis did not write. In a data folder
it also checks whether the file is intact, and whether all events are there that the folder knows to have been recorded.
It changes nothing without --repair-index, and can run beside a server.
Every finding is printed; where it has a place, with position in the store, stream and revision. "tapis doctor" says what to do.

A damaged index is made again from the data by --repair-index, with the server stopped. Damaged data and lost events
can't be: restore a backup.

Whoever can write to the file can also make all hashes again. Against that, heads of the log are kept elsewhere, by another
club or on paper (tapis head): with --heads, a changed or cut log does not agree with them.

With a FILE, it checks an evidence bundle (tapis export --format bundle): its signatures, that its events are in the log
that the signed head stands for, that its rulebooks are those that were published, and all that is checked of events in
a store. Give --key, the public key of the club, or --heads, heads that a witness kept: whoever forges a bundle signs it with
a key of their own. It needs neither server nor folder.`,
  options: {
    views: { meaning: 'also fold all views again from the events and compare the views of the folder with them' },
    heads: {
      value: 'FILE',
      meaning: 'heads of the log that were kept (tapis head): whether the log still begins as each of them says',
    },
    key: { value: 'KEY', meaning: 'with --heads or a FILE: the public key that must have signed, as tapis head --show-key prints it' },
    'accept-any-key': { meaning: 'with a FILE: do not ask who signed it' },
    'repair-index': { meaning: 'first rebuild the indexes of the file; the server must be stopped' },
    data: shared.data,
    store: shared.store,
    lang: { ...shared.lang, meaning: 'the language of findings (default en)' },
    json: shared.json,
  },
  operands: { least: 0, most: 1, missing: '' },
  examples: [
    'tapis verify',
    'tapis verify --data /srv/club --views --json',
    'tapis verify --heads heads.txt',
    'tapis verify --repair-index',
    'tapis verify friday.bundle --key "$(cat club.key)"',
  ],
  exitCodes: {
    0: 'everything is as recorded',
    1: 'something is not, or the store can’t be read',
    3: 'nothing is wrong with the bundle, but something was not compared: the last lines say what',
  },
  async run({ values, operands: [file], named, io }) {
    if (file !== undefined) {
      if (values.views || values['repair-index'] || named.has('data') || values.store !== undefined)
        throw new UsageError('a bundle is checked by itself: only --key, --heads, --accept-any-key, --lang and --json go with it');
      if (values['accept-any-key'] && values.key !== undefined) throw new UsageError('give --key or --accept-any-key');
      const heads = values.heads === undefined ? null : readHeadFile(values.heads, values.key === undefined ? null : [values.key.trim()]);
      const bundle = await readBundleFile(file);
      const { checkBundle } = await import('../audit/bundle/check-bundle.js');
      return reportBundle(bundle, await checkBundle(bundle, { heads, key: values.key?.trim() ?? null }), values, io);
    }
    if (values['accept-any-key']) throw new UsageError('--accept-any-key goes with a bundle');
    refuseBundle(values.data);
    const isFolder = storeAddress(values.store) === undefined;
    if (values.key !== undefined && values.heads === undefined) throw new UsageError('--key goes with --heads');
    if (values['repair-index'] && !isFolder) throw new UsageError('--repair-index is for the file of a data folder, not for --store');
    const progress = new Progress(io);
    try {
      return report(await examineStore({ ...values, isNamed: named.has('data') }, progress), values, io);
    } finally {
      progress.clear();
    }
  },
});

/** `message` is in English, from before there were two languages. */
function messagesOf({ en, fr }: Sentence): { readonly message: string; readonly messages: Sentence } {
  return { message: en, messages: { en, fr } };
}

/** @returns the exit code */
function report(
  { events, streams, findings, store }: Examination,
  { json, lang }: { readonly json: boolean; readonly lang: Language },
  { out }: Io,
): number {
  const count = findings.length + store.length;
  if (json) {
    const inWords = findings.map((finding) => ({ ...finding, ...messagesOf(findingText(finding)) }));
    const ofFolder = store.map(({ code, ...said }) => ({ code, ...messagesOf(said) }));
    out.write(`${JSON.stringify({ events, streams, findings: inWords, store: ofFolder })}\n`);
    return count === 0 ? 0 : 1;
  }
  for (const finding of store) out.write(`${finding.code}: ${finding[lang]}\n`);
  const rows = findings.map((finding) => [
    String(finding.position),
    finding.stream,
    String(finding.revision),
    finding.type,
    finding.code,
    findingText(finding)[lang].replaceAll('\n', ' '),
  ]);
  const columns = [
    { title: 'Position', align: 'right' },
    { title: 'Stream' },
    { title: 'Revision', align: 'right' },
    { title: 'Event' },
    { title: 'Finding' },
    { title: 'What' },
  ] as const;
  if (rows.length > 0) out.write(`${textTable(columns, rows)}\n`);
  out.write(`${events.toLocaleString('en')} events in ${streams.toLocaleString('en')} streams, ${count} findings\n`);
  return count === 0 ? 0 : 1;
}
