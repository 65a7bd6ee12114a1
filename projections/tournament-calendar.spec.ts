import { TournamentKind } from '../events/tournament-entry.js';
import {
  FIRST_RECORDED,
  finishedTournament,
  friday,
  fridayStream,
  type History,
  player,
  rowsAfter,
  startedTournament,
} from '../test/recorded-history.js';
import { tournamentAfter } from '../test/view-words.js';
import { playerEntries } from './player-entries.js';
import { calendarOf, tournamentCalendar } from './tournament-calendar.js';
import type { TournamentPhase } from './tournaments.js';

const kinds = TournamentKind.options;
const phases: readonly TournamentPhase[] = ['announced', 'seated', 'running', 'finished'];
const listed = (history: History, club: string | null, phase: TournamentPhase | null, kind: TournamentKind | null = null) =>
  rowsAfter(tournamentCalendar, history).list(calendarOf({ club, clubId: null, phase, kind }));
const club = (history: History): string => tournamentAfter(history)!.club;

describe('the calendar of tournaments', () => {
  it('has a tournament in the phase that the view of tournaments gives it, after each event', () => {
    const whole = finishedTournament();
    const seen = new Set<TournamentPhase>();
    for (let events = 1; events <= whole.events.length; events++) {
      const history = finishedTournament();
      history.events.length = events;
      const { phase } = tournamentAfter(history)!;
      seen.add(phase);
      for (const each of phases) expect(listed(history, null, each)).toHaveLength(each === phase ? 1 : 0);
      expect(listed(history, club(history), phase)).toHaveLength(1);
      expect(listed(history, null, null)).toHaveLength(1);
      expect(listed(history, 'another club', null)).toEqual([]);
    }
    expect(seen).toEqual(new Set(phases));
  });

  it('follows a tournament that is opened again', () => {
    const history = finishedTournament();
    history.add(fridayStream, { type: 'TournamentReopened', data: {} } as never);
    expect(listed(history, null, 'finished')).toEqual([]);
    expect(listed(history, null, 'running')).toHaveLength(1);
  });

  it('dates it by when it is scheduled, whatever is recorded when', () => {
    const history = startedTournament();
    history.add(fridayStream, { type: 'AnnouncementCorrected', data: { scheduledAt: 5_000, reason: 'typed wrongly' } });
    expect(listed(history, null, null)).toMatchObject([{ sort: 5_000 }]);
    history.add(fridayStream, { type: 'AnnouncementCorrected', data: { venue: 'Town hall', scheduledAt: 7_000, reason: 'typed wrongly' } });
    expect(listed(history, null, 'running')).toMatchObject([{ sort: 7_000 }]);
    expect(tournamentAfter(history)).toMatchObject({ scheduledAt: 7_000, venue: 'Town hall', currency: null, kind: null });
  });

  it('has it under its kind once that was given, and under no other', () => {
    const history = startedTournament();
    expect(kinds.flatMap((kind) => listed(history, null, null, kind))).toEqual([]);
    history.add(fridayStream, { type: 'AnnouncementCorrected', data: { kind: 'national', reason: 'forgotten' } });
    expect(kinds.map((kind) => listed(history, club(history), 'running', kind).length)).toEqual([0, 0, 1, 0]);
    history.add(fridayStream, { type: 'AnnouncementCorrected', data: { kind: 'regional', reason: 'typed wrongly' } });
    expect(kinds.map((kind) => listed(history, null, null, kind).length)).toEqual([0, 1, 0, 0]);
  });

  it('dates it by its creation, and by its start once it has one, where nobody scheduled it', () => {
    const history = startedTournament();
    const { startedAt } = tournamentAfter(history)!;
    expect(listed(history, null, null)).toMatchObject([{ sort: startedAt }]);
    history.events.length = 1;
    expect(listed(history, null, null)).toMatchObject([{ sort: FIRST_RECORDED }]);
  });
});

describe('the entries of a player', () => {
  const entriesOf = (history: History, name: string) =>
    rowsAfter(playerEntries, history)
      .list(player(name))
      .map(({ body }) => body.tournamentId);

  it('has each tournament that they have entered once, late ones and those who wait too', () => {
    const history = startedTournament();
    expect(entriesOf(history, 'ann')).toEqual([friday]);
    history.add(fridayStream, { type: 'PlayerWaitlisted', data: { playerId: player('zoe') } } as never);
    expect(entriesOf(history, 'zoe')).toEqual([friday]);
    for (const name of ['ann', 'yan']) history.add(fridayStream, { type: 'LatePlayerAdmitted', data: { playerId: player(name) } } as never);
    expect([entriesOf(history, 'ann'), entriesOf(history, 'yan')]).toEqual([[friday], [friday]]);
  });

  it.each(['RegistrationWithdrawn', 'PlayerExcluded'] as const)('has none after %s', (type) => {
    const history = startedTournament();
    history.add(fridayStream, { type, data: { playerId: player('eve') } } as never);
    expect(entriesOf(history, 'eve')).toEqual([]);
  });
});
