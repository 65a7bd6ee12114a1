/**
 * The whole application without its edges: store, commands, process managers and views, put together on one data folder.
 * Long: the one place where all parts are put together.
 */
import { join } from 'node:path';
import type { DomainEvent } from '../../events/catalogue.js';
import type { CommittedEvent } from '../../events/envelope.js';
import {
  handAfter,
  handOfStream,
  handStream,
  tournamentOfHand,
  tournamentStream,
  type PlayerId,
  type TournamentId,
} from '../../events/ids.js';
import { projections } from '../../projections/catalogue.js';
import { clock } from '../../projections/clock.js';
import { ALL_TOURNAMENTS, tournaments } from '../../projections/tournaments.js';
import { makeCommandPrinter } from '../audit/command-print.js';
import { refuseBeyondBounds } from '../hand/bounds.js';
import { handDecider } from '../hand/decider.js';
import { listLastChipsWon } from '../hand/pots/knockouts.js';
import { tournamentDecider } from '../tournament/decider.js';
import { AlteredStreams } from './altered-event.js';
import { openAccess } from './access/open-access.js';
import { openCheckpointFile } from './checkpoint-file.js';
import { Claims } from './claims.js';
import { ClockKeeper } from './clock-keeper.js';
import { followClockIn } from './clock-rows.js';
import { CommandHandler } from './command-handler.js';
import type { CommandReport } from './command-report.js';
import type { CommandOutcome } from './outcome.js';
import { completeCommand } from './completed-commands.js';
import { coordinateCommands } from './coordination.js';
import { dataFiles } from './data-files.js';
import { closeDataFolder } from './data-folder.js';
import { Disputes } from './disputes/disputes.js';
import { deriveDrawSeeds } from './draw-secret.js';
import { type CommandTakers, lifecycleEvents, react, systemActor } from './hand-lifecycle.js';
import { ErasureList } from './erasure-list.js';
import { openKeptStore } from './kept-store.js';
import { openSecret } from './open-secret.js';
import { readOpenings } from './openings.js';
import { problemsOf } from './problems.js';
import { messageOf } from './views/decoded-batch.js';
import { loadAhead } from './load-ahead.js';
import { Newcomers } from './newcomers.js';
import { finishing, PlayStops } from './play-stops.js';
import { Histories } from './past/histories.js';
import { Reactor, routeReactions } from './reactor.js';
import { eraseAgain, openRegistry, orderErasures } from './registry/open-registry.js';
import { followRegistry, registryEvents } from './registry/reactions.js';
import { ImportResults } from './sheets/import-results.js';
import { followSeasons, seasonCauses } from './seasons/reactions.js';
import { Seasons } from './seasons/seasons.js';
import { Sheets } from './sheets/sheets.js';
import { resultEvents } from './sheets/tournament-sheet.js';
import { Standstill } from './standstill.js';
import type { Tapis } from './tapis-interface.js';
import type { TapisOptions } from './tapis-options.js';
import { TimeSource } from './time-source.js';
import { checkTexts } from './typed-texts.js';
import { openVault } from './vault/open-vault.js';
import { Listeners } from './listeners.js';
import { ProjectionRunner } from './views/projection-runner.js';
import { SpotCheck } from './views/spot-check.js';
import { ViewStore } from './views/view-store.js';
import { openPublisher } from './log/open-publisher.js';
import { KeptWords } from './words/kept-words.js';
import { countTables } from './work-done.js';
import { concernedInHand, concernedInTournament } from './words/concerned.js';

export type { Tapis } from './tapis-interface.js';

