/**
 * The whole application without its edges: store, commands, process managers and views, put together on one data folder.
 * Long: the one place where all parts are put together.
 */
import { join } from 'node:path';
import { handAfter, handStream, tournamentOfHand, type PlayerId, type TournamentId } from '../../events/ids.js';
import { projections } from '../../projections/catalogue.js';
import { clock } from '../../projections/clock.js';
import { ALL_TOURNAMENTS, tournaments } from '../../projections/tournaments.js';
import { makeCommandPrinter } from '../audit/command-print.js';
import { listLastChipsWon } from '../hand/pots/knockouts.js';
import { AlteredStreams } from './dispatch/altered-event.js';
import { openAccess } from './access/open-access.js';
import { openCheckpointFile } from './reactions/checkpoint-file.js';
import { ClockKeeper } from './play/clock-keeper.js';
import { followClockIn } from './play/clock-rows.js';
import type { CommandReport } from './dispatch/command-report.js';
import { aggregates } from './dispatch/aggregates.js';
import { Dispatcher } from './dispatch/dispatcher.js';
import { Locks } from './dispatch/locks.js';
import type { Sources } from './dispatch/sources.js';
import { Streams } from './dispatch/streams.js';
import { hasErasure } from '../federation/person-state.js';
import { reachViews } from './views/reach-views.js';
import { dataFiles } from './folder/data-files.js';
import { closeDataFolder } from './folder/data-folder.js';
import { deriveDrawSeeds } from './folder/draw-secret.js';
import { type CommandTakers, lifecycleEvents, react, systemActor } from './reactions/hand-lifecycle.js';
import { ErasureList } from './vault/erasure-list.js';
import { openKeptStore } from './folder/kept-store.js';
import { openSecret } from './folder/open-secret.js';
import { readOpenings } from './play/openings.js';
import { problemsOf } from './problems.js';
import { messageOf } from './views/decoded-batch.js';
import { loadAhead } from './play/load-ahead.js';
import { PlayStops } from './play/play-stops.js';
import { Histories } from './past/histories.js';
import { Reactor, routeReactions } from './reactions/reactor.js';
import { eraseAgain, openRegistry, orderErasures } from './registry/open-registry.js';
import { followRegistry, registryEvents } from './reactions/follow-people.js';
import { ImportResults } from './sheets/import-results.js';
import { followResults, publishResults } from './sheets/sheets.js';
import { readProgress } from './play/claims.js';
import { followSeasons, seasonCauses } from './reactions/follow-seasons.js';
import { Seasons } from './seasons/seasons.js';
import { resultEvents } from './sheets/tournament-sheet.js';
import type { Tapis } from './tapis-interface.js';
import type { TapisOptions } from './tapis-options.js';
import { TimeSource } from './time-source.js';
import { openVault } from './vault/open-vault.js';
import { Listeners } from './listeners.js';
import { ProjectionRunner } from './views/projection-runner.js';
import { SpotCheck } from './views/spot-check.js';
import { ViewStore } from './views/view-store.js';
import { openPublisher } from './log/open-publisher.js';
import { KeptWords } from './words/kept-words.js';

export type { Tapis } from './tapis-interface.js';

const VIEW_CHECK_MS = 3_600_000;
/** How long a command waits for the views, milliseconds. */
const VIEW_PATIENCE_MS = 5_000;

/**
 * Opens the folder, brings the views up to date and finishes reactions that a crash left undone. Where that fails, what was opened is closed again.
 * @throws StoreError, ViewError, DrawSecretError with one sentence that says what is wrong with the folder
 */
export async function openTapis(options: TapisOptions): Promise<Tapis> {
  const notice = options.notice ?? ((): void => undefined);
  const resources = new AsyncDisposableStack();
  try {
    return await putTogether(options, notice, resources);
  } catch (error) {
    await resources.disposeAsync().catch((also: unknown) => notice(`what was opened could not be closed: ${messageOf(also)}`));
    throw error;
  }
}

