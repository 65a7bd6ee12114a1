/** The sources of a season: the result sheets of a store, the regions of clubs, and merged ids. */
import { localDay } from '../../events/calendar.js';
import type { DomainEvent } from '../../events/catalogue.js';
import type { RecordedEvent } from '../../events/envelope.js';
import type { ClubId, SheetId } from '../../events/ids.js';
import type { SheetEvent } from '../../events/sheet.js';
import { decodeEvent } from '../app/dispatch/event-codec.js';
import { type Belonging, type BelongingEvent, belongingTypes, belongsNowhere, foldBelonging, registryOf } from '../federation/belonging.js';
import { type Affiliation, affiliationOn, foldAffiliations } from '../federation/affiliations.js';
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
  readonly federations: readonly string[];
  /** What is known of people on days. */
  readonly registry: ReturnType<typeof registryOf>;
}

const kinds = /^(?:sheet|club|player|federation)-/;
const belongingEvents: ReadonlySet<string> = new Set(belongingTypes);

/** Reads the events of the store once. @param upTo the last position to read; null for all */
export async function readSeasonSources(
  reader: EventReader,
  upTo: number | null,
  onProgress: (events: number) => void,
): Promise<SeasonSources> {
  const states = new Map<SheetId, SheetState>();
  const clubs = new Map<ClubId, readonly Affiliation[]>();
  const registered = new Set<ClubId>();
  const survivors = new Map<string, string>();
  const belongings = new Map<string, Belonging>();
  const federations = new Set<string>();
  let read = 0;
  for await (const page of reader.readAll(null)) {
    read += page.length;
    for (const stored of page) {
      const isWithin = upTo === null || stored.position <= upTo;
      if (isWithin && kinds.test(stored.stream))
        fold(decodeEvent(stored), { states, clubs, registered, survivors, belongings, federations });
    }
    onProgress(read);
    if (upTo !== null && page.at(-1)!.position >= upTo) break;
  }
  const survivorOf = (recorded: string): string => survivors.get(recorded) ?? recorded;
  const duplicates = Map.groupBy(survivors.keys(), survivorOf);
  const idsOf = (person: string): readonly string[] => [survivorOf(person), ...(duplicates.get(survivorOf(person)) ?? [])];
  const standing = [...states].filter(([, { facts, status }]) => facts !== null && status !== 'withdrawn');
  return {
    sheets: standing.map(([id, state]) => asStated(id, state, clubs)),
    waiting: new Map(standing.map(([id, state]) => [id, listResults(state).filter(({ unmatched }) => unmatched === true).length])),
    clubs: [...registered],
    regions: [...new Set([...clubs.values()].flat().flatMap(({ region }) => region ?? []))],
    names: new Map(standing.map(([id, { facts }]) => [id, facts!.name])),
    survivorOf,
    federations: [...federations],
    registry: registryOf(
      (person) => idsOf(person).flatMap((id) => belongings.get(id) ?? []),
      (club) => clubs.get(club as ClubId) ?? [],
    ),
  };
}

interface Folded {
  readonly states: Map<SheetId, SheetState>;
  readonly clubs: Map<ClubId, readonly Affiliation[]>;
  readonly registered: Set<ClubId>;
  readonly survivors: Map<string, string>;
  readonly belongings: Map<string, Belonging>;
  readonly federations: Set<string>;
}

function fold(event: RecordedEvent, { states, clubs, registered, survivors, belongings, federations }: Folded): void {
  const known = event as DomainEvent;
  if (known.type === 'ClubRegistered') registered.add(known.data.clubId);
  if (known.type === 'ClubAffiliated' || known.type === 'AffiliationEnded' || known.type === 'AffiliationCorrected') {
    const { clubId } = known.data;
    clubs.set(clubId, foldAffiliations(clubs.get(clubId) ?? [], known, localDay(event.metadata.recordedAt, 'UTC')));
  }
  if (known.type === 'FederationFounded') federations.add(known.data.federationId);
  if (belongingEvents.has(known.type)) {
    const belonging = event as unknown as BelongingEvent;
    const { playerId } = belonging.data;
    const recordedOn = localDay(event.metadata.recordedAt, 'UTC');
    belongings.set(playerId, foldBelonging(belongings.get(playerId) ?? belongsNowhere, belonging, recordedOn));
  }
  if (known.type === 'MergedInto') survivors.set(known.data.playerId, known.data.survivorId);
  else if (known.type === 'UnmergedFrom') survivors.delete(known.data.playerId);
  if (!event.stream.startsWith('sheet-')) return;
  const id = event.stream.slice('sheet-'.length) as SheetId;
  states.set(id, sheetDecider.evolve(states.get(id) ?? sheetDecider.initialState, event as unknown as SheetEvent));
}

function asStated(id: SheetId, state: SheetState, clubs: ReadonlyMap<ClubId, readonly Affiliation[]>): SheetAsCounted {
  const { facts } = state;
  const affiliations = facts!.clubId === null ? [] : (clubs.get(facts!.clubId) ?? []);
  const region = affiliationOn(affiliations, facts!.date)?.region ?? null;
  return asCounted(id, facts!, listResults(state), { region, level: null, manche: null });
}
