/** Read-only access to the application, for queries. */
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

/** What a query of a tournament reads, now or at a past moment. */
export interface Reads {
  readonly views: ViewReads;
  readonly runner: Pick<ProjectionRunner, 'waitFor'>;
  /** Names of people. */
  readonly people: PlayerDirectory;
  /** Milliseconds since 1970, by this node's clock; never less than before. */
  readonly now: () => number;
  /** Loads a tournament, and charges its tables to the asker. */
  readonly loadTournament: (id: TournamentId) => Promise<StreamState<TournamentState>>;
}

@Injectable()
export class Reading implements Reads {
  readonly now: () => number;
  /** The recorded events. */
  readonly events: StreamReader;
  readonly #streams: Streams;

  constructor(
    readonly views: ViewStore,
    readonly runner: ProjectionRunner,
    /** Past tournaments. */
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

  /** The state of a stream. */
  readonly load: Streams['load'] = (kind, id) => this.#streams.loadForQuery(kind, id);

  readonly loadTournament: Reads['loadTournament'] = (id) => this.#streams.loadForQuery('tournament', id);
}
