/**
 * The whole application without its edges: store, commands, process managers and views, put together on one data folder.
 * May import: everything but `src/api` and `src/cli`.
 */
import { join } from 'node:path';
import type { CommittedEvent } from '../../events/envelope.js';
import { handStream, tournamentOfHand, tournamentStream, type HandId, type PlayerId, type TournamentId } from '../../events/ids.js';
import type { HandEvent } from '../../events/hand.js';
import type { TournamentEvent } from '../../events/tournament.js';
import { projections } from '../../projections/catalogue.js';
import { clock } from '../../projections/clock.js';
import { ALL_TOURNAMENTS, tournaments } from '../../projections/tournaments.js';
import type { Progress } from '../hand/claims/commands.js';
import type { HandCommand } from '../hand/commands.js';
import { handDecider } from '../hand/decider.js';
import type { HandState } from '../hand/state.js';
import type { EventStore } from '../store/event-store.js';
import { openSqliteEventStore } from '../store/sqlite-event-store.js';
import type { TournamentCommand } from '../tournament/commands.js';
import { tournamentDecider } from '../tournament/decider.js';
import type { TournamentState } from '../tournament/state.js';
import { checkpointFile } from './checkpoint-file.js';
import { Claims, isClaim } from './claims.js';
import { ClockKeeper } from './clock-keeper.js';
import { CommandHandler, type CommandContext, type Outcome, type StreamState } from './command-handler.js';
import { drawSecretFile, type DrawSeeds, drawSeedsFrom, openDrawSecret } from './draw-secret.js';
import { lifecycleEvents, react, systemActor } from './hand-lifecycle.js';
import { type DealtIn, Newcomers } from './newcomers.js';
import { openPlayerDirectory, type PlayerDirectory } from './player-directory.js';
import { Reactor } from './reactor.js';
import { Standstill } from './standstill.js';
import { ProjectionRunner, type OnProgress } from './views/projection-runner.js';
import { ViewStore } from './views/view-store.js';

export interface Tapis {
  /**
   * Takes a tournament's command, then the reactions to its events: a hand that it opened is started in the hand's own stream.
   * The outcome's position covers the reactions.
   * @throws StoreError when the store fails; sending the command again is safe
   */
  tournament(id: TournamentId, command: TournamentCommand, context: CommandContext): Promise<Outcome<TournamentEvent>>;
  /** Takes a hand's command, then the reactions: a completed hand is settled in its tournament. As {@link tournament} otherwise. */
  hand(id: HandId, command: HandCommand, context: CommandContext): Promise<Outcome<HandEvent>>;
  /** Deals a player who sat down before the first card into the hand that was opened at his table, then takes the reactions. */
  dealIn(id: TournamentId, playerId: PlayerId, context: CommandContext): Promise<DealtIn>;
  loadTournament(id: TournamentId): Promise<StreamState<TournamentState>>;
  loadHand(id: HandId): Promise<StreamState<HandState>>;
  /** What has happened since the pots of a hand were pushed, by which its book says whether they can still be disputed. */
  claimProgress(id: HandId): Promise<Progress>;
  readonly store: EventStore;
  readonly views: ViewStore;
  readonly runner: ProjectionRunner;
  readonly people: PlayerDirectory;
  /** Milliseconds since 1970, by the clock of this node. */
  readonly now: () => number;
  /** Finishes what was accepted, then lets go of the files. */
  close(): Promise<void>;
}

export interface TapisOptions {
  /** Where the files are kept: `events.sqlite`, which must never be lost, and what stands beside it. Made when missing. */
  readonly folder: string;
  /** Default: the machine's clock. */
  readonly now?: () => number;
  /** From which the seeds of draws are made, 32 characters or more: the same for all nodes on one store. Default: the one of the folder. */
  readonly drawSecret?: string | undefined;
  /** Told of what a person should know, one line each. Default: nobody. */
  readonly notice?: (line: string) => void;
  /** Told how far views are that are built again at the start. */
  readonly onProgress?: OnProgress;
  /** Another store than the one in the folder, for tests. */
  readonly store?: EventStore;
}

/** The names of the files in the data folder. */
export const dataFiles = {
  /** The events: the one file that must never be lost. */
  events: 'events.sqlite',
  /** Can always be built again from the events. */
  views: 'views.sqlite',
  /** Players' names. */
  players: 'players.sqlite',
  /** How far process managers have come; without it they look at everything once more. */
  reactions: 'reactions.json',
  /** The secret behind the seeds of draws. Without it a draw that was committed can't be revealed. */
  drawSecret: drawSecretFile,
} as const;

/** Opens the store of a folder. @throws StoreError one sentence that says what is wrong with it */
export function openStoreOf(folder: string): EventStore {
  return openSqliteEventStore({ path: join(folder, dataFiles.events) });
}

/**
 * Opens the folder, brings the views up to date and finishes reactions that a crash left undone.
 * @throws StoreError, ViewError, DrawSecretError with one sentence that says what is wrong with the folder
 */
