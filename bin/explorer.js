/**
 * The last step of `npm run build`: copies the explorer into `dist/explorer`, its page and what the page loads (GraphiQL, as `ruru` packs it). The maps
 * are left out, which are most of it, so the program itself needs no package for the explorer.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ruruHTML } from 'ruru/server';

const packed = join(dirname(createRequire(import.meta.url).resolve('ruru/server')), '..');
const target = fileURLToPath(new URL('../dist/explorer', import.meta.url));

mkdirSync(target, { recursive: true });
cpSync(join(packed, 'static'), join(target, 'static'), { recursive: true, filter: (path) => !path.endsWith('.map') });
cpSync(join(packed, 'LICENSE.md'), join(target, 'LICENSE.md'));
writeFileSync(
  join(target, 'index.html'),
  ruruHTML({
    staticPath: '/explorer/static/',
    endpoint: '/graphql',
    subscriptionEndpoint: '/graphql',
    htmlParts: { titleTag: '<title>Tapis – explorer</title>' },
  }),
);
