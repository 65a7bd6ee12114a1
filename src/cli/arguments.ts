/**
 * Reads the values of options: numbers within bounds, languages, ids, the data folder.
 * May import: `events/ids` (when called), the texts' languages, its neighbours.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { HandId, TournamentId } from '../../events/ids.js';
import type { Language } from '../texts/sentences.js';
import { CliError, UsageError } from './command.js';

/** Where a command looks for a store unless it is told. */
export const DEFAULT_FOLDER = 'data';

/** The name of the events' file in a data folder. */
export const EVENTS_FILE = 'events.sqlite';

/** @throws UsageError when the value is no whole number within the bounds */
export function wholeNumber(option: string, value: string, minimum: number, maximum: number): number {
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= minimum && number <= maximum) return number;
  throw new UsageError(`${option} takes a whole number from ${minimum} to ${maximum}, not "${value}"`);
}

/** @throws UsageError for another language than ours */
export function languageOf(value: string): Language {
  if (value === 'en' || value === 'fr') return value;
  throw new UsageError(`--lang takes en or fr, not "${value}"`);
}

/** @throws UsageError when the text is no tournament's id */
export async function tournamentIdOf(text: string): Promise<TournamentId> {
  const { TournamentId } = await import('../../events/ids.js');
  const id = TournamentId.safeParse(text);
  if (id.success) return id.data;
  throw new UsageError(`"${text}" is no id of a tournament: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit`);
}

/** @throws UsageError when the text is no hand's id */
export async function handIdOf(text: string): Promise<HandId> {
  const { HandId } = await import('../../events/ids.js');
  const id = HandId.safeParse(text);
  if (id.success) return id.data;
  throw new UsageError(`"${text}" is no id of a hand: tournament.table.number, such as "friday.2.14"`);
}

/** @throws UsageError when there are other arguments than options */
export function noPositionals(positionals: readonly string[]): void {
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not understood here`);
}

/** The address of a store that is not in the data folder: the option's, else the environment's, where a password is not seen in the list of processes. */
export function storeAddress(option: string | undefined): string | undefined {
  const address = option ?? process.env['TAPIS_STORE'];
  return address === '' ? undefined : address;
}

/** Where the events are that a command reads: those of the server, or of a folder that must be there already. @throws CliError */
export function storeIn(folder: string, store: string | undefined): { readonly address: string | undefined; readonly path: string } {
  const address = storeAddress(store);
  return { address, path: address === undefined ? eventsIn(folder) : '' };
}

/** The path of the events of a folder that must be there already. @throws CliError */
export function eventsIn(folder: string): string {
  const path = join(resolve(folder), EVENTS_FILE);
  if (existsSync(path)) return path;
  throw new CliError(
    'STORE_NOT_FOUND',
    `There is no store in ${resolve(folder)}: name the folder that the server was started on with --data.`,
  );
}
