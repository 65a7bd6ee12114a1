/** `tapis import`: plays hands of Poker Hand History into tournaments of a store, by ordinary commands. */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Actor } from '../../events/envelope.js';
import { toPrintableLine, readText, readTexts } from '../../events/free-text.js';
import { MAX_CHIPS, type RulebookReference } from '../../events/values.js';
import type { CommandOutcome } from '../app/dispatch/outcome.js';
import { openTapis, type Tapis } from '../app/tapis.js';
import { isClubNight, readClubNight } from '../demo/club-night.js';
import { PhhError } from '../phh/phh-error.js';
import { readPhh } from '../phh/phh.js';
import { nameOf, rulebookNamed, rulebooks } from '../rulebooks/rulebooks.js';
import { bookIds } from './book-files.js';
import { refusalText } from '../texts/refusal-texts.js';
import type { Language } from '../texts/sentences.js';
import { unfitText } from '../texts/unfit-text.js';
import { shared, tournamentIdOf, wholeNumber } from './options.js';
import { storeAddress } from './stores.js';
import { CliError, UsageError, command } from './command.js';
import { importPlanOf, nightPlanOf, type ImportPlan } from './import-commands.js';
import { report, type Imported } from './import-report.js';
import { runsOf, type PartedHand, type RefusedHand } from './import-runs.js';
import { perSecond, Progress } from './progress.js';
import { PersonalDataStore } from '../app/registry/personal-data.js';
import { TimeSource } from '../app/time-source.js';

const DEFAULT_RULEBOOK = 'tdaFr';
const importer: Actor = { id: 'tapis-import', role: 'importer' };

/** Tournaments played concurrently: their appends share commits. */
const LANES = 32;

/** The work for one run of hands. */
interface Job {
  readonly plan: ImportPlan;
  readonly file: string;
  readonly key: string;
  readonly hands: number;
  readonly players: number;
}

