/**
 * A thread that gives commands to a server one after the other, and requests `/health` every few milliseconds. Its computation is not in
 * the server's thread.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as delay } from 'node:timers/promises';

/** `digest`: a preceding query whose last value is given as `differences`; not counted. */
export type Command = readonly [name: string, input: object, digest?: string];

export interface GrowingClientData {
  /** Of GraphQL. */
  readonly url: string;
  readonly token: string;
  readonly commands: readonly Command[];
  /** Whether the views have to show a command before it counts as taken. */
  readonly shown: boolean;
}

export interface GrowingClientResult {
  /** Of each command, milliseconds. */
  readonly took: readonly number[];
  /** The longest that `/health` waited, milliseconds. */
  readonly stall: number;
}

const EVERY_MS = 5;
const { url, token, commands, shown } = workerData as GrowingClientData;
const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };

async function ask(query: string, variables: object): Promise<Readonly<Record<string, { readonly position: number | null }>>> {
  const body = JSON.stringify({ query, variables });
  for (;;) {
    const answer = await fetch(url, { method: 'POST', headers, body });
    const { data, errors } = (await answer.json()) as { data?: never; errors?: readonly object[] };
    if (errors === undefined) return data!;
    const said = JSON.stringify(errors);
    // On a busy machine the views may be behind for longer than the server waits. To ask again is safe, and counts.
    if (!said.includes('VIEW_BEHIND')) throw new Error(said.slice(0, 500));
  }
}

/** The one value of an answer. */
function valueIn(data: unknown): unknown {
  return typeof data === 'object' && data !== null ? valueIn(Object.values(data)[0]) : data;
}

async function give([name, input]: Command): Promise<void> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const given = { commandId: crypto.randomUUID(), ...input };
  const data = await ask(`mutation($input: ${type}!) { ${name}(input: $input) { position } }`, { input: given });
  const { position } = data[name]!;
  if (shown && position !== null)
    await ask('query($at: Position) { tournaments(first: 1, atLeast: $at) { totalCount } }', { at: position });
}

let longest = 0;
const stop = new AbortController();
const asked = new Set<Promise<void>>();
const watching = (async () => {
  while (!stop.signal.aborted) {
    const due = performance.now();
    const asking: Promise<void> = fetch(new URL('/health', url))
      .then((answer) => answer.text())
      // A connection that the server gave up because it stood still is a wait too.
      .catch(() => undefined)
      .then(() => {
        longest = Math.max(longest, performance.now() - due);
        asked.delete(asking);
      });
    asked.add(asking);
    await delay(EVERY_MS);
  }
  await Promise.all(asked);
})();
// The first answers open connections.
await delay(100);
longest = 0;
const took: number[] = [];
for (const command of commands) {
  const [name, input, digest] = command;
  const known = digest === undefined ? {} : { differences: valueIn(await ask(digest, {})) };
  const from = performance.now();
  await give([name, { ...input, ...known }]);
  took.push(performance.now() - from);
}
stop.abort();
await watching;
parentPort!.postMessage({ took, stall: longest } satisfies GrowingClientResult);
