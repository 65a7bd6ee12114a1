/**
 * What queries read of the application; nothing can be changed through it.
 */
import { Inject, Injectable } from '@nestjs/common';
import type { TournamentId } from '../../../events/ids.js';
import type { StreamState } from '../../app/dispatch/outcome.js';
import { Streams } from '../../app/dispatch/streams.js';
import { EVENT_STORE } from '../../app/folder/store.module.js';
import { Histories } from '../../app/past/histories.js';
import { PEOPLE } from '../../app/registry/registry.module.js';
import { TimeSource } from '../../app/time-source.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import { ProjectionRunner } from '../../app/views/projection-runner.js';
import { type ViewReads, ViewStore } from '../../app/views/view-store.js';
import type { EventStore, StreamReader } from '../../store/event-store.js';
import type { TournamentState } from '../../tournament/state.js';

/** What a query of a tournament reads: what is, or what was at a moment. */
export interface Reads {
  readonly views: ViewReads;
  readonly runner: Pick<ProjectionRunner, 'waitFor'>;
  /** How people are named. */
  readonly people: PlayerDirectory;
  /** Milliseconds since 1970, by the clock of this node; never less than it gave before. */
  readonly now: () => number;
  /** Loads a tournament, and counts the tables as work of whoever asks. */
  readonly loadTournament: (id: TournamentId) => Promise<StreamState<TournamentState>>;
}

@Injectable()
export class Reading implements Reads {
  readonly now: () => number;
  /** The events as they are recorded. */
  readonly events: StreamReader;
  readonly #streams: Streams;

  constructor(
    readonly views: ViewStore,
    readonly runner: ProjectionRunner,
    /** The tournaments as they were. */
    readonly histories: Histories,
    @Inject(PEOPLE) readonly people: PlayerDirectory,
    @Inject(EVENT_STORE) store: EventStore,
    streams: Streams,
    time: TimeSource,
  ) {
    this.events = store.forQueries ?? store;
    this.now = time.now;
    this.#streams = streams;
  }

  /** What a stream amounts to. */
  readonly load: Streams['load'] = (kind, id) => this.#streams.loadForQuery(kind, id);

  readonly loadTournament: Reads['loadTournament'] = (id) => this.#streams.loadForQuery('tournament', id);
}
