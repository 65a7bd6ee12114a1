/**
 * What the application offers to its edges.
 */
import type { HandId, PlayerId, TournamentId } from '../../events/ids.js';
import type { HandState } from '../hand/state.js';
import type { EventStore } from '../store/event-store.js';
import type { TournamentState } from '../tournament/state.js';
import type { Access } from './access/open-access.js';
import type { CommandReport } from './command-report.js';
import type { CommandWays } from './coordination.js';
import type { Disputes } from './disputes/disputes.js';
import type { LogPublisher } from './log/log-publisher.js';
import type { StreamState } from './outcome.js';
import type { Histories } from './past/histories.js';
import type { RegistryParts } from './registry/open-registry.js';
import type { Seasons } from './seasons/seasons.js';
import type { ImportResults } from './sheets/import-results.js';
import type { Sheets } from './sheets/sheets.js';
import type { ProjectionRunner } from './views/projection-runner.js';
import type { ViewStore } from './views/view-store.js';
import type { KeptWords } from './words/kept-words.js';

export interface Tapis extends CommandWays, RegistryParts {
  loadTournament(id: TournamentId): Promise<StreamState<TournamentState>>;
  loadHand(id: HandId): Promise<StreamState<HandState>>;
  readonly store: EventStore;
  readonly views: ViewStore;
  readonly runner: ProjectionRunner;
  /** The tournaments as they were. */
  readonly histories: Histories;
  readonly access: Access;
  readonly sheets: Sheets;
  readonly results: ImportResults;
  readonly seasons: Seasons;
  readonly disputes: Disputes;
  /** The log as others may have it; null where its heads are not signed here. */
  readonly publishedLog: LogPublisher | null;
  /** What people wrote about a person, where an event refers to it. */
  readonly words: Pick<KeptWords, 'showIn'>;
  /** Milliseconds since 1970, by the clock of this node; never less than it gave before. */
  readonly now: () => number;
  /** Resolves when the views show what the store held at the start, and what a crash left undone is done. Until then views can't be read, or lag. */
  readonly caughtUp: Promise<void>;
  /** What a person has to look at, one sentence each; none when all is well. */
  problems(): readonly string[];
  /** Whether the views are up to date, and the store gives and takes events. */
  isReady(): boolean;
  /** Whether queries are answered; where {@link isReady} is false, commands are not. */
  servesQueries(): boolean;
  /** What is well and should not be forgotten, such as a loss of events that was accepted; one sentence each. */
  readonly reminders: readonly string[];
  /** Tells how each command fared that is taken from now on, those that Tapis gives itself too. Returns how to stop. */
  onCommand(listener: (report: CommandReport) => void): () => void;
  /** Tells whom the vault of this node has nothing of from now on. Returns how to stop. */
  onErased(listener: (playerId: PlayerId) => void): () => void;
  /** Whether this error of the store was reported among the problems, as an altered event is from now on. */
  isReported(error: Error): boolean;
  /** Finishes what was accepted, then lets go of the files. */
  close(): Promise<void>;
}
