/**
 * `tapis verify`: checks that a store holds what was recorded. May import: node, the audit, the store (when called), its neighbours.
 */
import { command } from './command.js';
import { shared } from './options.js';
import { perSecond, Progress } from './progress.js';
import { reading } from './stores.js';
import { textTable } from './text-table.js';

export const verify = command({
  usage: 'verify',
  about: `
Reads every event once and checks that it is what its hash was made from, that it follows the one before it in its
stream, that none is missing, and that it fits its schema. Changes nothing; may run beside a server.
Every finding is printed with its place: position in the store, stream and revision.`,
  options: { data: shared.data, store: shared.store, json: shared.json },
  examples: ['tapis verify', 'tapis verify --data /srv/club --json'],
  exitCodes: { 0: 'all is as recorded', 1: 'something is not, or the store can not be read' },
  async run({ values, io }) {
    const { verifyStore } = await import('../audit/verify.js');
    const progress = new Progress(io);
    return await reading(
      values,
      (line) => progress.say(line),
      async (reader) => {
        const { events, streams, findings } = await verifyStore(reader, (read) =>
          progress.show(() => `${read.toLocaleString('en')} events checked, ${perSecond(read, progress.elapsedMs)} a second`),
        );
        progress.clear();
        if (values.json) {
          io.out.write(`${JSON.stringify({ events, streams, findings })}\n`);
        } else {
          const rows = findings.map((finding) => [
            String(finding.position),
            finding.stream,
            String(finding.revision),
            finding.type,
            finding.code,
            finding.message.replaceAll('\n', ' '),
          ]);
          const columns = [
            { title: 'Position', align: 'right' },
            { title: 'Stream' },
            { title: 'Revision', align: 'right' },
            { title: 'Event' },
            { title: 'Finding' },
            { title: 'What' },
          ] as const;
          if (rows.length > 0) io.out.write(`${textTable(columns, rows)}\n`);
          io.out.write(`${events.toLocaleString('en')} events in ${streams.toLocaleString('en')} streams, ${findings.length} findings\n`);
        }
        return findings.length === 0 ? 0 : 1;
      },
    ).finally(() => progress.clear());
  },
});
