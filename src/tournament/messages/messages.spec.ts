/** A message of the director on the screens. */
import {
  after,
  type CommandOf,
  draw,
  fold,
  friday,
  minutes,
  outcome,
  player,
  register,
  seed,
  START,
  started,
  when,
} from '../../../test/tournament-scenario.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { initialTournamentState, type TournamentState } from '../state.js';

const at = 1_767_225_600_000;
const show = (message: string): CommandOf<'ShowMessage'> => ({ type: 'ShowMessage', message, players: [player('anna')], at });
const takeDown: TournamentCommand = { type: 'TakeDownMessage', at };
const announced = after(initialTournamentState, friday);
const having = (state: TournamentState, command: TournamentCommand): TournamentState => fold(state, when(state, command).events!);

describe('A message on the screens', () => {
  it.each([
    ['before the start', announced],
    ['in play', started(['anna', 'bruno'])],
  ])('is shown %s, replaced, and taken down', (_when, state) => {
    const { events } = when(state, show('The bar closes at midnight.'));
    expect(events).toEqual([{ type: 'MessageShown', data: { message: 'The bar closes at midnight.', players: ['anna'], at } }]);
    const showing = fold(state, events!);
    expect(showing).toMatchObject({ message: { content: 'The bar closes at midnight.', until: null } });
    expect(having(showing, show('Last call.'))).toMatchObject({ message: { content: 'Last call.' } });
    expect(when(showing, takeDown).events).toEqual([{ type: 'MessageTakenDown', data: { at } }]);
  });

  it('is the same message a second time, and nothing is taken down twice', () => {
    expect(outcome(when(having(announced, show('Last call.')), show('Last call.')))).toEqual([]);
    expect(outcome(when(announced, takeDown))).toEqual([]);
  });

  it('stays when the tournament starts', () => {
    const showing = having(after(initialTournamentState, friday, ...register('anna', 'bruno'), ...draw(seed('1'))), show('Welcome.'));
    expect(having(showing, { type: 'StartTournament', at: START })).toMatchObject({ phase: 'running', message: { content: 'Welcome.' } });
  });

  it('is shown until a time, which a second command puts right', () => {
    const until = at + minutes(30);
    const { events } = when(announced, { ...show('The bar closes.'), until });
    expect(events).toEqual([{ type: 'MessageShown', data: { message: 'The bar closes.', players: ['anna'], until, at } }]);
    const showing = fold(announced, events!);
    expect(outcome(when(showing, { ...show('The bar closes.'), until }))).toEqual([]);
    expect(outcome(when(showing, { ...show('The bar closes.'), until: until + 1 }))).toEqual(['MessageShown']);
    expect(outcome(when(showing, show('The bar closes.')))).toEqual(['MessageShown']);
    expect(outcome(when(showing, { type: 'TakeDownMessage', at: until - 1 }))).toEqual(['MessageTakenDown']);
    expect(outcome(when(showing, { type: 'TakeDownMessage', at: until }))).toEqual([]);
  });

  it.each([0, -1])('is refused where its time is past (%p ms from now)', (ms) => {
    expect(when(announced, { ...show('The bar closes.'), until: at + ms }).refusal).toEqual({
      code: 'MESSAGE_OVER',
      article: null,
      parameters: { until: at + ms, at },
    });
  });
});
