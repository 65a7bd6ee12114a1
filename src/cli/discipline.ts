/**
 * `tapis discipline`: the discipline sheets of a tournament. May import: node, the projections, the store, the texts, its neighbours.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type PlayerId, tournamentStream } from '../../events/ids.js';
import { discipline, type DisciplineRow } from '../../projections/discipline.js';
import { folded } from '../../projections/rows-in-memory.js';
import { decodeEvent } from '../app/event-codec.js';
import { readPlayerNames } from '../app/player-directory.js';
import { dataFiles } from '../app/tapis.js';
import { openSqliteEventReader } from '../store/sqlite-event-log.js';
import type { Language } from '../texts/sentences.js';
import { DEFAULT_FOLDER, eventsIn, languageOf, noPositionals, tournamentIdOf } from './arguments.js';
import { CliError, UsageError, type CliCommand } from './command.js';
import { offenceLines, penaltyLines } from './discipline-lines.js';
import { helpPage, sharedOptions } from './help-page.js';

export const disciplineSheets: CliCommand = {
  name: 'discipline',
  summary: 'print the discipline sheets of a tournament',
  help: helpPage({
    usage: 'discipline TOURNAMENT [PLAYER] [--data FOLDER] [--lang en|fr] [--json]',
    about: `
Prints what is on record of the players of a tournament, or of one: each offence with its hand and the step of the replay
that shows it, its articles, what the scale of the book proposed, what was given, and the hands that were missed.
Reads the events; may run beside a server.`,
    options: [sharedOptions.data, sharedOptions.lang, ['--json', 'one JSON array of sheets on stdout']],
    examples: ['tapis discipline friday', 'tapis discipline friday ada --lang fr'],
    exitCodes: { 0: 'shown', 1: 'there is no such store or tournament' },
  }),
  async run(args, io) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        data: { type: 'string', default: DEFAULT_FOLDER },
        lang: { type: 'string', default: 'en' },
        json: { type: 'boolean', default: false },
      },
    });
    const [tournament, player, ...others] = positionals;
    if (tournament === undefined) throw new UsageError('name a tournament, such as "friday"');
    noPositionals(others);
    const language = languageOf(values.lang);
    const id = await tournamentIdOf(tournament);
    const reader = openSqliteEventReader(eventsIn(values.data));
    try {
      const events = (await reader.readStream(tournamentStream(id))).map(decodeEvent);
      if (events.length === 0) throw new CliError('TOURNAMENT_NOT_FOUND', `There is no tournament "${id}" in this store.`);
      const sheets = folded(discipline, events)
        .list(id)
        .map(({ body }) => body)
        .filter(({ playerId }) => player === undefined || playerId === player);
      if (values.json) {
        io.out.write(`${JSON.stringify(sheets)}\n`);
        return 0;
      }
      const nothing = language === 'fr' ? 'Aucune faute au registre.\n' : 'No offence is on record.\n';
      io.out.write(sheets.length === 0 ? nothing : sheets.map((sheet) => sheetText(sheet, namesIn(values.data), language)).join('\n'));
      return 0;
    } finally {
      await reader.close();
    }
  },
};

function sheetText({ playerId, offences, penalties }: DisciplineRow, nameOf: (id: string) => string | null, language: Language): string {
  const name = nameOf(playerId);
  const title = name === null ? playerId : `${name} (${playerId})`;
  const lines = offences.flatMap((offence) => [
    ...offenceLines(offence, language),
    ...penalties.filter(({ offenceId }) => offenceId === offence.offenceId).flatMap((penalty) => penaltyLines(penalty, language)),
  ]);
  // Names and notes may hold anything; a terminal must not take it for a command.
  return `${[title, ...lines].map((line) => line.replace(/\p{Cc}/gu, '')).join('\n')}\n`;
}

/** The names that the folder keeps beside its events; none where it keeps none. */
function namesIn(folder: string): (playerId: string) => string | null {
  const path = join(resolve(folder), dataFiles.players);
  if (!existsSync(path)) return () => null;
  const names = readPlayerNames(path);
  return (playerId) => names.get(playerId as PlayerId) ?? null;
}
