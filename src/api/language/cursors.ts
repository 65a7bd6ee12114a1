/**
 * Cursors of a list: the place of a row by sort and key, so that a page deep in a list costs the same as the first. Each begins with a tag
 * of its list, because its place is meaningless in another.
 */
import { crc32 } from 'node:zlib';
import type { PlaceInView } from '../../app/views/view-table.js';
import { badInput, cursorOfAnotherList } from './api-error.js';

const tagged = /^([0-9a-f]{8}):(-?\d{1,16}):(.{0,200})$/s;
/** A place in a ranked list: its order and its key, a line each. An order may contain spaces, and may name every tournament of a season. */
const ranked = /^([0-9a-f]{8})=([ -~]{0,20000})\n(.{0,200})$/s;
/** Cursors from before tags. */
const untagged = /^-?\d{1,16}:/;

/** The cursors of one list. */
export class Cursors {
  readonly #tag: string;

  /**
   * @param list the kind of list, such as a view
   * @param of the owner of the rows, such as a tournament: all arguments that choose rows, and none that choose a page
   */
  constructor(list: string, of: string) {
    // A checksum is enough: a wrong cursor is a mistake, not an attack.
    this.#tag = crc32(`${list}\n${of}`).toString(16).padStart(8, '0');
  }

  cursorOf({ sort, order, key }: PlaceInView): string {
    if (order !== undefined) return Buffer.from(`${this.#tag}=${order}\n${key}`).toString('base64url');
    return Buffer.from(`${this.#tag}:${sort}:${key}`).toString('base64url');
  }

  /**
   * The place in a cursor.
   * @param argument the argument of the query that had it
   * @throws ApiError `BAD_USER_INPUT` for a text that is no cursor, `CURSOR_OF_ANOTHER_LIST` for one of other rows
   */
  placeOf(argument: string, cursor: string): PlaceInView {
    const text = Buffer.from(cursor, 'base64url').toString();
    const [, rankedTag, order, rankedKey] = ranked.exec(text) ?? [];
    if (order !== undefined && rankedKey !== undefined) {
      if (rankedTag !== this.#tag) throw cursorOfAnotherList(argument);
      return { sort: 0, order, key: rankedKey };
    }
    const [, tag, sort, key] = tagged.exec(text) ?? [];
    if (tag === undefined || key === undefined || !Number.isSafeInteger(Number(sort))) {
      throw badInput([{ path: argument, ...(untagged.test(text) ? fromEarlierRelease : noCursor) }]);
    }
    if (tag !== this.#tag) throw cursorOfAnotherList(argument);
    return { sort: Number(sort), key };
  }
}

const noCursor = {
  problem: 'is no cursor of this list; take one from an edge or from pageInfo',
  inFrench: 'n’est pas un curseur de cette liste ; prenez-en un d’une arête (edges) ou de pageInfo',
};

const fromEarlierRelease = {
  problem: 'is a cursor of an earlier release; begin again with the first page',
  inFrench: 'est un curseur d’une version précédente ; recommencez à la première page',
};