/** @param resources each part that is opened says there how it is closed; they are closed in the opposite order, all of them whatever fails */
async function putTogether(options: TapisOptions, notice: (line: string) => void, resources: AsyncDisposableStack): Promise<Tapis> {
  const time = new TimeSource({ wall: options.now ?? Date.now, elapsed: options.elapsed ?? (() => performance.now()), notice });
  const { now } = time;
  closeDataFolder(options.folder, notice);
  const shared = options.shared ?? options.storeAddress !== undefined;
  const { folder, storeAddress: address, acceptLoss } = options;
  const kept = await openKeptStore({ folder, address, store: options.store, acceptLoss, now, notice });
  resources.defer(() => kept.close());
  const { store, health } = kept;
  const secret = await openSecret(options, kept, notice);
  const seeds = deriveDrawSeeds(secret);
  const printOf = makeCommandPrinter(secret);
  const log = { info: notice, error: notice };
  const views = new ViewStore({ path: join(options.folder, dataFiles.views), projections, log });
  resources.defer(() => views.close());
  let caughtUp = Promise.resolve();
  resources.defer(() => caughtUp.catch(() => undefined));
  const altered = new AlteredStreams((error) => health.found(error));
  const watchers = new Listeners<CommandReport>(log);
  const report = (fared: CommandReport): void => watchers.tell(fared);
  const handling = { now, printOf, clockAdjustedBy: () => time.adjustedBy, alone: !shared, altered, report };
  const streams = new Streams(aggregates, store, handling);
  const load: Sources['load'] = (kind, id) => streams.load(kind, id);
  const loadTournament: Tapis['loadTournament'] = (id) => streams.load('tournament', id);
  const erasures = new ErasureList(options.erasures ?? join(options.folder, dataFiles.erasures), now);
  const vault = await openVault({
    // A vault of this folder alone is none that a store of several nodes knows.
    kept:
      store.facts === undefined || (shared && address === undefined)
        ? null
        : { facts: store.facts, erasures, accepts: options.acceptVaultLoss === true, now },
    path: join(options.folder, dataFiles.players),
    address: options.storeAddress,
    secret,
    formerSecret: options.formerSecret,
    isErased: async (id) => hasErasure((await streams.load('player', id)).state),
    notice,
  });
  resources.defer(() => vault.close());
  const runner = new ProjectionRunner(store, views, { log, altered });
  resources.defer(() => runner.stop());
  const spotCheck = new SpotCheck({ store, views, runner, altered, notice, everyMs: options.viewCheckMs ?? VIEW_CHECK_MS });

  const publishedLog = await openPublisher(options, { store, now, notice });
  resources.defer(() => publishedLog?.stop());
  const erased = new Listeners<PlayerId>(log);
  const waitFor = (position: number, names: readonly string[]): Promise<void> => reachViews(runner, position, VIEW_PATIENCE_MS, names);
  const reach: Sources['reach'] = async (names, position) => waitFor(position ?? (await store.lastPosition()) ?? 0, names);
  const parts = openRegistry({ store, load, views, reach, vault, erasures, handling, secret });
  const words = new KeptWords({ vault, people: parts.personalData, secret });
  const { registry, personalData, scopes } = parts;
  const sources: Sources = { load, store, views, reach, scopes, vault, registry, personalData, seeds, now };

  const takers: CommandTakers = {
    tournament: (id, command, context) => streams.execute('tournament', id, command, context),
    async hand(id, command, context) {
      const outcome = await streams.execute('hand', id, command, context);
      if (command.type === 'StartHand') store.expectStream?.(handStream(handAfter(id)));
      return outcome;
    },
    playerAt: async (id, at) => (await streams.load('hand', id)).state.start?.seats.find(({ seat }) => seat === at)?.playerId ?? null,
    lastChipsWon: async (id) => listLastChipsWon((await streams.load('hand', id)).state),
    async startOpened(id) {
      if ((await streams.load('hand', id)).revision >= 0) return;
      for (const opened of await readOpenings(store, tournamentOfHand(id), new Set([id]))) await react(opened, takers);
    },
  };
  const reactor = new Reactor({
    ...routeReactions([
      [lifecycleEvents, (event) => react(event, takers)],
      [registryEvents, (event) => followRegistry(event, { ...parts, streams, tellErased: (playerId) => erased.tell(playerId) })],
      [resultEvents, (event) => followResults(event, { streams, store })],
      [seasonCauses, (event) => followSeasons(event, { streams, views, reach })],
    ]),
    store,
    altered,
    checkpoint: openCheckpointFile(join(options.folder, dataFiles.reactions)),
    notice,
  });
  resources.defer(() => reactor.stop());
  resources.defer(() => spotCheck.stop());

  const stops = shared ? new PlayStops({ store, streams, reactor, patienceMs: options.patienceMs ?? 5_000, notice }) : null;
  const dispatcher = new Dispatcher({ streams, sources, words, locks: new Locks(stops), reactor, waitFor });
  const access = openAccess({
    dispatcher,
    views,
    runner,
    now,
    secret,
    words,
    parents: scopes,
    isKnownPlayer: (id) => registry.isKnown(id),
    notice,
  });
  resources.defer(() => access.notes.flush());
  const seasons = new Seasons(sources);
  const results = new ImportResults({ dispatcher, streams, views, vault, registry, personalData, scopes });

  const clocks = new ClockKeeper({
    now,
    notice,
    advance: (id, commandId, unseenSince) => {
      const advance = { type: 'AdvanceClock', at: now() } as const;
      const command = unseenSince === null ? advance : ({ type: 'StopUnseenClock', unseenSince, at: now() } as const);
      return dispatcher.give('tournament', id, command, { commandId, actor: systemActor, correlationId: commandId });
    },
  });
  resources.defer(() => clocks.stop());
  // Before this process has caught up, a clock was last seen when something was last recorded.
  let seenAt = kept.lastRecordedAt ?? undefined;
  const followClock = (id: string): void => followClockIn(views, id, clocks, notice, seenAt);
  const give: Tapis['give'] = (kind, address, asked, context) => {
    const settled = kind === 'tournament' ? clocks.settle(address as TournamentId) : undefined;
    const taken = () => dispatcher.give(kind, address, asked, context);
    return settled === undefined ? taken() : settled.then(taken);
  };

  runner.onChange((changes) => {
    for (const change of changes) if (change.view === clock.name) for (const key of change.keys) followClock(key);
  });
  // What this node appends moves the mark by itself.
  if (shared) runner.onEvents((events) => kept.follow(events.at(-1)!));
  if (kept.lastRecordedAt !== null) time.goOnFrom(kept.lastRecordedAt);
  await runner.start(options.onProgress);
  let closing = false;
  resources.defer(() => void (closing = true));
  let knowsPeople = false;
  let running: readonly TournamentId[] = [];
  const catchUp = async (): Promise<void> => {
    const vaultKnown = vault.catchUp();
    vaultKnown.catch(() => undefined);
    await runner.ready();
    const peopleKnown = vaultKnown.then(async () => {
      if (!closing) await eraseAgain(parts, views);
      // Commands are taken from now on: none of them may find a clock that nobody looked at.
      running = views.page(tournaments, ALL_TOURNAMENTS).rows.flatMap(({ body }) => (body.phase === 'running' ? [body.tournamentId] : []));
      for (const id of running) followClock(id);
      seenAt = undefined;
      knowsPeople = true;
    });
    peopleKnown.catch(() => undefined);
    await reactor.start();
    await peopleKnown;
    if (closing) return;
    await orderErasures(parts, dispatcher, notice);
    if (closing) return;
    void loadAhead(running, { load: loadTournament, isOver: () => closing, notice });
    spotCheck.start();
    publishedLog?.start();
  };
  caughtUp = catchUp();
  let notCaughtUp: Error | null = null;
  caughtUp.catch((error: Error) => (notCaughtUp = error));
  if (options.openAtOnce === true) caughtUp.catch((error: unknown) => notice(`this node does not catch up: ${(error as Error).message}`));
  else await caughtUp;

  const servesQueries = (): boolean => health.reads && runner.stoppedBy === null && runner.status().every(({ state }) => state === 'live');

  return {
    give,
    streams,
    loadTournament,
    claimProgress: (id) => readProgress(sources, id),
    store,
    views,
    runner,
    histories: new Histories(store, views),
    ...parts,
    access,
    publishResults: (id, context) => publishResults({ dispatcher, store }, id, context),
    results,
    seasons,
    words,
    publishedLog,
    now,
    caughtUp,
    problems: () =>
      problemsOf([
        ...health.problems(),
        ...(store.troubles?.() ?? []),
        ...vault.problems(),
        time.problem(),
        ...clocks.problems(),
        runner.troubledBy,
        ...views.troubles(),
        ...spotCheck.problems(),
        publishedLog?.problem() ?? null,
        ...reactor.troubles(),
        reactor.stoppedBy,
        notCaughtUp,
      ]),
    isReady: () => health.works && knowsPeople && servesQueries(),
    servesQueries,
    reminders: kept.losses,
    onCommand: (listener) => watchers.add(listener),
    onErased: (listener) => erased.add(listener),
    isReported: (error) => altered.meet(error) || health.knows(error),
    close: () => resources.disposeAsync(),
  };
}
