/** Where the facts of other streams, the vault and the views are read. */
import type { EventStore } from '../../store/event-store.js';
import type { DrawSeeds } from '../folder/draw-secret.js';
import type { PersonVault } from '../vault/person-vault.js';
import type { PersonalDataStore } from '../registry/personal-data.js';
import type { Registry } from '../registry/registry.js';
import type { ScopeTree } from '../registry/scope-tree.js';
import type { ViewStore } from '../views/view-store.js';
import type { LoadStream } from './kinds.js';

export interface Sources {
  readonly load: LoadStream;
  /** For facts that never change: the state cached on this node, which may be behind when other nodes write. */
  readonly loadKept: LoadStream;
  readonly store: EventStore;
  readonly views: ViewStore;
  /** Waits until views are at a position, or at the end of the log. @throws ViewError when this node is behind */
  readonly reach: (views: readonly string[], position?: number) => Promise<void>;
  readonly scopes: ScopeTree;
  readonly vault: PersonVault;
  readonly registry: Registry;
  readonly personalData: PersonalDataStore;
  readonly seeds: DrawSeeds;
  /** Milliseconds since 1970, by this node's clock. */
  readonly now: () => number;
}
