/**
 * The recorded hands of a tournament: what a client needs to find one for replay, and its result. Partition: the tournament, in the order
 * of opening. Without cards, which only a replay shows.
 */
import { type HandId, handOfStream, type PlayerId, type TournamentId, tournamentOfStream } from '../events/ids.js';
import { change, type Projection, type Rows } from './projection.js';

export interface HandPlayer {
  readonly seat: number;
  readonly playerId: PlayerId;
  /** Chips. */
  readonly stackBefore: number;
  /** Chips; null until the hand is completed. */
  readonly stackAfter: number | null;
  /** Chips from pots; 0 for none. */
  readonly won: number;
}

export interface HandRow {
  readonly tournamentId: TournamentId;
  readonly handId: HandId;
  readonly table: number;
  /** The hand's number at its table, from 1. */
  readonly number: number;
  readonly level: number;
  /**
   * `opened`: may be dealt; `inProgress`; `completed`: its pots are pushed; `settled`: the tournament has its stacks. `annulled`: opened by
   * mistake.
   */
  readonly state: 'opened' | 'inProgress' | 'completed' | 'settled' | 'annulled';
  /** Clockwise in seat order. */
  readonly players: readonly HandPlayer[];
  /** Chips of all pots that were pushed so far. */
  readonly pot: number;
  /** Seats that won a pot or a part of one, ascending. */
  readonly winners: readonly number[];
  /** Null until the hand is completed. */
  readonly wentToShowdown: boolean | null;
  /** Only the result of its rest was recorded, without acts. */
  readonly resultOnly: boolean;
  /** Milliseconds since 1970, as recorded: opened, first event of the hand, completion. */
  readonly openedAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

const changeHand = (rows: Rows<HandRow>, handId: HandId, next: (body: HandRow) => Partial<HandRow>): void => change(rows, handId, next);

interface Share {
  readonly seat: number;
  readonly amount: number;
}

const lost = ({ seat, amount }: Share): Share => ({ seat, amount: -amount });

/** The players with additional winnings, and the winners. */
function withWon(players: readonly HandPlayer[], shares: readonly Share[]): Pick<HandRow, 'players' | 'winners'> {
  const paid = players.map((player) => {
    const won = shares.reduce((sum, { seat, amount }) => (seat === player.seat ? sum + amount : sum), player.won);
    return won === player.won ? player : { ...player, won };
  });
  return { players: paid, winners: paid.filter(({ won }) => won > 0).map(({ seat }) => seat) };
}

export const hands: Projection<HandRow> = {
  name: 'hands',
  version: 4,
  on: {
    HandOpened({ stream, position, metadata, data }, rows) {
      const tournamentId = tournamentOfStream(stream);
      rows.put({
        key: data.handId,
        partition: tournamentId,
        sort: position,
        body: {
          tournamentId,
          handId: data.handId,
          table: data.table,
          number: data.handNumber,
          level: data.level,
          state: 'opened',
          players: data.seats.map(({ seat, playerId, stack }) => ({ seat, playerId, stackBefore: stack, stackAfter: null, won: 0 })),
          pot: 0,
          winners: [],
          wentToShowdown: null,
          resultOnly: false,
          openedAt: metadata.recordedAt,
          startedAt: null,
          endedAt: null,
        },
      });
    },
    HandStarted({ stream, metadata }, rows) {
      changeHand(rows, handOfStream(stream), () => ({ state: 'inProgress', startedAt: metadata.recordedAt }));
    },
    HandResultRecorded({ stream }, rows) {
      changeHand(rows, handOfStream(stream), () => ({ resultOnly: true }));
    },
    HandLevelCorrected({ stream, data: { level } }, rows) {
      changeHand(rows, handOfStream(stream), () => ({ level }));
    },
    NewcomerDealtIn({ stream, data: { seat, playerId, stack } }, rows) {
      const newcomer = { seat, playerId, stackBefore: stack, stackAfter: null, won: 0 };
      changeHand(rows, handOfStream(stream), ({ players }) => ({ players: [...players, newcomer].sort((a, b) => a.seat - b.seat) }));
    },
    PotAwarded({ stream, data }, rows) {
      changeHand(rows, handOfStream(stream), ({ pot, players }) => ({ ...withWon(players, data.shares), pot: pot + data.amount }));
    },
    EntryCorrected({ stream, data: { takenBack } }, rows) {
      const amount = takenBack.reduce((sum, award) => sum + award.amount, 0);
      const shares = takenBack.flatMap((award) => award.shares.map(lost));
      changeHand(rows, handOfStream(stream), ({ pot, players }) => ({ ...withWon(players, shares), pot: pot - amount }));
    },
    PotAwardCorrected({ stream, data }, rows) {
      changeHand(rows, handOfStream(stream), ({ players }) => withWon(players, [...data.to, ...data.from.map(lost)]));
    },
    PotAmountCorrected({ stream, data }, rows) {
      const { from, to, paidTo } = data;
      changeHand(rows, handOfStream(stream), ({ pot, players }) =>
        paidTo.length === 0 ? {} : { ...withWon(players, paidTo), pot: pot + to - from },
      );
    },
    HandResultCorrected({ stream, data }, rows) {
      changeHand(rows, handOfStream(stream), ({ players }) => ({
        players: players.map((player) => ({
          ...player,
          stackAfter: data.results.find(({ seat }) => seat === player.seat)?.stackAfter ?? player.stackAfter,
        })),
      }));
    },
    HandCompleted({ stream, metadata, data }, rows) {
      changeHand(rows, handOfStream(stream), ({ players, state, endedAt }) => ({
        state: data.again === true ? state : 'completed',
        endedAt: data.again === true ? endedAt : metadata.recordedAt,
        wentToShowdown: data.wentToShowdown,
        players: players.map((player) => ({
          ...player,
          stackAfter: data.results.find(({ seat }) => seat === player.seat)?.stackAfter ?? null,
        })),
      }));
    },
    HandWithdrawn({ data: { handId } }, rows) {
      if (handId !== null) changeHand(rows, handId, () => ({ state: 'annulled' }));
    },
    HandSettled({ data }, rows) {
      changeHand(rows, data.handId, () => ({ state: 'settled' }));
    },
  },
};
