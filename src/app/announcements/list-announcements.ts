/** What is announced on the floor of a tournament now. */
import type { PlayerId } from '../../../events/ids.js';
import type { BrokenTable } from '../../../projections/break-order.js';
import type { ClockRow } from '../../../projections/clock.js';
import type { MoveRow } from '../../../projections/moves.js';
import type { TableRow } from '../../../projections/table-row.js';
import type { TournamentRow } from '../../../projections/tournaments.js';
import type { AnnouncedFacts, AnnouncementKind } from '../../tournament/announced-facts.js';
import { readRaceProgress } from '../../tournament/chip-race/progress.js';
import { listStillPlaying } from '../../tournament/hand-for-hand/waiting.js';
import type { Running } from '../../tournament/state.js';

/** How long a move, a broken table or the final table is announced. Milliseconds. */
const RECENT_MS = 300_000;
const MS_PER_MINUTE = 60_000;

/** A kind, and the facts of its sentence. */
export type Announced = { [Kind in AnnouncementKind]: { readonly kind: Kind; readonly facts: AnnouncedFacts[Kind] } }[AnnouncementKind];

export type Announcement = Announced & {
  /** Milliseconds since 1970. */
  readonly since: number;
  /** When it is over, milliseconds since 1970; null while that is not known. */
  readonly until: number | null;
  readonly playerId: PlayerId | null;
};

/** What announcements are made of. Moves may be the last ones only. */
export interface Floor {
  readonly message: TournamentRow['message'];
  readonly clock: ClockRow | null;
  readonly tables: readonly TableRow[];
  readonly broken: readonly BrokenTable[];
  readonly moves: readonly MoveRow[];
  /** Null while the tournament is not in play. */
  readonly running: Running | null;
}

/** The newest first. @param now milliseconds since 1970 */
export function listAnnouncements(floor: Floor, now: number): readonly Announcement[] {
  const { message, running } = floor;
  const shown: readonly Announcement[] =
    message === null
      ? []
      : [{ ...lasting({ kind: 'message', facts: { content: message.content } }, message.shownAt), until: message.until }];
  const all = running === null ? shown : [...shown, ...listRounds(running), ...listRaces(running), ...listOnFloor(floor)];
  return all
    .filter(({ until }) => until === null || until > now)
    .toSorted((one, other) => one.since - other.since)
    .toReversed();
}

const lasting = (announced: Announced, since: number): Announcement => ({ ...announced, since, until: null, playerId: null });

const recent = (announced: Announced, since: number, playerId: PlayerId | null = null): Announcement => ({
  ...announced,
  since,
  until: since + RECENT_MS,
  playerId,
});

function listRounds(running: Running): readonly Announcement[] {
  const play = running.handForHand;
  if (play === null) return [];
  const facts = { round: play.round, playing: listStillPlaying(running) };
  return [lasting({ kind: 'handForHand', facts }, play.round === 0 ? play.since : play.roundAt)];
}

function listRaces(running: Running): readonly Announcement[] {
  const race = readRaceProgress(running);
  const waiting = (race?.tables ?? []).filter(({ hasRaced }) => !hasRaced).map(({ table }) => table);
  if (race === null || waiting.length === 0) return [];
  return [lasting({ kind: 'chipRace', facts: { removed: race.removed, smallest: race.newSmallest, waiting } }, race.announcedAt)];
}

function listOnFloor({ clock, tables, broken, moves }: Floor): readonly Announcement[] {
  const final = moves.findLast(({ kind }) => kind === 'finalTable');
  return [
    ...listBreak(clock),
    ...tables.flatMap(({ table, halted }) =>
      halted === null ? [] : [lasting({ kind: 'tableHalted', facts: { table, cause: halted.cause } }, halted.since)],
    ),
    ...broken.map(({ table, at }) => recent({ kind: 'tableBroken', facts: { table } }, at)),
    ...(final === undefined ? [] : [recent({ kind: 'finalTable', facts: { table: final.to.table } }, final.at)]),
    ...moves.map(({ playerId, to, at }) => recent({ kind: 'move', facts: to }, at, playerId)),
  ];
}

function listBreak(clock: ClockRow | null): readonly Announcement[] {
  if (clock === null || !clock.onBreak || clock.startedAt === null || clock.durationMs === null) return [];
  const facts = { minutes: Math.round(clock.durationMs / MS_PER_MINUTE) };
  return [{ ...lasting({ kind: 'break', facts }, clock.startedAt), until: clock.endsAt }];
}
