/**
 * The feed on two nodes of one store: commands come in at both, and a reader is cut off at random and goes on at the other node from its last position,
 * by a page, a subscription or lines. It gets every change once, in order.
 */
import { get } from 'node:http';
import { once } from 'node:events';
import type { Change } from '../../src/feed/change.js';
import { between, pick, randomFrom } from '../../src/simulate/random.js';
import { openKurrentEventStore } from '../../src/store/kurrentdb/kurrent-event-store.js';
import { RawSocket } from '../api/raw-socket.js';
import { tournamentInput } from '../api/client.js';
import { WireProcess } from '../wire-service/wire-process.js';
import { endNodesAfterEach, isReady, type Node, send, serve, token, until } from './served-nodes.js';

let wire: WireProcess;
beforeAll(async () => void (wire = await WireProcess.start()));
afterAll(() => wire.stop());
endNodesAfterEach();

const COMMANDS = 400;
const CUTS = 50;
const headers = { authorization: `Bearer ${token}` };

interface Seen {
  readonly id: string;
  readonly position: number;
}

/** What a reader takes of the feed after a position, until it has enough; then it is gone. */
type Read = (node: Node, after: number | null, enough: number) => Promise<readonly Seen[]>;

const byPage: Read = async ({ server }, after, enough) => {
  const response = await fetch(`${server.url}/changes?first=${enough}${after === null ? '' : `&after=${after}`}`, { headers });
  return seenIn(await response.text());
};

const byLines: Read = async ({ server }, after, enough) => {
  const request = get(`${server.url}/changes?follow${after === null ? '' : `&after=${after}`}`, { headers });
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream & { destroy(): void }];
  let text = '';
  const timer = setTimeout(() => response.destroy(), 500);
  try {
    for await (const piece of response) {
      text += String(piece);
      if (seenIn(text).length >= enough) break;
    }
  } catch {
    // Cut off.
  }
  clearTimeout(timer);
  // A line that did not come whole was not seen.
  return seenIn(text.slice(0, text.lastIndexOf('\n') + 1));
};

const bySubscription: Read = async ({ server }, after, enough) => {
  const socket = await RawSocket.connect(`${server.url.replace('http', 'ws')}/graphql`, headers);
  socket.ask('feed', 'subscription($after: Position) { changed(after: $after) { id position } }', { after });
  const seen = (): readonly Seen[] =>
    socket.received.flatMap(({ payload }) => (payload?.data?.changed === undefined ? [] : [payload.data.changed as Seen]));
  const deadline = performance.now() + 500;
  while (seen().length < enough && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 5));
  socket.end();
  return seen();
};

const seenIn = (text: string): Seen[] =>
  text.split('\n').flatMap((line) => {
    if (line === '') return [];
    const { id, position } = JSON.parse(line) as Change;
    return [{ id, position: Number(position) }];
  });

it('gives each change once and in order to a reader who changes nodes', async () => {
  const open = async (): Promise<Node> =>
    serve(await openKurrentEventStore({ connectionString: wire.connectionString(), notice: () => undefined, looksBack: true }));
  const nodes = [await open(), await open()];
  for (const node of nodes) await until(node, isReady);
  const random = randomFrom(11);

  const commands = (async () => {
    for (let number = 0; number < COMMANDS; number += 1) {
      await Promise.all(
        nodes.map(async (node, at) => {
          const tournamentId = `t${number}-${at}`;
          await send(node, 'createTournament', { ...tournamentInput, tournamentId });
          await send(node, 'registerPlayer', { tournamentId, playerId: `p${number}`, adult: true, showsDocument: true });
        }),
      );
      if (number % 40 === 39) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const seen: Seen[] = [];
  for (let cut = 0; cut < CUTS; cut += 1) {
    const read = pick(random, [byPage, byLines, bySubscription]);
    seen.push(...(await read(pick(random, nodes), seen.at(-1)?.position ?? null, between(random, 1, 40))));
  }
  await commands;
  const last = (await nodes[0]!.tapis.store.lastPosition())!;
  for (const { tapis } of nodes) await tapis.runner.waitFor(last, 60_000);
  for (;;) {
    const more = await byPage(pick(random, nodes), seen.at(-1)?.position ?? null, 500);
    if (more.length === 0) break;
    seen.push(...more);
  }
  const recorded: Seen[] = [];
  for await (const events of nodes[0]!.tapis.store.readAll(null)) {
    for (const { stream, revision, position } of events) {
      if (stream.startsWith('tournament-')) recorded.push({ id: `${stream}/${revision}`, position });
    }
  }
  expect(recorded.length).toBeGreaterThan(COMMANDS);
  expect(seen).toEqual(recorded);
}, 300_000);
