/** What helps at the keyboard: help by either word, suggestions for typing errors, completion, and the unit that starts the server. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { serve } from '../../src/cli/serve.js';
import { nearestWord } from '../../src/cli/suggestions.js';
import { tapis } from './run.js';

it('tapis help COMMAND is tapis COMMAND --help', async () => {
  expect(await tapis('help', 'serve')).toEqual(await tapis('serve', '--help'));
  expect(await tapis('help')).toEqual(await tapis('--help'));
  expect((await tapis('help', 'srve')).code).toBe(2);
});

it.each([
  ['srve', 'serve'],
  ['verfiy', 'verify'],
  ['simul', 'simulate'],
  ['rebiuld', 'rebuild'],
  ['frobnicate', undefined],
  ['x', undefined],
])('"%s" is taken for %s', (typed, meant) => {
  expect(nearestWord(typed, ['serve', 'season', 'verify', 'simulate', 'rebuild', 'restore'])).toBe(meant);
});

it('a typing error is answered by what was meant, in one line', async () => {
  expect(await tapis('srve')).toEqual({
    code: 2,
    out: '',
    err: 'tapis: there is no command "srve"; did you mean "serve"? "tapis --help" lists the commands\n',
  });
  expect((await tapis('serve', '--prot', '8080')).err).toBe(
    'tapis serve: Unknown option \'--prot\'; did you mean --port? "tapis serve --help" explains\n',
  );
  // A secret is no option, so none is suggested.
  expect((await tapis('serve', '--draw-secrets', 'x')).err).toBe(
    'tapis serve: Unknown option \'--draw-secrets\'; "tapis serve --help" explains\n',
  );
});

describe('completion', () => {
  /** What bash offers for a line. */
  async function offered(line: string): Promise<string[]> {
    const { out } = await tapis('completion', 'bash');
    const words = line.split(' ');
    const script = `${out}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _tapis; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-uc', script], { encoding: 'utf8' }).trim().split('\n');
  }

  it('offers commands, options and the words of an option', async () => {
    expect(await offered('tapis re')).toEqual(['replay', 'restore', 'rebuild']);
    expect(await offered('tapis help ser')).toEqual(['serve']);
    expect(await offered('tapis serve --po')).toEqual(['--port']);
    expect(await offered('tapis serve --names ')).toEqual(['public', 'token']);
    expect(await offered('tapis completion ')).toEqual(['bash', 'zsh', 'fish']);
    expect(await offered('tapis serve --draw')).toEqual(['']);
  });

  it('is there for zsh and fish too', async () => {
    expect((await tapis('completion', 'zsh')).out).toContain('bashcompinit');
    const { out } = await tapis('completion', 'fish');
    expect(out).toContain("complete -c tapis -n '__fish_seen_subcommand_from serve' -l names -x -a 'public token'");
    for (const line of out.split('\n').slice(1, -1)) expect(line).toMatch(/^complete -c tapis /);
  });

  it.each([[['completion']], [['completion', 'tcsh']], [['completion', 'toString']]])('%j is wrong use', async (args) => {
    expect(await tapis(...args)).toEqual({ code: 2, out: '', err: 'tapis: completion takes one of bash, zsh, fish\n' });
  });
});

it('examples/tapis.service sets variables that serve knows, and is no other account’s to read', () => {
  const unit = readFileSync(new URL('../../examples/tapis.service', import.meta.url), 'utf8');
  const variables = Object.values(serve.options).flatMap(({ environment }) => [environment, `${environment}_FILE`]);
  const set = [.../^Environment=(.*)$/m.exec(unit)![1]!.matchAll(/(\w+)=/g)].map(([, name]) => name);
  expect(set).toEqual(['TAPIS_DATA', 'TAPIS_CONFIG', 'TAPIS_DRAW_SECRET_FILE']);
  for (const name of set) expect(variables).toContain(name);
  for (const line of ['UMask=0077', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'StateDirectory=tapis'])
    expect(unit).toContain(`\n${line}\n`);
});
