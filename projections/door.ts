/**
 * The door of each tournament: who is expected, who is there, who waits, and who has paid for their entries. Partition: the tournament, in the
 * order of registration. One row counts them; the alternates have rows of their own, in their order.
 */
import type { DomainEvent } from '../events/catalogue.js';
import { type PlayerId, type TournamentId, tournamentOfStream } from '../events/ids.js';
import type { AdmissionCheck } from '../events/tournament-entry.js';
import { type EventHandlers, mergeHandlers, onEach, type Projection, type Row, type Rows, UNLISTED } from './projection.js';

/**
 * `expected`: registered, and not there. `late`: has announced that they come after the start. `here`: there, without a seat in play. `waiting`:
 * on the waiting list. `called`: may draw a seat. `seated`: has a seat in play, or had one.
 */
export const doorStates = ['expected', 'late', 'here', 'waiting', 'called', 'seated'] as const;
export type DoorState = (typeof doorStates)[number];

interface Entrant {
  readonly kind: 'entrant';
  readonly playerId: PlayerId;
  readonly at: 'list' | 'waiting' | 'called' | 'seat';
  /** Whether they are checked in, or registered at the door. */
  readonly checked: boolean;
  readonly late: boolean;
  /** The director said at the start that they are not there. */
  readonly absent: boolean;
  /** They have a seat in the draw. */
  readonly drawn: boolean;
  /** How they were checked; null when no longer known. */
  readonly admission: AdmissionCheck | null;
  /** How many of their entries are still to be paid. */
  readonly owed: number;
}

/** How many players are in each state, and how many have an entry to pay. */
export type DoorCounts = Readonly<Record<DoorState | 'unpaid', number>>;

interface Counts {
  readonly kind: 'counts';
  readonly counts: DoorCounts;
}

/** An alternate in the order of the list. */
interface Alternate {
  readonly kind: 'alternate';
  readonly playerId: PlayerId;
  readonly checked: boolean;
}

export type DoorRow = Entrant | Counts | Alternate;
export type EntrantRow = Row<Entrant>;

export const doorKey = (tournamentId: string, playerId: string): string => `${tournamentId}/${playerId}`;
export const countsKey = (tournamentId: string): string => `${tournamentId}/`;
/** The partition of the alternates of a tournament, in their order. */
export const alternatesOf = (tournamentId: string): string => `${tournamentId}/waiting`;
const alternateKey = (tournamentId: string, playerId: string): string => `${tournamentId}/waiting/${playerId}`;

const nobody: DoorCounts = { expected: 0, late: 0, here: 0, waiting: 0, called: 0, seated: 0, unpaid: 0 };

export function doorStateOf({ at, checked, late, absent }: Pick<Entrant, 'at' | 'checked' | 'late' | 'absent'>): DoorState {
  if (at === 'seat') return 'seated';
  if (at !== 'list') return at;
  if (checked && !absent && !late) return 'here';
  return late ? 'late' : 'expected';
}

/** Puts or deletes the row of a player, with the counts. */
function put(rows: Rows<DoorRow>, tournamentId: TournamentId, before: EntrantRow | undefined, after: EntrantRow | null): void {
  const counts: Record<DoorState | 'unpaid', number> = { ...countsIn(rows, tournamentId) };
  const add = (row: EntrantRow | null | undefined, by: 1 | -1): void => {
    if (row == null) return;
    counts[doorStateOf(row.body)] += by;
    if (row.body.owed > 0) counts.unpaid += by;
  };
  add(before, -1);
  add(after, 1);
  rows.put({ key: countsKey(tournamentId), partition: UNLISTED, sort: 0, body: { kind: 'counts', counts } });
  if (after !== null) rows.put(after);
  if (before !== undefined && before.key !== after?.key) rows.delete(before.key);
}

function countsIn(rows: Rows<DoorRow>, tournamentId: TournamentId): DoorCounts {
  const body = rows.get(countsKey(tournamentId))?.body;
  return body?.kind === 'counts' ? body.counts : nobody;
}

