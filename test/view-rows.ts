/**
 * The rows that each view makes of one long history, written down with the view's version: views of a folder are kept until their version is raised, so
 * whatever changes in a row, its place in a list included, raises it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { typesIn, upcast } from '../events/catalogue.js';
import type { RecordedEvent } from '../events/envelope.js';
import { streamCategories, type StreamCategory, type StreamName } from '../events/ids.js';
import { type AnyProjection, projections } from '../projections/catalogue.js';
import { drain, handlerOf, piecesOf, type Row } from '../projections/projection.js';
import { RowsInMemory } from '../projections/rows-in-memory.js';
import { finishedTournament } from './recorded-history.js';

/** `events`: what is folded, in this order. Events that are newer are in no history that is written down. */
export interface PinnedViews {
  readonly events: readonly string[];
  readonly views: Readonly<Record<string, PinnedView>>;
}

interface PinnedView {
  readonly version: number;
  /** How many rows the events changed. */
  readonly rows: number;
  /** SHA-256 of key, partition, sort, order and body of each row that an event changed. */
  readonly columns: string;
}

export const pinnedViewsFile = new URL('./fixtures/view-rows.json', import.meta.url);

export const readPinnedViews = (): PinnedViews => JSON.parse(readFileSync(pinnedViewsFile, 'utf8')) as PinnedViews;

const streams: Readonly<Record<StreamCategory, StreamName>> = {
  tournament: 'tournament-friday',
  hand: 'hand-friday.1.1',
  federation: 'federation-north',
  club: 'club-mons',
  player: 'player-ann',
  name: 'name-ann',
  sheet: 'sheet-friday',
  season: 'season-2026',
  dispute: 'dispute-friday.d1',
  access: 'access-tournament.friday',
  principal: 'principal-td',
  store: 'store-log',
};
const categories = new Map(streamCategories.flatMap((category) => typesIn(category).map((type) => [type, category] as const)));

/** Each event twice: at the second time all that it may be about is there. Where one stands in the log follows from its place in the list alone. */
function makeHistory(files: readonly string[]): readonly RecordedEvent[] {
  const played = finishedTournament().events;
  const [first] = played;
  const golden = [1, 2].flatMap((round) =>
    files.map((file, index): RecordedEvent => {
      const [type, version] = file.split('.v') as [string, string];
      const event = upcast(type, parseInt(version, 10), JSON.parse(readFileSync(`events/golden/${file}`, 'utf8')));
      const position = round * 100_000 + index;
      const metadata = { ...first!.metadata, recordedAt: first!.metadata.recordedAt + position, commandId: `golden-${position}` };
      return {
        ...event,
        id: `golden-${position}`,
        stream: streams[categories.get(type)!],
        revision: position,
        position,
        metadata,
      };
    }),
  );
  return [...played, ...golden];
}

/** Keeps what the last event changed. */
class ChangedRows extends RowsInMemory<never> {
  readonly #changed = new Map<string, string>();

  override put(row: Row<never>): void {
    super.put(row);
    const { key, partition, sort, order = null, body } = row;
    this.#changed.set(key, JSON.stringify([key, partition, sort, order, body]));
  }

  override delete(key: string): void {
    super.delete(key);
    this.#changed.set(key, `${key} is gone`);
  }

  takeChanged(): readonly string[] {
    const changed = [...this.#changed.values()].toSorted();
    this.#changed.clear();
    return changed;
  }
}

function rowsOf(view: AnyProjection, history: readonly RecordedEvent[]): PinnedView {
  const rows = new ChangedRows();
  const hash = createHash('sha256');
  let count = 0;
  for (const event of history) {
    try {
      const pieces = piecesOf<never>(view, event.type);
      if (pieces === undefined) handlerOf<never>(view.on, event.type)?.(event, rows);
      else drain(pieces(event, rows));
    } catch {
      // The events are of no one evening, so that some refer to what is not there.
      hash.update(`${event.id} is not taken\n`);
    }
    for (const row of rows.takeChanged()) {
      hash.update(`${row}\n`);
      count += 1;
    }
  }
  return { version: view.version, rows: count, columns: hash.digest('hex') };
}

/** What each view makes of the events. */
export function foldViews(files: readonly string[]): Readonly<Record<string, PinnedView>> {
  const history = makeHistory(files);
  return Object.fromEntries(projections.map((view) => [view.name, rowsOf(view, history)]));
}

/** Adds views that are new, and those whose version was raised. What stands there otherwise stays. */
export function newPins(): { readonly pins: PinnedViews; readonly added: readonly string[] } {
  const { events, views } = readPinnedViews();
  const now = Object.entries(foldViews(events)).filter(([name, { version }]) => views[name]?.version !== version);
  return { pins: { events, views: { ...views, ...Object.fromEntries(now) } }, added: now.map(([name]) => name) };
}
