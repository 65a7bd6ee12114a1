/**
 * How the application is opened.
 */
import type { EventStore } from '../store/event-store.js';
import type { OnProgress } from './views/view-progress.js';

export interface TapisOptions {
  /** Where the files are kept: `events.sqlite`, which must never be lost, and what stands beside it. Made when missing. */
  readonly folder: string;
  /** Where the events are kept instead, such as `kurrentdb://host:2113`; then the folder holds nothing that can't be made again but the secret. */
  readonly storeAddress?: string | undefined;
  /** Whether to open before the views have caught up, so that commands are taken and `/ready` can say how it stands. Default false. */
  readonly openAtOnce?: boolean;
  /** Whether the operator accepts that events which had been recorded are lost. Default false: then it does not open. */
  readonly acceptLoss?: boolean;
  /** Whether the operator accepts that the vault is lost or older than the store knows. Default false: then it is named among the problems. */
  readonly acceptVaultLoss?: boolean;
  /** Whether the operator accepts another secret than the one that the store was written with. Default false: then it does not open. */
  readonly acceptNewSecret?: boolean;
  /** Milliseconds since 1970, by a clock that may be set. Default: the machine's. */
  readonly now?: () => number;
  /** Milliseconds by a clock that is never set. Default: the machine's. */
  readonly elapsed?: () => number;
  /** From which the seeds of draws are made, 32 characters or more: the same for all nodes on one store. Default: the one of the folder. */
  readonly drawSecret?: string | undefined;
  /** The secret before it, where it was changed: what is kept of people on a shared store is sealed again. */
  readonly formerSecret?: string | undefined;
  /** The list of those who were erased, apart from backups. Default: `erasures.jsonl` in the folder. */
  readonly erasures?: string | undefined;
  /** Called with what a person should know, one line each. Default: nobody. */
  readonly notice?: (line: string) => void;
  /** Called with how far views are that are built again at the start. */
  readonly onProgress?: OnProgress;
  /** Another store than the one in the folder, for tests. */
  readonly store?: EventStore;
  /** Whether other nodes may write to the store too. Default: where it has an address. */
  readonly shared?: boolean;
  /** How heads of the log are signed by themselves. Default: not at all. */
  readonly heads?: { readonly everyMs: number; readonly lookMs?: number; readonly keyFile?: string | undefined };
  /** How often the views of some tournaments are compared with their events, milliseconds. Default: an hour. */
  readonly viewCheckMs?: number;
  /** How long play may stand still for another node's decision before that node is taken to be gone, milliseconds. Default 5,000. */
  readonly patienceMs?: number;
}
