/** How the application is opened: every option with its default, checked before any file is opened. */
import { join } from 'node:path';
import { DEFAULT_TIME_ZONE, isTimeZone } from '../../../events/calendar.js';
import type { EventStore } from '../../store/event-store.js';
import { dataFiles } from '../folder/data-files.js';
import { checkSecret } from '../folder/draw-secret.js';
import type { TapisOptions } from '../tapis-options.js';
import type { OnProgress } from '../views/view-progress.js';
import type { ViewsLog } from '../views/views-database.js';

const VIEW_CHECK_MS = 3_600_000;
const PATIENCE_MS = 5_000;

export class Config {
  readonly folder: string;
  readonly storeAddress: string | undefined;
  /** Whether other nodes may write to the store too. */
  readonly shared: boolean;
  readonly openAtOnce: boolean;
  readonly acceptLoss: boolean;
  readonly acceptVaultLoss: boolean;
  readonly acceptNewSecret: boolean;
  readonly wall: () => number;
  readonly elapsed: () => number;
  readonly drawSecret: string | undefined;
  readonly formerSecret: string | undefined;
  /** The time zone of clubs that set none. */
  readonly timeZone: string;
  /** The path of the list of erased people. */
  readonly erasures: string;
  readonly notice: (line: string) => void;
  /** The same log, for parts that distinguish its errors. */
  readonly log: ViewsLog;
  readonly onProgress: OnProgress | undefined;
  readonly store: EventStore | undefined;
  readonly heads: TapisOptions['heads'];
  readonly viewCheckMs: number;
  readonly patienceMs: number;

  /** @throws DrawSecretError for a secret that is too short, RangeError for an unknown time zone */
  constructor(options: TapisOptions) {
    const { folder, storeAddress, drawSecret } = options;
    if (options.timeZone !== undefined && !isTimeZone(options.timeZone))
      throw new RangeError(`there is no time zone "${options.timeZone}"`);
    if (drawSecret !== undefined) checkSecret(drawSecret, 'the draw secret that was given');
    if (options.formerSecret !== undefined) checkSecret(options.formerSecret, 'the former draw secret that was given');
    this.folder = folder;
    this.storeAddress = storeAddress;
    this.shared = options.shared ?? storeAddress !== undefined;
    this.openAtOnce = options.openAtOnce ?? false;
    this.acceptLoss = options.acceptLoss ?? false;
    this.acceptVaultLoss = options.acceptVaultLoss ?? false;
    this.acceptNewSecret = options.acceptNewSecret ?? false;
    this.wall = options.now ?? Date.now;
    this.elapsed = options.elapsed ?? ((): number => performance.now());
    this.drawSecret = drawSecret;
    this.formerSecret = options.formerSecret;
    this.timeZone = options.timeZone ?? DEFAULT_TIME_ZONE;
    this.erasures = options.erasures ?? join(folder, dataFiles.erasures);
    this.notice = options.notice ?? ((): void => undefined);
    this.log = { info: this.notice, error: this.notice };
    this.onProgress = options.onProgress;
    this.store = options.store;
    this.heads = options.heads;
    this.viewCheckMs = options.viewCheckMs ?? VIEW_CHECK_MS;
    this.patienceMs = options.patienceMs ?? PATIENCE_MS;
  }
}
