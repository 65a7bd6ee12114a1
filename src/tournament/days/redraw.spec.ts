/**
 * New seats for the next day are drawn by lot as before the start (RC 6; MO 1.3; TDA 13; RO 2.1; TF §1 b1): from a seed that was settled before
 * anybody knew who would be in.
 */
import * as fc from 'fast-check';
import {
  after,
  asRunning,
  draw,
  fold,
  friday,
  minutes,
  outcome,
  player,
  register,
  seed,
  START,
  when,
} from '../../../test/tournament-scenario.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { drawSeatsAt, hashSeed } from '../lots/seat-draw.js';
import { countChipsInPlay, initialTournamentState, type TournamentState } from '../state.js';

/** The seeds of a node: each is the hash of the next. */
const fourth = seed('9');
const third = hashSeed(fourth);
const second = hashSeed(third);
const first = hashSeed(second);
const at = START + minutes(30);

const endDay: TournamentCommand = { type: 'EndDay', at };
const redraw = (from?: string): TournamentCommand => ({ type: 'RedrawSeats', at, ...(from === undefined ? {} : { seed: from }) });
const takeBack: TournamentCommand = { type: 'WithdrawRedraw', reason: 'A table was left out.' };
const startDay: TournamentCommand = { type: 'StartDay', absent: [], at: at + minutes(600) };
const closeEntry: TournamentCommand = { type: 'CloseLateEntry', ruling: 'Nobody else comes.', at: START };

const namesOf = (players: number): string[] => Array.from({ length: players }, (_, index) => `p${String(index + 1).padStart(2, '0')}`);

/** A tournament of a node in play, with late entry closed. */
function inPlay(players: number, seatsPerTable = 4): TournamentState {
  const announced = after(initialTournamentState, { ...friday, seatsPerTable, commitment: hashSeed(first) });
  return after(
    announced,
    ...register(...namesOf(players)),
    { type: 'DrawSeats', seed: first },
    { type: 'StartTournament', at: START },
    closeEntry,
  );
}

/** Takes players out at their tables, whose stacks are counted. */
function without(state: TournamentState, ...gone: readonly string[]): TournamentState {
  return gone.reduce((now, name) => {
    const { table, seats } = asRunning(now).tables.find((each) => each.seats.some(({ playerId }) => playerId === name))!;
    const left = seats.filter(({ playerId }) => playerId !== name);
    const lost = seats.find(({ playerId }) => playerId === name)!.stack;
    const stacks = left.map(({ playerId, stack }, index) => ({ playerId, stack: index === 0 ? stack + lost : stack }));
    return after(
      now,
      { type: 'RecordHandPlayed', table, at: START },
      { type: 'EliminatePlayer', playerId: player(name), at: START },
      ...(left.length === 1 ? [] : [{ type: 'RecordChipCounts', table, stacks, at: START } as const]),
    );
  }, state);
}

const seatsOf = (state: TournamentState): [player: string, table: number, seat: number, stack: number][] =>
  asRunning(state).tables.flatMap(({ table, seats }) =>
    seats.map(({ playerId, seat, stack }) => [playerId as string, table, seat, stack] as [string, number, number, number]),
  );
const sizesOf = (state: TournamentState): number[] =>
  asRunning(state)
    .tables.filter(({ broken }) => !broken)
    .map(({ seats }) => seats.length);
const redrawn = (events: readonly TournamentEvent[] | undefined) => events!.find((event) => event.type === 'SeatsRedrawn')!.data;

