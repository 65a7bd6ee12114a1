/** How commands of `tapis` are declared: options are listed once, for help and parsing. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { typeset } from '../texts/typography.js';
import { UsageError } from './command-errors.js';
import { readSecretVariable, readVariable, variableOf } from './environment.js';
import type { FileValue } from './config-file.js';

export { CliError, UsageError } from './command-errors.js';

/** A command's output: results to `out`, progress and errors to `err`. */
export interface Io {
  readonly out: NodeJS.WritableStream & { readonly columns?: number; readonly isTTY?: boolean };
  readonly err: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

export interface CliCommand {
  /** The whole help text. */
  readonly help: string;
  /** By name, including the shared ones. */
  readonly options: Options;
  /** Runs the command. @returns the exit code */
  run(args: readonly string[], io: Io): Promise<number>;
}

/** An option: a flag, or one with a value. */
export interface OptionDeclaration {
  /** The placeholder of its value in the help, such as `FOLDER`; left out for a flag. */
  readonly value?: string;
  /** Its meaning and its default, in words. */
  readonly meaning: string;
  /** The environment variable that sets it when the command line does not. */
  readonly environment?: string;
  /** The default value. */
  readonly default?: string;
  /** It may be repeated. */
  readonly repeated?: true;
  /** Only the environment sets it: everybody on the machine can read command lines, and often files. */
  readonly secret?: true;
  /** It may contain a password, so the environment may name a file with it. */
  readonly mayHidePassword?: true;
  /** It is for a single call, so no file sets it. */
  readonly once?: true;
  /** Parses its text. @throws UsageError */
  readonly read?: (text: string, flag: string) => unknown;
}

type Read<Option> = Option extends { readonly read: (text: string, flag: string) => infer Value } ? Value : string;

/** The value of an option. */
type Given<Option> = Option extends { readonly value: string }
  ? Option extends { readonly repeated: true }
    ? readonly Read<Option>[]
    : Option extends { readonly default: string }
      ? Read<Option>
      : Read<Option> | undefined
  : boolean;

export type Options = Readonly<Record<string, OptionDeclaration>>;

/** A command's arguments. */
export interface Call<Declared extends Options> {
  readonly values: { readonly [Name in keyof Declared]: Given<Declared[Name]> };
  /** The arguments that are not options. */
  readonly operands: readonly string[];
  /** The names of the given options. */
  readonly named: ReadonlySet<keyof Declared>;
  readonly io: Io;
}

export interface CommandDeclaration<Declared extends Options> {
  /** Without `tapis`, such as `replay HAND`. */
  readonly usage: string;
  /** The program in its usage, if not `tapis`. */
  readonly program?: string;
  /** Paragraphs with line breaks. */
  readonly about: string;
  readonly options: Declared;
  /** Whether a file named by `--config` may set its options, which also have environment variables. */
  readonly configurable?: true;
  /** The number of its operands, and the message for fewer. Default: none. */
  readonly operands?: { readonly least: number; readonly most: number; readonly missing: string };
  /** Complete commands. */
  readonly examples: readonly string[];
  /** The meaning of each exit code; 2 always means wrong usage. */
  readonly exitCodes: { readonly 0: string; readonly 1: string; readonly 3?: string };
  /** Runs the command. @returns the exit code @throws UsageError, CliError */
  run(call: Call<Declared>): number | Promise<number>;
}

export function command<const Declared extends Options>(declared: CommandDeclaration<Declared>): CliCommand {
  const { operands: taken = { least: 0, most: 0, missing: '' } } = declared;
  const options: Options = declared.configurable === true ? { ...withVariables(declared.options), config: configOption } : declared.options;
  return {
    help: helpOf({ ...declared, options }),
    options,
    async run(args, io) {
      const { values, positionals, tokens } = parseArgs({
        args: [...args],
        allowPositionals: true,
        tokens: true,
        options: parsed(options),
      });
      if (positionals.length < taken.least) throw new UsageError(taken.missing);
      if (positionals.length > taken.most) throw new UsageError(`"${positionals[taken.most]}" is not expected here`);
      const inFile = await fileValues(options, values['config']);
      const read = Object.entries(options).map(([name, option]) => [name, valueOf(name, option, values[name], inFile.get(name))]);
      const given = Object.fromEntries(read);
      return declared.run({
        values: given as Call<Declared>['values'],
        operands: positionals,
        named: new Set(tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))),
        io: given['lang'] === 'fr' && given['json'] !== true ? { ...io, out: typesetting(io.out) } : io,
      });
    },
  };
}

