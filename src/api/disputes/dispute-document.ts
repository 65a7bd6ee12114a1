/**
 * The document of a dispute, for those who may see it.
 */
import { readDisputeRecord } from '../../app/disputes/dispute-record.js';
import type { Tapis } from '../../app/tapis.js';
import type { DisputeAccount } from '../../dispute/state.js';
import type { Text } from '../../rulebooks/setting.js';
import { disputeDocument, type DocumentSources } from '../../texts/dispute-document.js';
import { inBoth } from '../language/bilingual-text.types.js';

/** @param nameOf how the reader sees a player; null where only the id may be shown */
export async function writeDocument(tapis: Tapis, account: DisputeAccount, nameOf: DocumentSources['nameOf']): Promise<Text> {
  const sources = { account, ...(await readDisputeRecord(tapis.store, account)), nameOf };
  return inBoth((language) => `${disputeDocument(sources, language).join('\n')}\n`);
}
