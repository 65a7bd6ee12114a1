/** The page of the feed: every type of change, and who sees it. */
import type { EventType } from '../../events/event-type.js';
import { disputeEvents } from '../../events/dispute.js';
import { clubEvents, federationEvents, personEvents } from '../../events/federation.js';
import { handEvents } from '../../events/hand.js';
import { seasonEvents } from '../../events/season.js';
import { sheetEvents } from '../../events/sheet.js';
import { tournamentEvents } from '../../events/tournament.js';
import { typeOfChange } from '../../src/feed/change.js';
import { changeKinds, type ChangeKind, groupOfChange } from '../../src/feed/change-kinds.js';

const eventsOf: Readonly<Record<ChangeKind, Readonly<Record<string, EventType>>>> = {
  tournament: tournamentEvents,
  hand: handEvents,
  dispute: disputeEvents,
  sheet: sheetEvents,
  season: seasonEvents,
  club: clubEvents,
  federation: federationEvents,
  player: personEvents,
};

export function changesPage(table: (head: readonly string[], rows: readonly (readonly string[])[]) => string): string {
  const parts = [
    '# Changes',
    'Every type of change of [the feed](../feed.md), by what it is about. The schema is the version of `data.event`, whose JSON Schema the query `eventCatalogue` gives. Seen by: the row of [the policy](policy.md).',
  ];
  for (const kind of changeKinds) {
    const rows = Object.values(eventsOf[kind]).map(({ type, version, description }) => [
      `\`${typeOfChange(type)}\``,
      String(version),
      description,
      `\`${groupOfChange(kind, type)}\``,
    ]);
    parts.push(`## ${kind}`, table(['Type', 'Schema', 'What happened', 'Seen by'], rows));
  }
  return `${parts.join('\n\n')}\n`;
}
