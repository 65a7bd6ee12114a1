/**
 * Plays the cases of a player who began to play on a seat that is not theirs.
 */
import { z } from 'zod';
import { Chips, Seat } from '../../../events/values.js';
import { seatOf } from '../../../src/tournament/state.js';
import { Night, STACK } from './night.js';
import { readPart, refusedWith, stopped, type TopicPlayer, unknownCommand } from './topic.js';

const WrongSeatGiven = z.strictObject({
  startedSeat: Seat,
  assignedSeat: Seat,
  chipsNow: Chips.min(1),
  startingStackWasRight: z.boolean(),
});

const wrongSeat: TopicPlayer = (stated, book) => {
  if (stated.when.command !== 'CorrectWrongSeat') return unknownCommand(stated);
  const given = readPart(WrongSeatGiven, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { startedSeat, assignedSeat, chipsNow, startingStackWasRight } = given.value;
  const others = [1, 2, 3].filter((seat) => seat !== startedSeat && seat !== assignedSeat);
  const night = new Night(
    book,
    { seatsPerTable: 10 },
    [startedSeat, ...others].map((seat) => ({ table: 1, seat })),
  );
  const { seats, chips } = night.table(1);
  const wrong = seats.find(({ seat }) => seat === startedSeat)!;
  const first = seats.find((seated) => seated !== wrong);
  const stacks = seats.map(({ playerId, stack }) => ({
    playerId,
    stack: playerId === wrong.playerId ? chipsNow : playerId === first?.playerId ? chips - chipsNow - (seats.length - 2) * STACK : stack,
  }));
  night.happened({ type: 'ChipsCounted', data: { table: 1, stacks } });
  const decision = night.give({
    type: 'CorrectWrongSeat',
    playerId: wrong.playerId,
    table: 1,
    seat: assignedSeat,
    rightAmount: startingStackWasRight,
    exchange: false,
    ruling: null,
  });
  if (decision.refusal !== undefined) return refusedWith(decision.refusal.code);
  const now = seatOf(night.running.tables, wrong.playerId)?.seated;
  const recorded = night.give({ type: 'RecordOffence', playerId: wrong.playerId, offence: 'wrongSeat' });
  const offence = recorded.events?.[0];
  if (offence?.type !== 'OffenceRecorded') return stopped('when', stated.then['penalty'], recorded.refusal?.code ?? 'no offence');
  const penalty = offence.data.due === 'possible' ? 'optional' : offence.data.due;
  return { fields: { seat: now?.seat ?? null, chips: now?.stack ?? null, penalty } };
};

export const wrongSeatTopics = { wrongSeat };