describe('RedrawSeats', () => {
  const playing = without(inPlay(12), 'p01', 'p02');
  const over = after(playing, endDay);

  it('waits until the day is over', () => {
    expect(when(playing, redraw(second)).refusal).toMatchObject({ code: 'DAY_NOT_OVER', parameters: { day: 1 } });
    expect(when(after(over, startDay), redraw(second)).refusal).toMatchObject({ code: 'DAY_NOT_OVER', parameters: { day: 2 } });
  });

  it('seats everybody who is in with their chips, and says from which seed, so that anybody can draw again', () => {
    const { events } = when(over, redraw(second));
    const { seats, origin, commitment, tables, day, draw: number } = redrawn(events);
    expect({ day, number, commitment, tables }).toEqual({ day: 2, number: 2, commitment: { hash: first, by: 'node' }, tables: [1, 2, 3] });
    const again = drawSeatsAt(
      origin.seed,
      seats.map(({ playerId }) => playerId),
      tables,
    );
    expect(again.map(({ playerId, table, seat }) => [playerId, table, seat])).toEqual(
      seats.map(({ playerId, to }) => [playerId, to.table, to.seat]),
    );
    const drawn = fold(over, events!);
    expect(
      seatsOf(drawn)
        .map(([name, , , stack]) => `${name} ${stack}`)
        .toSorted(),
    ).toEqual(
      seatsOf(over)
        .map(([name, , , stack]) => `${name} ${stack}`)
        .toSorted(),
    );
    expect(sizesOf(drawn)).toEqual([4, 3, 3]);
    expect(asRunning(drawn).tables.every(({ firstButton, positions }) => firstButton === null && positions === null)).toBe(true);
  });

  it('closes the tables that are no longer needed, as the order of breaking has them', () => {
    const order: TournamentCommand = { type: 'AnnounceBreakOrder', tables: [1, 2, 3], reason: null };
    const left = after(without(inPlay(12), 'p01', 'p02', 'p03', 'p04', 'p05'), order, endDay);
    const { events } = when(left, redraw(second));
    expect(events!.map(({ type }) => type)).toEqual(['SeatsRedrawn', 'TableBroken']);
    const next = fold(left, events!);
    expect(redrawn(events).tables).toEqual([2, 3]);
    expect(sizesOf(next)).toEqual([4, 3]);
    expect(asRunning(next).tables[0]).toMatchObject({ broken: true, seats: [], chips: 0 });
    const day2 = after(next, startDay);
    expect(
      outcome(when(day2, { type: 'OpenHand', tournamentId: 'friday' as never, table: 2, absent: [], at: at + minutes(601) })),
    ).toContain('HandOpened');
  });

  it('is made once: again it gives no events, from another seed it is refused', () => {
    const drawn = after(over, redraw(second));
    expect(when(drawn, redraw())).toEqual({ events: [] });
    expect(when(drawn, redraw(second))).toEqual({ events: [] });
    expect(when(drawn, redraw(third)).refusal).toEqual({ code: 'SEATS_REDRAWN', article: null, parameters: {} });
    expect(when(drawn, { type: 'ReopenDay', reason: 'One more hand.', at }).refusal?.code).toBe('SEATS_REDRAWN');
  });

  it('goes by the seed that was settled beforehand, and by no other', () => {
    expect(when(over, redraw()).refusal).toMatchObject({ code: 'SEED_NEEDED', parameters: { hash: first } });
    expect(when(over, redraw(third)).refusal).toMatchObject({ code: 'SEED_NOT_COMMITTED', parameters: { hash: first } });
    const nothing = after(initialTournamentState, friday, ...register(...namesOf(12)), ...draw(seed('1')), {
      type: 'StartTournament',
      at: START,
    });
    expect(when(after(nothing, endDay), redraw(seed('1'))).refusal).toMatchObject({
      code: 'SEED_NOT_COMMITTED',
      parameters: { hash: null },
    });
  });

  it('goes by the organiser’s seed whose hash was published before the day was over', () => {
    const own = seed('5');
    const commit: TournamentCommand = { type: 'CommitDraw', hash: hashSeed(own) };
    expect(when(over, commit).refusal).toEqual({ code: 'DAY_OVER_BEFORE_COMMITMENT', article: null, parameters: { day: 1 } });
    expect(when(playing, commit).events).toEqual([{ type: 'RedrawCommitted', data: { draw: 2, hash: hashSeed(own) } }]);
    const committed = after(playing, commit);
    expect(when(committed, commit)).toEqual({ events: [] });
    expect(when(committed, { type: 'CommitDraw', hash: hashSeed(seed('6')) }).refusal?.code).toBe('DRAW_ALREADY_COMMITTED');
    expect(when(after(committed, endDay), redraw(second)).refusal?.code).toBe('SEED_NOT_COMMITTED');
    expect(redrawn(when(after(committed, endDay), redraw(own)).events).commitment).toEqual({ hash: hashSeed(own), by: 'organiser' });
  });

  it('is none where all fit at a final table: that one is formed', () => {
    const few = after(without(inPlay(8), 'p01', 'p02', 'p03'), endDay);
    expect(when(few, redraw(second)).refusal).toEqual({ code: 'FINAL_TABLE_DUE', article: 'RO 2.1', parameters: { players: 5, size: 5 } });
    const formed = after(few, { type: 'RedrawFinalTable' });
    expect(when(formed, redraw(second)).refusal).toEqual({ code: 'FINAL_TABLE_STAYS', article: null, parameters: { table: 1 } });
  });

  it('waits for play that is not over: hand for hand, and a chip race', () => {
    const byHand = after(playing, { type: 'AnnounceHandForHand', reason: 'bubble', stillPlaying: [], at: START }, endDay);
    expect(when(byHand, redraw(second)).refusal).toEqual({ code: 'REDRAW_DURING_HAND_FOR_HAND', article: null, parameters: {} });
    const race: TournamentCommand[] = [
      { type: 'AdvanceClock', at: START + minutes(10) },
      { type: 'AnnounceChipRace', newSmallest: 50, at: START + minutes(11) },
    ];
    expect(when(after(playing, ...race, endDay), redraw(second)).refusal).toEqual({
      code: 'REDRAW_DURING_RACE',
      article: null,
      parameters: { tables: [1, 2, 3] },
    });
  });

  it('waits for bags that are not in order', () => {
    const bag: TournamentCommand = { type: 'RecordBag', playerId: player('p03'), bag: 1, count: 'first', stack: 10_000, at };
    expect(when(after(over, bag), redraw(second)).refusal?.code).toBe('BAGS_UNRESOLVED');
  });
});

