/** The document of a dispute, and its parts as lists of sentences, for those who may see it. */
import type { RecordedEvent } from '../../../events/envelope.js';
import { readDisputeRecord } from '../../app/disputes/dispute-record.js';
import { Pieces } from '../../app/pieces.js';
import { mapEvents } from '../../dispute/facts.js';
import type { DisputeAccount } from '../../dispute/state.js';
import type { Text } from '../../rulebooks/setting.js';
import { actLines, changeLines, courseLines, disputeDocument, type DocumentSources, remedyLines } from '../../texts/dispute-document.js';
import type { Language } from '../../texts/sentences.js';
import type { EventsSeen } from '../policy/words-seen.js';
import type { Reading } from '../reading/reading.js';

/** Acts written per turn: some milliseconds. */
const ACTS_A_TURN = 250;
/** By how much the document indents the lines of its sections. */
const INDENT = 2;

/** How a reader sees a dispute. */
export interface DisputeReader {
  /** The name of a player as the reader may see it; null when only the id may be shown. */
  readonly nameOf: DocumentSources['nameOf'];
  /** Events without texts that the reader may not see. */
  readonly seen: EventsSeen;
}

async function readSources(
  reading: Reading,
  account: DisputeAccount,
  { nameOf, seen }: DisputeReader,
  pieces: Pieces,
): Promise<DocumentSources> {
  const { acts, remedies, facts } = await readDisputeRecord(reading.events, account);
  const ofReader: RecordedEvent[] = [];
  for (const act of acts) {
    ofReader.push(seen(act));
    await pieces.done(1);
  }
  return { account, acts: ofReader, remedies: remedies.map(seen), facts: mapEvents(facts, seen), nameOf };
}

async function linesOf(lines: Iterable<string>, pieces: Pieces): Promise<string[]> {
  const found: string[] = [];
  for (const line of lines) {
    found.push(line);
    await pieces.done(1);
  }
  return found;
}

export async function writeDocument(reading: Reading, account: DisputeAccount, reader: DisputeReader): Promise<Text> {
  const pieces = new Pieces(ACTS_A_TURN);
  const sources = await readSources(reading, account, reader, pieces);
  const write = async (language: Language): Promise<string> =>
    `${disputeDocument(sources, language, await linesOf(actLines(sources, language), pieces)).join('\n')}\n`;
  return { en: await write('en'), fr: await write('fr') };
}

/** What a dispute rests on and led to, a sentence each. */
export interface DisputeFindings {
  readonly facts: readonly Text[];
  readonly corrections: readonly Text[];
  readonly changes: readonly Text[];
}

export async function listFindings(reading: Reading, account: DisputeAccount, reader: DisputeReader): Promise<DisputeFindings> {
  const pieces = new Pieces(ACTS_A_TURN);
  const sources = await readSources(reading, account, reader, pieces);
  const inBoth = async (lines: (language: Language) => Iterable<string>): Promise<Text[]> => {
    const [english, french] = [await linesOf(lines('en'), pieces), await linesOf(lines('fr'), pieces)];
    return english.map((en, at) => ({ en: en.slice(INDENT), fr: french[at]!.slice(INDENT) }));
  };
  const facts = function* (language: Language): Generator<string> {
    yield* courseLines(sources, language);
    yield* actLines(sources, language);
  };
  return {
    facts: await inBoth(facts),
    corrections: await inBoth((language) => remedyLines(sources, language)),
    changes: await inBoth((language) => changeLines(sources, language)),
  };
}
