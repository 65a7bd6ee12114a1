/**
 * Rows of seasons: a page at rank 90,000 of 100,000 against the first page by the same query; a million results scored against reading as many
 * rows; a late correction in a season of a million results, to the view.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordedEvent } from '../events/envelope.js';
import { seasonBoards } from '../projections/season-boards.js';
import { drain, handlerOf } from '../projections/projection.js';
import { Leaderboards } from '../src/app/seasons/leaderboards.js';
import { ViewStore } from '../src/app/views/view-store.js';
import { seasons } from '../projections/seasons.js';
import { people } from '../projections/people.js';
import { clubs } from '../projections/clubs.js';
import { prepareScheme } from '../src/season/score.js';
import type { RowAsCounted, SheetAsCounted } from '../src/season/sheet.js';
import { compare, median, type Row } from './rounds.js';

const PLAYERS = 100_000;
const FIELD = 500;
const SHEETS = 2_000;
const scheme = {
  points: { kind: 'sqrtRatio', c: '10' },
  tiedPlaces: 'average',
  rounding: { places: 2, mode: 'halfUp' },
  participation: '1',
} as const;
const rules = { counting: [{ name: 'all' }], selection: { count: { best: 8 } }, ranking: ['points', 'wins', 'countback'] };

/** A season with this many results, event by event. Each sheet has other players. */
class InventedSeason {
  #position = 0;

  event(type: string, data: object): RecordedEvent {
    const position = (this.#position += 1);
    return {
      type,
      data,
      id: `e${position}`,
      stream: 'season-big',
      revision: position,
      position,
      metadata: { recordedAt: position },
    } as never;
  }

  created(): RecordedEvent {
    const owner = { federationId: 'north', clubId: null, name: 'Big', competitors: 'players', stageName: 'All' };
    return this.event('SeasonCreated', { seasonId: 'big', ...owner, rules, scheme });
  }

  published(sheet: number): RecordedEvent[] {
    const sheetId = `s${sheet}`;
    const order = (at: number): number => (sheet * FIELD * 7 + at * 97) % PLAYERS;
    const rows = Array.from({ length: FIELD }, (_, at) => rowOf(`p${order(at)}`, at + 1));
    const facts = factsOf(sheetId, sheet);
    const cause = { kind: 'imported', eventId: null, article: null };
    return [
      this.event('SheetPublished', { sheetId, part: 1, parts: 1, facts, cause, through: null, rows }),
      this.event('TournamentCounted', { seasonId: 'big', stage: 1, sheetId, by: { kind: 'rule', rule: 'all' }, level: null, manche: null }),
    ];
  }

  /** The first two exchange their places. */
  corrected(sheet: number, revision: number): RecordedEvent {
    const sheetId = `s${sheet}`;
    const [one, two] = [0, 1].map((at) => `p${(sheet * FIELD * 7 + at * 97) % PLAYERS}`);
    const [first, second] = revision % 2 === 0 ? [2, 1] : [1, 2];
    const changes = [
      { recordedAs: one, before: rowOf(one!, 3 - first), after: rowOf(one!, first) },
      { recordedAs: two, before: rowOf(two!, 3 - second), after: rowOf(two!, second) },
    ];
    const cause = { kind: 'imported', eventId: null, article: null };
    return this.event('SheetRevised', {
      sheetId,
      part: 1,
      parts: 1,
      revision,
      facts: factsOf(sheetId, sheet),
      cause,
      through: null,
      changes,
    });
  }
}

const rowOf = (recordedAs: string, place: number) => ({
  recordedAs,
  place,
  tied: 1,
  state: 'finished',
  entries: 1,
  rebuys: 0,
  bounties: 0,
});

function factsOf(name: string, sheet: number): object {
  const date = new Date(Date.UTC(2026, 0, 1 + (sheet % 300))).toISOString().slice(0, 10);
  return { source: 'import', tournamentId: null, clubId: null, name, date, kind: null, entrants: FIELD, entries: FIELD, buyIn: null };
}

class BenchedViews {
  readonly folder = mkdtempSync(join(tmpdir(), 'tapis-bench-'));
  readonly views = new ViewStore({
    path: join(this.folder, 'views.sqlite'),
    projections: [seasons, people, clubs, seasonBoards] as never,
    log: { info: () => undefined, error: () => undefined },
  });

