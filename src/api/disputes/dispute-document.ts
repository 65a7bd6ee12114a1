/**
 * The document of a dispute, for those who may see it. Players are named as the public sees them.
 */
import { readDisputeRecord } from '../../app/disputes/dispute-record.js';
import type { Tapis } from '../../app/tapis.js';
import type { DisputeAccount } from '../../dispute/state.js';
import type { Text } from '../../rulebooks/setting.js';
import { disputeDocument, type DocumentSources } from '../../texts/dispute-document.js';
import { inBoth } from '../language/bilingual-text.types.js';

export async function writeDocument(tapis: Tapis, account: DisputeAccount): Promise<Text> {
  const record = await readDisputeRecord(tapis.store, account);
  const withWords = JSON.parse(tapis.words.resolve(JSON.stringify(record))) as Pick<DocumentSources, 'acts' | 'remedies'>;
  const sources = { account, ...withWords, nameOf: tapis.people.publicNameOf.bind(tapis.people) };
  return inBoth((language) => `${disputeDocument(sources, language).join('\n')}\n`);
}
