/**
 * Where facts of other streams, of the vault and of the views come from.
 */
import type { EventStore } from '../../store/event-store.js';
import type { DrawSeeds } from '../folder/draw-secret.js';
import type { PersonVault } from '../vault/person-vault.js';
import type { PersonalDataWays } from '../registry/personal-data.js';
import type { Registry } from '../registry/registry.js';
import type { ScopeTree } from '../registry/scope-tree.js';
import type { ViewStore } from '../views/view-store.js';
import type { LoadStream } from './kinds.js';

export interface Sources {
  readonly load: LoadStream;
  /** For what never changes: as this node keeps the stream, which may be behind where other nodes write. */
  readonly loadKept: LoadStream;
  readonly store: EventStore;
  readonly views: ViewStore;
  /** Waits until views show what was recorded up to a position, or all that is recorded. @throws ViewError where this node is behind */
  readonly reach: (views: readonly string[], position?: number) => Promise<void>;
  readonly scopes: ScopeTree;
  readonly vault: PersonVault;
  readonly registry: Registry;
  readonly personalData: PersonalDataWays;
  readonly seeds: DrawSeeds;
  /** Milliseconds since 1970, by the clock of this node. */
  readonly now: () => number;
}