  fold(events: readonly RecordedEvent[]): void {
    const { views } = this.views;
    for (const event of events) {
      for (const { projection, rows } of views) handlerOf(projection.on as never, event.type)?.(event, rows);
    }
    for (const { rows } of views) drain(rows.serialise());
    this.views.commit(views, events.at(-1)!);
  }

  open(): void {
    for (const { name } of this.views.views) this.views.complete(name);
  }

  close(): void {
    this.views.close();
    rmSync(this.folder, { recursive: true });
  }
}

function secondsOf(work: () => void): number {
  const begun = performance.now();
  work();
  return (performance.now() - begun) / 1_000;
}

function scoringRow(): Promise<Row> {
  const players = Array.from({ length: 100 }, (_, at): RowAsCounted => ({
    person: `p${at}`,
    place: at + 1,
    tied: 1,
    state: 'finished',
    rebuys: 0,
    bounties: 0,
    expense: null,
    winnings: null,
    team: null,
  }));
  const sheetsOf = (count: number): SheetAsCounted[] =>
    Array.from({ length: count }, (_, at) => ({
      id: `s${at}`,
      date: '2026-09-04',
      club: null,
      region: null,
      kind: null,
      level: null,
      manche: null,
      entrants: 100,
      entries: 100,
      buyIn: '20',
      prizePool: '0',
      paid: 0,
      rows: players,
    }));
  const all = sheetsOf(10_000);
  const text = JSON.stringify(all.slice(0, 100));
  return compare({
    name: 'seasons  a million results scored, against parsing as many rows of sheets from JSON',
    unit: 'results/s',
    ours() {
      const score = prepareScheme(scheme);
      return 1e6 / secondsOf(() => all.forEach((sheet) => score(sheet)));
    },
    bare: () => 1e6 / secondsOf(() => Array.from({ length: 100 }, () => JSON.parse(text) as unknown)),
    target: 0.5,
  });
}

export async function seasonRows(): Promise<Row[]> {
  const season = new InventedSeason();
  const benched = new BenchedViews();
  try {
    benched.fold([season.created()]);
    for (let sheet = 0; sheet < SHEETS; sheet += 20) {
      benched.fold(Array.from({ length: 20 }, (_, at) => season.published(sheet + at)).flat());
      if (sheet % 200 === 0) process.stderr.write(`  ${((sheet * FIELD) / 1e6).toFixed(1)} of 1 million results\n`);
    }
    benched.open();
    const boards = new Leaderboards(benched.views, undefined as never);
    const asked = { seasonId: 'big', stage: 1 };
    const pages = (rank: number): number => {
      const times = 2_000;
      const taken = secondsOf(() => {
        for (let at = 0; at < times; at += 1) {
          const from = rank + (at % 1_000);
          const after = from === 1 ? undefined : boards.placeAt(asked, from - 2);
          const shown = boards.showRows(asked, boards.page(asked, { first: 50, after }).rows);
          if (shown.length !== 50) throw new Error(`a page of ${shown.length} rows`);
        }
      });
      return (taken / times) * 1e6;
    };
    const page = await compare({
      name: '9  a page of 50 from rank 90,000 of 100,000, against one from rank 2',
      unit: 'µs',
      ours: () => pages(90_000),
      bare: () => pages(2),
      target: 1.3,
      sense: 'most',
    });
    const corrections = Array.from({ length: 21 }, (_, at) => secondsOf(() => benched.fold([season.corrected(1_000, at + 2)])) * 1_000);
    const milliseconds = median(corrections);
    const correction: Row = {
      name: 'seasons  a late correction in a season of a million results, to the view (milliseconds)',
      ours: `${milliseconds.toFixed(1)} ms`,
      bare: '–',
      ratio: milliseconds,
      lowest: Math.min(...corrections),
      highest: Math.max(...corrections),
      target: '≤ 50',
      met: milliseconds <= 50,
    };
    return [await scoringRow(), page, correction];
  } finally {
    benched.close();
  }
}
