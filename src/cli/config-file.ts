/**
 * A file with options of a command, in TOML: `port = 8080`, `names = "token"`, `public-url = ["https://tapis.club.example"]`.
 */
import { readFileSync } from 'node:fs';
import { lookUp } from '../../events/look-up.js';
import { CliError, UsageError } from './command-errors.js';

/** An option's value in a file, in the form of the command line. */
export type FileValue = boolean | string | readonly string[];

/** The part of an option's declaration that concerns files. */
interface FileOption {
  readonly value?: string;
  readonly repeated?: true;
  readonly secret?: true;
  readonly once?: true;
}

type Options = Readonly<Record<string, FileOption>>;

/** @throws CliError for an unreadable file, UsageError for invalid TOML or an unknown option */
export async function readConfigFile(path: string, options: Options): Promise<ReadonlyMap<string, FileValue>> {
  const { parse } = await import('smol-toml');
  const entries = Object.entries(parsed(path, readAt(path), parse));
  return new Map(entries.map(([name, value]) => [name, valueIn(path, name, value, options)]));
}

function readAt(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new CliError('CONFIG_UNREADABLE', `${path} can't be read: ${(error as Error).message}`);
  }
}

function parsed(path: string, text: string, parse: (text: string) => object): object {
  try {
    return parse(text);
  } catch (error) {
    throw new UsageError(`${path} is no TOML: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** Whether a file may set an option. */
const isForFiles = ({ secret, once }: FileOption): boolean => secret !== true && once !== true;

function valueIn(path: string, name: string, value: unknown, options: Options): FileValue {
  const option = lookUp(options, name);
  if (option === undefined || !isForFiles(option)) {
    const known = Object.entries(options).flatMap(([each, declared]) => (isForFiles(declared) ? [each] : []));
    throw new UsageError(`${path}: "${name}" is no option that a file may give; those are ${known.join(', ')}`);
  }
  const wrong = (wanted: string): UsageError => new UsageError(`${path}: ${name} must be ${wanted}`);
  if (option.value === undefined) {
    if (typeof value === 'boolean') return value;
    throw wrong('true or false');
  }
  if (option.repeated === true) {
    if (Array.isArray(value)) return value.map((each) => textOf(each) ?? raise(wrong('a list of texts')));
    throw wrong('a list of texts');
  }
  return textOf(value) ?? raise(wrong('a text or a number'));
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : null;
}

function raise(error: Error): never {
  throw error;
}
