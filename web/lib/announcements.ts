/** What the floor must know now, the most urgent first. */
import type { DisplayAnswer } from '../generated/operations.js';
import { chips } from './format.js';
import { floorTexts } from '../text/floor.js';
import type { IconName } from '../draw/icons.js';
import { nameOf } from './names.js';

export interface Announcement {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  /** Shown with the text: a table and a seat. */
  readonly where?: string;
  readonly urgent: boolean;
}

/** How long a move or a broken table is shown, in milliseconds. */
const RECENT_MS = 300_000;

/** @param now of the server */
export function announcementsOf(tournament: NonNullable<DisplayAnswer['tournament']>, now: number): Announcement[] {
  const t = floorTexts();
  const isRecent = (at: string): boolean => now - Date.parse(at) < RECENT_MS;
  const { message, handForHand, chipRace, haltedTables, breakOrder, moves } = tournament;
  const due = chipRace?.due;
  const playing = handForHand?.playingTables ?? [];
  return [
    ...(message === null ? [] : [{ key: 'message', icon: 'alert' as const, text: message.content, urgent: true }]),
    ...(handForHand?.running === true
      ? [
          {
            key: 'hand-for-hand',
            icon: 'pause' as const,
            text: playing.length === 0 ? t.allPlayed : t.stillPlaying(t.tableList(playing)),
            urgent: true,
          },
        ]
      : []),
    ...(due == null
      ? []
      : [{ key: 'race', icon: 'chip' as const, text: t.raceDue(chips(due.removed), chips(due.newSmallest)), urgent: true }]),
    ...(haltedTables ?? []).flatMap(({ table, halted }) =>
      halted === null
        ? []
        : [{ key: `halt-${table}`, icon: 'stop' as const, text: t.tableHalted(table, t.halts[halted.cause]), urgent: true }],
    ),
    ...(breakOrder?.broken ?? [])
      .filter(({ recordedAt }) => isRecent(recordedAt))
      .map(({ table }) => ({ key: `broken-${table}`, icon: 'out' as const, text: t.tableBroken(table), urgent: false })),
    ...(moves?.nodes ?? [])
      .filter(({ recordedAt }) => isRecent(recordedAt))
      .slice()
      .reverse()
      .map(({ id, player, playerId, to }) => ({
        key: id,
        icon: 'arrow' as const,
        text: nameOf(player, playerId),
        where: t.seatAt(to.table, to.seat),
        urgent: false,
      })),
  ];
}