const VIEW_CHECK_MS = 3_600_000;

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
    isErased: (id) => parts.registry.isErased(id),
    notice,
  });
  resources.defer(() => vault.close());
  const altered = new AlteredStreams((error) => health.found(error));
  const runner = new ProjectionRunner(store, views, { log, altered });
  resources.defer(() => runner.stop());
  const spotCheck = new SpotCheck({ store, views, runner, altered, notice, everyMs: options.viewCheckMs ?? VIEW_CHECK_MS });

  const publishedLog = await openPublisher(options, { store, now, notice });
  resources.defer(() => publishedLog?.stop());
  const watchers = new Listeners<CommandReport>(log);
  const erased = new Listeners<PlayerId>(log);
  const report = (fared: CommandReport): void => watchers.tell(fared);
  const handling = { now, printOf, clockAdjustedBy: () => time.adjustedBy, alone: !shared, altered, report };
  const tournamentHandler = new CommandHandler(tournamentDecider, store, { ...handling, passing: finishing.tournament });
  const parts = openRegistry({ store, views, runner, vault, erasures, handling, secret, withReactions: (taken) => withReactions(taken) });
  const isKnownPlayer = (id: PlayerId): Promise<boolean> => parts.registry.isKnown(id);
  const words = new KeptWords({ vault, people: parts.personalData, secret });
  const access = openAccess({ store, views, runner, handling, secret, words, parents: parts.scopes, isKnownPlayer, notice });
  resources.defer(() => access.notes.flush());
  const handHandler = new CommandHandler(handDecider, store, { ...handling, passing: finishing.hand, bound: refuseBeyondBounds });
  const takers: CommandTakers = {
    tournament: (stream, command, context) => tournamentHandler.execute(stream, command, context),
    async hand(stream, command, context) {
      const outcome = await handHandler.execute(stream, command, context);
      if (command.type === 'StartHand') store.expectStream?.(handStream(handAfter(handOfStream(stream))));
      return outcome;
    },
    playerAt: async (id, at) =>
      (await handHandler.load(handStream(id))).state.start?.seats.find(({ seat }) => seat === at)?.playerId ?? null,
    lastChipsWon: async (id) => listLastChipsWon((await handHandler.load(handStream(id))).state),
    async startOpened(id) {
      if ((await handHandler.load(handStream(id))).revision >= 0) return;
      for (const opened of await readOpenings(store, tournamentOfHand(id), new Set([id]))) await react(opened, takers);
    },
  };
  const reactor = new Reactor({
    ...routeReactions([
      [lifecycleEvents, (event) => react(event, takers)],
      [registryEvents, (event) => followRegistry(event, { ...parts, tellErased: (playerId) => erased.tell(playerId) })],
      [resultEvents, (event) => sheets.follow(event)],
      [seasonCauses, (event) => followSeasons(event, { seasons, views })],
    ]),
    store,
    altered,
    checkpoint: openCheckpointFile(join(options.folder, dataFiles.reactions)),
    notice,
  });
  resources.defer(() => reactor.stop());
  resources.defer(() => spotCheck.stop());

  const withReactions = async <E extends DomainEvent>(taken: Promise<CommandOutcome<E>>): Promise<CommandOutcome<E>> => {
    const outcome = await taken;
    if (!outcome.accepted || outcome.events.length === 0) return outcome;
    const reached = await reactor.reactTo(outcome.events as readonly CommittedEvent[], outcome.position!);
    return reached === null ? outcome : { ...outcome, position: Math.max(reached, outcome.position!) };
  };

  const loadTournament: Tapis['loadTournament'] = async (id) => {
    const loaded = await tournamentHandler.load(tournamentStream(id));
    if ('tables' in loaded.state) countTables(loaded.state.tables.length);
    return loaded;
  };
  const loadHand: Tapis['loadHand'] = (id) => handHandler.load(handStream(id));
  const stops = new PlayStops({
    store,
    loadHand,
    loadTournament,
    stopTournament: (stream, command, context) => tournamentHandler.execute(stream, command, context),
    stopHand: (stream, command, context) => handHandler.execute(stream, command, context),
    carryThrough: (events, position) => reactor.reactTo(events, position),
    patienceMs: options.patienceMs ?? 5_000,
    notice,
  });
  const isOver = async (id: TournamentId): Promise<boolean> => (await loadTournament(id)).state.phase === 'finished';
  const sheets = new Sheets({
    store,
    handling,
    registry: parts.registry,
    personalData: parts.personalData,
    words,
    withReactions: (taken) => withReactions(taken),
    settle: (position) => parts.settle(position),
    isOver,
  });
  const seasons = new Seasons({
    store,
    views,
    runner,
    handling,
    registry: parts.registry,
    sheets,
    words,
    withReactions: (taken) => withReactions(taken),
    settle: (position) => parts.settle(position),
  });
  const results = new ImportResults({
    sheets,
    views,
    vault,
    registry: parts.registry,
    personalData: parts.personalData,
    scopes: parts.scopes,
  });
  const completion = { seeds, registry: parts.registry, now, load: loadTournament };
  const takeWhole: Tapis['tournament'] = (id, command, context) =>
    withReactions(tournamentHandler.execute(tournamentStream(id), command, context));
  const takeTournament: Tapis['tournament'] = async (id, command, context) => {
    const whole = await completeCommand(id, command, completion);
    const given = { ...context, asGiven: context.asGiven ?? command };
    const outcome = await words.give(
      whole,
      given,
      async (lead, value) => concernedInTournament((await loadTournament(id)).state, lead, value),
      (kept, as) => takeWhole(id, kept, as),
    );
    const isOfClub = command.type === 'CreateTournament' && command.clubId !== undefined;
    if (isOfClub && outcome.accepted && outcome.position !== null) await parts.settle(outcome.position);
    return outcome;
  };
  const takeHand: Tapis['hand'] = (id, command, context) =>
    words.give(
      command,
      context,
      async (lead, value) => concernedInHand((await loadHand(id)).state, lead, value),
      (kept, as) => withReactions(handHandler.execute(handStream(id), kept, as)),
    );
  const claims = new Claims({ store, loadHand, loadTournament, take: takeHand });
  const { scopes, entered } = parts;
  const disputes = new Disputes({ store, views, runner, handling, scopes, entered, words, claims, sheets, loadHand, loadTournament });
  const play = coordinateCommands({
    standstill: new Standstill(),
    stops: shared ? stops : null,
    claims,
    newcomers: new Newcomers({ loadTournament, take: takeHand }),
    loadHand,
    loadTournament,
    takeTournament,
    takeHand,
  });
  const clocks = new ClockKeeper({
    now,
    notice,
    advance: (id, commandId, unseenSince) => {
      const advance = { type: 'AdvanceClock', at: now() } as const;
      const command = unseenSince === null ? advance : ({ type: 'StopUnseenClock', unseenSince, at: now() } as const);
      return play.tournament(id, command, { commandId, actor: systemActor, correlationId: commandId });
    },
  });
  resources.defer(() => clocks.stop());
  // Before this process has caught up, a clock was last seen when something was last recorded.
  let seenAt = kept.lastRecordedAt ?? undefined;
  const followClock = (id: string): void => followClockIn(views, id, clocks, notice, seenAt);
  const ways = checkTexts(play);
  const taken: Tapis['tournament'] = async (id, command, context) => {
    const settled = clocks.settle(id);
    if (settled !== undefined) await settled;
    return ways.tournament(id, command, context);
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
    await orderErasures(parts, notice);
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
    ...ways,
    tournament: taken,
    loadTournament,
    loadHand,
    store,
    views,
    runner,
    histories: new Histories(store, views),
    ...parts,
    access,
    sheets,
    results,
    seasons,
    disputes,
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
