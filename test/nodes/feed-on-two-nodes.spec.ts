/**
 * The feed on two nodes of one store: commands come in at both, and a reader is cut off at random and goes on at the other node from its last position,
 * by a page, a subscription or lines. It gets every change once, in order.
 */
import { get } from 'node:http';
import { once } from 'node:events';
import type { Change } from '../../src/feed/change.js';
import { between, pick, randomFrom } from '../../src/simulate/random.js';
import { GraphqlClient } from '../../src/client/graphql-client.js';
import { openKurrentEventStore } from '../../src/store/kurrentdb/kurrent-event-store.js';
import { RawSocket } from '../api/raw-socket.js';
import { tournamentInput } from '../api/client.js';
import { WireProcess } from '../wire-service/wire-process.js';
import { endNodesAfterEach, isReady, type Node, send, serve, token, until } from './served-nodes.js';
import { rulesInput, schemeInput } from '../fixtures/season-inputs.js';

let wire: WireProcess;
beforeAll(async () => void (wire = await WireProcess.start()));
afterAll(() => wire.stop());
endNodesAfterEach();

/** On each node; sixteen commands each. `TAPIS_FEED_NIGHTS=320` gives more than 10,000 commands. */
const NIGHTS = Number(process.env['TAPIS_FEED_NIGHTS'] ?? 30);
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

/** A night with commands to every kind of stream that has changes. */
async function playNight(node: Node, id: string): Promise<void> {
  const players = [`${id}-a`, `${id}-b`];
  await send(node, 'foundFederation', { federationId: `f-${id}`, name: 'A federation' });
  await send(node, 'registerClub', { clubId: `c-${id}`, name: 'A club' });
  await send(node, 'affiliateClub', { clubId: `c-${id}`, federationId: `f-${id}` });
  await send(node, 'registerPerson', { clubId: `c-${id}`, name: 'Anna' });
  await send(node, 'createSeason', {
    seasonId: `s-${id}`,
    owner: { federationId: `f-${id}` },
    name: 'Autumn',
    stageName: 'League',
    rules,
    scheme,
  });
  const rows = players.map((name, at) => ({ name, place: at + 1 }));
  await send(node, 'importResults', { clubId: `c-${id}`, source: 'paper', externalId: id, name: 'A night', date: '2026-09-04', rows });
  await send(node, 'createTournament', { ...tournamentInput, tournamentId: id, clubId: `c-${id}` });
  for (const playerId of players) await send(node, 'registerPlayer', { tournamentId: id, playerId, adult: true, showsDocument: true });
  await send(node, 'drawSeats', { tournamentId: id });
  await send(node, 'startTournament', { tournamentId: id });
  const client = new GraphqlClient({ url: `${node.server.url}/graphql`, token });
  const open = 'mutation m($input: OpenHandInput!) { openHand(input: $input) { handId hand { turn } } }';
  const { openHand } = await client.request<{ openHand: { handId: string; hand: { turn: number } } }>(open, {
    input: { commandId: `open-${id}`, tournamentId: id, table: 1 },
  });
  await send(node, 'act', { handId: openHand.handId, seat: openHand.hand.turn, act: { action: { type: 'FOLD' } } });
  await send(node, 'openDispute', {
    tournamentId: id,
    subject: { handId: openHand.handId },
    playerId: players[0],
    claim: 'I had not folded.',
  });
  await send(node, 'pauseClock', { tournamentId: id });
}

const rules = rulesInput({ counting: [{ name: 'all' }], selection: { count: 'all' }, ranking: ['points'] });
const scheme = schemeInput({
  points: { kind: 'placeTable', table: ['10', '6'], below: '0' },
  tiedPlaces: 'average',
  rounding: { places: 2, mode: 'halfUp' },
  zeroFor: [],
  notDroppable: [],
});
const kinds = ['tournament', 'hand', 'dispute', 'sheet', 'season', 'club', 'federation', 'player'];

it('gives each change once and in order to a reader who changes nodes', async () => {
  const open = async (): Promise<Node> =>
    serve(await openKurrentEventStore({ connectionString: wire.connectionString(), notice: () => undefined, looksBack: true }));
  const nodes = [await open(), await open()];
  for (const node of nodes) await until(node, isReady);
  const random = randomFrom(11);

  const commands = (async () => {
    for (let number = 0; number < NIGHTS; number += 1) {
      await Promise.all(nodes.map((node, at) => playNight(node, `n${number}-${at}`)));
      if (number % 10 === 9) await new Promise((resolve) => setTimeout(resolve, 50));
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
      if (kinds.some((kind) => stream.startsWith(`${kind}-`))) recorded.push({ id: `${stream}/${revision}`, position });
    }
  }
  expect(new Set(recorded.map(({ id }) => id.slice(0, id.indexOf('-'))))).toEqual(new Set(kinds));
  expect(recorded.length).toBeGreaterThan(2 * NIGHTS * 16);
  expect(seen).toEqual(recorded);
}, 300_000);
