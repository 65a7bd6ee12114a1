/**
 * All moves of players, with time, reason and authority. Every move is in three lists, each in the order of the store: partition the
 * tournament, {@link movesOfPlayer} and {@link movesOfTable}. Moves are rare, so this costs less than searching.
 */
import type { Actor, EventMetadata } from '../events/envelope.js';
import type { Citation, Reason } from '../events/judging.js';
import { type PlayerId, type TournamentId, tournamentOfStream } from '../events/ids.js';
import { reasonsOfTheBook, type SeatingDue, type SeatingProposal } from '../events/tournament-seating.js';
import type { Place } from '../events/values.js';
import { type EventNamed, Notes, type Projection, type Rows } from './projection.js';

/**
 * `balance`: proposed by the book to balance tables; `tableBreak`: the player's table was broken; `redraw`: all drew new seats for the
 * next day, or were put back; `finalTable`: all drew new seats;
 * `order`: the director ordered a move other than the book's; `wrongSeat`: the player had sat on another player's seat.
 */
export type MoveKind = 'balance' | 'tableBreak' | 'redraw' | 'finalTable' | 'order' | 'wrongSeat';

/** Who decided on a move: for one that waited, the original decision, not what ended the wait. */
export interface DecidedBy {
  readonly actor: Actor;
  /** The command, such as `ConfirmMove`. */
  readonly command: string;
  /** Milliseconds since 1970, as recorded. */
  readonly at: number;
}

export interface MoveRow {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  readonly kind: MoveKind;
  readonly from: Place;
  readonly to: Place;
  /** Chips that the player took along. */
  readonly stack: number;
  /** Milliseconds since 1970: when the move was recorded. */
  readonly at: number;
  readonly decided: DecidedBy;
  /** In the director's words; null for a move by the book. */
  readonly words: string | null;
  readonly articles: readonly Citation[];
  /** For a wrong seat: the first hand played there; null when unknown. */
  readonly sinceHand: number | null;
  /** The book's proposal at that moment; null when it was not asked. */
  readonly book: SeatingProposal | null;
}

/** The decisions behind waiting moves, by player. */
const due = new Notes<DecidedBy>('due');

/** The partition of a player's moves. */
export const movesOfPlayer = (tournamentId: string, playerId: string): string => `${tournamentId}/player/${playerId}`;
/** The partition of moves from, to and at a table. */
export const movesOfTable = (tournamentId: string, table: number): string => `${tournamentId}/table/${table}`;

const dueKey = (tournamentId: string, playerId: string): string => `${tournamentId}/${playerId}`;

const breaksATable = ({ due, why }: { readonly due: SeatingDue; readonly why: Reason }): boolean =>
  due === 'tableBreak' && 'toTable' in why.parameters;

/** The kind of a move. */
export function kindOfMove({ reason, book }: EventNamed<'PlayerMoved'>['data']): MoveKind {
  if (book === undefined) return reason === 'balancing' ? 'balance' : reason === 'tableBroken' ? 'tableBreak' : 'order';
  if (breaksATable(book)) return 'tableBreak';
  return book.followed ? 'balance' : 'order';
}

const decisionOf = ({ actor, command, recordedAt }: EventMetadata): DecidedBy => ({ actor, command, at: recordedAt });

type Moved = Pick<MoveRow, 'playerId' | 'kind' | 'from' | 'to' | 'stack' | 'words' | 'articles' | 'book'> &
  Partial<Pick<MoveRow, 'sinceHand'>>;

function record(
  { stream, position, metadata }: Pick<EventNamed<'PlayerMoved'>, 'stream' | 'position' | 'metadata'>,
  rows: Rows<MoveRow>,
  moved: Moved,
): void {
  const tournamentId = tournamentOfStream(stream);
  const { playerId, from, to } = moved;
  const decided = due.get(rows, dueKey(tournamentId, playerId)) ?? decisionOf(metadata);
  due.delete(rows, dueKey(tournamentId, playerId));
  const body: MoveRow = { tournamentId, sinceHand: null, ...moved, at: metadata.recordedAt, decided };
  const key = `${position}.${playerId}`;
  const put = (partition: string, suffix: string): void => rows.put({ key: key + suffix, partition, sort: position, body });
  put(tournamentId, '');
  put(movesOfPlayer(tournamentId, playerId), '/player');
  for (const table of new Set([from.table, to.table])) put(movesOfTable(tournamentId, table), `/${table}`);
}

export const moves: Projection<MoveRow> = {
  name: 'moves',
  version: 4,
  on: {
    MoveDue({ stream, metadata, data }, rows) {
      due.put(rows, dueKey(tournamentOfStream(stream), data.playerId), decisionOf(metadata));
    },
    MoveDropped({ stream, data }, rows) {
      due.delete(rows, dueKey(tournamentOfStream(stream), data.playerId));
    },
    PlayerMoved(event, rows) {
      const { playerId, from, to, stack, reason, book } = event.data;
      record(event, rows, {
        playerId,
        kind: kindOfMove(event.data),
        from,
        to,
        stack,
        words: reasonsOfTheBook.has(reason) ? null : reason,
        articles: book?.articles ?? [],
        book: book ?? null,
      });
    },
    WrongSeatCorrected(event, rows) {
      const { players, ruling, since, articles } = event.data;
      for (const [at, { playerId, from, to, stack }] of players.entries()) {
        const sinceHand = at === 0 ? (since?.hand ?? null) : null;
        record(event, rows, { playerId, kind: 'wrongSeat', from, to, stack, words: ruling, sinceHand, articles, book: null });
      }
    },
    SeatsRedrawn(event, rows) {
      const { seats, articles } = event.data;
      for (const seat of seats) record(event, rows, { ...seat, kind: 'redraw', words: null, articles, book: null });
    },
    RedrawWithdrawn(event, rows) {
      const { seats, reason } = event.data;
      for (const seat of seats) record(event, rows, { ...seat, kind: 'redraw', words: reason, articles: [], book: null });
    },
    FinalTableFormed(event, rows) {
      const { table, seats, articles } = event.data;
      for (const { playerId, from, seat, stack } of seats) {
        const to = { table, seat };
        record(event, rows, { playerId, kind: 'finalTable', from, to, stack, words: null, articles, book: null });
      }
    },
  },
};
