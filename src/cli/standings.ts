/** `tapis standings`: the standings or final places. */
import { fromBundle } from './bundle-file.js';
import { command } from './command.js';
import { disputedLine, disputesAbout } from './disputes-about.js';
import { shared, tournamentIdOf } from './options.js';
import { standingsTable } from './standings-table.js';
import { namesIn } from './stores.js';
import { openPast } from './tournament-past.js';

export const standings = command({
  usage: 'standings TOURNAMENT|FILE',
  about: `
Prints the standings of a tournament: places, stacks and seats, derived from its events alone. Of an evidence bundle, it needs
neither server nor folder. It can run beside a server. "tapis state" prints them as they were at a moment.`,
  options: { data: shared.source, store: shared.store, lang: shared.lang, json: { meaning: 'one JSON array of standings on stdout' } },
  operands: { least: 1, most: 1, missing: 'name a tournament, such as "friday"' },
  examples: ['tapis standings friday', 'tapis standings night.bundle --lang fr'],
  exitCodes: { 0: 'printed', 1: 'no such store or tournament' },
  async run({ values: given, operands, io }) {
    const { id: named, values } = await fromBundle('tournament', operands, given);
    const id = await tournamentIdOf(named);
    const { shown } = (await openPast(id, values, io)).at({ position: Infinity });
    if (values.json) {
      io.out.write(`${JSON.stringify(shown.standings)}\n`);
      return 0;
    }
    const about = await disputesAbout(id, values, io, ({ kind }) => kind === 'place' || kind === 'result');
    io.out.write(`${shown.tournament.name}\n${disputedLine(about, values.lang)}\n`);
    io.out.write(standingsTable(shown.standings, await namesIn(values.data, io), values.lang));
    return 0;
  },
});
