/**
 * The clients of the speed check, in a process of their own.
 */
import '../wire-service/typescript.mjs';

await import(new URL('../../bench/cluster-client.ts', import.meta.url).href);
