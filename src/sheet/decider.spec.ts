/** Result sheets: given events, when a command, then events or a refusal. */
import type { SheetEvent } from '../../events/sheet.js';
import { sheetDecider } from './decider.js';
import { listResults } from './rows.js';
import { initialState, type SheetState } from './state.js';

type Loose = Readonly<Record<string, unknown>> & { readonly type: string };

const after = (events: readonly Loose[]): SheetState =>
  (events as readonly unknown[] as readonly SheetEvent[]).reduce(sheetDecider.evolve, initialState);
const given = (events: readonly Loose[]) => ({
  when: (command: Loose) => sheetDecider.decide({ of: 'friday', ...command } as never, after(events)),
});
const refused = (code: string, parameters: object = {}) => ({ refusal: { code, article: null, parameters } });

const row = (recordedAs: string, place: number, more: object = {}): object => ({
  recordedAs,
  place,
  tied: 1,
  state: 'finished',
  entries: 1,
  rebuys: 0,
  bounties: 0,
  ...more,
});
const facts = {
  source: 'tapis',
  tournamentId: 'friday',
  clubId: 'mons',
  name: 'Friday',
  date: '2026-09-04',
  kind: null,
  entrants: 3,
  entries: 3,
  buyIn: null,
};
const cause = { kind: 'finished', eventId: 'e1', article: null };
const corrected = { kind: 'placeCorrected', eventId: 'e2', article: null };
const imported = { facts: { ...facts, source: 'import', tournamentId: null }, through: null };
const rows = [row('anna', 1), row('bruno', 2), row('chloe', 3)];
const record = (of: readonly object[], more: object = {}): Loose => ({ type: 'RecordSheet', facts, rows: of, cause, through: 10, ...more });
const published = { type: 'SheetPublished', data: { sheetId: 'friday', part: 1, parts: 1, facts, cause, through: 10, rows } };
const exchanged = [row('anna', 1), row('chloe', 2), row('bruno', 3)];
const revised = {
  type: 'SheetRevised',
  data: {
    sheetId: 'friday',
    part: 1,
    parts: 1,
    revision: 2,
    facts,
    cause: corrected,
    through: 12,
    changes: [
      { recordedAs: 'bruno', before: row('bruno', 2), after: row('bruno', 3) },
      { recordedAs: 'chloe', before: row('chloe', 3), after: row('chloe', 2) },
    ],
  },
};
const withdrawn = { type: 'SheetWithdrawn', data: { sheetId: 'friday', cause, through: 14 } };
const ratified = { type: 'SheetRatified', data: { sheetId: 'friday', revision: 1 } };
const amendment = { playerId: 'anna', state: 'disqualified', place: null, tied: null, promote: true, reason: 'Marked cards' };
const amended = { type: 'RowAmended', data: { sheetId: 'friday', amendment: 1, ...amendment } };
const amend: Loose = { type: 'AmendRow', ...amendment };
const reassign = (recordedAs: string, playerId: string, more: object = {}): Loose => ({
  type: 'ReassignRow',
  recordedAs,
  playerId,
  isKnown: true,
  survivorId: null,
  ...more,
});

