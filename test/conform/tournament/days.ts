/**
 * Plays the cases on a tournament of several days: who does not come to the next one.
 */
import { z } from 'zod';
import { Chips } from '../../../events/values.js';
import { seatOf } from '../../../src/tournament/state.js';
import { Night, NIGHT, NIGHT_BEGINS, STACK } from './night.js';
import { readPart, type TopicPlayer, unknownCommand } from './topic.js';

const MINUTE = 60_000;

const DayGiven = z.strictObject({
  day: z.int().min(2),
  absent: z.boolean(),
  notifiedWithdrawal: z.boolean(),
  /** Minutes into the day. */
  ruleDeadline: z.int().min(0).nullable(),
  chips: Chips.min(1),
});

const multiDay: TopicPlayer = (stated, book) => {
  if (stated.when.command !== 'StartDay') return unknownCommand(stated);
  const given = readPart(DayGiven, stated.given, 'given');
  if (given.obstacle !== undefined) return given;
  const { day, absent, notifiedWithdrawal, ruleDeadline, chips } = given.value;
  const night = new Night(
    book,
    { seatsPerTable: 10, ...(ruleDeadline === null ? {} : { entry: { showUpMinutes: ruleDeadline } }) },
    [1, 2, 3, 4, 5, 6].map((seat) => ({ table: 1, seat })),
  );
  const { seats } = night.table(1);
  const { playerId } = seats[0]!;
  const others = (seats.length * STACK - chips) / (seats.length - 1);
  night.happened({
    type: 'ChipsCounted',
    data: { table: 1, stacks: seats.map((seated, at) => ({ playerId: seated.playerId, stack: at === 0 ? chips : others })) },
  });
  for (let before = 1; before < day; before += 1) {
    night.give({ type: 'EndDay', at: NIGHT_BEGINS });
    night.give({ type: 'StartDay', absent: absent ? [playerId] : [], at: NIGHT_BEGINS });
  }
  // The player is taken out as soon as the book or the event's rules allow it.
  const at = NIGHT_BEGINS + (ruleDeadline ?? 0) * MINUTE;
  if (absent) night.give({ type: 'RemoveAbsentPlayer', playerId, gaveNotice: notifiedWithdrawal, at });
  const inPlay = seatOf(night.running.tables, playerId) !== undefined;
  night.give({ type: 'OpenHand', tournamentId: NIGHT, table: 1, absent: [], at });
  const dealt = night.table(1).openHand?.seats.find((seat) => seat.playerId === playerId);
  return { fields: { inPlay, blinded: dealt?.dead ?? false } };
};

export const dayTopics = { multiDay };
