import { readFileSync } from 'node:fs';
import { handIdOf, TournamentId } from '../../events/ids.js';
import type { HandEvent } from '../../events/hand.js';
import type { TournamentEvent } from '../../events/tournament.js';
import { runConformance } from '../conform/conform.js';
import { handDecider } from '../hand/decider.js';
import { playPlan } from '../phh/play-plan.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import { tournamentDecider } from '../tournament/decider.js';
import { makeHandStart } from '../tournament/hands/opened-hand.js';
import { hashSeed } from '../tournament/lots/seat-draw.js';
import { CLUB_NIGHT_SEED, makeClubNight } from './club-night-maker.js';
import { readClubNight } from './club-night.js';

const file = 'examples/club-night.phhs';
const tournamentId = TournamentId.parse('club-night');
const text = readFileSync(file, 'utf8');
const night = readClubNight(text, file, tournamentId);

/** Plays the night like the demo: the file's commands go into a tournament, which opens the hands itself. */
function playNight(): { readonly events: readonly TournamentEvent[]; readonly hands: readonly (readonly HandEvent[])[] } {
  const events: TournamentEvent[] = [];
  const hands: HandEvent[][] = [];
  let state = tournamentDecider.initialState;
  let at = Date.UTC(2026, 0, 9, 19);
  const give = (command: TournamentCommand): void => {
    const decision = tournamentDecider.decide(command, state);
    if (decision.refusal !== undefined) throw new Error(`${command.type}: ${JSON.stringify(decision.refusal)}`);
    events.push(...decision.events);
    state = decision.events.reduce(tournamentDecider.evolve, state);
    at += 1000;
  };
  give({ type: 'CreateTournament', ...night.settings });
  for (const { id } of night.players) give({ type: 'RegisterPlayer', playerId: id, adult: true, showsDocument: true });
  give({ type: 'CommitDraw', hash: hashSeed(night.seed) });
  give({ type: 'DrawSeats', seed: night.seed });
  give({ type: 'StartTournament', at });
  for (const step of night.steps) {
    if (step.do === 'startPeriod') give({ type: 'StartPeriod', period: step.period, at });
    else if (step.do === 'breakTable') give({ type: 'BreakTable', table: step.table });
    else if (step.do === 'movePlayer')
      give({ type: 'MovePlayer', playerId: step.player, table: step.table, seat: step.seat, reason: step.reason });
    else {
      give({ type: 'OpenHand', tournamentId, table: step.table, absent: [], at });
      const opened = events.findLast((event) => event.type === 'HandOpened')!.data;
      const { handId } = opened;
      const { dealer: _dealer, ...start } = makeHandStart(opened, tournamentId);
      expect(handId).toBe(handIdOf(tournamentId, step.table, step.handNumber));
      expect(start).toEqual(step.plan.start);
      const hand = handDecider.decide({ type: 'StartHand', hand: step.plan.start }, handDecider.initialState).events!.slice();
      for (const command of step.commands) {
        const decision = handDecider.decide(command, hand.reduce(handDecider.evolve, handDecider.initialState));
        expect(decision.refusal).toBeUndefined();
        hand.push(...decision.events!);
      }
      const { results } = hand.find((event) => event.type === 'HandCompleted')!.data;
      give({ type: 'SettleHand', handId, stacks: results.map(({ playerId, stackAfter }) => ({ playerId, stack: stackAfter })), at });
      hands.push(hand);
    }
  }
  return { events, hands };
}

describe('the club night in examples/', () => {
  it('is what its maker makes of its seed', () => {
    expect(makeClubNight(CLUB_NIGHT_SEED)).toBe(text);
  });

  it('is played by a tournament that draws its seats from the same seed, hand for hand, to a winner', () => {
    const { events, hands } = playNight();
    const finished = events.filter((event) => event.type === 'TournamentFinished');
    expect(finished).toHaveLength(1);
    expect(finished[0]!.data.stack).toBe(24 * 20_000);
    expect(events.filter((event) => event.type === 'PlayerEliminated')).toHaveLength(23);
    expect(events.filter((event) => event.type === 'TableBroken').map(({ data }) => data.table)).toEqual([3, 2]);
    expect(hands.length).toBeGreaterThanOrEqual(40);
    expect(hands.length).toBeLessThanOrEqual(90);
  });

  it('is read as well where it gives its rulebook a version, as files before editions had names do', () => {
    const before = text.replace('rulebook = { id = "ropta", edition = "2020-04" }', 'rulebook = { id = "ropta", version = 1 }');
    expect(before).not.toBe(text);
    expect(readClubNight(before, file, tournamentId)).toEqual(night);
  });

  it('has the hands that a demonstration needs', () => {
    const hands = night.steps.flatMap((step) => (step.do === 'playHand' ? [playPlan(step.plan).events] : []));
    const count = (fits: (event: HandEvent) => boolean): number => hands.filter((hand) => hand.some(fits)).length;
    expect(count((event) => event.type === 'PotAwarded' && event.data.pot >= 1)).toBeGreaterThanOrEqual(5);
    expect(count((event) => event.type === 'PotAwarded' && event.data.pot >= 2)).toBeGreaterThanOrEqual(3);
    expect(count((event) => event.type === 'PotAwarded' && event.data.shares.length > 1)).toBeGreaterThanOrEqual(2);
    expect(count((event) => event.type === 'ShowdownOpened' && event.data.order.length > 2)).toBeGreaterThanOrEqual(5);
    expect(count((event) => event.type === 'HandMucked')).toBeGreaterThanOrEqual(1);
    expect(night.steps.some((step) => step.do === 'movePlayer')).toBe(true);
  });

  it('agrees with its own final stacks in the conformance kit', async () => {
    const counts = await runConformance([file]);
    expect(counts).toMatchObject({ differ: 0, malformed: 0, skipped: 0 });
    expect(counts.agree).toBe(night.steps.filter((step) => step.do === 'playHand').length);
  });

  it('is refused with the hand and the field when it says nothing of the tournament, or something else', () => {
    const hand = text.slice(text.indexOf('\n[2]\n'));
    expect(() => readClubNight(hand, 'night.phhs')).toThrow(/^night\.phhs, hand 2, _tournament: /);
    const wrong = text.replace('do = "breakTable"', 'do = "dance"');
    expect(() => readClubNight(wrong, 'night.phhs')).toThrow(/^night\.phhs, hand \d+, _before: /);
    const unplayable = text.replace(/"p1 sm [^"]*",/, '"p1 cbr 100",');
    expect(() => readClubNight(unplayable, 'night.phhs')).toThrow(/PHH_ACTION_OUT_OF_TURN/);
  });
});
