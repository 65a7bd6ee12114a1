/** The hands of a table: the one in progress with button and blinds, and the last one's result. */
import type { RecordedEvent } from '../events/envelope.js';
import type { HandEvent } from '../events/hand.js';
import { type HandId, handOfStream, tableOfHand } from '../events/ids.js';
import { type EventNamed, type EventHandlers, onEach, type Rows } from './projection.js';
import { addToTableHand, forgetPieces } from './hand-pieces.js';
import { type HandOnTable, makeTableHand, showTableHand, shownHandEvents } from './table-hand.js';
import { changeTable, type TableLastHand, type TableRow } from './table-row.js';

const tableKeyOfHand = (handId: HandId): string => handId.slice(0, handId.lastIndexOf('.'));

function winnersOf(hand: HandOnTable): TableLastHand['winners'] {
  const { seats, awards } = showTableHand(hand);
  return seats
    .map(({ seat, playerId }) => ({
      seat,
      playerId,
      amount: awards.reduce((sum, award) => (award.seat === seat ? sum + award.amount : sum), 0),
    }))
    .filter(({ amount }) => amount > 0);
}

function lastHandOf(hand: HandOnTable): TableLastHand {
  const { handId, number, state } = hand;
  const level = state?.start?.level ?? hand.level;
  return { handId, number, level, players: hand.seats.map(({ seat, playerId }) => ({ seat, playerId })), winners: winnersOf(hand) };
}

/** A step of the hand in progress; ignored when the table shows another hand. */
function showHand(event: RecordedEvent<HandEvent>, rows: Rows<TableRow>): void {
  const handId = handOfStream(event.stream);
  const row = rows.get(tableKeyOfHand(handId));
  const hand = row?.body.hand;
  if (hand?.handId === handId) rows.put({ ...row!, body: { ...row!.body, hand: addToTableHand(hand, event, rows) } });
}

type Share = { readonly seat: number; readonly amount: number };

const lost = ({ seat, amount }: Share): Share => ({ seat, amount: -amount });

/** The changes of seats' winnings. */
function sharesOf(event: EventNamed<'PotAwarded' | 'PotAwardCorrected' | 'PotAmountCorrected' | 'EntryCorrected'>): readonly Share[] {
  switch (event.type) {
    case 'PotAwarded':
      return event.data.shares;
    case 'PotAmountCorrected':
      return event.data.paidTo;
    case 'PotAwardCorrected':
      return [...event.data.to, ...event.data.from.map(lost)];
    case 'EntryCorrected':
      return event.data.takenBack.flatMap(({ shares }) => shares.map(lost));
  }
}

/** Corrects the last hand's winners or amounts. */
function correctLast(event: Parameters<typeof sharesOf>[0], rows: Rows<TableRow>): void {
  const handId = handOfStream(event.stream);
  const row = rows.get(tableKeyOfHand(handId));
  const last = row?.body.lastHand;
  if (last?.handId !== handId) return showHand(event, rows);
  const shares = sharesOf(event);
  const winners = last.players
    .map(({ seat, playerId }) => {
      const had = last.winners.find((winner) => winner.seat === seat)?.amount ?? 0;
      return { seat, playerId, amount: shares.reduce((sum, share) => (share.seat === seat ? sum + share.amount : sum), had) };
    })
    .filter(({ amount }) => amount > 0);
  rows.put({ ...row!, body: { ...row!.body, lastHand: { ...last, winners } } });
}

type Positions = Pick<TableRow, 'button' | 'smallBlindSeat' | 'bigBlindSeat' | 'dealer' | 'waiting'>;

function positionsOf({ button, smallBlindSeat, bigBlindSeat, dealer, waiting }: Positions): Positions {
  return { button, smallBlindSeat, bigBlindSeat, dealer, waiting };
}

function beforeOf({ level, lastHand, ...row }: TableRow): TableRow['before'] {
  return { ...positionsOf(row), level, lastHand };
}

export const onHands: EventHandlers<TableRow> = {
  ...onEach(shownHandEvents, showHand),
  EntryCorrected: correctLast,
  PotAwarded: correctLast,
  PotAwardCorrected: correctLast,
  PotAmountCorrected: correctLast,
  HandLevelCorrected(event, rows) {
    showHand(event, rows);
    changeTable(rows, event.stream, tableOfHand(handOfStream(event.stream)), () => ({ level: event.data.level }));
  },
  HandOpened(event, rows) {
    const { table, level } = event.data;
    const hand = makeTableHand(event);
    changeTable(rows, event.stream, table, (row) => ({
      state: 'handInProgress',
      level,
      ...positionsOf(event.data),
      hand,
      before: beforeOf(row),
    }));
  },
  HandJoined({ stream, data }, rows) {
    changeTable(rows, stream, data.table, ({ waiting }) => positionsOf({ ...data, waiting }));
  },
  PositionsCorrected({ stream, data }, rows) {
    changeTable(rows, stream, data.table, ({ waiting }) => positionsOf({ ...data, waiting }));
  },
  HandSettled({ stream, data }, rows) {
    changeTable(rows, stream, data.table, ({ hand, lastHand, handsPlayed }) => {
      if (hand !== null) forgetPieces(hand, rows);
      return { state: 'waiting', handsPlayed: handsPlayed + 1, hand: null, lastHand: hand === null ? lastHand : lastHandOf(hand) };
    });
  },
  HandWithdrawn({ stream, data }, rows) {
    changeTable(rows, stream, data.table, ({ before, hand, handsPlayed }) => {
      if (hand !== null && data.handId !== null) forgetPieces(hand, rows);
      return {
        ...before,
        ...(data.handId === null ? { handsPlayed: handsPlayed - 1 } : { state: 'waiting', hand: null }),
        before: null,
      };
    });
  },
  HandPlayed({ stream, data }, rows) {
    const { level, handNumber } = data;
    const lastHand = { handId: null, number: handNumber, level, players: [], winners: [] };
    changeTable(rows, stream, data.table, (row) => ({
      level,
      ...positionsOf(data),
      handsPlayed: row.handsPlayed + 1,
      lastHand,
      before: beforeOf(row),
    }));
  },
};