function entrantOf(rows: Rows<DoorRow>, tournamentId: TournamentId, playerId: PlayerId): EntrantRow | undefined {
  const row = rows.get(doorKey(tournamentId, playerId));
  return row?.body.kind === 'entrant' ? (row as EntrantRow) : undefined;
}

function change(rows: Rows<DoorRow>, stream: string, playerId: PlayerId, next: (body: Entrant) => Partial<Entrant>): void {
  const tournamentId = tournamentOfStream(stream);
  const before = entrantOf(rows, tournamentId, playerId);
  if (before === undefined) return;
  put(rows, tournamentId, before, { ...before, body: { ...before.body, ...next(before.body) } });
}

function changeAll(rows: Rows<DoorRow>, stream: string, next: (body: Entrant) => Partial<Entrant>): void {
  for (const { body } of rows.list(tournamentOfStream(stream))) if (body.kind === 'entrant') change(rows, stream, body.playerId, next);
}

interface Entering {
  readonly stream: string;
  readonly position: number;
  readonly data: {
    readonly playerId: PlayerId;
    readonly admission?: AdmissionCheck | null | undefined;
    readonly inAdvance?: true | undefined;
  };
}

function enter({ stream, position, data: { playerId, admission, inAdvance } }: Entering, rows: Rows<DoorRow>, at: Entrant['at']): void {
  const tournamentId = tournamentOfStream(stream);
  const body: Entrant = {
    kind: 'entrant',
    playerId,
    at,
    checked: inAdvance !== true,
    late: false,
    absent: false,
    drawn: false,
    admission: admission ?? null,
    owed: 1,
  };
  const before = entrantOf(rows, tournamentId, playerId);
  put(rows, tournamentId, before, { key: doorKey(tournamentId, playerId), partition: tournamentId, sort: position, body });
}

function leave(rows: Rows<DoorRow>, stream: string, playerId: PlayerId): void {
  const tournamentId = tournamentOfStream(stream);
  const before = entrantOf(rows, tournamentId, playerId);
  if (before !== undefined) put(rows, tournamentId, before, null);
  unqueue(rows, stream, playerId);
}

/** Puts somebody on the waiting list: at its end, or before everybody. */
function queue(rows: Rows<DoorRow>, stream: string, position: number, playerId: PlayerId, to: 'first' | 'end'): void {
  const tournamentId = tournamentOfStream(stream);
  const waiting = to === 'end' ? [] : rows.list(alternatesOf(tournamentId));
  const sort = waiting.length === 0 ? position : Math.min(...waiting.map((row) => row.sort)) - 1;
  const checked = entrantOf(rows, tournamentId, playerId)?.body.checked ?? true;
  const key = alternateKey(tournamentId, playerId);
  rows.put({ key, partition: alternatesOf(tournamentId), sort, body: { kind: 'alternate', playerId, checked } });
}

function unqueue(rows: Rows<DoorRow>, stream: string, playerId: PlayerId): void {
  rows.delete(alternateKey(tournamentOfStream(stream), playerId));
}

function check(rows: Rows<DoorRow>, stream: string, playerId: PlayerId, checked: boolean, admission?: AdmissionCheck): void {
  change(rows, stream, playerId, (before) => ({ checked, absent: false, admission: admission ?? before.admission }));
  const waiting = rows.get(alternateKey(tournamentOfStream(stream), playerId));
  if (waiting?.body.kind === 'alternate') rows.put({ ...waiting, body: { ...waiting.body, checked } });
}

const payments: EventHandlers<DoorRow> = {
  EntryPaid({ stream, data: { playerId, owed } }, rows) {
    change(rows, stream, playerId, () => ({ owed }));
  },
  EntryPaymentWithdrawn({ stream, data: { playerId, owed } }, rows) {
    change(rows, stream, playerId, () => ({ owed }));
  },
  PlayerReEntered({ stream, data: { playerId } }, rows) {
    change(rows, stream, playerId, ({ owed }) => ({ owed: owed + 1 }));
  },
  PurchaseCancelled({ stream, data: { playerId, purchase } }, rows) {
    if (purchase === 'reEntry') change(rows, stream, playerId, ({ owed }) => ({ owed: Math.max(0, owed - 1) }));
  },
};

