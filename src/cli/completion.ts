/** `tapis completion SHELL`: prints a script for shell completion of commands, options and their values, made from the declarations. */
import { UsageError } from './command-errors.js';
import type { CliCommand, OptionDeclaration } from './command.js';

/** The commands by name. */
export type Commands = Readonly<Record<string, { readonly summary: string; readonly load: () => Promise<CliCommand> }>>;

type Loaded = readonly (readonly [name: string, summary: string, options: CliCommand['options']])[];

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

export const shells = Object.keys(scripts);

/** @throws UsageError for an unknown shell */
export async function completionScript(shell: string | undefined, commands: Commands): Promise<string> {
  if (shell === undefined || !Object.hasOwn(scripts, shell)) throw new UsageError(`completion takes one of ${shells.join(', ')}`);
  const loaded = await Promise.all(
    Object.entries(commands).map(async ([name, { summary, load }]) => [name, summary, (await load()).options] as const),
  );
  return scripts[shell as keyof typeof scripts](loaded);
}

const flagsOf = (options: CliCommand['options']): [string, OptionDeclaration][] => [
  ...Object.entries(options).filter(([, { secret }]) => secret !== true),
  ['help', { meaning: 'show its help and exit' }],
];

/** The possible values of an option; none for a folder or a number. */
const wordsOf = ({ value }: OptionDeclaration): readonly string[] =>
  value !== undefined && /^[a-z|]+$/.test(value) ? value.split('|') : [];

function bashScript(commands: Loaded): string {
  const names = commands.map(([name]) => name).join(' ');
  const options = commands.map(
    ([name, , declared]) =>
      `    ${name}) words='${flagsOf(declared)
        .map(([flag]) => `--${flag}`)
        .join(' ')}' ;;`,
  );
  const values = new Map(
    commands.flatMap(([name, , declared]) =>
      flagsOf(declared).flatMap(([flag, option]) => {
        const words = wordsOf(option);
        return words.length === 0 ? [] : [[`${name}:--${flag}`, words.join(' ')] as const];
      }),
    ),
  );
  return `# Completion of tapis for bash: eval "$(tapis completion bash)"
_tapis() {
  local words='' current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]}
  if [ "$COMP_CWORD" = 1 ] || { [ "$COMP_CWORD" = 2 ] && [ "$command" = help ]; }; then
    COMPREPLY=($(compgen -W '${names} help completion' -- "$current"))
    return
  fi
  case "$command:$before" in
    completion:completion) words='${shells.join(' ')}' ;;
${[...values].map(([place, words]) => `    ${place}) words='${words}' ;;`).join('\n')}
  esac
  if [ -z "$words" ] && [[ $current == -* ]]; then
    case "$command" in
${options.map((line) => `  ${line}`).join('\n')}
    esac
  fi
  [ -z "$words" ] || COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _tapis tapis
`;
}

/** zsh can use the script for bash. */
function zshScript(commands: Loaded): string {
  const script = bashScript(commands).replace('for bash: eval "$(tapis completion bash)"', 'for zsh: eval "$(tapis completion zsh)"');
  return script.replace('\n', '\nautoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n');
}

function fishScript(commands: Loaded): string {
  const quoted = (text: string): string => `'${text.replaceAll('\n', ' ').replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  const lines = commands.flatMap(([name, summary, options]) => [
    `complete -c tapis -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ...flagsOf(options).map(([flag, option]) => {
      const words = wordsOf(option);
      const value = option.value === undefined ? '' : words.length === 0 ? ' -r' : ` -x -a ${quoted(words.join(' '))}`;
      return `complete -c tapis -n '__fish_seen_subcommand_from ${name}' -l ${flag}${value} -d ${quoted(option.meaning)}`;
    }),
  ]);
  return `# Completion of tapis for fish: tapis completion fish | source
complete -c tapis -n __fish_use_subcommand -a 'help completion'
complete -c tapis -n '__fish_seen_subcommand_from completion' -x -a ${quoted(shells.join(' '))}
complete -c tapis -n '__fish_seen_subcommand_from help' -x -a ${quoted(commands.map(([name]) => name).join(' '))}
${lines.join('\n')}
`;
}
