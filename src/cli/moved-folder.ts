/**
 * The folder into which `tapis migrate` moves events: marked until all of them are there, so that no server takes the beginning for the whole.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from '../app/folder/data-files.js';
import { makeUnfinished, markFinished, markUnfinished, refuseUnfinished } from '../app/folder/unfinished-folder.js';
import { CliError } from './command.js';

export class MovedFolder {
  #isMarkedHere = false;
  #isMoving = false;

  constructor(private readonly folder: string) {}

  /** Before its store is opened, which makes the file of events. @throws StoreError `STORE_UNFINISHED` while another command fills it; CliError */
  beforeOpening(): void {
    refuseUnfinished(this.folder, 'migrate');
    if (existsSync(join(this.folder, dataFiles.events))) return;
    this.refuseViewsOfOthers();
    this.#isMarkedHere = makeUnfinished(this.folder, 'migrate');
  }

  /** Before the first event is moved: nobody else writes to the store then. */
  beforeMoving(): void {
    this.#mark();
    this.#isMoving = true;
  }

  /** All events are there. */
  finish(): void {
    markFinished(this.folder);
    this.#isMoving = false;
  }

  /** However it ends: a folder that nothing was moved to is as it was. */
  end(): void {
    if (this.#isMarkedHere && !this.#isMoving) markFinished(this.folder);
  }

  /**
   * Mark, views and reactions of another store would stand at positions that mean something else here.
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