describe('a result sheet that is recorded', () => {
  it('is published once, whatever the order of its rows', () => {
    expect(given([]).when(record(rows.toReversed()))).toEqual({ events: [published] });
    expect(given([published]).when(record(rows))).toEqual({ events: [] });
  });

  it('of a tournament on Tapis has the extra points that its director gave, until others are given', () => {
    const give = (points: object) => ({ extraPoints: new Map(Object.entries(points)) });
    const withPoints = [{ ...row('anna', 1), extraPoints: '2.5' }, row('bruno', 2), row('chloe', 3)];
    expect(given([]).when(record(rows, give({ anna: '2.5' })))).toMatchObject({ events: [{ data: { rows: withPoints } }] });
    const before = { ...published, data: { ...published.data, rows: withPoints } };
    expect(given([before]).when(record(rows))).toEqual({ events: [] });
    expect(given([before]).when(record(exchanged, { cause: corrected, through: 12 }))).toMatchObject({
      events: [{ data: { changes: [{ recordedAs: 'bruno' }, { recordedAs: 'chloe' }] } }],
    });
    expect(given([before]).when(record(rows, give({ bruno: '1' })))).toMatchObject({
      events: [{ data: { changes: [{ recordedAs: 'anna' }, { recordedAs: 'bruno', after: { extraPoints: '1' } }] } }],
    });
    expect(given([before]).when(record(rows, give({ anna: '0' })))).toMatchObject({
      events: [{ data: { changes: [{ after: row('anna', 1) }] } }],
    });
    expect(given([before]).when(record(rows, give({ dora: '1' })))).toEqual(refused('ROW_NOT_FOUND', { recordedAs: 'dora' }));
  });

  it('that is imported has the extra points of the import', () => {
    const withPoints = [{ ...row('anna', 1), extraPoints: '2.5' }, row('bruno', 2), row('chloe', 3)];
    const { events } = given([]).when(record(withPoints, imported));
    expect(events).toMatchObject([{ data: { rows: withPoints } }]);
    expect(given(events as never).when(record(rows, imported))).toMatchObject({
      events: [{ data: { changes: [{ after: row('anna', 1) }] } }],
    });
  });

  it('is revised by what changed, and why', () => {
    expect(given([published]).when(record(exchanged, { cause: corrected, through: 12 }))).toEqual({ events: [revised] });
    const later = { ...facts, entries: 4 };
    expect(given([published]).when(record(rows, { facts: later })).events).toMatchObject([{ data: { changes: [], facts: later } }]);
  });

  it('does not go back to what the tournament was before', () => {
    expect(given([published, revised]).when(record(rows, { through: 11 }))).toEqual({ events: [] });
    expect(given([published, revised]).when({ type: 'WithdrawSheet', cause, through: 11 })).toEqual({ events: [] });
  });

  it('is the first list again when a correction is corrected', () => {
    const state = after([published, revised]);
    const back = sheetDecider.decide(record(rows, { of: 'friday', through: 13 }) as never, state).events!;
    expect(back.reduce(sheetDecider.evolve, state).rows).toEqual(rows);
  });

  it('comes in parts of a thousand rows, in one append', () => {
    const many = Array.from({ length: 2500 }, (_, index) => row(`p${index}`, index + 1));
    const whole = { facts: { ...facts, entrants: 2500, entries: 2500 } };
    const { events } = given([]).when(record(many, whole));
    expect(events!.map(({ data }) => ('rows' in data ? [data.part, data.parts, data.rows.length] : null))).toEqual([
      [1, 3, 1000],
      [2, 3, 1000],
      [3, 3, 500],
    ]);
    expect(after(events as never).rows).toHaveLength(2500);
    const none = given(events as never).when(record([], { ...whole, through: 11 })).events!;
    expect(none).toHaveLength(3);
    expect(after([...events!, ...none] as never).rows).toEqual([]);
  });

  it.each([
    [[row('anna', 1), row('anna', 2)], 'PERSON_TWICE', { playerId: 'anna' }],
    [[...rows, row('dora', 4)], 'ENTRANTS_TOO_FEW', { entrants: 3, rows: 4 }],
    [[row('anna', 1), row('bruno', 2), row('chloe', 2)], 'PLACES_INCONSISTENT', { place: 2, tied: 1, rows: 2 }],
    [[row('anna', 1), row('bruno', 3), row('chloe', 4)], 'PLACES_INCONSISTENT', { place: 3, tied: 1, rows: 1 }],
    [[row('anna', 1, { tied: 2 }), row('bruno', 2)], 'PLACES_INCONSISTENT', { place: 2, tied: 1, rows: 1 }],
    [[row('anna', 2, { tied: 2 }), row('bruno', 2)], 'PLACES_INCONSISTENT', { place: 2, tied: 2, rows: 2 }],
  ])('whose rows do not fit together is refused: %#', (of, code, parameters) => {
    expect(given([]).when(record(of, imported))).toEqual(refused(code, parameters));
  });

  it('may have gaps where not all who took part have a row', () => {
    expect(given([]).when(record([row('anna', 1), row('chloe', 3)], imported)).events).toHaveLength(1);
    expect(given([]).when(record([row('anna', 1, { tied: 2 }), row('chloe', 3)], imported)).events).toHaveLength(1);
  });

  it('is of one club', () => {
    const first = { ...published, data: { ...published.data, facts: imported.facts } };
    const other = { ...imported.facts, clubId: 'namur' };
    expect(given([first]).when(record(rows, { facts: other, through: null }))).toEqual(refused('SHEET_OF_ANOTHER'));
    expect(given([published]).when(record(rows, imported))).toEqual(refused('SHEET_OF_ANOTHER'));
  });
});