describe('WithdrawRedraw', () => {
  const hands = after(inPlay(12), { type: 'RecordHandPlayed', table: 1, at: START }, { type: 'RecordHandPlayed', table: 2, at: START });
  const counted = [1, 2].reduce((now, table) => {
    const stacks = asRunning(now).tables[table - 1]!.seats.map(({ playerId, stack }) => ({ playerId, stack }));
    return after(now, { type: 'RecordChipCounts', table, stacks, at: START });
  }, hands);
  const over = after(without(counted, 'p01', 'p02', 'p03', 'p04', 'p05'), endDay);
  const drawn = after(over, redraw(second));

  it('puts everybody back where they sat, opens the tables again with their buttons, and draws next from another seed', () => {
    const back = after(drawn, takeBack);
    expect(seatsOf(back)).toEqual(seatsOf(over));
    expect(
      asRunning(back).tables.map(({ broken, positions, firstButton, hands: played }) => ({ broken, positions, firstButton, played })),
    ).toEqual(
      asRunning(over).tables.map(({ broken, positions, firstButton, hands: played }) => ({ broken, positions, firstButton, played })),
    );
    expect(when(back, redraw(second)).refusal).toMatchObject({ code: 'SEED_NOT_COMMITTED', parameters: { hash: second } });
    expect(redrawn(when(back, redraw(third)).events).draw).toBe(3);
    expect(outcome(when(back, startDay))).toEqual(['DayStarted', 'ClockResumed']);
  });

  it('leaves chips that were put right since, and who is out since', () => {
    const changed = after(
      drawn,
      { type: 'AddChips', playerId: player('p06'), amount: 500, reason: 'A bag was short.' },
      { type: 'RemoveAbsentPlayer', playerId: player('p07'), gaveNotice: true, at },
    );
    const back = after(changed, takeBack);
    const before = new Map(seatsOf(over).map(([name, ...seat]) => [name, seat]));
    expect(seatsOf(back)).toHaveLength(6);
    for (const [name, table, seat, stack] of seatsOf(back)) {
      const [was, at_, had] = before.get(name)!;
      expect([table, seat, stack]).toEqual([was, at_, had + (name === 'p06' ? 500 : 0)]);
    }
    expect(countChipsInPlay(asRunning(back))).toBe(countChipsInPlay(asRunning(changed)));
  });

  it('is too late once the day has begun, and where somebody has come in', () => {
    expect(when(over, takeBack).refusal).toEqual({ code: 'NO_REDRAW', article: null, parameters: {} });
    expect(when(after(drawn, startDay), takeBack).refusal?.code).toBe('NO_REDRAW');
    const late: TournamentCommand = {
      type: 'AdmitLatePlayer',
      playerId: player('zoe'),
      adult: true,
      showsDocument: true,
      ruling: { reason: 'A train.' },
      at,
    };
    expect(when(after(drawn, late), takeBack).refusal).toEqual({ code: 'REDRAW_STANDS', article: null, parameters: { players: ['zoe'] } });
  });
});

