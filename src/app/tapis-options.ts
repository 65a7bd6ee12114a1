import type { EventStore } from '../store/event-store.js';
import type { OnProgress } from './views/view-progress.js';

export interface TapisOptions {
  /** The folder of the files: `events.sqlite`, which must never be lost, and others. Created when missing. */
  readonly folder: string;
  /**
   * The address of the events when they are elsewhere, such as `kurrentdb://host:2113`. Then everything in the folder but the secret can be
   * rebuilt.
   */
  readonly storeAddress?: string | undefined;
  /** Whether to open before the views have caught up, so that commands are taken and `/ready` shows the progress. Default false. */
  readonly openAtOnce?: boolean;
  /** Whether the operator accepts the loss of recorded events. Default false: then a loss keeps it from opening. */
  readonly acceptLoss?: boolean;
  /** Whether the operator accepts a vault that is lost or older than the store expects. Default false: then it is listed as a problem. */
  readonly acceptVaultLoss?: boolean;
  /** Whether the operator accepts another secret than the store was written with. Default false: then it does not open. */
  readonly acceptNewSecret?: boolean;
  /** Milliseconds since 1970, by a clock that can be set. Default: the machine's. */
  readonly now?: () => number;
  /** Milliseconds of a monotonic clock. Default: the machine's. */
  readonly elapsed?: () => number;
  /** The secret of the seeds of draws, 32 characters or more; the same on all nodes of a store. Default: the one in the folder. */
  readonly drawSecret?: string | undefined;
  /** The previous secret when it was changed: personal data in a shared store are sealed again. */
  readonly formerSecret?: string | undefined;
  /** The time zone of clubs that set none, by its IANA name; the same on all nodes of a store. Default: Europe/Brussels. */
  readonly timeZone?: string | undefined;
  /** The list of erased people, separate from backups. Default: `erasures.jsonl` in the folder. */
  readonly erasures?: string | undefined;
  /** Called with each message for the operator, one line each. Default: ignored. */
  readonly notice?: (line: string) => void;
  /** Called with the progress of views that are rebuilt at the start. */
  readonly onProgress?: OnProgress;
  /** Another store than the one in the folder, for tests. */
  readonly store?: EventStore;
  /** Whether other nodes may write to the store too. Default: true when it has an address. */
  readonly shared?: boolean;
  /** How heads of the log are signed automatically. Default: not at all. */
  readonly heads?: { readonly everyMs: number; readonly lookMs?: number; readonly keyFile?: string | undefined };
  /** How often the views of some tournaments are compared with their events, in milliseconds. Default: an hour. */
  readonly viewCheckMs?: number;
  /** How long another node may stop play for its decision before that node counts as gone, in milliseconds. Default 5,000. */
  readonly patienceMs?: number;
}
