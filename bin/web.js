/**
 * Part of `npm run build`: the pages for people, from `web/` into `dist/web`. Names of files have a hash of their content, and each file has
 * compressed copies. It fails where an operation does not fit the schema, or a page is over its budget.
 */
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { typedOperations } from './web/operations.js';
import { verifierModule, verifierTypes } from './web/verifier.js';

const project = fileURLToPath(new URL('../', import.meta.url));
const at = (path) => join(project, path);

/** Bytes, compressed with gzip. */
const MOST_SCRIPT = 20_480;
const MOST_DESK_SCRIPT = 46_080;
const MOST_STYLE = 4_096;

/** The files of each page. */
const pages = {
  start: { script: 'pages/start.tsx', style: 'styles/page.css' },
  tournament: { script: 'pages/tournament.tsx', style: 'styles/page.css' },
  desk: { script: 'pages/desk.tsx', style: 'styles/desk.css', most: MOST_DESK_SCRIPT },
  cash: { script: 'pages/cash.tsx', style: 'styles/desk.css', most: MOST_DESK_SCRIPT },
  replay: { script: 'pages/replay.tsx', style: 'styles/replay.css' },
  dispute: { script: 'pages/dispute.tsx', style: 'styles/dispute.css' },
  table: { script: 'pages/table-device.tsx', style: 'styles/desk.css', most: MOST_DESK_SCRIPT },
  display: { script: 'pages/display.tsx', style: 'styles/display.css' },
  season: { script: 'pages/season.tsx', style: 'styles/federation.css' },
  club: { script: 'pages/club.tsx', style: 'styles/federation.css' },
  player: { script: 'pages/player.tsx', style: 'styles/federation.css' },
  import: { script: 'pages/import.tsx', style: 'styles/import.css' },
  verify: { script: 'pages/verify.tsx', style: 'styles/verify.css' },
};

/** Files that a page loads after its first paint, by the name that sources have for their addresses. */
const later = {
  SEASON_WORKINGS: { source: 'text/season-workings.ts', format: 'esm' },
  VERIFIER: { source: 'verify/worker.ts', format: 'iife' },
};

mkdirSync(at('web/generated'), { recursive: true });
const read = (path) => readFileSync(at(path), 'utf8');
writeFileSync(
  at('web/generated/operations.ts'),
  typedOperations(at('web/operations'), read('schema.graphql'), JSON.parse(read('docs/api/codegen-scalars.json'))),
);
writeFileSync(at('web/generated/verify-bundle.js'), verifierModule(read('examples/verify-bundle.html')));
writeFileSync(at('web/generated/verify-bundle.d.ts'), verifierTypes);

const options = {
  outdir: at('dist/web'),
  tsconfig: at('web/tsconfig.json'),
  target: ['chrome87', 'firefox90', 'safari15'],
  bundle: true,
  minify: true,
  legalComments: 'none',
  entryNames: '[name]',
  write: false,
  logLevel: 'warning',
};

rmSync(at('dist/web'), { recursive: true, force: true });
mkdirSync(at('dist/web/files'), { recursive: true });

const define = {};
for (const [name, { source, format }] of Object.entries(later)) {
  const { outputFiles } = await build({ ...options, entryPoints: [at(`web/${source}`)], format });
  define[name] = JSON.stringify(`/pages/${writeHashed(basename(outputFiles[0].path), outputFiles[0].contents)}`);
}

const sources = [...new Set(Object.values(pages).flatMap(({ script, style }) => [script, style]))];
const { outputFiles } = await build({
  ...options,
  entryPoints: sources.map((path) => at(`web/${path}`)),
  format: 'esm',
  define,
  external: ['/pages/*'],
});

/** @returns the name with the hash */
function writeHashed(name, contents, mostScript = MOST_SCRIPT) {
  const ending = extname(name);
  const hashed = `${basename(name, ending)}.${hash('sha256', contents).slice(0, 10)}${ending}`;
  writeFileSync(at(`dist/web/files/${hashed}`), contents);
  const packed = gzipSync(contents, { level: 9 });
  writeFileSync(at(`dist/web/files/${hashed}.gz`), packed);
  writeFileSync(at(`dist/web/files/${hashed}.br`), brotliCompressSync(contents));
  const most = { '.js': mostScript, '.css': MOST_STYLE }[ending];
  if (most !== undefined && packed.length > most)
    throw new Error(`web: ${name} is ${packed.length} bytes compressed, ${packed.length - most} over its budget of ${most}`);
  if (process.argv.includes('--sizes')) process.stdout.write(`${name} ${packed.length} of ${most ?? 'any'} bytes compressed\n`);
  return hashed;
}

const mostOf = (name) => Object.values(pages).find(({ script }) => basename(script).replace('.tsx', '.js') === name)?.most;
const names = new Map(
  outputFiles.map(({ path, contents }) => [basename(path), writeHashed(basename(path), contents, mostOf(basename(path)))]),
);
const icon = writeHashed('icon.svg', readFileSync(at('web/draw/icon.svg')));
const built = Object.entries(pages).map(([page, { script, style }]) => [
  page,
  { script: names.get(basename(script).replace('.tsx', '.js')), style: names.get(basename(style)), icon },
]);
writeFileSync(at('dist/web/pages.json'), JSON.stringify(Object.fromEntries(built)));
