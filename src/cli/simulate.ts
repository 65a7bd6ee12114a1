/** `tapis simulate`: a whole tournament of invented players under one rulebook, checked at every event, with a report. */
import { rulebookNamed, rulebooks } from '../rulebooks/rulebooks.js';
import type { SimulationProgress, Untyped } from '../simulate/options.js';
import { refusalText } from '../texts/refusal-texts.js';
import { grouped, type Language } from '../texts/sentences.js';
import { bookFiles, bookIds, runWithBooks } from './book-files.js';
import { oneOf, shared, wholeNumber } from './options.js';
import { CliError, UsageError, command } from './command.js';
import { Progress } from './progress.js';

const DEFAULT_PLAYERS = '1000';
const DEFAULT_BOOK = rulebooks[0]!.id;
const DEFAULT_SEED = '1';
const DEFAULT_SEATS = '8';
const MOST_PLAYERS = 20_000;
const MOST_SEED = 4_294_967_295;
const untypedTables = oneOf<Untyped>(['none', 'half', 'all']);

export const simulation = command({
  usage: 'simulate',
  about: `
Plays a tournament in memory from its creation to its winner, with automatic moves by the rulebook. It has the draw, the
clock with levels and breaks, every hand of every table under the rules, tables that balance, break and merge, and the
final table. The tables play in parallel in simulated time. The same arguments give the same events on every machine.
The report has their digest.

Checked at every event: no chips appear or disappear; every player has one seat; nobody is out with chips or in without;
button and blinds follow the rules; every move has its reason and article; when no move is pending, tables differ by no
more than the rulebook allows. At the end: every place was given once, or shared by rule. A failed check ends the run
with the number of the event.`,
  options: {
    players: {
      value: 'N',
      default: DEFAULT_PLAYERS,
      meaning: `the number of players, 2 to ${MOST_PLAYERS} (default ${DEFAULT_PLAYERS})`,
      read: wholeNumber(2, MOST_PLAYERS),
    },
    rulebook: {
      value: 'BOOK',
      default: DEFAULT_BOOK,
      meaning: `${bookIds}; an edition may follow, as in ropta@2020-04 (default ${DEFAULT_BOOK})`,
    },
    book: bookFiles,
    seed: {
      value: 'N',
      default: DEFAULT_SEED,
      meaning: `the random seed, 0 to ${MOST_SEED} (default ${DEFAULT_SEED})`,
      read: wholeNumber(0, MOST_SEED),
    },
    seats: {
      value: 'N',
      default: DEFAULT_SEATS,
      meaning: `the seats of a table, 2 to 10, as the rulebook allows (default ${DEFAULT_SEATS})`,
      read: wholeNumber(2, 10),
    },
    'larger-tables': {
      value: 'REASON',
      meaning: 'why tables have more seats than in the rulebook: the dispensation, or why the venue suits',
    },
    untyped: {
      value: 'WHICH',
      default: 'none',
      meaning: 'untracked tables: none, half (odd numbers) or all (default none);\nthe floor counts their chips and reports who is out',
      read: untypedTables,
    },
    incidents: {
      meaning:
        'also: players who come late, go away or leave; chips sold, lost, counted and raced off;\noffences and penalties; mistakes that the director puts right',
    },
    lang: shared.lang,
    json: shared.json,
  },
  examples: [
    'tapis simulate --players 1000 --rulebook ropta --seed 7',
    'tapis simulate --players 200 --rulebook mons --untyped half --json',
    'tapis simulate --players 80 --rulebook redcactus --incidents',
  ],
  exitCodes: { 0: 'played to its winner, and every check passed', 1: 'a check failed, or the rulebook does not allow the tournament' },
  run({ values, io }) {
    return runWithBooks(values.book, async () => {
      const language = values.lang;
      const { players, seed, seats: seatsPerTable, untyped, incidents } = values;
      const book = rulebookNamed(values.rulebook);
      if (book === undefined) throw new UsageError(`--rulebook takes ${bookIds}, or one with its edition, not "${values.rulebook}"`);
      const options = { players, book, seed, seatsPerTable, largerTables: values['larger-tables'], untyped, incidents };
      const [{ simulate }, { AnnouncementRefused }, { SimulationFault }, { reportText }] = await Promise.all([
        import('../simulate/simulate.js'),
        import('../simulate/simulation.js'),
        import('../simulate/fault.js'),
        import('./simulate-report.js'),
      ]);
      const progress = new Progress(io);
      try {
        const report = simulate(options, { onProgress: (now) => progress.show(() => progressLine(now, language)) });
        const wallMs = progress.elapsedMs;
        progress.clear();
        io.out.write(values.json ? `${JSON.stringify({ ...report, wallMs })}\n` : reportText(report, book, wallMs, language));
        return 0;
      } catch (error) {
        progress.clear();
        if (error instanceof AnnouncementRefused)
          throw new CliError(error.refusal.code, refusalText(error.refusal, language) + whatToDo(error.refusal.code, language));
        if (!(error instanceof SimulationFault)) throw error;
        const { event, type, what } = error;
        if (values.json) io.out.write(`${JSON.stringify({ fault: { event, type, what } })}\n`);
        throw new CliError('SIMULATION_FAULT', faultText(error, language));
      }
    });
  },
});

/** The options that help with a refusal. */
function whatToDo(code: string, language: Language): string {
  if (code !== 'DISPENSATION_REQUIRED') return '';
  return language === 'fr' ? ' Donnez --larger-tables RAISON ou moins de --seats.' : ' Give --larger-tables REASON, or fewer --seats.';
}

function faultText(
  { event, type, what }: { readonly event: number; readonly type: string; readonly what: string },
  language: Language,
): string {
  return language === 'fr'
    ? `Événement ${grouped(event, language)} (${type}) : ${what}.`
    : `Event ${grouped(event, language)} (${type}): ${what}.`;
}

function progressLine({ playersLeft, tables, hands, level, events }: SimulationProgress, language: Language): string {
  const [left, played, taken] = [playersLeft, hands, events].map((count) => grouped(count, language));
  return language === 'fr'
    ? `niveau ${level}, ${left} joueurs à ${tables} tables, ${played} mains, ${taken} événements`
    : `level ${level}, ${left} players at ${tables} tables, ${played} hands, ${taken} events`;
}