describe('a result sheet of a tournament that goes on', () => {
  it('is withdrawn once, and comes back as a revision', () => {
    expect(given([published]).when({ type: 'WithdrawSheet', cause, through: 14 })).toEqual({ events: [withdrawn] });
    expect(given([published, withdrawn]).when({ type: 'WithdrawSheet', cause, through: 15 })).toEqual({ events: [] });
    expect(given([]).when({ type: 'WithdrawSheet', cause, through: 14 })).toEqual({ events: [] });
    const again = given([published, withdrawn]).when(record(rows, { through: 20 }));
    expect(again.events).toMatchObject([{ type: 'SheetRevised', data: { revision: 2, changes: [] } }]);
    expect(after([published, withdrawn, ...(again.events as never[])]).status).toBe('provisional');
  });

  it('is not ratified', () => {
    expect(given([published, withdrawn]).when({ type: 'RatifySheet' })).toEqual(refused('SHEET_WITHDRAWN'));
  });
});

describe('an import that was wrong', () => {
  const first = { ...published, data: { ...published.data, ...imported } };
  const gone = { kind: 'wronglyImported', eventId: null, article: null };

  it('is withdrawn, and stands again when it is imported again', () => {
    const event = { type: 'SheetWithdrawn', data: { sheetId: 'friday', cause: gone, through: null } };
    expect(given([first]).when({ type: 'WithdrawImport' })).toEqual({ events: [event] });
    expect(given([first, event]).when({ type: 'WithdrawImport' })).toEqual({ events: [] });
    expect(given([first, event]).when(record(rows, imported)).events).toMatchObject([{ type: 'SheetRevised', data: { revision: 2 } }]);
  });

  it('is no tournament that was played here', () => {
    expect(given([published]).when({ type: 'WithdrawImport' })).toEqual(refused('SHEET_OF_TOURNAMENT'));
  });
});

describe('a commission', () => {
  it.each(['WithdrawImport', 'RatifySheet', 'AmendRow', 'LiftAmendment', 'ReassignRow', 'CorrectSheetDay'])(
    '%s of nothing is refused',
    (type) => {
      expect(given([]).when({ ...amend, type })).toEqual(refused('SHEET_NOT_FOUND'));
    },
  );

  it('ratifies a revision once; a later one is provisional again', () => {
    expect(given([published]).when({ type: 'RatifySheet' })).toEqual({ events: [ratified] });
    expect(given([published, ratified]).when({ type: 'RatifySheet' })).toEqual({ events: [] });
    expect(after([published, ratified, revised]).status).toBe('provisional');
  });

  it('amends a row, and whoever is behind moves up', () => {
    expect(given([published]).when(amend)).toEqual({ events: [amended] });
    expect(listResults(after([published, amended]))).toMatchObject([
      { recordedAs: 'anna', place: 1, state: 'disqualified' },
      { recordedAs: 'bruno', place: 1, state: 'finished' },
      { recordedAs: 'chloe', place: 2 },
    ]);
  });

  it('amends a row that was tied: one fewer shares the place', () => {
    const tied = {
      ...published,
      data: { ...published.data, rows: [row('anna', 1, { tied: 2 }), row('bruno', 1, { tied: 2 }), row('chloe', 3)] },
    };
    expect(listResults(after([tied, amended]))).toMatchObject([
      { recordedAs: 'anna', state: 'disqualified' },
      { recordedAs: 'bruno', place: 1, tied: 1 },
      { recordedAs: 'chloe', place: 2 },
    ]);
  });

  it('amends once for all later revisions, until it lifts the amendment', () => {
    expect(listResults(after([published, amended, revised]))).toMatchObject([
      { recordedAs: 'anna', place: 1, state: 'disqualified' },
      { recordedAs: 'chloe', place: 1 },
      { recordedAs: 'bruno', place: 2 },
    ]);
    const lifted = { type: 'AmendmentLifted', data: { sheetId: 'friday', amendment: 1, playerId: 'anna', reason: 'Appeal' } };
    const lift = { type: 'LiftAmendment', amendment: 1, reason: 'Appeal' };
    expect(given([published, amended]).when(lift)).toEqual({ events: [lifted] });
    expect(given([published, amended, lifted]).when(lift)).toEqual(refused('AMENDMENT_NOT_FOUND', { amendment: 1 }));
    expect(listResults(after([published, amended, lifted]))).toMatchObject(rows);
    expect(given([published, amended, lifted]).when(amend).events).toMatchObject([{ data: { amendment: 2 } }]);
  });

  it('amends what there is', () => {
    expect(given([published]).when({ ...amend, playerId: 'zoe' })).toEqual(refused('ROW_NOT_FOUND', { recordedAs: 'zoe' }));
    expect(given([published]).when({ ...amend, state: null, promote: false })).toEqual(refused('AMENDMENT_EMPTY'));
  });
});

