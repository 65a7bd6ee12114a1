/** `tapis witness`: keeps heads of another server's log, each only if the log still begins with the one before. */
import { appendFileSync, existsSync } from 'node:fs';
import { acceptHead, lastHeadOf, WitnessError } from '../audit/tree/witness.js';
import type { KeyRotation } from '../audit/tree/key-rotation.js';
import { NoteError, type SignedHead, type TreeHead } from '../audit/tree/signed-head.js';
import { GraphqlClient, GraphqlError } from '../client/graphql-client.js';
import { CliError, command } from './command.js';
import { inHeadFile } from './kept-heads.js';
import { shared } from './options.js';

const PATIENCE_MS = 30_000;

const question = `query Witness($earlier: Int!) {
  logHead { note }
  logKeys { current rotations { from to signedNote } }
  consistencyProof(earlier: $earlier) { head { note } hashes }
}`;

interface Answer {
  readonly logHead: { readonly note: string } | null;
  readonly logKeys: { readonly current: string; readonly rotations: readonly KeyRotation[] } | null;
  readonly consistencyProof: { readonly head: { readonly note: string }; readonly hashes: readonly string[] } | null;
}

export const witness = command({
  usage: 'witness FILE',
  about: `
Asks a server for the last head of its log, checks that the log still begins as the last head in FILE says, and adds the
new head to FILE. Run it for another club after each evening, or every hour by cron: from then on nobody can change or
cut what was recorded there without being found. It needs no token, and no data folder.

Heads must be signed by the key that signed the last head in FILE, or by one that followed it (tapis rotate-key); with
--key, by this one instead. The first run without --key prints the key of the server: ask the club whether it is theirs
(tapis head --show-key).
The club checks its log against FILE with "tapis verify --heads FILE".`,
  options: {
    url: {
      value: 'URL',
      environment: 'TAPIS_URL',
      default: 'http://127.0.0.1:4000',
      meaning: 'the server whose log it is (default http://127.0.0.1:4000)',
    },
    key: { value: 'KEY', meaning: 'a public key of that log' },
    json: shared.json,
  },
  operands: { least: 1, most: 1, missing: 'name the file that keeps the heads' },
  examples: ['tapis witness mons.txt --url https://tapis.example --key "$(cat mons.key)"'],
  exitCodes: { 0: 'the log begins as before, and its last head is kept', 1: 'it does not, or the server can’t be asked' },
  async run({ values, operands: [file], io }) {
    const signed = readKept(file!);
    const kept = signed?.head ?? null;
    const answer = await ask(values.url, kept?.size ?? 1);
    const note = (answer.consistencyProof?.head ?? answer.logHead)?.note;
    if (note === undefined || answer.logKeys === null)
      throw new CliError('NO_HEAD', `${values.url} has published no head yet: ask again later.`);
    const { current, rotations } = answer.logKeys;
    const hashes = answer.consistencyProof?.hashes.map((hash) => Buffer.from(hash, 'base64')) ?? null;
    const head = accepted(() => acceptHead({ note, key: current, rotations, proof: hashes }, signed, values.key?.trim() ?? null));
    const isNew = head.size !== kept?.size;
    if (isNew) appendFileSync(file!, `${note}\n`, { flush: true });
    if (values.json)
      io.out.write(`${JSON.stringify({ origin: head.origin, size: head.size, before: kept?.size ?? null, key: current })}\n`);
    else {
      const isUnknown = kept === null && values.key === undefined;
      io.out.write(
        `${describe(head, kept, file!)}\n${isUnknown ? `Ask the club whether this is its key; only it, and those that follow it, count from now on:\n${current}\n` : ''}`,
      );
    }
    return 0;
  },
});

/** @throws CliError for an unreadable file, or one with anything but heads */
function readKept(file: string): SignedHead | null {
  return existsSync(file) ? inHeadFile(file, lastHeadOf) : null;
}

async function ask(url: string, earlier: number): Promise<Answer> {
  try {
    return await new GraphqlClient({ url: new URL('/graphql', url).href, patienceMs: PATIENCE_MS }).request<Answer>(question, { earlier });
  } catch (error) {
    const why = error instanceof GraphqlError ? error.message : `it can't be reached (${(error as Error).message})`;
    throw new CliError('SERVER_UNUSABLE', `${url}: ${why}.`);
  }
}

function accepted(accept: () => TreeHead): TreeHead {
  try {
    return accept();
  } catch (error) {
    if (error instanceof WitnessError) throw new CliError(error.code, `The head was not kept: ${error.message}.`);
    if (error instanceof NoteError) throw new CliError('HEADS_INVALID', `The head was not kept: what the server says ${error.message}.`);
    throw error;
  }
}

function describe({ origin, size }: TreeHead, kept: TreeHead | null, file: string): string {
  const events = (count: number): string => `${count.toLocaleString('en')} event${count === 1 ? '' : 's'}`;
  if (kept === null) return `${origin}: a first head of ${events(size)} is kept in ${file}.`;
  if (kept.size === size) return `${origin}: still ${events(size)}, as the last head in ${file} says.`;
  return `${origin}: begins as before, and has ${events(size)} now; ${kept.size.toLocaleString('en')} at the last head in ${file}.`;
}
