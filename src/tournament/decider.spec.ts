/**
 * What holds of every tournament, whatever is asked of it: shown with random commands, sensible and not.
 */
import * as fc from 'fast-check';
import { give, inPlay } from '../../test/tournament-checks.js';
import { after, draw, friday, hand, outcome, player, register, seed, START, tournamentId, when } from '../../test/tournament-scenario.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import { hashSeed } from './lots/seat-draw.js';
import { initialTournamentState, type TournamentState } from './state.js';

const nonsense = [Number.NaN, -1, 1.5, 1e18, Number.POSITIVE_INFINITY, 0];

/** A source of random choices for one command, made by fast-check so that a failure is shrunk. */
interface Choices {
  readonly kind: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly shares: readonly number[];
  readonly odd: boolean;
}

const choices: fc.Arbitrary<Choices> = fc.record({
  kind: fc.nat(18),
  a: fc.nat(40),
  b: fc.nat(40),
  c: fc.nat(40),
  shares: fc.array(fc.constantFrom(0, 0, 1, 1, 3), { minLength: 4, maxLength: 4 }),
  odd: fc.integer({ min: 0, max: 9 }).map((die) => die === 0),
});

/** Chips divided in the given proportions, nothing lost; all to the first where the proportions are all none. */
function divide(chips: number, shares: readonly number[], count: number): number[] {
  const used = shares.slice(0, count);
  const total = used.reduce((sum, share) => sum + share, 0);
  const parts = used.map((share) => (total === 0 ? 0 : Math.floor((chips * share) / total)));
  const first = Math.max(
    used.findIndex((share) => share > 0),
    0,
  );
  return parts.map((part, index) => (index === first ? part + chips - parts.reduce((sum, one) => sum + one, 0) : part));
}

function commandFrom({ kind, a, b, c, shares, odd }: Choices, state: TournamentState, clock: number): TournamentCommand {
  const tables = inPlay(state)?.tables ?? [];
  const table = tables[a % Math.max(tables.length, 1)];
  const number = odd ? nonsense[b % nonsense.length]! : (table?.table ?? 1);
  const at = odd && c % 2 === 0 ? nonsense[a % nonsense.length]! : clock;
  const playerId = table?.seats[b % Math.max(table.seats.length, 1)]?.playerId ?? player(`p${b % 12}`);
  const stacksFor = (seats: readonly { readonly playerId: typeof playerId; readonly stack: number }[], chips: number) => {
    const parts = divide(chips, shares, seats.length);
    return seats.map((seated, index) => ({
      playerId: seated.playerId,
      stack: odd ? nonsense[(b + index) % nonsense.length]! : (parts[index] ?? 0),
    }));
  };
  const commands: TournamentCommand[] = [
    friday,
    { type: 'RegisterPlayer', playerId: player(`p${b % 12}`) },
    { type: 'WithdrawRegistration', playerId: player(`p${b % 12}`) },
    { type: 'CommitDraw', hash: odd ? 'nonsense' : hashSeed(seed(String(a % 10))) },
    { type: 'CloseRegistration' },
    { type: 'ReopenRegistration', reason: 'one more has come' },
    { type: 'DrawSeats', seed: odd ? 'nonsense' : seed(String(a % 10)) },
    { type: 'StartTournament', at },
    { type: 'AdvanceClock', at },
    { type: 'StartPeriod', period: odd ? nonsense[b % nonsense.length]! : c % 4, at },
    { type: c % 2 === 0 ? 'PauseClock' : 'ResumeClock', at },
    { type: 'OpenHand', tournamentId, table: number, absent: odd ? [nonsense[c % nonsense.length]!] : [], at },
    {
      type: 'SettleHand',
      handId: table?.openHand?.handId ?? hand(1 + (a % 3), 1 + (b % 3)),
      stacks: stacksFor(table?.openHand?.seats ?? [], table?.openHand?.seats.reduce((sum, { stack }) => sum + stack, 0) ?? 0),
      at,
    },
    { type: 'RecordHandPlayed', table: number, at },
    { type: 'RecordChipCounts', table: number, stacks: stacksFor(table?.seats ?? [], table?.chips ?? 0), at },
    { type: 'EliminatePlayer', playerId: odd ? player('zoe') : playerId, at },
    {
      type: 'MovePlayer',
      playerId,
      table: 1 + (c % Math.max(tables.length, 1)),
      seat: odd ? nonsense[c % nonsense.length]! : 1 + (b % 4),
      reason: 'balance',
    },
    {
      type: 'MovePlayer',
      playerId,
      table: 1 + (c % Math.max(tables.length, 1)),
      seat: 1 + (b % 4),
      stack: odd ? nonsense[c % nonsense.length]! : 1 + ((table?.chips ?? 0) * a) / 40,
      reason: 'balance',
    },
    { type: 'BreakTable', table: number },
  ];
  return commands[kind]!;
}

