/**
 * Starts the wire service of the tests from its TypeScript sources.
 * It tests our client code against KurrentDB's service definitions; it stands in for no database.
 */
import './typescript.mjs';

await import(new URL('./main.ts', import.meta.url).href);
