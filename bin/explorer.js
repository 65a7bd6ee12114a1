/**
 * The last step of `npm run build`: copies the explorer into `dist/explorer`, its page and what the page loads (GraphiQL, as `ruru` packs it). The maps
 * are left out, which are most of it, so the program itself needs no package for the explorer. The bar with the token and the examples are ours.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ruruHTML } from 'ruru/server';

const packed = join(dirname(createRequire(import.meta.url).resolve('ruru/server')), '..');
const target = fileURLToPath(new URL('../dist/explorer', import.meta.url));
const own = (name) => fileURLToPath(new URL(`explorer/${name}`, import.meta.url));

mkdirSync(target, { recursive: true });
cpSync(join(packed, 'static'), join(target, 'static'), { recursive: true, filter: (path) => !path.endsWith('.map') });
cpSync(join(packed, 'LICENSE.md'), join(target, 'LICENSE.md'));
cpSync(own('token.js'), join(target, 'static/tapis-token.js'));

const style = `<style>
#tapis-bar { height: 2.6rem; display: flex; gap: 1.5rem; align-items: center; padding: 0 1rem; font: 15px system-ui, sans-serif }
#tapis-token { font: inherit; width: 22rem }
#ruru-root { height: calc(100vh - 2.6rem) }
</style>`;
const bar = `<div id="tapis-bar">
<strong>Tapis</strong>
<label>Token <input id="tapis-token" type="password" autocomplete="off" placeholder="none: what is public"></label>
<a href="/docs/">Documentation</a>
<a href="/schema.graphql">The schema as a file</a>
</div>`;

writeFileSync(
  join(target, 'index.html'),
  ruruHTML({
    staticPath: '/explorer/static/',
    endpoint: '/graphql',
    subscriptionEndpoint: '/graphql',
    clientConfig: { defaultQuery: readFileSync(own('examples.graphql'), 'utf8') },
    htmlParts: {
      titleTag: '<title>Tapis – explorer</title>',
      styleTags: (given) => given + style,
      headerScripts: (given) => `<script src="/explorer/static/tapis-token.js"></script>\n${given}`,
      bodyContent: (given) => bar + given,
    },
  }),
);
