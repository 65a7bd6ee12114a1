/**
 * Exports of seasons as texts. Equal exports requested at the same time are made once; different ones run one after the other. A text
 * without names is cached until its season changes.
 */
import { LRUCache } from 'lru-cache';
import type { Cell } from '../csv.js';
import { OneAtATime } from '../pieces.js';
import { type ExportFormat, writerOf } from './export-formats.js';
import type { BoardAsked } from './leaderboards.js';
import { columnsOf, type ExportedTable, exportRows, type ExportSource, SeasonChanged, type Sight } from './season-export.js';

/** The most characters in the cache. */
const MOST_KEPT = 24_000_000;
/** Rows written at once. */
const WRITTEN_AT_ONCE = 100;
/** How often an export restarts because its season changed. */
const ATTEMPTS = 5;

export interface ExportWish {
  readonly asked: BoardAsked;
  readonly table: ExportedTable;
  readonly format: ExportFormat;
  readonly title: string;
  /** Of a page for the printer. Names of columns in CSV and JSON are English. */
  readonly language: 'en' | 'fr';
  /** Of people, as the asker may see them. */
  readonly people: Sight;
  /** A group of askers who see the same names, such as everybody without credentials; null for one asker. */
  readonly sight: string | null;
}

export class SeasonExports {
  readonly #kept = new LRUCache<string, string>({ maxSize: MOST_KEPT, sizeCalculation: (text) => text.length + 1 });
  readonly #making = new Map<string, Promise<string>>();
  readonly #turns = new OneAtATime();

  constructor(private readonly source: ExportSource) {}

  /** @throws SeasonTooLarge, SeasonChanged */
  async textOf(wish: ExportWish): Promise<string> {
    const { table, sight } = wish;
    const isNameless = table !== 'leaderboard';
    const key = this.#keyOf(wish, isNameless ? '' : sight);
    if (key === null) return this.#turns.run(() => this.#makeWhole(wish));
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const making = this.#making.get(key);
    // Sending a text takes long too, so the waiting requests continue one after the other.
    if (making !== undefined) return this.#turns.run(() => making);
    const text = this.#turns.run(() => this.#makeWhole(wish));
    this.#making.set(key, text);
    try {
      const made = await text;
      // If the season changed meanwhile, the text is newer than the key.
      if (isNameless && this.#keyOf(wish, '') === key) this.#kept.set(key, made);
      return made;
    } finally {
      this.#making.delete(key);
    }
  }

  #keyOf({ asked, table, format, language }: ExportWish, sight: string | null): string | null {
    const { seasonId, stage, clubId = null, region = null, corrected = false } = asked;
    const position = this.source.boards.positionOf(asked);
    if (sight === null) return null;
    return JSON.stringify([seasonId, stage, clubId, region, corrected, table, format, language, position, sight]);
  }

  async #makeWhole(wish: ExportWish): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#make(wish);
      } catch (error) {
        if (!(error instanceof SeasonChanged) || attempt >= ATTEMPTS) throw error;
      }
    }
  }

  async #make({ asked, table, format, title, language, people }: ExportWish): Promise<string> {
    const writer = writerOf(format, columnsOf[table], { title, language });
    const parts = [writer.before];
    let unwritten: (readonly Cell[])[] = [];
    const write = (): void => {
      if (unwritten.length > 0) parts.push(writer.write(unwritten, parts.length === 1));
      unwritten = [];
    };
    for await (const rows of exportRows(table, asked, this.source, people)) {
      unwritten.push(...rows);
      if (unwritten.length >= WRITTEN_AT_ONCE) write();
    }
    write();
    parts.push(writer.after);
    return parts.join('');
  }
}
