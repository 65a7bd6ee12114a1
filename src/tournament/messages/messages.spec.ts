/** A message of the director on the screens. */
import { after, draw, fold, friday, outcome, player, register, seed, START, started, when } from '../../../test/tournament-scenario.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { initialTournamentState, type TournamentState } from '../state.js';

const at = 1_767_225_600_000;
const show = (message: string): TournamentCommand => ({ type: 'ShowMessage', message, players: [player('anna')], at });
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
    expect(showing).toMatchObject({ message: 'The bar closes at midnight.' });
    expect(having(showing, show('Last call.'))).toMatchObject({ message: 'Last call.' });
    expect(when(showing, takeDown).events).toEqual([{ type: 'MessageTakenDown', data: { at } }]);
  });

  it('is the same message a second time, and nothing is taken down twice', () => {
    expect(outcome(when(having(announced, show('Last call.')), show('Last call.')))).toEqual([]);
    expect(outcome(when(announced, takeDown))).toEqual([]);
  });

  it('stays when the tournament starts', () => {
    const showing = having(after(initialTournamentState, friday, ...register('anna', 'bruno'), ...draw(seed('1'))), show('Welcome.'));
    expect(having(showing, { type: 'StartTournament', at: START })).toMatchObject({ phase: 'running', message: 'Welcome.' });
  });
});