const leaving = ['PlayerExcluded', 'RegistrationWithdrawn', 'EntryAnnulled'] as const satisfies readonly DomainEvent['type'][];

const entries: EventHandlers<DoorRow> = {
  PlayerRegistered: (event, rows) => enter(event, rows, 'list'),
  PlayerWaitlisted(event, rows) {
    enter(event, rows, 'waiting');
    queue(rows, event.stream, event.position, event.data.playerId, 'end');
  },
  PlayerPromoted({ stream, data: { playerId } }, rows) {
    change(rows, stream, playerId, () => ({ at: 'list' }));
    unqueue(rows, stream, playerId);
  },
  AlternateCalled({ stream, data: { playerId } }, rows) {
    change(rows, stream, playerId, () => ({ at: 'called' }));
    unqueue(rows, stream, playerId);
  },
  AlternateReturned({ stream, position, data: { playerId, to } }, rows) {
    change(rows, stream, playerId, () => ({ at: 'waiting' }));
    queue(rows, stream, position, playerId, to);
  },
  PlayerCheckedIn: ({ stream, data: { playerId, admission } }, rows) => check(rows, stream, playerId, true, admission),
  CheckInWithdrawn: ({ stream, data: { playerId } }, rows) => check(rows, stream, playerId, false),
  LatenessAnnounced({ stream, data: { playerId } }, rows) {
    change(rows, stream, playerId, () => ({ late: true }));
  },
  LatenessWithdrawn({ stream, data: { playerId } }, rows) {
    change(rows, stream, playerId, () => ({ late: false }));
  },
  SeatsDrawn({ stream, data: { seats } }, rows) {
    const drawn = new Set(seats.map(({ playerId }) => playerId));
    changeAll(rows, stream, ({ playerId }) => ({ drawn: drawn.has(playerId) }));
  },
  TournamentStarted({ stream, data: { expected = [], away = [] } }, rows) {
    const missing = new Set(expected);
    const isAway = new Set(away);
    changeAll(rows, stream, ({ playerId, at, drawn, checked, late }) => {
      if (at !== 'list') return {};
      if (!missing.has(playerId)) return isAway.has(playerId) ? { absent: true } : { at: 'seat' };
      // Who has checked in after the draw is there, and draws a seat.
      return !drawn && checked && !late ? { at: 'called' } : { absent: true };
    });
  },
  StartWithdrawn({ stream }, rows) {
    changeAll(rows, stream, ({ at }) => ({ at: at === 'waiting' ? 'waiting' : 'list', absent: false }));
  },
  LatePlayerAdmitted(event, rows) {
    const { stream, data } = event;
    const { playerId, admission } = data;
    if (entrantOf(rows, tournamentOfStream(stream), playerId) === undefined) enter(event, rows, 'seat');
    else change(rows, stream, playerId, (before) => ({ at: 'seat', checked: true, admission: admission ?? before.admission }));
    unqueue(rows, stream, playerId);
  },
  EntryTransferred({ stream, data: { playerId, toPlayer, admission } }, rows) {
    const tournamentId = tournamentOfStream(stream);
    const before = entrantOf(rows, tournamentId, playerId);
    if (before === undefined) return;
    const body = { ...before.body, playerId: toPlayer, admission };
    put(rows, tournamentId, before, { ...before, key: doorKey(tournamentId, toPlayer), body });
  },
};

export const door: Projection<DoorRow> = {
  name: 'door',
  version: 1,
  on: mergeHandlers(
    entries,
    payments,
    onEach<(typeof leaving)[number], DoorRow>(leaving, ({ stream, data: { playerId } }, rows) => leave(rows, stream, playerId)),
  ),
};
