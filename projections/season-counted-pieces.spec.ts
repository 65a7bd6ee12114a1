import type { RecordedEvent } from '../events/envelope.js';
import { evolve } from '../src/season/evolve.js';
import { initialState, type SeasonState } from '../src/season/state.js';
import { handlerOf } from './projection.js';
import { RowsInMemory } from './rows-in-memory.js';
import { seasonState } from './season-fold.js';
import { type SeasonRow, seasons } from './seasons.js';

const SHEETS = 800;
/** The most characters written for one more tournament, whatever the season's size. */
const MOST_WRITTEN = 6_000;

class WrittenRows extends RowsInMemory<SeasonRow> {
  written = 0;

  override put(row: Parameters<RowsInMemory<SeasonRow>['put']>[0]): void {
    this.written += JSON.stringify(row.body).length;
    // Stored and read back, so that object identity is lost.
    super.put(JSON.parse(JSON.stringify(row)) as typeof row);
  }
}

describe('the tournaments that count in a season', () => {
  const rows = new WrittenRows();
  let position = 0;
  let expected: SeasonState = initialState;
  const fold = (type: string, data: object): void => {
    position += 1;
    const event = { type, data, id: `e${position}`, stream: 'season-big', revision: position, position, metadata: { recordedAt: 0 } };
    handlerOf(seasons.on, type)?.(event as unknown as RecordedEvent, rows);
    expected = evolve(expected, { type, data } as never);
  };
  const count = (sheet: number): void =>
    fold('TournamentCounted', {
      seasonId: 'big',
      stage: 1,
      sheetId: `s${sheet}`,
      by: { kind: 'rule', rule: 'all' },
      level: null,
      manche: null,
    });

  beforeAll(() => {
    const rules = { counting: [{ name: 'all' }], selection: { count: { best: 8 } }, ranking: ['points'] };
    const scheme = { points: { kind: 'linear', k: '3' }, tiedPlaces: 'average', rounding: { places: 2, mode: 'halfUp' } };
    const owner = { federationId: 'north', clubId: null, name: 'Big', competitors: 'players', stageName: 'All' };
    fold('SeasonCreated', { seasonId: 'big', ...owner, rules, scheme });
    for (let sheet = 0; sheet < SHEETS; sheet += 1) count(sheet);
  });

  it('are put together again as they are', () => {
    expect(seasonState(rows, 'big')).toEqual(expected);
    expect(Object.keys(seasonState(rows, 'big')!.stages[0]!.counted)).toHaveLength(SHEETS);
  });

  it('are not written again for one more, or one less', () => {
    rows.written = 0;
    count(SHEETS);
    expect(rows.written).toBeLessThan(MOST_WRITTEN);
    rows.written = 0;
    fold('TournamentDiscounted', { seasonId: 'big', stage: 1, sheetId: 's17', by: { kind: 'rule', rule: null } });
    expect(rows.written).toBeLessThan(MOST_WRITTEN);
    expect(seasonState(rows, 'big')).toEqual(expected);
  });
});
