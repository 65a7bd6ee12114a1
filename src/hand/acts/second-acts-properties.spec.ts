/**
 * Rounds in which anybody acts at any time, some twice before their turn. The table counts the chips after every event, and the audit makes each
 * decision again.
 */
import { Dice } from '../../../bench/soak/dice.js';
import type { HandCommand } from '../../../commands/hand.js';
import { bookIds, flop, say } from '../../../test/fixtures/acts.js';
import type { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import { times } from '../../../test/sizes.js';

/** What is said most often stands twice. */
function listGestures(dice: Dice) {
  const raise = say('raise', 100 * dice.from(1, 30));
  return [
    say('call'),
    say('call'),
    say('check'),
    say('check'),
    say('fold'),
    say('allIn'),
    say('bet', 100 * dice.from(1, 10)),
    raise,
    raise,
  ];
}

function nextCommand(dice: Dice, table: HandAtTable, players: number): HandCommand {
  const seat = dice.from(1, players);
  const turn = table.legal?.seat ?? seat;
  if (dice.onceIn(9)) return { type: 'RecordLeftTable', seat };
  if (dice.onceIn(12)) return { type: 'ClaimSkippedTurn', seat: turn, reasonableTimePassed: true };
  return { type: 'Act', seat: dice.onceIn(4) ? turn : seat, gesture: dice.pick(listGestures(dice)) };
}

it('acts that wait are of live hands, none is left at the end of a round, and no chip is lost', () => {
  let second = 0;
  for (let seed = 1; seed <= times(2_500); seed += 1) {
    const dice = new Dice(seed);
    const players = dice.from(3, 6);
    const stacks = Array.from({ length: players }, (_, i) => [i + 1, dice.onceIn(3) ? 100 * dice.from(1, 15) : 20_000]);
    const table = flop(bookIds[seed % bookIds.length]!, players, Object.fromEntries(stacks));
    for (let step = 0; step < 25 && table.state.phase === 'betting'; step += 1) {
      const command = nextCommand(dice, table, players);
      if (table.refusal(command) !== undefined) continue;
      const before = table.state.actState?.early ?? [];
      const events = table.give(command);
      const again = command.type === 'Act' && before.some((act) => act.seat === command.seat);
      if (again && events.length > 0) second += 1;
      const dead = table.state.actState?.early.filter((act) => act.dies !== true && ((table.state.live >> (act.seat - 1)) & 1) === 0) ?? [];
      expect({ seed, dead }).toEqual({ seed, dead: [] });
    }
    if (table.state.phase !== 'betting') expect({ seed, owed: table.state.actState?.owed ?? [] }).toEqual({ seed, owed: [] });
  }
  expect(second).toBeGreaterThan(90);
});
