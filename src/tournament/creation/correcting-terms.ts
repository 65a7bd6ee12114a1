/**
 * What a tournament was announced with, typed wrongly: corrected until the first hand, with what depends on it.
 */
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { bookOf } from '../book.js';
import { decideStart, decideStartWithdrawal } from '../draw/start.js';
import { countMostPlayers } from '../entry/registration.js';
import { evolve } from '../evolve.js';
import { decideReopening } from '../lots/commitment.js';
import { refusePrizesUnder } from '../prizes/setting-prizes.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import type { Announced, Running, Settings } from '../state.js';
import { findRemaining, makePeriodStarted } from '../timing/clock.js';
import { refusePeriods } from '../timing/periods.js';
import { refuseSettings, settingsOf } from './settings.js';
import { refuseTerms } from './terms.js';

type Command = CommandOf<'CorrectTerms'>;
type Terms = Extract<TournamentEvent, { type: 'TermsCorrected' }>['data'];

export function decideTerms(command: Command, tournament: Announced | Running): TournamentDecision {
  const changes = listChanges(command, tournament.settings);
  if (changes === null) return refuse('TERMS_EMPTY');
  if (Object.keys(changes).length === 0) return { events: [] };
  const terms: Terms = { ...changes, reason: command.reason };
  return tournament.phase === 'announced' ? correctAnnounced(terms, tournament) : correctStarted(terms, command, tournament);
}

const fields = [
  'name',
  'club',
  'rulebook',
  'startingStack',
  'seatsPerTable',
  'largerTables',
  'anteFormat',
  'antePriority',
  'chipUnit',
  'chipSet',
  'atStake',
  'entry',
  'automaticMoves',
] as const satisfies readonly (keyof Command & keyof Settings)[];

/** What of the given fields is otherwise now, in the form of the settings; null where none is given. */
function listChanges(command: Command, settings: Settings): Partial<Settings> | null {
  const given = fields.filter((field) => command[field] !== undefined);
  if (given.length === 0) return null;
  const asked = Object.fromEntries(given.map((field) => [field, command[field]])) as Partial<Settings>;
  const after = settingsOf({ ...settings, ...asked });
  const changed = given.filter((field) => JSON.stringify(after[field]) !== JSON.stringify(settings[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field] ?? asked[field]]));
}

/** Seats that were drawn are void where the tables have other sizes. */
function correctAnnounced(terms: Terms, announced: Announced): TournamentDecision {
  const after = evolve(announced, { type: 'TermsCorrected', data: terms }) as Announced;
  const refused = refuseAfter(after);
  if (refused) return refused;
  const corrected: TournamentEvent = { type: 'TermsCorrected', data: terms };
  if (terms.seatsPerTable === undefined || announced.draw === null) return { events: [corrected] };
  const reopened = decideReopening({ type: 'ReopenRegistration', reason: terms.reason }, announced);
  return reopened.refusal === undefined ? { events: [corrected, ...reopened.events] } : reopened;
}

/** The start is taken back, and made again under the corrected terms, at the same time of the clock. */
function correctStarted(terms: Terms, { at }: Command, running: Running): TournamentDecision {
  if (running.beforeStart === null) return refuse('TERMS_STAND');
  if (terms.seatsPerTable !== undefined) return refuse('SEATS_NEED_DRAW');
  const back = decideStartWithdrawal({ type: 'WithdrawStart', reason: terms.reason }, running);
  if (back.refusal !== undefined) return back;
  const corrected: TournamentEvent = { type: 'TermsCorrected', data: terms };
  const after = evolve(running.beforeStart, corrected) as Announced;
  const { expected, notArrived, away } = running.entry;
  const refused = refuseAfter(after);
  if (refused) return refused;
  const notThere = [...expected, ...notArrived];
  const again = decideStart({ type: 'StartTournament', at, notThere }, after);
  if (again.refusal !== undefined) return again;
  const [started] = again.events;
  return {
    events: [
      ...back.events,
      corrected,
      started!,
      ...away.filter((playerId) => !notArrived.includes(playerId)).map(makeAway),
      ...makeClockAgain(running, after.settings, at),
    ],
  };
}

const makeAway = (playerId: Running['entry']['away'][number]): TournamentEvent => ({
  type: 'PlayerAway',
  data: { playerId, articles: [] },
});

/** The period that ran goes on with what is left of it. */
function makeClockAgain({ clock, settings: before }: Running, { structure }: Settings, at: number): TournamentEvent[] {
  const remainingMs = Math.max(1, findRemaining(clock, before.structure, at));
  const begun = makePeriodStarted(structure, clock.period, at, 'director', { remainingMs });
  const reason = clock.pausedFor === undefined ? {} : { reason: clock.pausedFor };
  return clock.pausedWith === null ? [begun] : [begun, { type: 'ClockPaused', data: { at, remainingMs, ...reason } }];
}

/** Whether the tournament can be played so, with the players and the prizes that it has. */
function refuseAfter({ settings, registered, prizes }: Announced): Refused | null {
  const maximum = countMostPlayers(settings);
  return (
    refuseSettings(settings) ??
    refusePeriods(settings, 0) ??
    refuseTerms(settings) ??
    (prizes.terms === null ? null : refusePrizesUnder(prizes.terms, settings, bookOf(settings))) ??
    (registered.length > maximum ? refuse('TOURNAMENT_FULL', { players: registered.length, maximum }) : null)
  );
}
