/** What is in the archive of a club or a federation, in its order: everything that the asker may read, table by table. */
import { joinPhhs } from '../../phh/write-phh.js';
import { type AnsweredRow, type AskApi, RefusedQuery } from './ask-api.js';
import { readmeText } from './archive-readme.js';
import type { ArchiveWriter } from './archive-writer.js';
import { readHands } from './read-hands.js';
import { type CsvForm, openCsv, pagesOf } from './read-table.js';
import { readSeasonRules } from './season-rules.js';
import { type ExportedTable, exportedTables, pageOf } from './tables.js';

export type ArchiveOwner = 'club' | 'federation';

/** What was not written: not for the asker (the code of the refusal), or more than its standard can say. */
interface LeftOut {
  readonly name: string;
  readonly code: string;
  readonly hands?: readonly string[];
}

const tableAt = (path: string): ExportedTable => exportedTables.find((table) => table.path === path)!;
const tournamentTables = ['standings', 'results', 'chips', 'discipline'] as const;
const seasonTables = ['leaderboard', 'points', 'tournaments'] as const;

const queries = {
  facts: (owner: ArchiveOwner) => `query ($id: ID!) { of: ${owner}(id: $id) { id name } }`,
  clubs: pageOf('federation(id: $id)', 'clubs', 'id name'),
  tournaments: pageOf('club(id: $id)', 'tournaments', 'id'),
  seasons: (owner: ArchiveOwner) => pageOf(`${owner}(id: $id)`, 'seasons', 'id stages { number }'),
  sheets: (owner: ArchiveOwner) => pageOf(`${owner}(id: $id)`, 'resultSheets', 'id tournamentId'),
};

/** @throws RefusedQuery when there is none of this id */
export async function findOwner(ask: AskApi, owner: ArchiveOwner, id: string): Promise<{ readonly id: string; readonly name: string }> {
  return ask(queries.facts(owner), { id });
}

export class Archive {
  readonly #leftOut: LeftOut[] = [];
  readonly #done = new Set<string>();

  constructor(
    private readonly ask: AskApi,
    private readonly writer: ArchiveWriter,
    private readonly of: {
      readonly owner: ArchiveOwner;
      readonly id: string;
      readonly name: string;
      readonly madeAt: Date;
      readonly form: CsvForm;
    },
  ) {}

  /** Writes everything. A refusal in the middle ends the archive with an index that says so. @throws what is no refusal */
  async write(): Promise<void> {
    const { owner, id, name } = this.of;
    await this.writer.add('README.txt', [readmeText(name, this.of.form)]);
    let ended: RefusedQuery | null = null;
    try {
      await this.#table(`sheets.csv`, tableAt(`/${owner}s/:id/sheets`), id);
      if (owner === 'club') await this.#club(id, '');
      else await this.#eachIn(queries.clubs, id, ({ id: club }) => this.#club(club, `clubs/${club}/`));
      await this.#eachIn(queries.seasons(owner), id, (season) => this.#season(season));
      await this.#eachIn(queries.sheets(owner), id, ({ id: sheet }) => this.#sheet(sheet));
    } catch (error) {
      if (!(error instanceof RefusedQuery)) throw error;
      ended = error;
    }
    await this.writer.add('index.json', [`${JSON.stringify(this.#index(ended), null, 2)}\n`]);
    // `tapis export` reads this.
    this.writer.end(ended === null ? 'Tapis: complete' : `Tapis: incomplete ${ended.message}`);
  }

  #index(ended: RefusedQuery | null): object {
    const { owner, id, name, madeAt } = this.of;
    return {
      [owner]: { id, name },
      madeAt: madeAt.toISOString(),
      complete: ended === null,
      ...(ended === null ? {} : { endedBy: ended.errors[0] ?? { extensions: { code: ended.message } } }),
      files: this.writer.names,
      leftOut: this.#leftOut,
    };
  }

  async #club(id: string, folder: string): Promise<void> {
    await this.#table(`${folder}members.csv`, tableAt('/clubs/:id/members'), id);
    await this.#eachIn(queries.tournaments, id, async ({ id: tournament }) => {
      const within = `tournaments/${tournament}`;
      for (const each of tournamentTables) await this.#table(`${within}/${each}.csv`, tableAt(`/tournaments/:id/${each}`), tournament);
      this.#done.add(tournament);
      await this.#hands(`${within}/hands.phhs`, tournament);
    });
    if (this.of.owner === 'federation') await this.#eachIn(queries.seasons('club'), id, (season) => this.#season(season));
  }

  /** The tables and the rules of each stage. */
  async #season({ id, stages }: AnsweredRow): Promise<void> {
    for (const { number: stage } of stages) {
      const folder = stage === 1 ? `seasons/${id}` : `seasons/${id}/stage-${stage}`;
      for (const each of seasonTables) await this.#table(`${folder}/${each}.csv`, tableAt(`/seasons/:id/${each}`), id, stage);
      await this.writer.add(`${folder}/rules.json`, [await readSeasonRules(this.ask, id, { stage, corrected: false })]);
    }
  }

  /** Results from elsewhere; those of tournaments here are written with them. */
  async #sheet(id: string): Promise<void> {
    if (!this.#done.has(id)) await this.#table(`sheets/${id}.csv`, tableAt('/sheets/:id/results'), id);
  }

  async #table(name: string, table: ExportedTable, id: string, stage = 1): Promise<void> {
    try {
      await this.writer.add(name, await openCsv(this.ask, table, id, { ...this.of.form, stage, corrected: false }));
    } catch (error) {
      this.#leaveOut(name, error);
    }
  }

  async #hands(name: string, tournament: string): Promise<void> {
    const beyond: string[] = [];
    const pages = readHands(this.ask, 'phh', tournament);
    try {
      const first = await pages.next();
      if (first.done === true || first.value.length === 0) return;
      await this.writer.add(name, phhsOf(first.value, pages, beyond));
    } catch (error) {
      this.#leaveOut(name, error);
    }
    if (beyond.length > 0) this.#leftOut.push({ name, code: 'HAND_NOT_PLAIN', hands: beyond });
  }

  /** @throws the error, where it is not that the asker may not read this */
  #leaveOut(name: string, error: unknown): void {
    if (!(error instanceof RefusedQuery)) throw error;
    // A tournament without results has no sheet.
    if (error.isNothing) return;
    if (!error.isForbidden || this.writer.names.at(-1) === name) throw error;
    this.#leftOut.push({ name, code: error.message });
  }

  async #eachIn(query: string, id: string, write: (row: AnsweredRow) => Promise<void>): Promise<void> {
    for await (const { rows } of pagesOf(this.ask, { query }, id)) for (const row of rows) await write(row);
  }
}

/** @param beyond is given the ids of the hands that the standard cannot express */
async function* phhsOf(
  first: readonly { readonly id: string; readonly history: string | null }[],
  rest: AsyncIterable<typeof first>,
  beyond: string[],
): AsyncGenerator<string> {
  let hands = 0;
  const textOf = (page: typeof first): string => {
    beyond.push(...page.flatMap(({ id, history }) => (history === null ? [id] : [])));
    const texts = page.flatMap(({ history }) => (history === null ? [] : [history]));
    const before = hands === 0 || texts.length === 0 ? '' : '\n';
    const text = joinPhhs(texts, hands + 1);
    hands += texts.length;
    return before + text;
  };
  yield textOf(first);
  for await (const page of rest) yield textOf(page);
}
