/**
 * The standings of a tournament: one row per player, those in by stack, then the eliminated by place. Partition: the tournament; key:
 * tournament and player.
 */
import { type PlayerId, tournamentOfStream } from '../events/ids.js';
import { type EventHandlers, type EventNamed, Notes, onEach, type Projection, mergeHandlers, type Rows } from './projection.js';
import { onSeatsAndStacks } from './seats-and-stacks.js';
import { onEntry } from './standing-entry.js';
import { onPlaces } from './standing-places.js';
import { changeAll, changePlayer, isOut, rowOfPlayer, type StandingRow } from './standing-row.js';
import { tableKey } from './table-row.js';

const onPresence: EventHandlers<StandingRow> = {
  PlayerAway({ stream, data }, rows) {
    changePlayer(rows, stream, data.playerId, () => ({ away: true }));
  },
  PlayerBack({ stream, data }, rows) {
    changePlayer(rows, stream, data.playerId, () => ({ away: false }));
  },
  DayStarted({ stream, data: { absent } }, rows) {
    changeAll(rows, stream, (body) => {
      const away = absent.includes(body.playerId);
      return body.away === away ? null : { away };
    });
  },
};

/** The number of hands begun at a table. */
const begun = new Notes<number>('hands');

const noteHand = ({ stream, data: { table, handNumber } }: EventNamed<'HandOpened' | 'HandPlayed'>, rows: Rows<StandingRow>): void =>
  begun.put(rows, tableKey(tournamentOfStream(stream), table), handNumber);

/** The stacks of a table are unknown since a hand; those already unknown stay so. */
function doubt(
  rows: Rows<StandingRow>,
  stream: string,
  table: number,
  players: readonly PlayerId[] | null,
  hand = begun.get(rows, tableKey(tournamentOfStream(stream), table)) ?? 0,
): void {
  const next = (body: StandingRow): Partial<StandingRow> => (body.asOf === null ? { asOf: hand } : {});
  if (players === null) changeAll(rows, stream, (body) => (body.table === table && body.asOf === null ? next(body) : null));
  else for (const playerId of players) changePlayer(rows, stream, playerId, next);
}

const seatsAndStacks = onSeatsAndStacks<StandingRow>({
  comes({ stream, since, playerId, to, stack }, rows) {
    changePlayer(rows, stream, playerId, () => ({ table: to?.table ?? null, seat: to?.seat ?? null, stack, asOf: null, knownAt: since }));
  },
  sits({ stream, since, playerId, to: { table, seat }, stack }, rows) {
    changePlayer(rows, stream, playerId, () => ({ table, seat, stack, asOf: null, knownAt: since }));
  },
  goes({ stream, playerId, from, chipsStay }, rows) {
    const stack = rowOfPlayer(rows, stream, playerId)?.stack ?? 0;
    changePlayer(rows, stream, playerId, () => ({ table: null, seat: null, stack: 0, asOf: null, knownAt: null }));
    if (chipsStay && stack > 0) doubt(rows, stream, from.table, null);
  },
  moves({ stream, since, playerId, from, to: { table, seat }, stack }, rows) {
    // A player who goes to another table has counted their unknown chips.
    const known = from.table === table ? {} : { asOf: null, knownAt: since };
    changePlayer(rows, stream, playerId, () => ({ table, seat, stack, ...known }));
  },
  has({ stream, since, stacks }, rows) {
    for (const { playerId, stack } of stacks) changePlayer(rows, stream, playerId, () => ({ stack, asOf: null, knownAt: since }));
  },
  doubts({ stream, table, players, hand }, rows) {
    doubt(rows, stream, table, players, hand ?? undefined);
  },
  gains({ stream, gains }, rows) {
    // Chips that a corrected hand gives to or takes from an eliminated player are not in play.
    for (const { playerId, amount } of gains)
      changePlayer(rows, stream, playerId, (body) => (isOut(body) ? {} : { stack: body.stack + amount }));
  },
});

export const standings: Projection<StandingRow> = {
  name: 'standings',
  version: 14,
  keptRows: 20_000,
  on: mergeHandlers(onEntry, onPresence, onPlaces, seatsAndStacks, onEach(['HandOpened', 'HandPlayed'], noteHand), {
    HandSettled({ stream, data }, rows) {
      for (const { playerId } of data.stacks) changePlayer(rows, stream, playerId, ({ hands }) => ({ hands: hands + 1 }));
    },
  }),
};
