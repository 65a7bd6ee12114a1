/** Starts and stops the server on a data folder, for `serve` and `demo`. */
import { setTimeout as delay } from 'node:timers/promises';
import { AdminTokenError, openAdminToken } from '../api/request/admin-token.js';
import { checkHost, ServerError, startServer, type RunningServer, type ServerOptions } from '../api/start-server.js';
import { DrawSecretError } from '../app/folder/draw-secret.js';
import type { TapisOptions } from '../app/tapis-options.js';
import { openTapis, type Tapis } from '../app/tapis.js';
import { describeSystemError } from '../store/shortage.js';
import { ViewError } from '../app/views/view-error.js';
import { CliError, type Io } from './command.js';
import { whileLoading } from './loading-heap.js';
import { perSecond, Progress } from './progress.js';

export interface Serving {
  readonly url: string;
  readonly explorer: string;
  /** The admin token if this start made it: it is stored nowhere. Null when the folder had one. */
  readonly madeToken: string | null;
  /** Stores the new token's hash, after it was shown. */
  keepToken(): void;
  /** Answers running requests up to a deadline, finishes accepted work, closes the files. */
  close(): Promise<void>;
}

export interface ServingOptions extends Pick<
  TapisOptions,
  | 'folder'
  | 'storeAddress'
  | 'drawSecret'
  | 'formerSecret'
  | 'erasures'
  | 'timeZone'
  | 'heads'
  | 'acceptLoss'
  | 'acceptVaultLoss'
  | 'acceptNewSecret'
> {
  readonly host: string;
  /** The port, 0 for any free one, and alternatives when it is in use. */
  readonly ports: readonly [number, ...number[]];
  /**
   * How long the port may stay closed while the views catch up, in milliseconds; then `/ready` shows the progress. Default: 100, and 0 for
   * a store outside the folder, whose other nodes serve meanwhile.
   */
  readonly opensAfterMs?: number;
  /** Server options that differ from the defaults. */
  readonly server?: Omit<ServerOptions, 'tapis' | 'adminTokenHash' | 'host' | 'port'>;
}

/** Enough for views after a crash. During a rebuild, waiting longer would only delay the port. */
const OPENS_AFTER_MS = 100;

/** Opens the folder and serves it. @throws StoreError, CliError with one sentence about the error */
export async function startServing({ host, ports, opensAfterMs, server: settings, ...opening }: ServingOptions, io: Io): Promise<Serving> {
  const { folder, storeAddress } = opening;
  const progress = new Progress(io);
  try {
    await checkHost(host);
    const tapis = await openTapis({
      ...opening,
      openAtOnce: true,
      notice: (line) => progress.say(`tapis: ${line}`),
      onProgress: ({ events, position, target }) =>
        progress.show(() => `views: position ${position ?? 0} of ${target ?? 0}, ${perSecond(events, progress.elapsedMs)} events a second`),
    });
    try {
      await untilCaughtUp(tapis, opensAfterMs ?? (storeAddress === undefined ? OPENS_AFTER_MS : 0), progress);
      const token = openAdminToken(folder);
      const server = await whileLoading(() => listen({ tapis, adminTokenHash: token.hash, host, ...settings }, ports));
      const close = async (): Promise<void> => {
        await server.close();
        await tapis.close();
      };
      return { url: server.url, explorer: `${server.url}/explorer`, madeToken: token.made, keepToken: () => token.keep(), close };
    } catch (error) {
      await tapis.close();
      throw error;
    }
  } catch (error) {
    progress.clear();
    if (error instanceof ServerError || error instanceof ViewError || error instanceof AdminTokenError || error instanceof DrawSecretError)
      throw new CliError(error.code, error.message);
    if ((error as NodeJS.ErrnoException).syscall !== undefined) {
      throw new CliError('FOLDER_NOT_USABLE', `The folder ${folder} can't be used: ${describeSystemError(error as NodeJS.ErrnoException)}`);
    }
    throw error;
  }
}

/** Waits until the views have caught up, or for the given time; then reports when they have. @throws what `caughtUp` throws in that time */
async function untilCaughtUp(tapis: Tapis, patienceMs: number, progress: Progress): Promise<void> {
  const hasCaughtUp = tapis.caughtUp.then(() => true);
  if (patienceMs > 0 && (await Promise.race([hasCaughtUp, delay(patienceMs, false, { ref: false })]))) return progress.clear();
  hasCaughtUp.then(
    () => progress.say('tapis: this node has caught up'),
    () => undefined,
  );
}

async function listen(options: Omit<ServerOptions, 'port'>, [port, ...others]: ServingOptions['ports']): Promise<RunningServer> {
  try {
    return await startServer({ ...options, port });
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined || !(error instanceof ServerError) || error.code !== 'PORT_IN_USE') throw error;
    return listen(options, [next, ...rest]);
  }
}

/** Resolves when the process is asked to stop. A second request ends it at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    const signals = ['SIGINT', 'SIGTERM'] as const;
    const stop = (): void => {
      for (const signal of signals) process.off(signal, stop);
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
  });
}
