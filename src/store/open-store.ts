/** Opens the configured store: a SQLite file, or KurrentDB by its address, whose client is loaded only then. */
import type { EventReader, EventStore, StoreObserver } from './event-store.js';
import { parseConnectionString } from './kurrentdb/connection-string.js';
import { observeStore } from './observed-store.js';
import { openSqliteEventReader } from './sqlite-event-log.js';
import { openSqliteEventStore } from './sqlite-event-store.js';
import type { VaultLog } from './vault-log.js';

export interface StoreChoice {
  /** Such as `kurrentdb://host:2113`. Default: the file at `path`. */
  readonly address?: string | undefined;
  readonly path: string;
  /** Called with each message for the operator, one line each. */
  readonly notice: (line: string) => void;
  /** Default: none. */
  readonly observer?: StoreObserver;
}

/** @throws StoreError with one sentence about the store or its address */
export async function openStore({ address, path, notice, observer }: StoreChoice): Promise<EventStore> {
  if (address === undefined) return openSqliteEventStore({ path, observer });
  const store = await openKurrent(address, notice, true);
  return observer === undefined ? store : observeStore(store, observer);
}

/** Opens the store read-only, beside a writer. @throws StoreError as {@link openStore} */
export async function openReader({ address, path, notice }: StoreChoice): Promise<EventReader> {
  if (address === undefined) return openSqliteEventReader(path);
  return openKurrent(address, notice, false);
}

/** Opens the shared records beside the events. @throws StoreError `STORE_ADDRESS_WRONG` */
export async function openVaultLog(address: string, notice: (line: string) => void): Promise<VaultLog> {
  const { openKurrentVaultLog } = await import('./kurrentdb/kurrent-vault-log.js');
  return openKurrentVaultLog({ connectionString: address, notice });
}

/** The address without its password. @throws StoreError `STORE_ADDRESS_WRONG` */
export function hidePassword(address: string): string {
  return parseConnectionString(address).shown;
}

async function openKurrent(address: string, notice: (line: string) => void, looksBack: boolean): Promise<EventStore> {
  // Checks the address without loading the client.
  parseConnectionString(address);
  const { openKurrentEventStore } = await import('./kurrentdb/kurrent-event-store.js');
  return openKurrentEventStore({ connectionString: address, notice, looksBack });
}
