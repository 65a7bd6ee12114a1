/** The values of options: the command line has priority, then the environment, then a file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { command } from './command.js';
import { oneOf, wholeNumber } from './options.js';

describe('A file with options', () => {
  let folder: string;
  let path: string;
  let found: object | undefined;

  const tried = command({
    usage: 'try',
    about: 'Tries options.',
    configurable: true,
    options: {
      port: { value: 'N', environment: 'TAPIS_TRY_PORT', default: '4000', meaning: 'a port', read: wholeNumber(0, 65_535) },
      names: { value: 'public|token', default: 'public', meaning: 'who sees names', read: oneOf(['public', 'token']) },
      site: { value: 'URL', repeated: true, meaning: 'a site' },
      quiet: { meaning: 'says less' },
      'accept-loss': { once: true, meaning: 'accepts a loss' },
      'draw-secret': { value: 'SECRET', environment: 'TAPIS_TRY_SECRET', secret: true, meaning: 'a secret' },
    },
    examples: ['tapis try'],
    exitCodes: { 0: 'done', 1: 'not done' },
    run({ values }) {
      found = values;
      return 0;
    },
  });

  const io = { out: new PassThrough(), err: new PassThrough() };
  const runWith = async (text: string, ...args: readonly string[]): Promise<object | undefined> => {
    writeFileSync(path, text);
    found = undefined;
    await tried.run(['--config', path, ...args], io);
    return found;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tapis-config-'));
    path = join(folder, 'tapis.toml');
  });

  afterEach(() => {
    for (const name of ['TAPIS_TRY_PORT', 'TAPIS_TRY_SECRET', 'TAPIS_CONFIG']) delete process.env[name];
    rmSync(folder, { recursive: true });
  });

  it('gives what neither the command line nor the environment gives', async () => {
    const text = 'port = 8080\nnames = "token"\nsite = ["https://one.example", "https://two.example"]\nquiet = true\n';
    expect(await runWith(text)).toMatchObject({
      port: 8080,
      names: 'token',
      site: ['https://one.example', 'https://two.example'],
      quiet: true,
      'accept-loss': false,
      'draw-secret': undefined,
    });
    process.env['TAPIS_TRY_PORT'] = '8081';
    expect(await runWith(text)).toMatchObject({ port: 8081 });
    expect(await runWith(text, '--port', '8082', '--site', 'https://three.example')).toMatchObject({
      port: 8082,
      site: ['https://three.example'],
    });
  });

  it('is named by the environment too', async () => {
    writeFileSync(path, 'port = 8083');
    process.env['TAPIS_CONFIG'] = path;
    await tried.run([], io);
    expect(found).toMatchObject({ port: 8083 });
  });

  it.each([
    ['port = "many"', '--port takes a whole number from 0 to 65535, not "many"'],
    ['port = [1]', 'tapis.toml: port must be a text or a number'],
    ['names = "nobody"', '--names takes public, token, not "nobody"'],
    ['site = "https://one.example"', 'tapis.toml: site must be a list of texts'],
    ['quiet = "yes"', 'tapis.toml: quiet must be true or false'],
    ['prot = 1', 'tapis.toml: "prot" is no option that a file may give; those are port, names, site, quiet'],
    ['toString = 1', 'tapis.toml: "toString" is no option that a file may give'],
    ['accept-loss = true', 'tapis.toml: "accept-loss" is no option that a file may give'],
    ['draw-secret = "x"', 'tapis.toml: "draw-secret" is no option that a file may give'],
    ['config = "other.toml"', 'tapis.toml: "config" is no option that a file may give'],
    ['port 8080', 'tapis.toml is no TOML'],
  ])('is refused: %s', async (text, why) => {
    await expect(runWith(text)).rejects.toThrow(why);
    expect(found).toBeUndefined();
  });

  it('is refused where it is not there', async () => {
    await expect(tried.run(['--config', join(folder, 'none.toml')], io)).rejects.toMatchObject({ code: 'CONFIG_UNREADABLE' });
  });

  it('has no secret, and neither has the command line', async () => {
    process.env['TAPIS_TRY_SECRET'] = 'of the environment';
    expect(await runWith('')).toMatchObject({ 'draw-secret': 'of the environment' });
    await expect(tried.run(['--draw-secret', 'x'], io)).rejects.toThrow("Unknown option '--draw-secret'");
    expect(tried.help).toContain('TAPIS_TRY_SECRET');
    expect(tried.help).not.toContain('--draw-secret');
  });
});