/** Plays to the end: hands that are open go to one player, tables are counted and closed until one player has everything. */
function playOut(state: TournamentState): TournamentState {
  let current = state;
  for (let step = 0; step < 200 && current.phase === 'running'; step += 1) {
    const tables = current.tables.filter(({ broken }) => !broken);
    const fullest = tables.reduce((best, table) => (table.seats.length > best.seats.length ? table : best));
    const playing = tables.find(({ openHand }) => openHand !== null);
    if (playing?.openHand) {
      const { handId, seats } = playing.openHand;
      const chips = seats.reduce((sum, { stack }) => sum + stack, 0);
      const stacks = seats.map(({ playerId }, index) => ({ playerId, stack: index === 0 ? chips : 0 }));
      current = give(current, { type: 'SettleHand', handId, stacks, at: START });
    } else if (fullest.seats.length > 1) {
      const stacks = fullest.seats.map(({ playerId }, index) => ({ playerId, stack: index === 0 ? fullest.chips : 0 }));
      const counted = give(current, { type: 'RecordChipCounts', table: fullest.table, stacks, reason: 'all-in', at: START });
      // Where nobody knows what several had before, it is said first how they went out.
      const players = fullest.seats.slice(1).map(({ playerId }) => ({ playerId }));
      current = counted === current ? give(current, { type: 'EliminatePlayers', players, order: 'tied', at: START }) : counted;
    } else {
      current = give(current, { type: 'BreakTable', table: tables[0]!.table });
    }
  }
  return current;
}

/** A tournament in its first level. */
const ready = (players: number): TournamentState =>
  after(initialTournamentState, friday, ...register(...Array.from({ length: players }, (_, index) => `p${index}`)), ...draw(seed('7')), {
    type: 'StartTournament',
    at: START,
  });

describe('a tournament, whatever is asked of it', () => {
  it('conserves chips and seats before and around the start', () => {
    fc.assert(
      fc.property(fc.array(choices, { maxLength: 40 }), (all) => {
        all.reduce((state, one, index) => give(state, commandFrom(one, state, START + index * 20_000)), initialTournamentState);
      }),
    );
  });

  it('conserves chips, keeps each player at one seat and gives every place, to the end', () => {
    let finished = 0;
    const codes = new Set<string>();
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.array(choices, { maxLength: 80 }), (players, all) => {
        const state = all.reduce((current, one, index) => {
          const command = commandFrom(one, current, START + index * 20_000);
          codes.add(String(outcome(when(current, command))));
          return give(current, command);
        }, ready(players));
        expect(playOut(state).phase).toBe('finished');
        finished += 1;
      }),
      { numRuns: 300 },
    );
    expect(finished).toBe(300);
    // The random commands must not be refused all the time, or the property says little.
    for (const needed of ['HandOpened', 'HandSettled', 'ChipsCounted', 'PlayerMoved', 'HandPlayed', 'PlayerEliminated', 'TableBroken']) {
      expect({ needed, seen: [...codes].some((code) => code.includes(needed)) }).toEqual({ needed, seen: true });
    }
  });
});

describe('a command at the wrong moment', () => {
  const commands: TournamentCommand[] = [
    { type: 'StartPeriod', period: 0, at: START },
    { type: 'AdvanceClock', at: START },
    { type: 'PauseClock', at: START },
    { type: 'ResumeClock', at: START },
    { type: 'OpenHand', tournamentId, table: 1, absent: [], at: START },
    { type: 'SettleHand', handId: hand(1, 1), stacks: [], at: START },
    { type: 'RecordHandPlayed', table: 1, at: START },
    { type: 'RecordChipCounts', table: 1, stacks: [], at: START },
    { type: 'EliminatePlayer', playerId: player('ada'), at: START },
    { type: 'MovePlayer', playerId: player('ada'), table: 1, seat: 1, reason: 'balance' },
    { type: 'BreakTable', table: 1 },
    { type: 'CorrectSettlement', handId: hand(1, 1), correction: 1, changes: [], results: [], at: START },
    { type: 'ChangeDeck', table: 1, requestedBy: null, defect: 'none' },
  ];
  const early: TournamentCommand[] = [
    { type: 'RegisterPlayer', playerId: player('ada') },
    { type: 'WithdrawRegistration', playerId: player('ada') },
    { type: 'CloseRegistration' },
    { type: 'ReopenRegistration', reason: 'one more has come' },
    { type: 'DrawSeats', seed: seed('1') },
  ];

  it('is refused where there is no tournament', () => {
    for (const command of [...commands, ...early, { type: 'StartTournament', at: START } as const]) {
      expect(when(initialTournamentState, command).refusal).toEqual({ code: 'TOURNAMENT_NOT_FOUND', article: null, parameters: {} });
    }
  });

  it('is refused before the start', () => {
    const announced = after(initialTournamentState, friday, ...register('ada', 'bo'));
    for (const command of commands) {
      expect(when(announced, command).refusal).toEqual({
        code: 'TOURNAMENT_NOT_RUNNING',
        article: null,
        parameters: { phase: 'announced' },
      });
    }
  });

  it('is refused after the start', () => {
    const running = after(initialTournamentState, friday, ...register('ada', 'bo'), ...draw(seed('1')), {
      type: 'StartTournament',
      at: START,
    });
    for (const command of early) {
      expect(when(running, command).refusal).toEqual({
        code: 'TOURNAMENT_ALREADY_STARTED',
        article: null,
        parameters: { phase: 'running' },
      });
    }
  });
});
