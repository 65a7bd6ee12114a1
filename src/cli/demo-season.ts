/** `tapis demo --season`: shows the table of a small season, a late correction, and its effect. */
import { GraphqlClient, GraphqlError } from '../client/graphql-client.js';
import { playSeason } from '../demo/play-season.js';
import { findRankChanges } from '../season/rank-change.js';
import type { Language } from '../texts/sentences.js';
import { CliError, type Io } from './command.js';
import { exampleFile } from './example-file.js';
import { Progress } from './progress.js';
import { readSeason, readSeasonRules } from './read-season.js';
import { changesJson, changesText } from './season-change-lines.js';
import { seasonJson, seasonTable } from './season-lines.js';
import type { Serving } from './serving.js';

export interface SeasonManner {
  readonly language: Language;
  readonly json: boolean;
}

/** Plays the season through the API and prints the result. */
export async function showSeason(serving: Serving, folder: string, { language, json }: SeasonManner, io: Io): Promise<void> {
  const client = new GraphqlClient({ url: `${serving.url}/graphql`, token: serving.madeToken!, language });
  const progress = new Progress(io);
  try {
    const { before: position, tournament } = await playSeason(client, (done, of) => progress.show(() => `${done}/${of}`));
    progress.clear();
    const file = exampleFile('season.json');
    const rules = readSeasonRules(file);
    const place = { data: folder, store: undefined };
    const [before, after] = [await readSeason(rules, place, position, language, io), await readSeason(rules, place, null, language, io)];
    const changes = findRankChanges(before.table.standings, after.table.standings);
    if (json) {
      io.out.write(`${JSON.stringify({ before: seasonJson(before), changes: changesJson(after, changes), after: seasonJson(after) })}\n`);
      return;
    }
    const say = {
      en: { correction: `A late correction: ${tournament}, the first two had changed places.`, again: 'The same table at any time:' },
      fr: {
        correction: `Une correction tardive : ${tournament}, les deux premiers étaient inversés.`,
        again: 'Le même classement à tout moment :',
      },
    }[language];
    io.out.write(`${seasonTable(before)}\n${say.correction}\n\n${changesText(after, changes)}\n${seasonTable(after)}\n`);
    io.out.write(`${say.again} npx tapis season ${file} --data ${folder}\n`);
  } catch (error) {
    if (error instanceof GraphqlError) throw new CliError(error.code, `${error.operation}: ${error.message}`);
    throw error;
  } finally {
    progress.clear();
  }
}
