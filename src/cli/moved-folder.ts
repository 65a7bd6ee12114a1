/** The folder into which `tapis migrate` moves events: marked until it is complete, so that no server uses a part. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from '../app/folder/data-files.js';
import { makeUnfinished, markFinished, markUnfinished, refuseUnfinished } from '../app/folder/unfinished-folder.js';
import { CliError } from './command.js';

export class MovedFolder {
  #isMarkedHere = false;
  #isMoving = false;

  constructor(private readonly folder: string) {}

  /**
   * Called before its store is opened, which creates the file. @throws StoreError `STORE_UNFINISHED` while another command fills it;
   * CliError
   */
  beforeOpening(): void {
    refuseUnfinished(this.folder, 'migrate');
    if (existsSync(join(this.folder, dataFiles.events))) return;
    this.refuseViewsOfOthers();
    this.#isMarkedHere = makeUnfinished(this.folder, 'migrate');
  }

  /** Called before the first event is moved, when nobody else can write. */
  beforeMoving(): void {
    this.#mark();
    this.#isMoving = true;
  }

  /** Called when all events are moved. */
  finish(): void {
    markFinished(this.folder);
    this.#isMoving = false;
  }

  /** Called at any end: an unused folder is restored. */
  end(): void {
    if (this.#isMarkedHere && !this.#isMoving) markFinished(this.folder);
  }

  /**
   * The mark, views and reactions of another store would refer to other positions here.
   * @throws CliError
   */
  refuseViewsOfOthers(): void {
    const left = [dataFiles.mark, dataFiles.views, dataFiles.reactions].filter((name) => existsSync(join(this.folder, name)));
    if (left.length === 0) return;
    throw new CliError(
      'FOLDER_HAS_VIEWS',
      `${this.folder} holds ${left.join(' and ')} of another store: remove ${left.length === 1 ? 'it' : 'them'} (the server builds them again), or name another folder.`,
    );
  }

  #mark(): void {
    this.#isMarkedHere = markUnfinished(this.folder, 'migrate') || this.#isMarkedHere;
  }
}
