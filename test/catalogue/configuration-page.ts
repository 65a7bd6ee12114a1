/**
 * The page of what a server can be configured with: every option of `tapis serve`, and every limit.
 */
import { declaredLimits } from '../../src/api/request/limits.js';
import type { OptionDeclaration } from '../../src/cli/command.js';
import { serve } from '../../src/cli/serve.js';

type Table = (head: readonly string[], rows: readonly (readonly string[])[]) => string;

const code = (text: string): string => `\`${text}\``;

/** Its meaning without the default, which has a column. */
const meaningOf = ({ meaning }: OptionDeclaration): string => meaning.replaceAll('\n', ' ').replace(/ \(default:? [^)]*\)/, '');

function variableOf({ environment, secret, mayHidePassword }: OptionDeclaration): string {
  if (environment === undefined) return '';
  return secret || mayHidePassword ? `${code(environment)}, ${code(`${environment}_FILE`)}` : code(environment);
}

function rowOf([name, option]: readonly [string, OptionDeclaration]): readonly string[] {
  const flag = option.value === undefined ? `--${name}` : `--${name} ${option.value}`;
  return [
    option.secret === true ? '' : code(flag),
    variableOf(option),
    option.secret === true || option.once === true ? '' : code(name),
    option.default ?? '',
    meaningOf(option),
  ];
}

export function configurationPage(table: Table): string {
  const limits = Object.entries(declaredLimits).map(([name, limit]) => [
    code(name),
    String(limit.default),
    String(limit.least),
    limit.meaning,
  ]);
  return `${[
    '# Configuration of a server',
    'Every option of `tapis serve`. The command line comes first, then the variable of the environment, then the file of `--config`, then the default. A variable that is empty counts as not set. A list in a variable is parted by commas or spaces, such as `TAPIS_LIMIT="connections=2000,sockets=500"`. A variable that ends with `_FILE` names a file with the value, for secrets that a service manager hands over as files; only one of the two may be set. What is meant for one start has no variable. Everything is checked before anything is made in the data folder. Kubernetes sets `TAPIS_PORT` to an address in pods beside a service named `tapis`: name it otherwise, or set `enableServiceLinks: false`.',
    table(['Option', 'Variable', 'In the file', 'Default', 'Meaning'], Object.entries(serve.options).map(rowOf)),
    'Commands that ask a running server, such as `tapis token`, take a token from `TAPIS_TOKEN`, or from the file that `TAPIS_TOKEN_FILE` names, and the address of the server from `TAPIS_URL`.',
    '## Limits',
    'Each is set by `--limit NAME=N`. [network.md](../operations/network.md#limits) says what a client sees.',
    table(['Name', 'Default', 'Smallest', 'What it bounds'], limits),
  ].join('\n\n')}\n`;
}