export const importHands = command({
  usage: 'import FILE...',
  about: `
Imports No-Limit Hold'em hands of Poker Hand History files (.phh, .phhs, or folders) into tournaments of a store, by the
same commands as the API. The server on the folder must be stopped. With --store, servers on other folders may keep
running.

A file with a whole night (docs/club-night.md) becomes that tournament, with its players, draw and moves. In any other
file, consecutive hands of one table become one tournament, if they have the same players, matching stacks and the next
positions. Every other hand begins its own tournament, called phh-FILE-HASH.

All players begin with the same stack, because chips are conserved in a tournament. A chip count then gives them the
stacks of the file. If these do not
divide evenly, one more player at table 2 holds the odd chips. The button takes seat 1 and the others sit clockwise
from it; a dead button has the seat after the last. Players get new ids, because names in files do not prove who
somebody is. The names go to the directory of players. The clock is paused, and levels follow the file.

Each hand is first played in memory and recorded only if the rules accept all of it, and if it comes out as the file
says (finishing_stacks, winnings). The smallest chip is found from the amounts of a table, if the file does not say it
(_chip_unit). The date of a file becomes that of its tournament. A hand that begins a tournament of its own though it
follows another of its table is listed with the reason. Importing the same file again has no effect.`,
  options: {
    tournament: { value: 'ID', meaning: 'the tournament id; all hands must then be consecutive (default: see above)' },
    rulebook: {
      value: 'ID',
      default: DEFAULT_RULEBOOK,
      meaning: `the rulebook of new tournaments: ${bookIds}; an edition may follow (default ${DEFAULT_RULEBOOK})`,
      read: bookAsPosted,
    },
    'chip-unit': {
      value: 'CHIPS',
      meaning: 'the smallest chip of hands that do not say it (default: found from the amounts of the file)',
      read: wholeNumber(1, MAX_CHIPS),
    },
    data: shared.data,
    store: shared.store,
    'draw-secret': shared.drawSecret,
    lang: shared.lang,
    json: shared.json,
  },
  operands: { least: 1, most: Infinity, missing: 'name a file or a folder' },
  examples: ['tapis import final-table.phhs --tournament final', 'tapis import hands/ --data /srv/archive --json'],
  exitCodes: { 0: 'all hands are in the store', 1: 'some are not; each is listed with its reason' },
  async run({ values, operands, io }) {
    const language = values.lang;
    const { rulebook } = values;
    const only = values.tournament === undefined ? null : await tournamentIdOf(values.tournament);
    const files = operands.flatMap(filesAt);
    const refused: RefusedHand[] = [];
    const parted: PartedHand[] = [];
    const jobs = files.flatMap((file) => jobsOf(file, { rulebook, chipUnit: values['chip-unit'] ?? null, refused, parted }));
    if (only !== null && jobs.length > 1) {
      const message = `These hands are not consecutive and make ${jobs.length} tournaments. Leave --tournament out.`;
      throw new CliError('IMPORT_SEVERAL_TOURNAMENTS', message);
    }
    const progress = new Progress(io);
    const tapis = await openTapis({
      folder: resolve(values.data),
      drawSecret: values['draw-secret'],
      storeAddress: storeAddress(values.store),
      notice: (line) => progress.say(line),
    });
    const imported: Imported[] = [];
    try {
      const queue = (only === null ? jobs : jobs.map((job) => renamed(job, only))).values();
      const lane = async (): Promise<void> => {
        for (const job of queue) {
          const result = await play(tapis, job, language);
          if ('tournament' in result) imported.push(result);
          else refused.push(result);
          progress.show(
            () =>
              `${imported.length + refused.length} of ${jobs.length} tournaments, ${perSecond(imported.length, progress.elapsedMs)} a second`,
          );
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
    } finally {
      progress.clear();
      await tapis.close();
    }
    imported.sort((one, other) => one.tournament.localeCompare(other.tournament, 'en', { numeric: true }));
    report(io.out, { files: files.length, imported, refused, parted }, values.json, language);
    return refused.length === 0 ? 0 : 1;
  },
});

function bookAsPosted(name: string): RulebookReference {
  const book = rulebookNamed(name);
  if (book === undefined) throw new UsageError(`there is no rulebook "${name}"; the rulebooks are ${rulebooks.map(nameOf).join(', ')}`);
  return { id: book.id, edition: book.edition, houseRules: asPosted };
}

/** Bets posted in the file were posted: no rulebook drops or reduces an imported ante. */
const asPosted = { 'ante.headsUp': 'paid', 'ante.shortHanded.maxPlayers': 'never' };

/** The file itself, or all PHH files in the folder. @throws CliError when it cannot be read */
function filesAt(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    const inside = readdirSync(path, { recursive: true, withFileTypes: true });
    return inside
      .filter((entry) => entry.isFile() && /\.phhs?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    throw new CliError('IMPORT_PATH_UNREADABLE', `${path} can't be read: ${(error as Error).message}`);
  }
}

interface Reading {
  readonly rulebook: RulebookReference;
  /** Null to compute it from the amounts. */
  readonly chipUnit: number | null;
  /** Collects refused hands. */
  readonly refused: RefusedHand[];
  /** Collects hands that begin their own tournament. */
  readonly parted: PartedHand[];
}

/** The tournaments of one file; none when it cannot be parsed. */
function jobsOf(file: string, { rulebook, chipUnit, refused, parted }: Reading): Job[] {
  try {
    const text = readFileSync(file, 'utf8');
    const digest = hash('sha256', text, 'hex');
    const history = readPhh(text, file);
    const called = basename(file).replace(/\.phhs?$/, '');
    const slug = called.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 40);
    const key = `import-${digest.slice(0, 16)}`;
    if (isClubNight(history)) {
      const id = `phh-${slug}-${digest.slice(0, 8)}` as ImportPlan['id'];
      const night = readClubNight(text, file, id);
      return [{ plan: nightPlanOf(night, id), file, key, hands: history.length, players: night.players.length }];
    }
    const { runs, refused: hands, parted: apart } = runsOf(history, rulebook, chipUnit);
    refused.push(...hands);
    parted.push(...apart);
    return runs.map((run, index) => {
      const part = runs.length === 1 ? '' : `-${index + 1}`;
      const suffix = `${digest.slice(0, 8)}${part}`;
      const plan = importPlanOf(run, {
        id: `phh-${slug}-${suffix}` as ImportPlan['id'],
        name: `${called}${part}`.slice(0, 120),
        club: 'import',
        rulebook,
        playedAt: run.playedAt,
        seed: hash('sha256', `${digest}${part}`, 'hex'),
        suffix,
      });
      return { plan, file, key: `${key}${part}`, hands: run.hands.length, players: run.hands[0]!.plan.seats.length };
    });
  } catch (error) {
    if (error instanceof PhhError) refused.push({ place: file, code: error.code, message: error.message });
    else if ((error as NodeJS.ErrnoException).syscall !== undefined)
      refused.push({ place: file, code: 'IMPORT_PATH_UNREADABLE', message: (error as Error).message });
    else throw error;
    return [];
  }
}

function renamed(job: Job, id: ImportPlan['id']): Job {
  const from = job.plan.id;
  const steps = job.plan.steps.map((step): (typeof job.plan.steps)[number] => {
    if (step.to === 'hand') return { ...step, id: `${id}${step.id.slice(from.length)}` as typeof step.id };
    return step.command.type === 'OpenHand' ? { ...step, command: { ...step.command, tournamentId: id } } : step;
  });
  return { ...job, plan: { ...job.plan, id, steps } };
}

/** Invalid texts in a file, found before anything is recorded. */
function unfitTextOf({ steps, names }: ImportPlan, language: Language): string | null {
  for (const { command } of steps) {
    const { fault } = readTexts(command);
    if (fault !== undefined) return `${command.type}: ${fault.field} ${unfitText(fault, language)}`;
  }
  for (const name of names.values()) {
    const { fault } = readText(name);
    if (fault !== undefined) return `${toPrintableLine(name)}: ${language === 'fr' ? 'le nom' : 'the name'} ${unfitText(fault, language)}`;
  }
  return null;
}

/** A name in the directory's length, because files may have longer ones. Characters are not split. */
const shortened = (name: string): string =>
  (readText(name).value ?? '')
    .slice(0, 120)
    .replace(/[\p{Cs}\p{Cf}]{1,120}$/u, '')
    .trim();

/** Gives the commands of one tournament in order. Command ids are made from the file's content. */
async function play(tapis: Tapis, { plan, file, key, hands, players }: Job, language: Language): Promise<Imported | RefusedHand> {
  const unfit = unfitTextOf(plan, language);
  if (unfit !== null) return { place: `${file}, ${plan.id}`, code: 'TEXT_UNFIT', message: unfit };
  let events = 0;
  let repeated = true;
  for (const [index, step] of plan.steps.entries()) {
    const context = { commandId: `${key}-${index}`, actor: importer, correlationId: key };
    const command = 'at' in step.command ? { ...step.command, at: tapis.part(TimeSource).now() } : step.command;
    const outcome = (await (step.to === 'hand'
      ? tapis.give('hand', step.id, command as typeof step.command, context)
      : tapis.give('tournament', plan.id, command as typeof step.command, context))) as CommandOutcome;
    if (!outcome.accepted) {
      return {
        place: `${file}, ${plan.id}`,
        code: outcome.refusal.code,
        message: `${step.command.type}: ${refusalText(outcome.refusal, language)}`,
      };
    }
    repeated &&= outcome.repeated;
    if (!outcome.repeated) events += outcome.events.length;
  }
  for (const [playerId, given] of plan.names) {
    const name = shortened(given);
    if (name !== '') await tapis.part(PersonalDataStore).nameEntrant(playerId, name, true, importer);
  }
  return { tournament: plan.id, file, hands, players, events, repeated };
}
