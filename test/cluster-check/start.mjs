/**
 * `npm run cluster-check`: checks of a KurrentDB cluster that an operator names, from TypeScript sources, as the wire service of the tests is started.
 */
import '../wire-service/typescript.mjs';

await import(new URL('./main.ts', import.meta.url).href);
