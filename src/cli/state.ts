/** `tapis state`: a tournament at a past moment, after a hand, or at a position of the log. */
import type { HandId, PlayerId } from '../../events/ids.js';
import { readRemaining } from '../../projections/clock.js';
import type { Difference } from '../app/past/differences.js';
import type { Moment, TournamentThen } from '../app/past/tournament-history.js';
import type { ShownTournament } from '../app/past/tournament-then.js';
import { differenceText } from '../texts/difference-texts.js';
import { tournamentPhaseNames } from '../texts/standing-names.js';
import type { Language } from '../texts/sentences.js';
import { fromBundle } from './bundle-file.js';
import { command, UsageError } from './command.js';
import { instantOf } from './events.js';
import { shared, tournamentIdOf } from './options.js';
import { namesIn } from './stores.js';
import { standingsTable } from './standings-table.js';
import { openPast, type Then } from './tournament-past.js';

export const state = command({
  usage: 'state TOURNAMENT|FILE',
  about: `
Prints a tournament as it was: its clock, its tables, and where everybody stood. It folds the events of this tournament
alone, up to the moment that is asked for, by the same views that queries read. It writes nothing and can run beside a
server.`,
  options: {
    at: {
      value: 'MOMENT',
      meaning: 'a time in UTC (22:41 of that night), a hand (friday.1.14: after it), or a position; now by default',
    },
    since: { value: 'MOMENT', meaning: 'prints what became different since then, in place of the state; a moment as for --at' },
    data: shared.source,
    store: shared.store,
    lang: shared.lang,
    json: shared.json,
  },
  operands: { least: 1, most: 1, missing: 'name a tournament, such as "friday"' },
  examples: [
    'tapis state friday --at 22:41',
    'tapis state friday --at friday.1.14 --lang fr',
    'tapis state friday --since 21:30 --at 22:41',
  ],
  exitCodes: { 0: 'printed', 1: 'no such store or tournament, or it was not announced then' },
  async run({ values: given, operands, io }) {
    const { id: named, values } = await fromBundle('tournament', operands, given);
    const id = await tournamentIdOf(named);
    const nameOf = await namesIn(values.data, io);
    const past = await openPast(id, values, io);
    const at = (asked: string | undefined): Then => past.at(momentOf(asked, past.begun));
    const { last, shown } = at(values.at);
    if (values.since !== undefined) {
      const { listDifferences } = await import('../app/past/differences.js');
      const differences = listDifferences(at(values.since).shown, shown);
      io.out.write(
        values.json
          ? `${JSON.stringify(differences)}\n`
          : differencesText(differences, nameOf, values.lang, shown.tournament.currency ?? undefined),
      );
      return 0;
    }
    io.out.write(values.json ? `${JSON.stringify(toJson(shown, last))}\n` : stateText(shown, last, nameOf, values.lang));
    return 0;
  },
});

/** @param begun when the tournament was started, milliseconds @throws UsageError for an invalid moment */
function momentOf(asked: string | undefined, begun: number): Moment {
  if (asked === undefined) return { position: Infinity };
  if (/^\d{1,15}$/.test(asked)) return { position: Number(asked) };
  if (asked.includes('.') && !asked.includes(':')) return { handId: asked as HandId };
  return { time: /^\d{2}:\d{2}$/.test(asked) ? onThatNight(begun, asked) : instantOf(asked, '--at') };
}

const DAY_MS = 86_400_000;

/** A time of day in the night of the tournament: after its start, within a day. */
function onThatNight(begun: number, time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  if (hours > 23 || minutes > 59) throw new UsageError(`--at takes a time such as 22:41, not "${time}"`);
  // The whole minute is included.
  const instant = Math.floor(begun / DAY_MS) * DAY_MS + (hours * 60 + minutes + 1) * 60_000 - 1;
  return instant < begun ? instant + DAY_MS : instant;
}

function differencesText(
  differences: readonly Difference[],
  nameOf: (id: PlayerId) => string | null,
  language: Language,
  currency: string | undefined,
): string {
  if (differences.length === 0) return { en: 'Nothing is different.\n', fr: 'Rien n’a changé.\n' }[language];
  return `${differences.map((each) => differenceText(each, nameOf, currency)[language]).join('\n')}\n`;
}

function clockText({ clock }: ShownTournament, at: number, language: Language): string {
  if (clock === null || clock.level === null) return '';
  const left = readRemaining(clock, at);
  const shown = left === null ? '' : `, ${Math.floor(left / 60_000)}:${String(Math.floor((left % 60_000) / 1_000)).padStart(2, '0')}`;
  const level = { en: 'level', fr: 'niveau' }[language];
  const pause = clock.onBreak ? { en: ' (break)', fr: ' (pause)' }[language] : '';
  return `, ${level} ${clock.level}${pause}${shown}`;
}

function stateText(found: ShownTournament, last: TournamentThen, nameOf: (id: PlayerId) => string | null, language: Language): string {
  const { tournament, tables, standings } = found;
  const at = last.recordedAt;
  const when = `${new Date(at).toISOString().slice(0, 19)}Z, position ${last.position}`;
  const phase = tournamentPhaseNames[tournament.phase]?.[language] ?? tournament.phase;
  const played = (hands: number): string =>
    ({ en: `${hands} ${hands === 1 ? 'hand' : 'hands'} played`, fr: `${hands} ${hands < 2 ? 'main jouée' : 'mains jouées'}` })[language];
  const button = { en: 'button', fr: 'bouton' }[language];
  const colon = language === 'fr' ? ' : ' : ': ';
  const lines = tables
    .filter(({ state: of }) => of !== 'broken')
    .map(
      (table) => `table ${table.table}${colon}${played(table.handsPlayed)}${table.button === null ? '' : `, ${button} ${table.button}`}\n`,
    );
  return `${tournament.name}${colon}${phase}${clockText(found, at, language)}\n${when}\n\n${standingsTable(standings, nameOf, language)}\n${lines.join('')}`;
}

/** The public form: no cards of a hand in progress. */
function toJson({ tournament, clock, tables, standings }: ShownTournament, last: TournamentThen): object {
  return {
    at: { position: last.position, recordedAt: last.recordedAt },
    tournament,
    clock,
    tables: tables.map(({ table, state: of, seats, button, level, handsPlayed }) => ({
      table,
      state: of,
      seats,
      button,
      level,
      handsPlayed,
    })),
    standings,
  };
}
