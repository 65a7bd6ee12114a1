/** The open application as used by programs and specs. */
import type { INestApplicationContext } from '@nestjs/common';
import type { PlayerId, TournamentId } from '../../events/ids.js';
import type { EventStore } from '../store/event-store.js';
import type { TournamentState } from '../tournament/state.js';
import { ACCESS } from './access/access.module.js';
import type { Access } from './access/open-access.js';
import type { CommandReport } from './dispatch/command-report.js';
import type { Dispatcher } from './dispatch/dispatcher.js';
import type { StreamState } from './dispatch/outcome.js';
import { Streams } from './dispatch/streams.js';
import { COMMAND_REPORTS } from './dispatch/streams.module.js';
import { EVENT_STORE } from './folder/store.module.js';
import { Readiness } from './health/readiness.js';
import { ClientCommands } from './play/client-commands.js';
import { ERASED } from './registry/registry.module.js';
import type { PersonVault } from './vault/person-vault.js';
import { VAULT } from './vault/vault.module.js';
import { ProjectionRunner } from './views/projection-runner.js';
import { ViewStore } from './views/view-store.js';
import type { PartToken } from './wiring/provide.js';
import { Resources } from './wiring/resources.js';
import { StartUp } from './wiring/start-up.js';

export interface Tapis {
  readonly give: Dispatcher['dispatch'];
  readonly streams: Streams;
  /** Loads a tournament, and charges its tables to the asker. */
  loadTournament(id: TournamentId): Promise<StreamState<TournamentState>>;
  readonly store: EventStore;
  readonly views: ViewStore;
  readonly runner: ProjectionRunner;
  readonly access: Access;
  readonly vault: PersonVault;
  /**
   * Resolves when the views have reached the end that the store had at the start, and reactions left by a crash are done. Until then views
   * cannot be read, or lag.
   */
  readonly caughtUp: Promise<void>;
  problems(): readonly string[];
  isReady(): boolean;
  /** Subscribes to the outcomes of all commands from now on, those of Tapis included. Returns a function that unsubscribes. */
  onCommand(listener: (report: CommandReport) => void): () => void;
  /** Subscribes to erasures from the vault of this node. Returns a function that unsubscribes. */
  onErased(listener: (playerId: PlayerId) => void): () => void;
  /** Any other part of the application. */
  part<Part>(token: PartToken<Part>): Part;
  /** Finishes accepted work, then closes the files. @throws what could not be closed, after closing the rest */
  close(): Promise<void>;
}

export function openedOn(context: INestApplicationContext): Tapis {
  const part = <Part>(token: PartToken<Part>): Part => context.get<Part>(token);
  const streams = part(Streams);
  const readiness = part(Readiness);
  return {
    give: part(ClientCommands).dispatch,
    streams,
    loadTournament: (id) => streams.load('tournament', id),
    store: part(EVENT_STORE),
    views: part(ViewStore),
    runner: part(ProjectionRunner),
    access: part(ACCESS),
    vault: part(VAULT),
    caughtUp: part(StartUp).caughtUp,
    problems: () => readiness.problems(),
    isReady: () => readiness.isReady(),
    onCommand: (listener) => part(COMMAND_REPORTS).add(listener),
    onErased: (listener) => part(ERASED).add(listener),
    part,
    async close() {
      await context.close();
      await part(Resources).close();
    },
  };
}
