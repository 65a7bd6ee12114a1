/** Assembles access: finding principals, making keys, and recording their use. */
import { accessGrants } from '../../../projections/access-grants.js';
import { accessTokens } from '../../../projections/access-tokens.js';
import { linkedPlayers } from '../../../projections/linked-players.js';
import type { ProjectionRunner } from '../views/projection-runner.js';
import { AccessReader } from './access-reader.js';
import { AccessManagement, type AccessManagementOptions } from './access-management.js';
import { UsageNotes } from './usage-notes.js';

export interface Access {
  readonly reader: AccessReader;
  readonly ways: AccessManagement;
  readonly notes: UsageNotes;
  /** Calls the listener when roles or tokens have changed, on any node. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
}

export interface AccessOptions extends AccessManagementOptions {
  readonly runner: ProjectionRunner;
  readonly notice: (line: string) => void;
}

const views: ReadonlySet<string> = new Set([accessGrants.name, accessTokens.name, linkedPlayers.name]);

export function openAccess({ notice, ...options }: AccessOptions): Access {
  const { now, runner } = options;
  const isCurrent = (): boolean =>
    runner.stoppedBy === null && runner.status().every(({ view, state }) => state === 'live' || !views.has(view));
  const ways = new AccessManagement(options);
  return {
    reader: new AccessReader({ views: options.views, now, isCurrent, parents: options.parents }),
    ways,
    notes: new UsageNotes({ views: options.views, ways, now, notice }),
    onChange: (listener) =>
      runner.onChange((changes) => {
        if (changes.some(({ view }) => views.has(view))) listener();
      }),
  };
}
