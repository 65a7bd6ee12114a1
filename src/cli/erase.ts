/** `tapis erase`: erases erasable streams from every node of a KurrentDB cluster. */
import type { NodeErasure, NodeProgress } from '../store/kurrentdb/erase-at-node.js';
import type { ErasurePlan, StreamErasure } from '../store/kurrentdb/erase-streams.js';
import { erasableNames, isErasable, type ErasableStream } from '../store/erasable-streams.js';
import { StoreError } from '../store/event-store.js';
import { CliError, command, type Io } from './command.js';
import { eraseTexts, outcomeText, stateText } from './erase-lines.js';
import { shared, wholeNumber } from './options.js';
import { Progress } from './progress.js';
import { storeAddress } from './stores.js';
import type { Language } from '../texts/sentences.js';

const MINUTE_MS = 60_000;
const MOST_STREAMS = 1_000;
const MOST_MINUTES = 1_440;

export const erase = command({
  usage: 'erase STREAM…',
  about: `
Erases streams from the disks of every node of a KurrentDB cluster, for good: it buries each stream under a tombstone,
scavenges the nodes one after the other, and looks at what each node still has. Without --yes it only shows what it
would erase, and where.

Only streams that are made to be deleted can be erased: ${erasableNames}. Streams of
tournaments, hands and all others that hold events of Tapis are refused.

It needs an administrator of KurrentDB. Name every node in the address, because nodes do not name one that is down for
long. If a node is down, the others are done, and the same command finishes when it is back. Backups keep what they have.

In a data folder without KurrentDB, names are erased through the API of its server (namePlayer with a null name).`,
  options: {
    yes: { meaning: 'erase; without it nothing is changed' },
    store: {
      ...shared.store,
      meaning: 'the KurrentDB store, such as kurrentdb://host:2113\n(default: the environment variable TAPIS_STORE)',
    },
    wait: {
      value: 'MINUTES',
      default: '60',
      meaning: 'how long the scavenges of one node may take (default 60)',
      read: wholeNumber(1, MOST_MINUTES),
    },
    lang: { ...shared.lang, meaning: 'the language of the result (default en)' },
    json: shared.json,
  },
  operands: { least: 1, most: MOST_STREAMS, missing: 'name the streams to erase, such as person-7f3a' },
  examples: [
    'tapis erase person-7f3a --store kurrentdb://one:2113,two:2113,three:2113',
    "TAPIS_STORE='kurrentdb://admin:password@one:2113,two:2113,three:2113' tapis erase person-7f3a --yes",
  ],
  exitCodes: { 0: 'erased from every node', 1: 'not erased, or not from every node' },
  async run({ values, operands, io }) {
    const streams = operands.map(readErasable);
    const address = storeAddress(values.store);
    if (address === undefined)
      throw new CliError(
        'NO_STREAMS_TO_ERASE',
        'A data folder has no streams to erase: the names of its players are forgotten by namePlayer with a null name, at its server. Name a KurrentDB store with --store.',
      );
    const { StreamErasure } = await import('../store/kurrentdb/erase-streams.js');
    const progress = new Progress(io);
    const erasure = new StreamErasure({ connectionString: address, notice: (line) => progress.say(`tapis: ${line}`) });
    try {
      return await runErasure(erasure, streams, values, progress, io);
    } catch (error) {
      throw explainDenied(error, erasure.shown);
    } finally {
      progress.clear();
      erasure.close();
    }
  },
});

interface Wanted {
  readonly yes: boolean;
  readonly wait: number;
  readonly lang: Language;
  readonly json: boolean;
}

/** @returns the exit code */
async function runErasure(
  erasure: StreamErasure,
  streams: readonly ErasableStream[],
  wanted: Wanted,
  progress: Progress,
  io: Io,
): Promise<number> {
  const plan = await erasure.look(streams);
  const missing = plan.streams.filter(({ state }) => state === 'missing').map(({ stream }) => stream);
  if (missing.length > 0)
    throw new CliError(
      'STREAM_NOT_FOUND',
      `There is no stream ${missing.join(', ')} at ${erasure.shown}: nothing was erased. Check the names.`,
    );
  if (!wanted.yes) return showPlan(plan, wanted, io);
  const show = ({ node, step, position }: NodeProgress): void =>
    progress.show(() => `${node}: ${step}${position === null ? '' : ` (position ${position.toLocaleString('en')})`}`);
  const nodes = await erasure.erase(plan, wanted.wait * MINUTE_MS, show);
  progress.clear();
  return showResult(plan, nodes, wanted, progress, io);
}

function showPlan(plan: ErasurePlan, { lang, json }: Wanted, { out }: Io): number {
  if (json) {
    out.write(
      `${JSON.stringify({ complete: false, ...plan, nodes: plan.nodes.map((node) => ({ node, outcome: null, detail: null })) })}\n`,
    );
    return 1;
  }
  const streams = plan.streams.map(({ stream, state }) => `  ${stream}: ${stateText(state)[lang]}\n`);
  out.write(`${eraseTexts[lang].notYet}\n${streams.join('')}${plan.nodes.map((node) => `  ${node}\n`).join('')}`);
  return 1;
}

function showResult(
  { streams }: ErasurePlan,
  nodes: readonly NodeErasure[],
  { lang, json }: Wanted,
  { elapsedMs }: Progress,
  { out }: Io,
): number {
  const open = nodes.filter(({ outcome }) => outcome !== 'erased').map(({ node }) => node);
  const complete = open.length === 0;
  if (json) out.write(`${JSON.stringify({ complete, streams, nodes, elapsedMs })}\n`);
  else {
    const texts = eraseTexts[lang];
    const lines = nodes.map((each) => `${each.node}: ${outcomeText(each)[lang]}\n`);
    out.write(`${lines.join('')}${complete ? texts.erased(streams.length, nodes.length) : texts.repeat(open)}\n`);
  }
  return complete ? 0 : 1;
}

/** @throws CliError for a stream that may not be erased */
function readErasable(stream: string): ErasableStream {
  if (isErasable(stream)) return stream;
  throw new CliError('STREAM_NOT_ERASABLE', `"${stream}" may not be erased: only streams made to be deleted can be (${erasableNames}).`);
}

/** The store's own message is about reading and appending. */
function explainDenied(error: unknown, shown: string): unknown {
  if (!(error instanceof StoreError) || error.code !== 'STORE_ACCESS_DENIED') return error;
  return new CliError(
    error.code,
    `KurrentDB at ${shown} does not let this user erase: name an administrator of KurrentDB in TAPIS_STORE (docs/operations/cluster.md).`,
  );
}
