import type { RecordedEvent } from '../events/envelope.js';
import { handlerOf } from './projection.js';
import { RowsInMemory } from './rows-in-memory.js';
import { type BoardBody, resultsKeyOf } from './season-board-rows.js';
import { seasonBoards } from './season-boards.js';

const SHEETS = 20;
const PLAYERS = 10;

/** Counts a fold's reads and writes. */
class CountedRows extends RowsInMemory<BoardBody> {
  readonly asked = new Map<string, number>();
  readonly written = new Map<string, number>();

  override get(key: string): ReturnType<RowsInMemory<BoardBody>['get']> {
    this.asked.set(key, (this.asked.get(key) ?? 0) + 1);
    return super.get(key);
  }

  override put(row: Parameters<RowsInMemory<BoardBody>['put']>[0]): void {
    this.written.set(row.key, (this.written.get(row.key) ?? 0) + 1);
    super.put(row);
  }
}

it('a new scheme asks for each survivor once, and writes the results of each competitor once', () => {
  const rows = new CountedRows();
  let position = 0;
  const fold = (type: string, data: object): void => {
    position += 1;
    const event = { type, data, id: `e${position}`, stream: 'season-big', revision: position, position, metadata: { recordedAt: 0 } };
    handlerOf(seasonBoards.on, type)?.(event as unknown as RecordedEvent, rows);
  };
  const rules = { counting: [{ name: 'all' }], selection: { count: { best: 3 } }, ranking: ['points', 'wins'] };
  const schemeOf = (k: string): object => ({
    points: { kind: 'linear', k },
    tiedPlaces: 'average',
    rounding: { places: 2, mode: 'halfUp' },
  });
  const owner = { federationId: 'north', clubId: null, name: 'Big', competitors: 'players', stageName: 'All' };
  fold('SeasonCreated', { seasonId: 'big', ...owner, rules, scheme: schemeOf('3') });
  const cause = { kind: 'imported', eventId: null, article: null };
  for (let sheet = 0; sheet < SHEETS; sheet += 1) {
    const sheetId = `s${sheet}`;
    const results = Array.from({ length: PLAYERS }, (_, at) => ({
      recordedAs: `p${(sheet + at) % PLAYERS}`,
      place: at + 1,
      tied: 1,
      state: 'finished',
      entries: 1,
      rebuys: 0,
      bounties: 0,
    }));
    const of = { source: 'import', tournamentId: null, clubId: null, name: sheetId, date: '2026-01-02', kind: null };
    const facts = { ...of, entrants: PLAYERS, entries: PLAYERS, buyIn: null };
    fold('SheetPublished', { sheetId, part: 1, parts: 1, facts, cause, through: null, rows: results });
    const by = { kind: 'rule', rule: 'all' };
    fold('TournamentCounted', { seasonId: 'big', stage: 1, sheetId, by, level: null, manche: null });
  }
  fold('SchemeProposed', { seasonId: 'big', version: 2, scheme: schemeOf('5') });
  const before = JSON.stringify(rows.list('board big/1').map(({ body }) => (body as { points: string }).points));
  rows.asked.clear();
  rows.written.clear();
  fold('SchemeAdopted', { seasonId: 'big', version: 2, differences: '0'.repeat(64) });
  const after = rows.list('board big/1').map(({ body }) => (body as { points: string }).points);
  expect(JSON.stringify(after)).not.toBe(before);
  for (let at = 0; at < PLAYERS; at += 1) {
    expect(rows.asked.get(`survivor p${at}`)).toBe(1);
    expect(rows.asked.get(`home p${at}`)).toBe(1);
    expect(rows.written.get(resultsKeyOf('big/1', `p${at}`))).toBe(1);
  }
});