/** A stream to which French is written with its no-break spaces. */
function typesetting(out: Io['out']): Io['out'] {
  const write = (text: unknown, ...rest: readonly unknown[]): boolean =>
    (out.write as (...given: readonly unknown[]) => boolean).call(out, typeof text === 'string' ? typeset(text, 'fr') : text, ...rest);
  return new Proxy(out, {
    get(stream, name) {
      if (name === 'write') return write;
      const value: unknown = Reflect.get(stream, name);
      return typeof value === 'function' ? value.bind(stream) : value;
    },
  });
}

const configOption: OptionDeclaration = {
  value: 'FILE',
  environment: 'TAPIS_CONFIG',
  once: true,
  meaning: 'a TOML file with options, such as port = 8080; the command line and the\nenvironment come before it',
};

/** Options for more than one call each get an environment variable. */
function withVariables(options: Options): Options {
  const named = Object.entries(options).map(([name, option]): [string, OptionDeclaration] => [
    name,
    option.once === true || option.value === undefined ? option : { ...option, environment: option.environment ?? variableOf(name) },
  ]);
  return Object.fromEntries(named);
}

/** Whether `NAME_FILE` may name a file with the value of `NAME`. */
const mayBeInFile = ({ secret, mayHidePassword }: OptionDeclaration): boolean => secret === true || mayHidePassword === true;

const noValues: ReadonlyMap<string, FileValue> = new Map();

/** The values in the named file; nothing when none is named. */
async function fileValues(options: Options, given: unknown): Promise<ReadonlyMap<string, FileValue>> {
  const path = options['config'] === configOption ? valueOf('config', configOption, given) : undefined;
  if (path === undefined) return noValues;
  const { readConfigFile } = await import('./config-file.js');
  return readConfigFile(path as string, options);
}

function parsed(options: Options): NonNullable<ParseArgsConfig['options']> {
  const ofCommandLine = Object.entries(options).filter(([, { secret }]) => secret !== true);
  return Object.fromEntries(
    ofCommandLine.map(([name, { value, repeated = false }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: repeated },
    ]),
  );
}

/**
 * The value from the command line, else the environment, else the file, else the default. A list in the environment is separated by commas
 * or spaces.
 */
function valueOf(name: string, option: OptionDeclaration, given: unknown, inFile?: FileValue): unknown {
  if (option.value === undefined) return given ?? inFile ?? false;
  const read = (text: string, place = `--${name}`): unknown => {
    if (text === '') throw new UsageError(`${place} needs a value: ${option.value}`);
    return option.read === undefined ? text : option.read(text, place);
  };
  const variable = given === undefined ? option.environment : undefined;
  const inEnvironment = variable === undefined ? undefined : mayBeInFile(option) ? readSecretVariable(variable) : readVariable(variable);
  if (option.repeated) {
    const texts = (given ?? inEnvironment?.split(/[\s,]+/).filter((text) => text !== '') ?? inFile ?? []) as readonly string[];
    return texts.map((text) => read(text, inEnvironment === undefined ? undefined : variable));
  }
  if (inEnvironment !== undefined) return read(inEnvironment, variable);
  const text = (given ?? inFile ?? option.default) as string | undefined;
  return text === undefined ? undefined : read(text);
}

/** The common layout of help texts. */
function helpOf({ usage, program = 'tapis', about, options, examples, exitCodes }: Omit<CommandDeclaration<Options>, 'run'>): string {
  const all = Object.entries(options).map(([name, option]) => {
    const { value, meaning, environment } = option;
    const orFile = mayBeInFile(option) ? `, or a file that ${environment}_FILE names` : '';
    if (option.secret === true) return [environment!, `${meaning}\n(environment variable alone${orFile})`];
    const flags = value === undefined ? `--${name}` : `--${name} ${value}`;
    return [flags, environment === undefined ? meaning : `${meaning}\n(environment variable: ${environment}${orFile})`];
  });
  all.push(['-h, --help', 'show this help and exit']);
  const width = Math.max(...all.map(([flags]) => flags!.length)) + 2;
  const lines = [
    `Usage: ${[program, usage, '[options]'].filter((part) => part !== '').join(' ')}`,
    '',
    about.trim(),
    '',
    'Options',
    ...all.map(([flags, meaning]) => `  ${flags!.padEnd(width)}${meaning!.replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`),
    '',
    'Examples',
    ...examples.map((example) => `  ${example}`),
    '',
    `Exit codes: 0 ${exitCodes[0]}, 1 ${exitCodes[1]}, 2 wrong use${exitCodes[3] === undefined ? '' : `,\n  3 ${exitCodes[3]}`}.`,
  ];
  return `${lines.join('\n')}\n`;
}
