/**
 * The standings of a tournament: one row a player, those still in by stack, then the eliminated by place.
 * Partition: the tournament; key: tournament and player.
 */
import { type EventHandlers, type Projection, mergeHandlers } from './projection.js';
import { onSeatsAndStacks } from './seats-and-stacks.js';
import { onEntry } from './standing-entry.js';
import { onPlaces } from './standing-places.js';
import { changeAll, changePlayer, isOut, type StandingRow } from './standing-row.js';

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

const seatsAndStacks = onSeatsAndStacks<StandingRow>({
  comes({ stream, playerId, to: { table, seat }, stack }, rows) {
    changePlayer(rows, stream, playerId, () => ({ table, seat, stack }));
  },
  goes({ stream, playerId }, rows) {
    changePlayer(rows, stream, playerId, () => ({ table: null, seat: null, stack: 0 }));
  },
  moves({ stream, playerId, to: { table, seat }, stack }, rows) {
    changePlayer(rows, stream, playerId, () => ({ table, seat, stack }));
  },
  has({ stream, stacks }, rows) {
    for (const { playerId, stack } of stacks) changePlayer(rows, stream, playerId, () => ({ stack }));
  },
  gains({ stream, gains }, rows) {
    // Chips that a corrected hand gives to a player who is out, or takes from them, are not in play.
    for (const { playerId, amount } of gains)
      changePlayer(rows, stream, playerId, (body) => (isOut(body) ? {} : { stack: body.stack + amount }));
  },
});

export const standings: Projection<StandingRow> = {
  name: 'standings',
  version: 7,
  on: mergeHandlers(onEntry, onPresence, onPlaces, seatsAndStacks, {
    HandSettled({ stream, data }, rows) {
      for (const { playerId } of data.stacks) changePlayer(rows, stream, playerId, ({ hands }) => ({ hands: hands + 1 }));
    },
  }),
};
