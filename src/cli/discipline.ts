/**
 * `tapis discipline`: the discipline sheets of a tournament.
 */
import type { PlayerId } from '../../events/ids.js';
import { discipline, type DisciplineRow } from '../../projections/discipline.js';
import { foldEvents } from '../../projections/rows-in-memory.js';
import type { Language } from '../texts/sentences.js';
import { fromBundle } from './bundle-file.js';
import { disputedLine, disputesAbout } from './disputes-about.js';
import { shared } from './options.js';
import { namesIn, tournamentEvents } from './stores.js';
import { command } from './command.js';
import { offenceLines, penaltyLines } from './discipline-lines.js';

export const disciplineSheets = command({
  usage: 'discipline TOURNAMENT|FILE [PLAYER]',
  about: `
Prints the offences on record for the players of a tournament, or for one player. Each offence has its hand, the replay
step that shows it, its articles, the proposed penalty, the given penalty and the missed hands. Reads the events and can
run beside a server.`,
  options: {
    data: shared.source,
    store: shared.store,
    lang: shared.lang,
    json: { meaning: 'one JSON array of sheets on stdout' },
  },
  operands: { least: 1, most: 2, missing: 'name a tournament, such as "friday"' },
  examples: ['tapis discipline friday', 'tapis discipline friday ada --lang fr', 'tapis discipline night.bundle'],
  exitCodes: { 0: 'printed', 1: 'no such store or tournament' },
  async run({ values: given, operands, io }) {
    const { id: named, rest, values } = await fromBundle('tournament', operands, given);
    const [player] = rest;
    const language = values.lang;
    const [id, events] = await tournamentEvents(named, values, io);
    const sheets = foldEvents(discipline, events)
      .list(id)
      .map(({ body }) => body)
      .filter(({ playerId }) => player === undefined || playerId === player);
    if (values.json) {
      io.out.write(`${JSON.stringify(sheets)}\n`);
      return 0;
    }
    const nameOf = await namesIn(values.data, io);
    const about = await disputesAbout(id, values, io, ({ kind }) => kind === 'penalty');
    const disputedOf = (of: PlayerId): string =>
      disputedLine(
        about.filter(({ subject }) => subject.kind === 'penalty' && subject.playerId === of),
        language,
      );
    const nothing = language === 'fr' ? 'Aucune faute au registre.\n' : 'No offence is on record.\n';
    io.out.write(
      sheets.length === 0
        ? nothing
        : sheets.map((sheet) => `${sheetText(sheet, nameOf, language)}${disputedOf(sheet.playerId)}`).join('\n'),
    );
    return 0;
  },
});

function sheetText({ playerId, offences, penalties }: DisciplineRow, nameOf: (id: PlayerId) => string | null, language: Language): string {
  const name = nameOf(playerId);
  const title = name === null ? playerId : `${name} (${playerId})`;
  const lines = offences.flatMap((offence) => [
    ...offenceLines(offence, language),
    ...penalties.filter(({ offenceId }) => offenceId === offence.offenceId).flatMap((penalty) => penaltyLines(penalty, language)),
  ]);
  // Names and notes may contain control characters, which a terminal must not interpret.
  return `${[title, ...lines].map((line) => line.replace(/\p{Cc}/gu, '')).join('\n')}\n`;
}
