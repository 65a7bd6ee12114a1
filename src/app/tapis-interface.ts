/**
 * What the application offers to its edges.
 */
import type { HandId, PlayerId, TournamentId } from '../../events/ids.js';
import type { Progress } from '../../commands/hand/claims.js';
import type { EventStore } from '../store/event-store.js';
import type { TournamentState } from '../tournament/state.js';
import type { Access } from './access/open-access.js';
import type { CommandReport } from './dispatch/command-report.js';
import type { Dispatcher } from './dispatch/dispatcher.js';
import type { Streams } from './dispatch/streams.js';
import type { LogPublisher } from './log/log-publisher.js';
import type { CommandContext, CommandOutcome, StreamState } from './dispatch/outcome.js';
import type { Histories } from './past/histories.js';
import type { RegistryParts } from './registry/open-registry.js';
import type { Seasons } from './seasons/seasons.js';
import type { ImportResults } from './sheets/import-results.js';
import type { ProjectionRunner } from './views/projection-runner.js';
import type { ViewStore } from './views/view-store.js';
import type { KeptWords } from './words/kept-words.js';

export interface Tapis extends RegistryParts {
  /**
   * Takes a command of a kind of stream, then what follows from it: see `dispatch/dispatcher.ts`. The outcome's position covers the reactions.
   * @throws StoreError when the store fails, ViewError where this node is behind; sending the command again is safe
   */
  readonly give: Dispatcher['give'];
  /** What each stream amounts to. */
  readonly streams: Streams;
  /** Loads a tournament, and counts the tables as work of whoever asks. */
  loadTournament(id: TournamentId): Promise<StreamState<TournamentState>>;
  /** What has happened since the pots of a hand were pushed, by which its book says whether they can still be disputed. */
  claimProgress(id: HandId): Promise<Progress>;
  readonly store: EventStore;
  readonly views: ViewStore;
  readonly runner: ProjectionRunner;
  /** The tournaments as they were. */
  readonly histories: Histories;
  readonly access: Access;
  /** Publishes the results of a tournament as they are now; null while it is played. */
  publishResults(id: TournamentId, context: CommandContext): Promise<CommandOutcome | null>;
  readonly results: ImportResults;
  readonly seasons: Seasons;
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
