import { DECISIONS } from '../../../events/envelope.js';
import { flop, pushInMotions, say } from '../../../test/fixtures/acts.js';
import { HandAtTable } from '../../../test/fixtures/hand-at-table.js';
import type { HandCommand } from '../../../commands/hand.js';
import type { HandEvent } from '../../../events/hand.js';
import type { HandState } from '../../hand/state.js';
import { firstEdition } from '../../../events/editions.js';
import type { PlayerId } from '../../../events/ids.js';
import type { PrizeTerms } from '../../../events/tournament-prizes.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import type { TournamentState } from '../../tournament/state.js';
import { after, count, sitting, START, started, when } from '../../../test/tournament-scenario.js';
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

const explainedAsOneChip = () =>
  decided(flop('ropta').act(1, 200), { type: 'Act', seat: 2, gesture: pushInMotions([500], [500, 500]) }, (now) =>
    now.map((event) =>
      event.type === 'GestureJudged'
        ? { ...event, data: { ...event.data, reason: { key: 'overchipCall', parameters: event.data.reason.parameters } } }
        : event,
    ),
  );

describe('a decision that was judged before a rule was mended', () => {
  it.each([
    ['foldOutOfTurn', waitsForItsTurn],
    ['unmatchedChips', staysInThePot],
    ['stringReason', explainedAsOneChip],
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

  it('is taken over where somebody was taken out at their seat, on the first day', () => {
    const before = started(['ada', 'bo', 'cyd']);
    const playerId = 'ada' as PlayerId;
    const away = after(before, { type: 'MarkAway', playerId, official: false });
    const events = when(away, { type: 'RemoveAbsentPlayer', playerId, gaveNotice: true, at: START }).events!;
    expect(decideTournamentAgain(standing('RemoveAbsentPlayer', events, DECISIONS), away, null)).toEqual({ kind: 'agrees' });
    const outcome = decideTournamentAgain(standing('RemoveAbsentPlayer', events, DECISIONS - 1), before, null);
    expect(outcome).toEqual({ kind: 'takenOver', why: 'earlier', rule: 'noticeOfPresent' });
    expect(decideTournamentAgain(standing('RemoveAbsentPlayer', events, DECISIONS), before, null).kind).toBe('differs');
  });

  const nothing = { price: 0, toPot: 0 };
  const prizes: PrizeTerms = {
    entry: { ...nothing, bounty: 0 },
    rebuy: nothing,
    addOn: nothing,
    added: 0,
    table: { kind: 'amounts', cents: [10_000, 1_000] },
    things: [],
  };
  const setTerms = (terms: Partial<PrizeTerms> = {}) => ({ type: 'SetPrizes', prizes: { ...prizes, ...terms }, at: START }) as const;

  /** What is said of events that a release before recorded, and of the same events now. */
  const saidOf = (
    command: TournamentCommand,
    state: TournamentState,
    asBefore: (events: readonly TournamentEvent[]) => readonly TournamentEvent[],
  ) => {
    const events = asBefore(when(state, command).events ?? []);
    return decideTournamentAgain({ ...standing(command.type, events, 3), recordedAt: START }, state, null);
  };
  const without = (type: string, field: string) => (events: readonly TournamentEvent[]) =>
    events.map((event) => {
      if (event.type !== type) return event;
      const { [field]: _gone, ...data } = event.data as Record<string, unknown>;
      return { ...event, data } as unknown as TournamentEvent;
    });

  it('names prizes that were awarded again without what was said before', () => {
    const state = after(started(['ada', 'bo', 'cyd']), setTerms());
    const over = [1, 2].reduce<TournamentState>(
      (now, seat) => after(now, { type: 'EliminatePlayer', playerId: sitting(state, 1, seat), at: START }),
      state,
    );
    const places = [1, 2].map((seat, at) => ({ playerId: sitting(state, 1, seat), place: at + 2 }));
    const ruled = { type: 'CorrectPlaces', players: places, article: 'RO 1.10', reason: 'exchanged', at: START } as const;
    expect(saidOf(ruled, over, without('PrizesAwarded', 'changed'))).toEqual({ kind: 'takenOver', why: 'earlier', rule: 'awardedAgain' });
  });

  it('names the bubble before a place that was rounded down to nothing, and a bounty that was changed once won', () => {
    const entry = { price: 1_000, toPot: 1_000, bounty: 0 };
    const house = { rulebook: { ...firstEdition('tdaFr'), houseRules: { 'prize.bounty': true } } };
    const rounded = setTerms({ entry, table: { kind: 'percentages', basisPoints: [6_000, 3_000, 1_000], unit: 1_000 } });
    const state = after(started(['ada', 'bo', 'cyd', 'dan'], { ...house, seatsPerTable: 2 }), rounded);
    const announced = { type: 'AnnounceHandForHand', reason: 'bubble', at: START } as const;
    const untilThree = (events: readonly TournamentEvent[]) =>
      events.map((event) => (event.type === 'HandForHandAnnounced' ? { ...event, data: { ...event.data, until: 3 } } : event));
    expect(saidOf(announced, state, untilThree)).toEqual({ kind: 'takenOver', why: 'earlier', rule: 'emptyPlaces' });
    expect(saidOf(announced, state, (events) => events)).toEqual({ kind: 'agrees' });

    const paid = (bounty: number) => setTerms({ entry: { price: 1_000, toPot: 0, bounty } });
    const won = after(
      after(started(['ada', 'bo', 'cyd'], house), paid(500)),
      { type: 'EliminatePlayer', playerId: 'ada' as PlayerId, at: START },
      { type: 'NameBountyWinners', playerId: 'ada' as PlayerId, by: ['bo' as PlayerId] },
    );
    const before: TournamentEvent[] = [{ type: 'PrizesSet', data: { prizes: paid(600).prizes, articles: [] } }];
    expect(decideTournamentAgain({ ...standing('SetPrizes', before, 3), recordedAt: START }, won, null)).toMatchObject({
      kind: 'takenOver',
      rule: 'wonBounty',
    });
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
