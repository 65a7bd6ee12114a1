/**
 * `tapis simulate`: a whole tournament of invented players under one of the books, checked at every event, and what came of it.
 */
import { rulebookNamed, rulebooks } from '../rulebooks/rulebooks.js';
import type { SimulationProgress, Untyped } from '../simulate/simulation.js';
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
Plays a tournament from its announcement to its winner in memory, with moves that the book asks for made by themselves: draw,
clock with levels and breaks, every hand of every table by the hand's own rules, tables that balance, break and merge, the
final table. The tables play side by side in simulated time. The same arguments give the same events on every machine; their
digest is in the report.

Checked at every event: no chips are made or lost; every player sits at one seat; nobody is out with chips or plays without;
button and blinds keep their principles; every move has its reason and article; tables differ by no more than the book allows
once nothing is waited for. At the end: every place was given once, or shared by rule. What does not hold ends the run with
the number of the event.`,
  options: {
    players: {
      value: 'N',
      default: DEFAULT_PLAYERS,
      meaning: `how many, 2 to ${MOST_PLAYERS} (default ${DEFAULT_PLAYERS})`,
      read: wholeNumber(2, MOST_PLAYERS),
    },
    rulebook: { value: 'BOOK', default: DEFAULT_BOOK, meaning: `${bookIds}, or one with its edition (default ${DEFAULT_BOOK})` },
    book: bookFiles,
    seed: {
      value: 'N',
      default: DEFAULT_SEED,
      meaning: `what chance is drawn from, 0 to ${MOST_SEED} (default ${DEFAULT_SEED})`,
      read: wholeNumber(0, MOST_SEED),
    },
    seats: {
      value: 'N',
      default: DEFAULT_SEATS,
      meaning: `seats of a table, 2 to 10, as the book allows (default ${DEFAULT_SEATS})`,
      read: wholeNumber(2, 10),
    },
    'larger-tables': {
      value: 'REASON',
      meaning: 'why there are more seats than the book has: by which dispensation, or how the venue suits',
    },
    untyped: {
      value: 'WHICH',
      default: 'none',
      meaning:
        'tables whose hands nobody types in: none, half of them (odd numbers), all (default none);\nthere the floor counts chips and says who is out',
      read: untypedTables,
    },
    lang: shared.lang,
    json: shared.json,
  },
  examples: [
    'tapis simulate --players 1000 --rulebook ropta --seed 7',
    'tapis simulate --players 200 --rulebook mons --untyped half --json',
  ],
  exitCodes: { 0: 'played to its winner, and all held', 1: 'something did not hold, or the book has no such tournament' },
  run({ values, io }) {
    return runWithBooks(values.book, async () => {
      const language = values.lang;
      const { players, seed, seats: seatsPerTable, untyped } = values;
      const book = rulebookNamed(values.rulebook);
      if (book === undefined) throw new UsageError(`--rulebook takes ${bookIds}, or one with its edition, not "${values.rulebook}"`);
      const options = { players, book, seed, seatsPerTable, largerTables: values['larger-tables'], untyped };
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

/** What a sentence that is meant for an announcement leaves out for this command. */
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
