/**
 * `tapis state`: a tournament as it was at a moment, after a hand or at a position of the log.
 */
import type { RecordedEvent } from '../../events/envelope.js';
import type { HandId, PlayerId, TournamentId } from '../../events/ids.js';
import { readRemaining } from '../../projections/clock.js';
import type { StandingRow } from '../../projections/standing-row.js';
import type { Difference } from '../app/past/differences.js';
import type { TournamentState } from '../app/tournament-past.js';
import type { EventReader } from '../store/event-store.js';
import { differenceText } from '../texts/difference-texts.js';
import { grouped, type Language, type Sentence } from '../texts/sentences.js';
import { CliError, command, UsageError } from './command.js';
import { instantOf } from './events.js';
import { shared, tournamentIdOf } from './options.js';
import { namesIn, reading } from './stores.js';
import { textTable } from './text-table.js';
import { entriesOf } from './tournament-entries.js';

export const state = command({
  usage: 'state TOURNAMENT',
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
  async run({ values, operands, io }) {
    const id = await tournamentIdOf(operands[0]!);
    const nameOf = await namesIn(values.data, io);
    const events = await reading(
      values,
      (line) => void io.err.write(`${line}\n`),
      (reader) => readEvents(reader, id),
    );
    if (events.length === 0) throw new CliError('TOURNAMENT_NOT_FOUND', `There is no tournament "${id}" in this store.`);
    const until = eventsUntil(events, values.at);
    const { stateAfter } = await import('../app/tournament-past.js');
    const missing = (): CliError => new CliError('TOURNAMENT_NOT_THERE', `"${id}" was not announced at that moment.`);
    const found = stateAfter(id, until);
    if (found === null) throw missing();
    if (values.since !== undefined) {
      const { listDifferences } = await import('../app/past/differences.js');
      const before = stateAfter(id, eventsUntil(events, values.since));
      if (before === null) throw missing();
      const differences = listDifferences(before, found);
      io.out.write(values.json ? `${JSON.stringify(differences)}\n` : differencesText(differences, nameOf, values.lang));
      return 0;
    }
    const last = until.at(-1)!;
    io.out.write(values.json ? `${JSON.stringify(toJson(found, last))}\n` : stateText(found, last, nameOf, values.lang));
    return 0;
  },
});

async function readEvents(reader: EventReader, id: TournamentId): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const { event } of entriesOf(reader, id)) events.push(event);
  return events;
}

/** @throws UsageError for what is no moment, CliError for a hand that there is not */
function eventsUntil(events: readonly RecordedEvent[], moment: string | undefined): readonly RecordedEvent[] {
  if (moment === undefined) return events;
  if (/^\d{1,15}$/.test(moment)) return events.filter(({ position }) => position <= Number(moment));
  if (moment.includes('.') && !moment.includes(':')) return untilHand(events, moment as HandId);
  const instant = /^\d{2}:\d{2}$/.test(moment) ? onThatNight(events, moment) : instantOf(moment, '--at');
  return events.filter(({ metadata }) => metadata.recordedAt <= instant);
}

function untilHand(events: readonly RecordedEvent[], handId: HandId): readonly RecordedEvent[] {
  // What the tournament does with the result belongs to the hand.
  const last = events.findLastIndex(
    ({ stream, data }) => stream === `hand-${handId}` || (data as { readonly handId?: string }).handId === handId,
  );
  if (last < 0) throw new CliError('HAND_NOT_FOUND', `There is no hand "${handId}" in this tournament.`);
  return events.slice(0, last + 1);
}

const DAY_MS = 86_400_000;

/** A time of day on the night that the tournament was played: after its start, and within a day. */
function onThatNight(events: readonly RecordedEvent[], time: string): number {
  const begun = (events.find(({ type }) => type === 'TournamentStarted') ?? events[0]!).metadata.recordedAt;
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  if (hours > 23 || minutes > 59) throw new UsageError(`--at takes a time such as 22:41, not "${time}"`);
  // The whole minute counts.
  const instant = Math.floor(begun / DAY_MS) * DAY_MS + (hours * 60 + minutes + 1) * 60_000 - 1;
  return instant < begun ? instant + DAY_MS : instant;
}

