/** The sources of a season: the result sheets of a store, the regions of clubs, and merged ids. */
import type { DomainEvent } from '../../events/catalogue.js';
import type { RecordedEvent } from '../../events/envelope.js';
import type { ClubId, SheetId } from '../../events/ids.js';
import type { SheetEvent } from '../../events/sheet.js';
import { decodeEvent } from '../app/dispatch/event-codec.js';
import { asCounted } from '../season/from-sheet.js';
import type { SheetAsCounted } from '../season/sheet.js';
import { sheetDecider } from '../sheet/decider.js';
import { listResults } from '../sheet/rows.js';
import type { SheetState } from '../sheet/state.js';
import type { EventReader } from '../store/event-store.js';

export interface SeasonSources {
  /** The valid ones. */
  readonly sheets: readonly SheetAsCounted[];
  /** The names of the tournaments, by sheet id. */
  readonly names: ReadonlyMap<string, string>;
  readonly survivorOf: (recorded: string) => string;
  /** Rows that wait to be matched with a person, by sheet id. */
  readonly waiting: ReadonlyMap<string, number>;
  readonly clubs: readonly string[];
  readonly regions: readonly string[];
}

const kinds = /^(?:sheet|club|player)-/;

/** Reads the events of the store once. @param upTo the last position to read; null for all */
export async function readSeasonSources(
  reader: EventReader,
  upTo: number | null,
  onProgress: (events: number) => void,
): Promise<SeasonSources> {
  const states = new Map<SheetId, SheetState>();
  const clubs = new Set<ClubId>();
  const regions = new Map<ClubId, string | null>();
  const survivors = new Map<string, string>();
  let read = 0;
  for await (const page of reader.readAll(null)) {
    read += page.length;
    for (const stored of page) {
      const isWithin = upTo === null || stored.position <= upTo;
      if (isWithin && kinds.test(stored.stream)) fold(decodeEvent(stored), { states, clubs, regions, survivors });
    }
    onProgress(read);
    if (upTo !== null && page.at(-1)!.position >= upTo) break;
  }
  const standing = [...states].filter(([, { facts, status }]) => facts !== null && status !== 'withdrawn');
  return {
    sheets: standing.map(([id, state]) => asStated(id, state, regions)),
    waiting: new Map(standing.map(([id, state]) => [id, listResults(state).filter(({ unmatched }) => unmatched === true).length])),
    clubs: [...clubs],
    regions: [...new Set([...regions.values()].filter((region) => region !== null))],
    names: new Map(standing.map(([id, { facts }]) => [id, facts!.name])),
    survivorOf: (recorded) => survivors.get(recorded) ?? recorded,
  };
}

interface Folded {
  readonly states: Map<SheetId, SheetState>;
  readonly clubs: Set<ClubId>;
  readonly regions: Map<ClubId, string | null>;
  readonly survivors: Map<string, string>;
}

function fold(event: RecordedEvent, { states, clubs, regions, survivors }: Folded): void {
  const known = event as DomainEvent;
  if (known.type === 'ClubRegistered') clubs.add(known.data.clubId);
  else if (known.type === 'ClubAffiliated') regions.set(known.data.clubId, known.data.region);
  else if (known.type === 'AffiliationEnded') regions.delete(known.data.clubId);
  else if (known.type === 'MergedInto') survivors.set(known.data.playerId, known.data.survivorId);
  else if (known.type === 'UnmergedFrom') survivors.delete(known.data.playerId);
  if (!event.stream.startsWith('sheet-')) return;
  const id = event.stream.slice('sheet-'.length) as SheetId;
  states.set(id, sheetDecider.evolve(states.get(id) ?? sheetDecider.initialState, event as unknown as SheetEvent));
}

function asStated(id: SheetId, state: SheetState, regions: ReadonlyMap<ClubId, string | null>): SheetAsCounted {
  const { facts } = state;
  const region = facts!.clubId === null ? null : (regions.get(facts!.clubId) ?? null);
  return asCounted(id, facts!, listResults(state), { region, level: null, manche: null });
}
