/**
 * How a room of the incidents keeps what it knows.
 */
import type { HandDraft } from '../state/draft.js';
import { type IncidentState, noIncidents } from '../state/incidents.js';

/** Replaces one room's part of the incidents. */
export function keep<Room extends keyof IncidentState>(next: HandDraft, room: Room, part: Partial<IncidentState[Room]>): void {
  const incidents = next.incidents ?? noIncidents;
  next.incidents = { ...incidents, [room]: { ...incidents[room], ...part } };
}
