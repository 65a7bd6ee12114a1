/**
 * `tapis verify`: checks that a store holds what was recorded. May import: node, the audit, the store (when called), its neighbours.
 */
import { parseArgs } from 'node:util';
import { DEFAULT_FOLDER, noPositionals, storeIn } from './arguments.js';
import type { CliCommand } from './command.js';
import { helpPage, sharedOptions } from './help-page.js';
import { perSecond, Progress } from './progress.js';
import { textTable } from './text-table.js';

export const verify: CliCommand = {
  name: 'verify',
  summary: 'check every hash and every event of a store',
  help: helpPage({
    usage: 'verify [--data FOLDER | --store ADDRESS] [--json]',
    about: `
Reads every event once and checks that it is what its hash was made from, that it follows the one before it in its
stream, that none is missing, and that it fits its schema. Changes nothing; may run beside a server.
Every finding is printed with its place: position in the store, stream and revision.`,
    options: [sharedOptions.data, sharedOptions.store, sharedOptions.json],
    examples: ['tapis verify', 'tapis verify --data /srv/club --json'],
    exitCodes: { 0: 'all is as recorded', 1: 'something is not, or the store can not be read' },
  }),
  async run(args, io) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { data: { type: 'string', default: DEFAULT_FOLDER }, store: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    noPositionals(positionals);
    const place = storeIn(values.data, values.store);
    const [{ verifyStore }, { openReader }] = await Promise.all([import('../audit/verify.js'), import('../store/open-store.js')]);
    const progress = new Progress(io);
    const reader = await openReader({ ...place, notice: (line) => progress.say(`tapis: ${line}`) });
    try {
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
    } finally {
      progress.clear();
      await reader.close();
    }
  },
};