describe('any redraw', () => {
  const field = fc.record({
    players: fc.integer({ min: 11, max: 60 }),
    seatsPerTable: fc.integer({ min: 4, max: 10 }),
    out: fc.array(fc.nat(), { maxLength: 20 }),
    seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    needs: fc.array(fc.record({ who: fc.nat(), table: fc.integer({ min: 1, max: 15 }), seat: fc.integer({ min: 1, max: 10 }) }), {
      maxLength: 3,
    }),
  });

  it('keeps chips and players, uses no seat twice, leaves tables that differ by one at most, and can be taken back', () => {
    let made = 0;
    fc.assert(
      fc.property(field, ({ players, seatsPerTable, out, seed: bytes, needs }) => {
        const last = Buffer.from(bytes).toString('hex');
        const [drawnFrom, next] = [hashSeed(hashSeed(last)), hashSeed(last)];
        const names = namesOf(players);
        const special = needs.flatMap(({ who, table, seat }): TournamentCommand[] => {
          const playerId = player(names[who % players]!);
          return [
            { type: 'RecordSpecialNeeds', playerId },
            { type: 'AssignSeat', playerId, table, seat: Math.min(seat, seatsPerTable) },
          ];
        });
        let state = after(initialTournamentState, { ...friday, seatsPerTable, commitment: hashSeed(drawnFrom) }, ...register(...names));
        for (const command of [...special, { type: 'DrawSeats', seed: drawnFrom } as const]) {
          const decision = when(state, command);
          if (decision.events !== undefined) state = fold(state, decision.events);
        }
        state = after(state, { type: 'StartTournament', at: START }, closeEntry);
        const gone = [...new Set(out.map((index) => names[index % players]!))].slice(0, Math.max(0, players - 12));
        // Their chips leave play, so that every stack stays known.
        for (const name of gone)
          state = after(state, {
            type: 'RecordAbandonment',
            playerId: player(name),
            confirmed: true,
            judged: false,
            reason: null,
            at: START,
          });
        const over = after(state, endDay);
        const decision = when(over, redraw(next));
        if (decision.refusal !== undefined) return expect(decision.refusal.code).toBe('FINAL_TABLE_DUE');
        made += 1;
        const seatedAgain = fold(over, decision.events);
        const named = (at_: TournamentState) =>
          seatsOf(at_)
            .map(([name, , , stack]) => `${name} ${stack}`)
            .toSorted();
        expect(named(seatedAgain)).toEqual(named(over));
        expect(countChipsInPlay(asRunning(seatedAgain))).toBe(countChipsInPlay(asRunning(over)));
        expect(new Set(seatsOf(seatedAgain).map(([, table, seat]) => `${table}.${seat}`)).size).toBe(seatsOf(seatedAgain).length);
        expect(seatsOf(seatedAgain).every(([, , seat]) => seat >= 1 && seat <= seatsPerTable)).toBe(true);
        const sizes = sizesOf(seatedAgain);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        const { seats, tables, kept, origin } = redrawn(decision.events);
        const again = drawSeatsAt(origin.seed, seats.map(({ playerId }) => playerId).toReversed(), tables, kept);
        expect(again).toEqual(seats.map(({ playerId, to }) => ({ playerId, ...to })));
        for (const { playerId, to } of kept) expect(seats.find((each) => each.playerId === playerId)!.to).toEqual(to);
        expect(seatsOf(after(seatedAgain, takeBack))).toEqual(seatsOf(over));
        return undefined;
      }),
      { numRuns: 60, seed: 47 },
    );
    expect(made).toBeGreaterThan(20);
  });
});
