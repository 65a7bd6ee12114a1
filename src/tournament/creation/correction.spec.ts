/** What was announced of a tournament can be corrected, as far as nothing was decided by it. */
import { firstEdition } from '../../../events/editions.js';
import { after, type Create, fold, friday, open, outcome, register, started, when } from '../../../test/tournament-scenario.js';
import type { CreationCommand } from '../../../commands/tournament/creation.js';
import { initialTournamentState, type TournamentState } from '../state.js';

type Correction = Extract<CreationCommand, { readonly type: 'CorrectAnnouncement' }>;

const announced = (settings: Partial<Create> = {}): TournamentState => after(initialTournamentState, { ...friday, ...settings });
const correct = (changes: Partial<Correction>): Correction => ({ type: 'CorrectAnnouncement', reason: 'typed wrongly', ...changes });
const noAntes: Partial<Create> = {
  anteFormat: 'none',
  structure: [{ kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 600 }],
};

describe('What is announced of a tournament', () => {
  const stated = { scheduledAt: 1_000, venue: 'Town hall', currency: 'EUR', kind: 'regional' } as const;

  it('has its time, venue, currency and kind, and nothing where they were not given', () => {
    expect(when(initialTournamentState, { ...friday, ...stated }).events).toMatchObject([{ data: stated }]);
    const [event] = when(initialTournamentState, friday).events!;
    expect(Object.keys(event!.data)).not.toEqual(expect.arrayContaining(['scheduledAt']));
  });

  it('is the same announcement a second time, and another one with another time', () => {
    const state = announced(stated);
    expect(outcome(when(state, { ...friday, ...stated }))).toEqual([]);
    expect(when(state, { ...friday, ...stated, scheduledAt: 1_001 }).refusal).toEqual({
      code: 'TOURNAMENT_ALREADY_EXISTS',
      article: null,
      parameters: { name: 'Friday night' },
    });
  });

  it('can be corrected, with a reason: what is given changes, the rest stays', () => {
    const state = announced(stated);
    const { events } = when(state, correct({ scheduledAt: 2_000, venue: 'Town hall' }));
    expect(events).toEqual([{ type: 'AnnouncementCorrected', data: { scheduledAt: 2_000, reason: 'typed wrongly' } }]);
    const corrected = fold(state, events!);
    expect(corrected).toMatchObject({ settings: { ...stated, scheduledAt: 2_000 } });
    expect(outcome(when(corrected, correct({ scheduledAt: 2_000 })))).toEqual([]);
  });

  it('can be corrected in play and after the end, but for its kind', () => {
    const running = started(['a', 'b', 'c']);
    expect(outcome(when(running, correct({ currency: 'CHF' })))).toEqual(['AnnouncementCorrected']);
    expect(when(running, correct({ currency: 'CHF', kind: 'regional' })).refusal).toEqual({
      code: 'KIND_SETTLED',
      article: null,
      parameters: { kind: null },
    });
    const finished = { ...running, phase: 'finished', winner: 'a', qualified: null } as unknown as TournamentState;
    expect(outcome(when(finished, correct({ venue: 'Café' })))).toEqual(['AnnouncementCorrected']);
    expect(after(finished, correct({ venue: 'Café' }))).toMatchObject({ phase: 'finished', settings: { venue: 'Café' } });
  });

  it('stays as it was where nothing, nonsense or no tournament is corrected', () => {
    const state = announced();
    expect(when(initialTournamentState, correct({ venue: 'Town hall' })).refusal).toEqual({
      code: 'TOURNAMENT_NOT_FOUND',
      article: null,
      parameters: {},
    });
    expect(when(state, correct({})).refusal).toEqual({ code: 'CORRECTION_EMPTY', article: null, parameters: {} });
    expect(when(state, correct({ currency: 'eur' })).refusal).toEqual({
      code: 'UNKNOWN_CURRENCY',
      article: null,
      parameters: { currency: 'eur' },
    });
    expect(when(state, correct({ venue: ' ' })).refusal).toEqual({
      code: 'INVALID_TEXT',
      article: null,
      parameters: { field: 'venue', maximum: 120 },
    });
    expect(when(state, correct({ scheduledAt: -1 })).refusal).toEqual({
      code: 'INVALID_NUMBER',
      article: null,
      parameters: { field: 'scheduledAt', value: '-1', minimum: 0, maximum: 8.64e15 },
    });
    expect(when(initialTournamentState, { ...friday, currency: 'XXX' }).refusal).toEqual({
      code: 'UNKNOWN_CURRENCY',
      article: null,
      parameters: { currency: 'XXX' },
    });
  });

  it('RC preamble: antes have to be those of the corrected kind', () => {
    const rulebook = firstEdition('redcactus');
    const weekly = announced({ rulebook, kind: 'weekly', ...noAntes });
    expect(when(weekly, correct({ kind: 'national' })).refusal).toEqual({
      code: 'ANTE_NOT_ALLOWED',
      article: 'RC preamble, big blind ante',
      parameters: { anteFormat: 'none', kind: 'national', allowed: ['bigBlind'], setting: 'structure.antes.national' },
    });
    expect(outcome(when(announced({ rulebook, kind: 'national' }), correct({ kind: 'regional' })))).toEqual(['AnnouncementCorrected']);
  });

  it('keeps what else there is of a tournament', () => {
    const state = after(announced(), ...register('a', 'b'));
    expect({ ...after(state, correct({ venue: 'Café' })), settings: null }).toEqual({ ...state, settings: null });
    expect(outcome(when(after(started(['a', 'b', 'c']), correct({ venue: 'Café' })), open(1)))).toContain('HandOpened');
  });
});
