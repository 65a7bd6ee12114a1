/**
 * The events of a tournament that can be disputed as one of a kind, and which of them is meant where somebody names it by its moment.
 */
import type { DomainEvent } from '../../../events/catalogue.js';
import type { DisputedEventKind } from '../../../events/dispute.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import { type PlayerId, type TournamentId, tournamentStream } from '../../../events/ids.js';
import { mentionsOf } from '../../../events/mentions.js';
import type { StreamReader } from '../../store/event-store.js';
import { readPieces } from '../../store/stream-pieces.js';
import { decodeEvent } from '../dispatch/event-codec.js';

export const disputedEvents: Readonly<Record<DisputedEventKind, ReadonlySet<DomainEvent['type']>>> = {
  move: new Set<DomainEvent['type']>([
    'SeatAssigned',
    'SeatsDrawn',
    'PlayerSeated',
    'PlayerMoved',
    'MoveDue',
    'MoveDropped',
    'TableBroken',
    'TableReopened',
    'SeatsRedrawn',
    'RedrawWithdrawn',
    'FinalTableFormed',
    'WrongSeatCorrected',
    'LatePlayerAdmitted',
  ]),
  chipRace: new Set<DomainEvent['type']>([
    'ColorUpAnnounced',
    'ChipsExchanged',
    'ColorUpWithdrawn',
    'ChipRaceAnnounced',
    'ChipRaceRun',
    'ChipRaceCorrected',
    'ChipRaceWithdrawn',
  ]),
  count: new Set<DomainEvent['type']>([
    'ChipsCounted',
    'BagCounted',
    'ChipCountCorrected',
    'ChipDiscrepancyRecorded',
    'ChipsReportedLost',
    'LostChipsFound',
    'ChipsAdded',
    'ChipsTakenBack',
  ]),
  clock: new Set<DomainEvent['type']>([
    'LevelStarted',
    'BreakStarted',
    'ClockPaused',
    'ClockResumed',
    'ClockAdjusted',
    'StructureChanged',
    'PlayedLevelCorrected',
    'DayStarted',
    'DayEnded',
    'DayReopened',
  ]),
};

/** An event as a person names it: by what it was about, and about when it was. */
export interface NamedByMoment {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly table?: number | undefined;
  readonly playerId?: PlayerId | undefined;
}

/** How far from the named moment an event may be, milliseconds. */
const NEAR = 60 * 60_000;

/** The event of a kind that was recorded nearest to the moment; of two as near, the later one. @returns null where none is near */
export async function findByMoment(
  reader: StreamReader,
  id: TournamentId,
  kind: DisputedEventKind,
  { at, table, playerId }: NamedByMoment,
): Promise<RecordedEvent | null> {
  let nearest: RecordedEvent | null = null;
  const distanceOf = (event: RecordedEvent): number => Math.abs(event.metadata.recordedAt - at);
  for await (const piece of readPieces(reader, tournamentStream(id))) {
    for (const stored of piece) {
      if (!disputedEvents[kind].has(stored.type as DomainEvent['type'])) continue;
      const event = decodeEvent(stored);
      if (distanceOf(event) > NEAR || (nearest !== null && distanceOf(event) > distanceOf(nearest))) continue;
      const { tables, players } = mentionsOf(event);
      if ((table === undefined || tables.includes(table)) && (playerId === undefined || players.includes(playerId))) nearest = event;
    }
  }
  return nearest;
}
