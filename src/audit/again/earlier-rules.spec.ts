import { DECISIONS } from '../../../events/envelope.js';
import { flop, say } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';
import type { HandEvent } from '../../../events/hand.js';
import type { HandState } from '../../hand/state.js';
import { after, count, started, when } from '../../../test/tournament-scenario.js';
import { decideHandAgain, decideTournamentAgain } from './decide-again.js';

/** A recorded decision of a release with this number. */
const standing = <E>(command: string, events: readonly E[], decisions: number) => ({ command, events, recordedAt: 0, decisions });

/** A command as it was decided before a rule was corrected. */
function decided(table: HandAtTable, command: HandCommand, asBefore: (now: readonly HandEvent[]) => readonly HandEvent[]) {
  const before: HandState = table.state;
  const now = table.give(command);
  return { before, now, earlier: asBefore(now), type: command.type };
}

const waitsForItsTurn = () =>
  decided(HandAtTable.with({ stacks: [1_000, 1_000, 1_000] }), { type: 'Act', seat: 1, gesture: say('fold') }, (now) =>
    now
      .filter(({ type }) => type !== 'HandKilled')
      .map((event) => {
        if (event.type !== 'OutOfTurnActRecorded') return event;
        const { dies: _dies, ...data } = event.data;
        return { ...event, data };
      }),
  );

const staysInThePot = () => {
  const table = flop('ropta', 3, { 2: 400 }).act(1, 1_000).act(2, 'allIn');
  table.give({ type: 'RecordLeftTable', seat: 1 });
  return decided(table, { type: 'Act', seat: 3, action: { type: 'fold' } }, (now) =>
    now.filter(({ type }) => type !== 'UncalledBetReturned'),
  );
};

describe('a decision that was judged before a rule was mended', () => {
  it.each([
    ['foldOutOfTurn', waitsForItsTurn],
    ['unmatchedChips', staysInThePot],
  ] as const)('is taken over, by the name of the rule: %s', (rule, make) => {
    const { before, now, earlier, type } = make();
    expect(earlier).not.toEqual(now);
    expect(decideHandAgain(standing(type, now, DECISIONS), before, null)).toEqual({ kind: 'agrees' });
    for (const decisions of [0, DECISIONS - 1])
      expect(decideHandAgain(standing(type, earlier, decisions), before, null)).toEqual({ kind: 'takenOver', why: 'earlier', rule });
  });

  it('is a failure where it is younger than the rule', () => {
    const { before, earlier, type } = waitsForItsTurn();
    expect(decideHandAgain(standing(type, earlier, DECISIONS), before, null).kind).toBe('differs');
  });

  it('agrees where nothing of it was mended', () => {
    const { before, now, type } = waitsForItsTurn();
    expect(decideHandAgain(standing(type, now, 0), before, null)).toEqual({ kind: 'agrees' });
  });

  it('names the places that were ranked by stacks that nobody knew', () => {
    const start = started(['ada', 'bo', 'cyd', 'dan']);
    const known = after(start, count(start, 1, { 1: 5000, 2: 5000, 3: 15_000, 4: 15_000 }));
    const events = when(known, count(known, 1, { 3: 25_000, 4: 15_000 })).events ?? [];
    const state = after(start, { type: 'RecordHandPlayed', table: 1, at: 1 }, { type: 'RecordHandPlayed', table: 1, at: 2 });
    expect(decideTournamentAgain(standing('RecordChipCounts', events, 2), state, null)).toEqual({
      kind: 'takenOver',
      why: 'earlier',
      rule: 'unknownStacks',
    });
  });
});