describe('a row', () => {
  const reassigned = { type: 'RowReassigned', data: { sheetId: 'friday', recordedAs: 'anna', playerId: 'dora' } };

  it('is given to the right person, and back, in this and later revisions', () => {
    expect(given([published]).when(reassign('anna', 'dora'))).toEqual({ events: [reassigned] });
    expect(given([published, reassigned]).when(reassign('anna', 'dora'))).toEqual({ events: [] });
    expect(listResults(after([published, reassigned, revised]))[0]).toMatchObject({ recordedAs: 'anna', playerId: 'dora' });
    const back = given([published, reassigned]).when(reassign('anna', 'anna')).events as never[];
    expect(listResults(after([published, reassigned, ...back]))[0]).toMatchObject({ recordedAs: 'anna', playerId: 'anna' });
  });

  it('that waited is matched', () => {
    const waiting = { ...published, data: { ...published.data, rows: [row('anna', 1, { unmatched: true }), ...rows.slice(1)] } };
    expect(listResults(after([waiting]))[0]).toMatchObject({ unmatched: true });
    expect(listResults(after([waiting, reassigned]))[0]).not.toHaveProperty('unmatched');
  });

  it('is given under the id that a person is kept under', () => {
    const { events } = given([published]).when(reassign('anna', 'dora', { survivorId: 'dorothy' }));
    expect(events).toMatchObject([{ data: { playerId: 'dorothy' } }]);
  });

  it('is given to nobody unknown, nor to who has a row', () => {
    expect(given([published]).when(reassign('zoe', 'dora'))).toEqual(refused('ROW_NOT_FOUND', { recordedAs: 'zoe' }));
    expect(given([published]).when(reassign('anna', 'dora', { isKnown: false }))).toEqual(
      refused('ROW_PERSON_UNKNOWN', { playerId: 'dora' }),
    );
    expect(given([published]).when(reassign('anna', 'bruno'))).toEqual(refused('PERSON_TWICE', { playerId: 'bruno' }));
  });
});

describe('the day of a sheet', () => {
  const local = { ...facts, date: '2026-09-05', dayFrom: 'started', timeZone: 'Europe/Brussels' };
  const of = (kind: string) => ({ ...cause, kind });
  const says = (command: Loose, events: readonly Loose[]): unknown => {
    const decision = given(events).when(command);
    return after([...events, ...((decision.events ?? []) as readonly Loose[])]).facts;
  };
  const correct = { type: 'CorrectSheetDay', date: '2026-09-03', reason: 'typed wrongly' };

  it('of an earlier release is kept, and says so by saying nothing, until its time is corrected or its director publishes it', () => {
    const revision = (kind: string): Loose => record(exchanged, { facts: local, cause: of(kind), through: 12 });
    expect(says(revision('placeCorrected'), [published])).toEqual(facts);
    expect(given([published]).when(record(rows, { facts: local, cause: of('prizesChanged'), through: 12 })).events).toEqual([]);
    expect(says(revision('dayCorrected'), [published])).toEqual(local);
    expect(says(record(rows, { facts: local, cause: of('byDirector'), through: 12 }), [published])).toEqual(local);
  });

  it('that an official corrected stays until the tournament says another time', () => {
    const ruled = {
      type: 'SheetDayCorrected',
      data: { sheetId: 'friday', revision: 2, before: '2026-09-04', date: '2026-09-03', reason: 'typed wrongly' },
    };
    expect(given([published, ratified]).when(correct)).toEqual({ events: [ruled] });
    expect(after([published, ratified, ruled])).toMatchObject({ status: 'provisional', revision: 2 });
    expect(given([published, ruled]).when(correct)).toEqual({ events: [] });
    expect(given([published]).when({ ...correct, date: '2026-02-31' })).toEqual(refused('SHEET_DAY_INVALID', { day: '2026-02-31' }));
    const kept = { date: '2026-09-03', dayFrom: 'ruled', sourceDay: '2026-09-05' };
    expect(says(record(rows, { facts: local, cause: of('byDirector'), through: 12 }), [published, ruled])).toMatchObject(kept);
    expect(says(record(rows, { facts: local, cause: of('dayCorrected'), through: 12 }), [published, ruled])).toEqual(local);
  });

  it('of an import stays corrected where the same day is imported again, and follows another day', () => {
    const first = { ...published, data: { ...published.data, ...imported } };
    const ruled = {
      type: 'SheetDayCorrected',
      data: { sheetId: 'friday', revision: 2, before: '2026-09-04', date: '2026-09-03', reason: 'x' },
    };
    const again = (date: string): Loose => record(exchanged, { facts: { ...imported.facts, date }, through: null, cause: of('imported') });
    expect(says(again('2026-09-04'), [first, ruled])).toMatchObject({ date: '2026-09-03', sourceDay: '2026-09-04' });
    expect(says(again('2026-09-10'), [first, ruled])).toMatchObject({ date: '2026-09-10' });
  });
});
