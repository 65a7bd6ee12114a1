/**
 * The one layout of every command's help: usage, what it does, options with their defaults, examples, exit codes.
 * May import: nothing.
 */

export interface HelpPage {
  /** Without `tapis`, such as `serve [options]`. */
  readonly usage: string;
  /** Paragraphs, already broken into lines. */
  readonly about: string;
  /** Flags with their value, then what they mean and the default. */
  readonly options: readonly (readonly [flags: string, meaning: string])[];
  /** Whole commands. */
  readonly examples: readonly string[];
  /** What each exit code means; 2 is always wrong use. */
  readonly exitCodes: { readonly 0: string; readonly 1: string };
}

const HELP_OPTION = ['-h, --help', 'show this and do nothing'] as const;

/** The options that several commands have. */
export const sharedOptions = {
  data: ['--data FOLDER', 'the data folder (default ./data)'],
  store: [
    '--store ADDRESS',
    'a KurrentDB store, such as kurrentdb://host:2113, instead of the folder’s own\n(default: what TAPIS_STORE says)',
  ],
  json: ['--json', 'one JSON object on stdout instead of text'],
  lang: ['--lang en|fr', 'the language of tables and refusals (default en)'],
} as const;

export function helpPage({ usage, about, options, examples, exitCodes }: HelpPage): string {
  const all = [...options, HELP_OPTION];
  const width = Math.max(...all.map(([flags]) => flags.length)) + 2;
  const lines = [
    `Usage: tapis ${usage}`,
    '',
    about.trim(),
    '',
    'Options',
    ...all.map(([flags, meaning]) => `  ${flags.padEnd(width)}${meaning.replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`),
    '',
    'Examples',
    ...examples.map((example) => `  ${example}`),
    '',
    `Exit codes: 0 ${exitCodes[0]}, 1 ${exitCodes[1]}, 2 wrong use.`,
  ];
  return `${lines.join('\n')}\n`;
}
