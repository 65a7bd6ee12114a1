/** `tapis dispute`: the complete record of a dispute, for a commission. */
import type { RecordedEvent } from '../../events/envelope.js';
import { disputeStream } from '../../events/ids.js';
import { disputes } from '../../projections/disputes.js';
import { foldEvents } from '../../projections/rows-in-memory.js';
import { mapEvents } from '../dispute/facts.js';
import { disputeDocument, type DocumentSources } from '../texts/dispute-document.js';
import { fromBundle } from './bundle-file.js';
import { CliError, command } from './command.js';
import { disputeIdIn, shared } from './options.js';
import { namesIn, reading, wordsIn } from './stores.js';

export const dispute = command({
  usage: 'dispute DISPUTE|FILE',
  about: `
Prints a dispute as one document: the claim, whether it was in time, the acts of the hand, the evidence, the rulings
with their articles, the corrections, and the appeal. Cards that were not tabled are left out. It reads the events and
can run beside a server.`,
  options: {
    data: shared.source,
    store: shared.store,
    lang: shared.lang,
    json: { meaning: 'one JSON object: the dispute, the acts, the corrections and what they changed' },
  },
  operands: { least: 1, most: 1, missing: 'name a dispute, such as "friday.d2"' },
  examples: ['tapis dispute friday.d2', 'tapis dispute friday.d2 --lang fr', 'tapis dispute d2.bundle'],
  exitCodes: { 0: 'printed', 1: 'no such store or dispute' },
  async run({ values: given, operands, io }) {
    const { id: named, values } = await fromBundle('dispute', operands, given);
    const id = await disputeIdIn(named);
    const { decodeEvent } = await import('../app/dispatch/event-codec.js');
    const { readDisputeRecord } = await import('../app/disputes/dispute-record.js');
    const withWords = await wordsIn(values.data, io);
    const notice = (line: string): void => void io.err.write(`${line}\n`);
    const found = await reading(values, notice, async (reader) => {
      const own = await reader.readStream(disputeStream(id));
      if (own.length === 0) throw new CliError('DISPUTE_NOT_FOUND', `There is no dispute "${id}" in this store.`);
      const events: RecordedEvent[] = [];
      for await (const page of reader.readAll(own[0]!.position - 1)) {
        // Unrelated streams are not decoded.
        events.push(...page.filter(({ stream, metadata }) => stream === own[0]!.stream || metadata.includes(id)).map(decodeEvent));
      }
      const account = foldEvents(disputes, events.map(withWords)).get(id)!.body;
      const { acts, remedies, facts } = await readDisputeRecord(reader, account);
      return { account, acts: acts.map(withWords), remedies: remedies.map(withWords), facts: mapEvents(facts, withWords) };
    });
    if (values.json) {
      const { facts, ...record } = found;
      io.out.write(`${JSON.stringify({ ...record, changes: facts.changes })}\n`);
      return 0;
    }
    const sources: DocumentSources = { ...found, nameOf: await namesIn(values.data, io) };
    // Names and texts may contain control characters, which a terminal must not interpret.
    io.out.write(
      `${disputeDocument(sources, values.lang)
        .map((line) => line.replace(/\p{Cc}/gu, ''))
        .join('\n')}\n`,
    );
    return 0;
  },
});
