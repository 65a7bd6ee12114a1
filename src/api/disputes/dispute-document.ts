/**
 * The document of a dispute, for those who may see it.
 */
import { readDisputeRecord } from '../../app/disputes/dispute-record.js';
import type { Tapis } from '../../app/tapis.js';
import type { DisputeAccount } from '../../dispute/state.js';
import type { Text } from '../../rulebooks/setting.js';
import { disputeDocument, type DocumentSources } from '../../texts/dispute-document.js';
import type { EventsSeen } from '../policy/words-seen.js';
import { inBoth } from '../language/bilingual-text.types.js';

/**
 * @param nameOf how the reader sees a player; null where only the id may be shown
 * @param seen events without the words that are not for the reader
 */
export async function writeDocument(
  tapis: Tapis,
  account: DisputeAccount,
  nameOf: DocumentSources['nameOf'],
  seen: EventsSeen,
): Promise<Text> {
  const { acts, remedies } = await readDisputeRecord(tapis.store, account);
  const sources = { account, acts: acts.map(seen), remedies: remedies.map(seen), nameOf };
  return inBoth((language) => `${disputeDocument(sources, language).join('\n')}\n`);
}
