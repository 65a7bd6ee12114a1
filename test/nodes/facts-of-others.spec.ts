/**
 * How old facts of other streams may be where nodes share a store, and what follows from it: docs/decisions/0095. The store is the tests' wire service for
 * KurrentDB.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { TournamentCommand } from '../../commands/tournament.js';
import { type ClubId, type FederationId, PlayerId, TournamentId } from '../../events/ids.js';
import type { CommandContext, CommandOutcome } from '../../src/app/dispatch/outcome.js';
import { openTapis, type Tapis } from '../../src/app/tapis.js';
import { removeTemporaryFolders, temporaryFolder } from '../program/run.js';
import { WireProcess } from '../wire-service/wire-process.js';

let wire: WireProcess;
let nodes: [Tapis, Tapis];
let nights = 0;

const context = (): CommandContext =>
  ({ commandId: randomUUID(), actor: { id: 'ann', role: 'federationAdmin' }, correlationId: 'night' }) as never;

async function taken<Outcome extends CommandOutcome>(given: Promise<Outcome>): Promise<Outcome & { readonly accepted: true }> {
  const outcome = await given;
  if (!outcome.accepted) throw new Error(outcome.refusal.code);
  return outcome as never;
}

const give = (node: Tapis, id: TournamentId, command: TournamentCommand): Promise<CommandOutcome> =>
  node.give('tournament', id, command, context());

const register = (node: Tapis, id: TournamentId, playerId: string): Promise<CommandOutcome> =>
  give(node, id, { type: 'RegisterPlayer', playerId: PlayerId.parse(playerId), adult: true, showsDocument: true });

const suspend = (node: Tapis, playerId: string): Promise<CommandOutcome> =>
  node.give(
    'player',
    PlayerId.parse(playerId),
    { type: 'SuspendPlayer', federationId: 'north' as FederationId, from: '2020-01-01', until: null, reason: 'A fight' } as never,
    context(),
  );

const codeOf = (outcome: CommandOutcome): string => (outcome.accepted ? 'accepted' : outcome.refusal.code);

/** A tournament of the club, which both nodes know. */
async function announce(): Promise<TournamentId> {
  const id = TournamentId.parse(`night-${(nights += 1)}`);
  const { position } = await taken(
    give(nodes[0], id, {
      type: 'CreateTournament',
      name: 'Night',
      club: 'Mons',
      clubId: 'mons' as ClubId,
      rulebook: { id: 'ropta', edition: '2020-04' },
      startingStack: 10_000,
      seatsPerTable: 8,
      anteFormat: 'none',
      antePriority: 'blindFirst',
      chipUnit: 25,
      structure: [{ kind: 'level', smallBlind: 25, bigBlind: 50, ante: 0, seconds: 1_200 }],
    }),
  );
  await Promise.all(nodes.map((node) => node.runner.waitFor(position!, 5_000)));
  return id;
}

/** Streams that a node read while it did something. */
async function readsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const before = (await wire.counts()).readOf;
  await work();
  const after = (await wire.counts()).readOf;
  return Object.keys(after).filter((stream) => after[stream]! > (before[stream] ?? 0));
}

beforeAll(async () => {
  wire = await WireProcess.start();
  const open = (): Promise<Tapis> =>
    openTapis({ folder: temporaryFolder(), storeAddress: wire.connectionString(), drawSecret: 'x'.repeat(40) });
  nodes = [await open(), await open()];
  const [one] = nodes;
  await taken(one.give('federation', 'north' as FederationId, { type: 'FoundFederation', name: 'North' }, context()));
  await taken(one.give('club', 'mons' as ClubId, { type: 'RegisterClub', name: 'Mons' }, context()));
  await taken(
    one.give('club', 'mons' as ClubId, { type: 'AffiliateClub', federationId: 'north' as FederationId, region: null } as never, context()),
  );
});

afterAll(async () => {
  for (const node of nodes) await node.close();
  await wire.stop();
  removeTemporaryFolders();
});

/** Somebody whom the club has registered. */
async function member(playerId: string): Promise<void> {
  const registration = { type: 'RegisterPerson', member: true, at: 0 } as never;
  await taken(nodes[0].give('player', 'mons' as ClubId, registration, { ...context(), aside: { knownAs: playerId } }));
}

it('a suspension keeps a player out at the node that recorded it, at once', async () => {
  const id = await announce();
  await member('one');
  await taken(suspend(nodes[0], 'one'));
  expect(codeOf(await register(nodes[0], id, 'one'))).toBe('PLAYER_SUSPENDED');
});

it('a suspension keeps a player out at another node as soon as it has come there, and nothing is read for an entry', async () => {
  const id = await announce();
  await member('two');
  const { position } = await taken(suspend(nodes[0], 'two'));
  await nodes[1].runner.waitFor(position!, 5_000);
  await taken(register(nodes[1], id, 'somebody'));
  const reads = await readsOf(() => taken(register(nodes[1], id, 'another')));
  expect(reads).toEqual([]);
  expect(codeOf(await register(nodes[1], id, 'two'))).toBe('PLAYER_SUSPENDED');
});

it('a node that has heard nothing for more than a second reads the stream of the person', async () => {
  const id = await announce();
  await taken(register(nodes[1], id, 'early'));
  await delay(1_100);
  expect(await readsOf(() => taken(register(nodes[1], id, 'late')))).toEqual(['player-late']);
});

it('an entry that was faster than the suspension stands, and seats are not drawn while it does', async () => {
  const id = await announce();
  await member('racer');
  await taken(register(nodes[1], id, 'companion'));
  const [suspended, entered] = await Promise.all([suspend(nodes[0], 'racer'), register(nodes[1], id, 'racer')]);
  expect(codeOf(suspended)).toBe('accepted');
  expect(['accepted', 'PLAYER_SUSPENDED']).toContain(codeOf(entered));
  if (!entered.accepted) await taken(register(nodes[1], id, 'third'));
  const drawn = await give(nodes[1], id, { type: 'DrawSeats' });
  expect(codeOf(drawn)).toBe(entered.accepted ? 'PLAYERS_SUSPENDED' : 'accepted');
});
