/**
 * The victim of an attack in a thread of its own, so that what the attack costs the attacker does not count as waiting.
 */
import '../wire-service/typescript.mjs';

await import(new URL('./victim-thread.ts', import.meta.url).href);