function differencesText(differences: readonly Difference[], nameOf: (id: PlayerId) => string | null, language: Language): string {
  if (differences.length === 0) return { en: 'Nothing is different.\n', fr: 'Rien n’a changé.\n' }[language];
  return `${differences.map((each) => differenceText(each, nameOf)[language]).join('\n')}\n`;
}

const states: Readonly<Record<StandingRow['state'], Sentence>> = {
  waiting: { en: 'waiting list', fr: 'liste d’attente' },
  registered: { en: 'registered', fr: 'inscrit' },
  in: { en: 'in play', fr: 'en jeu' },
  eliminated: { en: 'out', fr: 'éliminé' },
  withdrawn: { en: 'withdrawn', fr: 'abandon' },
  disqualified: { en: 'disqualified', fr: 'disqualifié' },
  qualified: { en: 'qualified', fr: 'qualifié' },
  winner: { en: 'winner', fr: 'vainqueur' },
};

const phases: Readonly<Record<string, Sentence>> = {
  registration: { en: 'registration', fr: 'inscriptions' },
  running: { en: 'in play', fr: 'en cours' },
  finished: { en: 'over', fr: 'terminé' },
};

function clockText({ clock }: TournamentState, at: number, language: Language): string {
  if (clock === null || clock.level === null) return '';
  const left = readRemaining(clock, at);
  const shown = left === null ? '' : `, ${Math.floor(left / 60_000)}:${String(Math.floor((left % 60_000) / 1_000)).padStart(2, '0')}`;
  const level = { en: 'level', fr: 'niveau' }[language];
  const pause = clock.onBreak ? { en: ' (break)', fr: ' (pause)' }[language] : '';
  return `, ${level} ${clock.level}${pause}${shown}`;
}

function stateText(found: TournamentState, last: RecordedEvent, nameOf: (id: PlayerId) => string | null, language: Language): string {
  const { tournament, tables, standings } = found;
  const at = last.metadata.recordedAt;
  const when = `${new Date(at).toISOString().slice(0, 19)}Z, position ${last.position}`;
  const phase = phases[tournament.phase]?.[language] ?? tournament.phase;
  const titles = {
    en: ['Place', 'Player', 'Stack', 'Table', 'Seat', ''],
    fr: ['Place', 'Joueur', 'Tapis', 'Table', 'Siège', ''],
  }[language];
  const columns = titles.map((title, at) => ({ title, ...([0, 2, 3, 4].includes(at) ? { align: 'right' as const } : {}) }));
  const rows = standings.map(({ place, playerId, stack, table, seat, state: of }) => [
    place === null ? '' : String(place),
    nameOf(playerId) ?? playerId,
    grouped(stack, language),
    table === null ? '' : String(table),
    seat === null ? '' : String(seat),
    states[of][language],
  ]);
  const played = (hands: number): string =>
    ({ en: `${hands} ${hands === 1 ? 'hand' : 'hands'} played`, fr: `${hands} ${hands < 2 ? 'main jouée' : 'mains jouées'}` })[language];
  const button = { en: 'button', fr: 'bouton' }[language];
  const colon = language === 'fr' ? ' : ' : ': ';
  const lines = tables
    .filter(({ state: of }) => of !== 'broken')
    .map(
      (table) => `table ${table.table}${colon}${played(table.handsPlayed)}${table.button === null ? '' : `, ${button} ${table.button}`}\n`,
    );
  return `${tournament.name}${colon}${phase}${clockText(found, at, language)}\n${when}\n\n${textTable(columns, rows)}\n${lines.join('')}`;
}

/** What may be shown to anybody: no cards of a hand in progress. */
function toJson({ tournament, clock, tables, standings }: TournamentState, last: RecordedEvent): object {
  return {
    at: { position: last.position, recordedAt: last.metadata.recordedAt },
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
