/** The erasure of streams, over the tests' wire service: it tests this program's use of the protocol, not the disk of a real server. */
import { streamCategories } from '../../../events/ids.js';
import { WireProcess } from '../../../test/wire-service/wire-process.js';
import { isErasable, type ErasableStream } from '../erasable-streams.js';
import type { NodeErasure } from './erase-at-node.js';
import { StreamErasure } from './erase-streams.js';

const person: ErasableStream = 'person-7f3a';
const kept: ErasableStream = 'person-7f3a9';
const WITHIN_MS = 400;

interface Erased {
  readonly state: string;
  readonly nodes: readonly NodeErasure[];
  readonly steps: readonly string[];
}

async function erase(wire: WireProcess, within = WITHIN_MS, stream = person): Promise<Erased> {
  const erasure = new StreamErasure({ connectionString: wire.connectionString(), giveUpAfterMs: 1_000, notice: () => undefined });
  const steps: string[] = [];
  try {
    const plan = await erasure.look([stream, stream]);
    const nodes = await erasure.erase(
      plan,
      within,
      ({ node, step }) => void (steps.at(-1) === `${node} ${step}` || steps.push(`${node} ${step}`)),
    );
    return { state: plan.streams.map(({ state }) => state).join(), nodes, steps };
  } finally {
    erasure.close();
  }
}

describe.each([1, 3])('erasing a stream on %d nodes', (nodes) => {
  let wire: WireProcess;
  beforeAll(async () => void (wire = await WireProcess.start({ nodes })));
  beforeEach(async () => {
    await wire.reset();
    for (const stream of [person, kept, person]) await wire.write({ stream, type: 'Kept', data: '{}', metadata: '' });
  });
  afterAll(() => wire.stop());

  const disks = async (): Promise<readonly (readonly string[])[]> => {
    const standing = [];
    for (const node of wire.ports.keys()) standing.push(await wire.onDisk(node));
    return standing;
  };
  const everywhere = <T>(value: T): readonly T[] => wire.ports.map(() => value);
  const all = [`${person}@0`, `${kept}@0`, `${person}@1`];
  const rest = [`${kept}@0`];
  /** All nodes are done but the last. */
  const allButLast = <T>(value: T, last: T): readonly T[] => [...everywhere(value).slice(1), last];

  it('takes it from every disk, one after the other, and leaves the others', async () => {
    const { state, nodes: done, steps } = await erase(wire, 10_000);
    expect(state).toBe('standing');
    expect(done).toEqual(wire.ports.map((port) => ({ node: `127.0.0.1:${port}`, outcome: 'erased', detail: null })));
    expect(await disks()).toEqual(everywhere(rest));
    expect(steps).toEqual(wire.ports.flatMap((port) => ['waiting', 'scavenging', 'checking'].map((step) => `127.0.0.1:${port} ${step}`)));
  });

  it.each([
    ['Errored', 'failed', 'Errored: disk full'],
    ['busy', 'busy', null],
    ['endless', 'unfinished', expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown],
    ['early', 'left', person],
  ] as const)('names a node whose scavenge is %s, scavenges the others, and can be repeated', async (kind, outcome, detail) => {
    const node = nodes - 1;
    await wire.failScavenge({ node, kind });
    const first = await erase(wire);
    expect(first.nodes.map((each) => each.outcome)).toEqual(allButLast('erased', outcome));
    expect(first.nodes.at(-1)!.detail).toEqual(detail);
    expect(await disks()).toEqual(allButLast(rest, all));
    await wire.failScavenge(null);
    if (kind === 'endless') return;
    const second = await erase(wire, 10_000);
    expect([second.state, ...second.nodes.map((each) => each.outcome)]).toEqual(['buried', ...everywhere('erased')]);
    expect(await disks()).toEqual(everywhere(rest));
  });

  it('scavenges again where a scavenge goes only to an earlier point, and waits for another one to end', async () => {
    await wire.failScavenge({ node: 0, kind: 'early', times: 2 });
    expect((await erase(wire, 10_000)).nodes[0]).toMatchObject({ outcome: 'erased' });
    expect(await disks()).toEqual(everywhere(rest));
    await wire.failScavenge({ node: 0, kind: 'busy', times: 2 });
    expect((await erase(wire, 10_000)).nodes[0]).toMatchObject({ outcome: 'erased' });
  });

  it('erases what soft deletion and $maxCount left on the disks', async () => {
    await wire.remove(person, 'soft');
    await wire.setMetadata(kept, { $maxCount: 1 });
    const other: ErasableStream = 'person-other';
    await wire.write({ stream: other, type: 'Kept', data: '{}', metadata: '' });
    await erase(wire, 10_000, other);
    // A scavenge without tombstones keeps the last event of both.
    expect(await disks()).toEqual(everywhere([`${kept}@0`, `${person}@1`]));
    expect((await erase(wire, 10_000)).state).toBe('hidden');
    expect(await disks()).toEqual(everywhere(rest));
  });

  it('changes nothing where it only looks', async () => {
    const erasure = new StreamErasure({ connectionString: wire.connectionString(), notice: () => undefined });
    try {
      expect(await erasure.look([person, 'person-none'])).toEqual({
        streams: [
          { stream: person, state: 'standing' },
          { stream: 'person-none', state: 'missing' },
        ],
        nodes: wire.ports.map((port) => `127.0.0.1:${port}`),
      });
    } finally {
      erasure.close();
    }
    expect(await disks()).toEqual(everywhere(all));
  });
});

describe('of three nodes', () => {
  let wire: WireProcess;
  beforeEach(async () => {
    wire = await WireProcess.start({ nodes: 3 });
    await wire.write({ stream: person, type: 'Kept', data: '{}', metadata: '' });
  });
  afterEach(() => wire.stop());

  it('names one that is down, and finishes when it is back', async () => {
    await wire.kill(2);
    expect((await erase(wire)).nodes.map(({ outcome }) => outcome)).toEqual(['erased', 'erased', 'unreachable']);
    await wire.revive(2);
    expect((await erase(wire)).nodes.map(({ outcome }) => outcome)).toEqual(['erased', 'erased', 'erased']);
  });

  it('names one that has not received the tombstone', async () => {
    await wire.lag(1);
    expect((await erase(wire)).nodes[1]).toMatchObject({ outcome: 'behind', detail: person });
    await wire.lag(null);
    expect((await erase(wire)).nodes.map(({ outcome }) => outcome)).toEqual(['erased', 'erased', 'erased']);
  });
});

it('no stream of events may be erased', () => {
  for (const category of streamCategories) expect(isErasable(`${category}-person-cluster-check-1`)).toBe(false);
  expect(['$settings', '$$person-7f3a', '', 'person-', 'persona'].filter(isErasable)).toEqual([]);
  expect([person, 'cluster-check-1-hand-2'].filter(isErasable)).toHaveLength(2);
});
