/** How many seats the tables of an event have (RC 11; RO 2.3). */
import { firstEdition } from '../../../events/editions.js';
import { friday, outcome, type Create, when } from '../../../test/tournament-scenario.js';
import { initialTournamentState } from '../state.js';

const create = (change: Partial<Create>) => when(initialTournamentState, { ...friday, rulebook: firstEdition('redcactus'), ...change });

/** A weekly event has no antes (RC preamble). */
const withoutAntes: Partial<Create> = {
  anteFormat: 'none',
  structure: friday.structure.map((period) => (period.kind === 'level' ? { ...period, ante: 0 } : period)),
};

describe('tables in RedCactus', () => {
  it.each<[Create['kind'], number, number]>([
    [undefined, 8, 9],
    ['weekly', 8, 10],
    ['regional', 8, 9],
    ['other', 8, 9],
  ])('of a %s event have eight seats, more only on a ground that is recorded (RC 11)', (kind, most, seatsPerTable) => {
    const told = { ...(kind === undefined ? {} : { kind }), ...(kind === 'weekly' ? withoutAntes : {}) };
    expect(outcome(create({ ...told, seatsPerTable: most }))).toEqual(['TournamentCreated']);
    expect(create({ ...told, seatsPerTable }).refusal).toEqual({
      code: 'DISPENSATION_REQUIRED',
      article: 'RC 11',
      parameters: { seatsPerTable, most },
    });
    const granted = create({ ...told, seatsPerTable, largerTables: 'the hall has tables for ten' });
    expect(granted.events?.[0]?.data).toMatchObject({ seatsPerTable, largerTables: 'the hall has tables for ten' });
    expect(create({ ...told, seatsPerTable, largerTables: ' ' }).refusal).toEqual({
      code: 'INVALID_TEXT',
      article: null,
      parameters: { field: 'largerTables', maximum: 500 },
    });
  });

  it.each([9, 10])('of the national final may have %i as the organiser sees fit', (seatsPerTable) => {
    expect(outcome(create({ kind: 'national', seatsPerTable }))).toEqual(['TournamentCreated']);
  });
});

it.each(['tdaFr', 'ropta', 'toufflers'])('tables in %s have as many as the organiser’s', (id) => {
  expect(outcome(create({ rulebook: firstEdition(id), seatsPerTable: 10 }))).toEqual(['TournamentCreated']);
});
