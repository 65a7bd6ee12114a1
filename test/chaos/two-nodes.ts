/**
 * Two nodes as processes on one store, many clients at both, on the same tournaments at the same time; nodes are killed in the middle, and the store has
 * its own troubles. The store is the tests' wire service in a process of its own, which tests our client code and stands in for no database; or a real
 * cluster that an operator names.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { WireProcess } from '../wire-service/wire-process.js';
import { NodeProcess } from './node-process.js';
import { type Kill, Play, type PlayCounts } from './play.js';
import { faultsOf, type RecordedEvent } from './recorded.js';
import { type OperatorFault, runOperatorFaults, STORE_NODES, type StoreFault, WireTroubles } from './store-faults.js';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../../bin/tapis.js', import.meta.url));

/** Within how many milliseconds every operation is back. */
export const BACK_WITHIN_MS = 15_000;

export interface ChaosOptions {
  readonly seed: number;
  readonly clients: number;
  readonly commandsEach: number;
  readonly tournaments: number;
  readonly kills: readonly Kill[];
  /** Troubles of the wire service. Default: none, and then it has one node. */
  readonly storeFaults?: readonly StoreFault[];
  /** A real cluster instead of the wire service, and what its operator does to it. */
  readonly store?: { readonly address: string; readonly faults: readonly OperatorFault[]; readonly run: string };
  readonly backWithinMs?: number;
  readonly onProgress?: (told: number, of: number) => void;
  /** Called with each trouble of the store as it begins. */
  readonly onTrouble?: (what: string) => void;
}

export interface ChaosReport extends PlayCounts {
  readonly seed: number;
  readonly events: number;
  readonly storeFaults: readonly string[];
  /** What did not hold, one line each. */
  readonly faults: readonly string[];
}

/** Plays one seed to its end and checks what it left. */
export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const { storeFaults = [], store, onTrouble = () => undefined } = options;
  const folder = mkdtempSync(join(tmpdir(), 'tapis-chaos-'));
  const wire = store === undefined ? await WireProcess.start({ nodes: storeFaults.length === 0 ? 1 : STORE_NODES }) : null;
  const address = store?.address ?? wire!.connectionString();
  const troubles = wire === null ? null : new WireTroubles(wire);
  const first = new NodeProcess(join(folder, 'one'), address, null);
  const nodes: NodeProcess[] = [first];
  try {
    await first.start();
    nodes.push(first.another(join(folder, 'two')));
    await nodes[1]!.start();
    const begin = (kind: StoreFault['kind']) => async (): Promise<void> => {
      onTrouble(kind);
      await troubles!.begin(kind);
    };
    const play = new Play(
      {
        ...options,
        run: store?.run ?? '',
        troubles: storeFaults.map(({ at, kind }) => ({ at, begin: begin(kind) })),
        backWithinMs: options.backWithinMs ?? BACK_WITHIN_MS,
      },
      nodes,
    );
    const [failed] = await Promise.all([runOperatorFaults(store?.faults ?? [], onTrouble), play.run()]);
    await troubles?.healed();
    const faults: string[] = [...failed];
    const position = await play.settled();
    const views = await play.viewsOf(nodes, position);
    const rebuilt = first.another(join(folder, 'three'));
    nodes.push(rebuilt);
    await rebuilt.start();
    await rebuilt.ready();
    views.push(...(await play.viewsOf([rebuilt], position)));
    if (!isDeepStrictEqual(views[0], views[1])) faults.push('the views of the two nodes differ');
    if (!isDeepStrictEqual(views[0], views[2])) faults.push('the views differ from those that are built from the first event on');
    for (const node of nodes) await node.stop();
    const events = await recordedIn(address, join(folder, 'moved'));
    faults.push(...faultsOf(events, play.told), ...play.late);
    const named = store === undefined ? storeFaults.map(({ kind }) => kind) : store.faults.map(({ command }) => command);
    return { seed: options.seed, events: events.length, ...play.counts(), storeFaults: named, faults };
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    await wire?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All events, moved into a folder, which checks every hash on the way. */
async function recordedIn(store: string, folder: string): Promise<RecordedEvent[]> {
  await run(process.execPath, [program, 'migrate', '--from', store, '--to', `sqlite:${folder}`]);
  const file = join(folder, 'export.jsonl');
  await run(process.execPath, [program, 'export', '--data', folder, '--out', file]);
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedEvent);
}
