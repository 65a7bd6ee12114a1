/** The server's own measurements from `/metrics`. */

/** The samples by name, labels included. */
export type Inside = ReadonlyMap<string, number>;

/** Null where the token may not read it. @throws TypeError when the server can't be reached */
export async function readInside(url: URL, token: string): Promise<Inside | null> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(new URL('/metrics', url), { headers, redirect: 'error', signal: AbortSignal.timeout(30_000) });
  const text = await response.text();
  return response.ok ? parseSamples(text) : null;
}

function parseSamples(text: string): Inside {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))] as const;
    }),
  );
}

/** The samples of a name, whatever their labels, added up. */
export function sumOf(inside: Inside, name: string): number {
  let sum = 0;
  for (const [sample, value] of inside) if (sample === name || sample.startsWith(`${name}{`)) sum += value;
  return sum;
}

/** What happened between two looks. Times in milliseconds, memory in MB. */
export interface InsideReport {
  readonly commands: number;
  readonly refusals: number;
  readonly conflicts: number;
  readonly events: number;
  /** Means over the load. */
  readonly commandMs: number | null;
  readonly appendMs: number | null;
  /** Since the server was last asked. */
  readonly eventLoopP99Ms: number;
  /** Events that the slowest view had not shown yet. */
  readonly viewLag: number;
  readonly rssMb: { readonly before: number; readonly after: number };
  readonly sockets: number;
}

export function compareInside(before: Inside, after: Inside): InsideReport {
  const grown = (name: string): number => sumOf(after, name) - sumOf(before, name);
  const mean = (name: string): number | null => {
    const count = grown(`${name}_count`);
    return count === 0 ? null : (grown(`${name}_sum`) / count) * 1_000;
  };
  return {
    commands: grown('tapis_commands_total'),
    refusals: grown('tapis_refusals_total'),
    conflicts: grown('tapis_conflicts_total'),
    events: grown('tapis_events_total'),
    commandMs: mean('tapis_command_duration_seconds'),
    appendMs: mean('tapis_append_duration_seconds'),
    eventLoopP99Ms: sumOf(after, 'nodejs_eventloop_lag_p99_seconds') * 1_000,
    viewLag: viewLagOf(after),
    rssMb: { before: rssMbOf(before), after: rssMbOf(after) },
    sockets: sumOf(after, 'tapis_sockets'),
  };
}

/** The heap in use after the last full collection; null before the first. */
export function liveMbOf(inside: Inside): number | null {
  const bytes = sumOf(inside, 'tapis_live_heap_bytes');
  return bytes > 0 ? bytes / 1e6 : null;
}

export const rssMbOf = (inside: Inside): number => sumOf(inside, 'process_resident_memory_bytes') / 1e6;

function viewLagOf(inside: Inside): number {
  const positions = [...inside].filter(([sample]) => sample.startsWith('tapis_view_position{')).map(([, position]) => position);
  return positions.length === 0 ? 0 : Math.max(0, sumOf(inside, 'tapis_store_position') - Math.min(...positions));
}
