/** The document of a dispute, for those who may see it. */
import type { RecordedEvent } from '../../../events/envelope.js';
import { readDisputeRecord } from '../../app/disputes/dispute-record.js';
import { Pieces } from '../../app/pieces.js';
import { mapEvents } from '../../dispute/facts.js';
import type { DisputeAccount } from '../../dispute/state.js';
import type { Text } from '../../rulebooks/setting.js';
import { actLines, disputeDocument, type DocumentSources } from '../../texts/dispute-document.js';
import type { Language } from '../../texts/sentences.js';
import type { EventsSeen } from '../policy/words-seen.js';
import type { Reading } from '../reading/reading.js';

/** Acts written per turn: some milliseconds. */
const ACTS_A_TURN = 250;

/**
 * @param nameOf the name of a player as the reader may see it; null when only the id may be shown
 * @param seen events without texts that the reader may not see
 */
export async function writeDocument(
  reading: Reading,
  account: DisputeAccount,
  nameOf: DocumentSources['nameOf'],
  seen: EventsSeen,
): Promise<Text> {
  const { acts, remedies, facts } = await readDisputeRecord(reading.events, account);
  const pieces = new Pieces(ACTS_A_TURN);
  const ofReader: RecordedEvent[] = [];
  for (const act of acts) {
    ofReader.push(seen(act));
    await pieces.done(1);
  }
  const sources = { account, acts: ofReader, remedies: remedies.map(seen), facts: mapEvents(facts, seen), nameOf };
  const write = async (language: Language): Promise<string> => {
    const lines: string[] = [];
    for (const line of actLines(sources, language)) {
      lines.push(line);
      await pieces.done(1);
    }
    return `${disputeDocument(sources, language, lines).join('\n')}\n`;
  };
  return { en: await write('en'), fr: await write('fr') };
}
