/** Environment variables. `NAME_FILE` may name a file with a secret instead, since service managers provide secrets as files. */
import { readFileSync } from 'node:fs';
import { CliError, UsageError } from './command-errors.js';

/** The variable of an option, such as `TAPIS_PUBLIC_URL`. */
export const variableOf = (option: string): string => `TAPIS_${option.toUpperCase().replaceAll('-', '_')}`;

/** The value of a variable; undefined when it is unset or empty. */
export function readVariable(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}

/** A value with a secret. @throws UsageError when it is set twice or the file is empty, CliError for an unreadable file */
export function readSecretVariable(name: string): string | undefined {
  const value = readVariable(name);
  const path = readVariable(`${name}_FILE`);
  if (path === undefined) return value;
  if (value !== undefined) throw new UsageError(`${name} and ${name}_FILE are both set, and only one of them can count`);
  const text = contentOf(path, `${name}_FILE`).trimEnd();
  if (text === '') throw new UsageError(`${path}, which ${name}_FILE names, is empty`);
  return text;
}

/** The token for a running server. @throws UsageError for none */
export function readToken(): string {
  const token = readSecretVariable('TAPIS_TOKEN');
  if (token !== undefined) return token;
  throw new UsageError(
    'set the environment variable TAPIS_TOKEN to a token, or TAPIS_TOKEN_FILE to a file with one; an option would show in the list of processes',
  );
}

function contentOf(path: string, variable: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new CliError('CONFIG_UNREADABLE', `The file that ${variable} names can't be read: ${(error as Error).message}`);
  }
}