export async function openTapis(options: TapisOptions): Promise<Tapis> {
  const now = options.now ?? Date.now;
  const notice = options.notice ?? ((): void => undefined);
  const store = options.store ?? openStoreOf(options.folder);
  const seeds = drawSeedsFrom(openDrawSecret(options.folder, options.drawSecret));
  const log = { info: notice, error: notice };
  const views = new ViewStore({ path: join(options.folder, dataFiles.views), projections, log });
  const people = openPlayerDirectory(join(options.folder, dataFiles.players));
  const runner = new ProjectionRunner(store, views, { log });

  const tournamentHandler = new CommandHandler(tournamentDecider, store, { now });
  const handHandler = new CommandHandler(handDecider, store, { now });
  const reactor = new Reactor({
    eventTypes: lifecycleEvents,
    react: (event) =>
      react(event, {
        tournament: (stream, command, context) => tournamentHandler.execute(stream, command, context),
        hand: (stream, command, context) => handHandler.execute(stream, command, context),
      }),
    store,
    checkpoint: checkpointFile(join(options.folder, dataFiles.reactions)),
    notice,
  });

  const withReactions = async <E extends HandEvent | TournamentEvent>(taken: Promise<Outcome<E>>): Promise<Outcome<E>> => {
    const outcome = await taken;
    if (!outcome.accepted || outcome.events.length === 0) return outcome;
    const reached = await reactor.reactTo(outcome.events as readonly CommittedEvent[], outcome.position!);
    return reached === null ? outcome : { ...outcome, position: Math.max(reached, outcome.position!) };
  };

  const standstill = new Standstill();
  const loadTournament: Tapis['loadTournament'] = (id) => tournamentHandler.load(tournamentStream(id));
  const takeTournament: Tapis['tournament'] = (id, command, context) =>
    withReactions(tournamentHandler.execute(tournamentStream(id), command, context));
  const tournament: Tapis['tournament'] = (id, command, context) =>
    standstill.pass(id, () =>
      drawsByNode(command)
        ? withSeed(seeds, id, command, loadTournament).then((full) => takeTournament(id, full, { asGiven: command, ...context }))
        : takeTournament(id, command, context),
    );
  const loadHand: Tapis['loadHand'] = (id) => handHandler.load(handStream(id));
  const takeHand: Tapis['hand'] = (id, command, context) => withReactions(handHandler.execute(handStream(id), command, context));
  const claims = new Claims({ store, loadHand, loadTournament, take: takeHand });
  const newcomers = new Newcomers({ loadTournament, take: takeHand });
  const hand: Tapis['hand'] = (id, command, context) =>
    isClaim(command)
      ? standstill.alone(tournamentOfHand(id), () => claims.take(id, command, context))
      : standstill.pass(tournamentOfHand(id), () => takeHand(id, command, context));

  const clocks = new ClockKeeper({
    now,
    notice,
    advance: (id, commandId) =>
      tournament(id, { type: 'AdvanceClock', at: now() }, { commandId, actor: systemActor, correlationId: commandId }),
  });
  const followClock = (id: string): void => {
    const row = views.get(clock, id);
    if (row !== undefined) clocks.follow(row.body);
  };

  runner.onChange((changes) => {
    for (const change of changes) if (change.view === clock.name) for (const key of change.keys) followClock(key);
  });
  await runner.start(options.onProgress);
  await runner.ready();
  await reactor.start();
  for (const { body } of views.page(tournaments, ALL_TOURNAMENTS).rows) if (body.phase === 'running') followClock(body.tournamentId);

  return {
    tournament,
    hand,
    dealIn: (id, playerId, context) => standstill.alone(id, () => newcomers.dealIn(id, playerId, context)),
    loadTournament,
    loadHand,
    claimProgress: (id) => claims.progressOf(id),
    store,
    views,
    runner,
    people,
    now,
    async close() {
      clocks.stop();
      await reactor.stop();
      await runner.stop();
      await store.close();
      views.close();
      people.close();
    },
  };
}

type Drawing = Extract<TournamentCommand, { type: 'CreateTournament' | 'DrawSeats' }>;

/** Whether a command leaves it to the node to settle a draw, or to reveal its seed. */
function drawsByNode(command: TournamentCommand): command is Drawing {
  return (
    (command.type === 'CreateTournament' && command.commitment === undefined) ||
    (command.type === 'DrawSeats' && command.seed === undefined)
  );
}

async function withSeed(seeds: DrawSeeds, id: TournamentId, command: Drawing, load: Tapis['loadTournament']): Promise<Drawing> {
  if (command.type === 'CreateTournament') return { ...command, commitment: seeds.commitmentOf(id) };
  const { state } = await load(id);
  const commitment = state.phase === 'announced' ? state.commitments.inForce : null;
  const seed = commitment?.by === 'node' ? seeds.seedOf(id, commitment.hash) : undefined;
  return seed === undefined ? command : { ...command, seed };
}
