/**
 * The commands that play a run of hands as a tournament: announce, register, draw, set the file's stacks, play. A tournament conserves
 * chips, so all players begin with the same stack and a count sets the rest.
 */
import { handIdOf, type HandId, type PlayerId, type TournamentId } from '../../events/ids.js';
import { DAY_SECONDS, type RulebookReference } from '../../events/values.js';
import type { ClubNight, Directing } from '../demo/club-night.js';
import type { HandCommand } from '../../commands/hand.js';
import type { TournamentCommand } from '../../commands/tournament.js';
import { drawSeats, hashSeed } from '../tournament/lots/seat-draw.js';
import type { Run } from './import-runs.js';

/** A command of an import. Instants are set when it is given. */
export type ImportStep =
  | { readonly to: 'tournament'; readonly command: TournamentCommand }
  | { readonly to: 'hand'; readonly id: HandId; readonly command: HandCommand };

export interface ImportPlan {
  readonly id: TournamentId;
  readonly steps: readonly ImportStep[];
  readonly names: ReadonlyMap<PlayerId, string>;
}

export interface ImportSettings {
  readonly id: TournamentId;
  readonly name: string;
  readonly club: string;
  readonly rulebook: RulebookReference;
  /** Milliseconds since 1970; null when unknown. */
  readonly playedAt: number | null;
  /** 64 hexadecimal digits. */
  readonly seed: string;
  /** The ending of players' ids that keeps people of different files apart, because equal names prove nothing. */
  readonly suffix: string;
}

const TABLE = 1;
const REST_TABLE = 2;
/** A paused clock stays where it is; a day is the longest level. */
const REASON = 'import: to the seat that the hand history shows';
const POSITIONS_REASON = 'import: where the hand history has the button and the blinds';
const now = 0;

interface Seating {
  readonly seatsPerTable: number;
  readonly startingStack: number;
  readonly players: readonly PlayerId[];
  /** The player in each seat of the run. */
  readonly playerAt: ReadonlyMap<number, PlayerId>;
  /** The commands that bring players and chips there after the draw. */
  readonly steps: readonly TournamentCommand[];
}

const tournament = (command: TournamentCommand): ImportStep => ({ to: 'tournament', command });

/** A given seed is committed to before it is drawn from. */
const drawFrom = (seed: string): ImportStep[] => [
  tournament({ type: 'CommitDraw', hash: hashSeed(seed) }),
  tournament({ type: 'DrawSeats', seed }),
];

/** All commands of a run, in order. */
export function importPlanOf(run: Run, settings: ImportSettings): ImportPlan {
  const { id, name, club, rulebook, playedAt, seed, suffix } = settings;
  const first = run.hands[0]!.plan.start;
  const stacks = new Map(first.seats.map(({ seat, stack }) => [seat, stack]));
  const seating = seatingOf(stacks, run.seatCount, first.chipUnit, seed, suffix);
  const stakesOf = ({ smallBlind, bigBlind, ante }: typeof first.stakes): string => `${smallBlind}/${bigBlind}/${ante}`;
  const levels = run.hands
    .map(({ plan }) => plan.start.stakes)
    .filter((stakes, i, all) => i === 0 || stakesOf(stakes) !== stakesOf(all[i - 1]!));
  const steps: ImportStep[] = [
    tournament({
      type: 'CreateTournament',
      name,
      club,
      rulebook,
      ...(playedAt === null ? {} : { scheduledAt: playedAt }),
      startingStack: seating.startingStack,
      seatsPerTable: seating.seatsPerTable,
      anteFormat: first.stakes.anteFormat,
      antePriority: first.stakes.antePriority,
      chipUnit: first.chipUnit,
      structure: levels.map(({ smallBlind, bigBlind, ante }) => ({ kind: 'level', smallBlind, bigBlind, ante, seconds: DAY_SECONDS })),
    }),
    ...seating.players.map((playerId) => tournament({ type: 'RegisterPlayer', playerId, adult: true, showsDocument: true })),
    ...drawFrom(seed),
    tournament({ type: 'StartTournament', at: now }),
    tournament({ type: 'PauseClock', at: now }),
    ...seating.steps.map(tournament),
  ];
  let period = 0;
  for (const [index, { plan, played, absent, positions }] of run.hands.entries()) {
    if (index > 0 && stakesOf(plan.start.stakes) !== stakesOf(run.hands[index - 1]!.plan.start.stakes)) {
      steps.push(tournament({ type: 'StartPeriod', period: ++period, at: now }));
    }
    const ordered = positions === null ? {} : { positions: { ...positions, reason: POSITIONS_REASON } };
    steps.push(tournament({ type: 'OpenHand', tournamentId: id, table: TABLE, absent, at: now, ...ordered }));
    const handId = handIdOf(id, TABLE, index + 1);
    // The first command of a hand is its start, which the tournament causes.
    for (const command of played.commands.slice(1)) steps.push({ to: 'hand', id: handId, command });
  }
  const names = new Map<PlayerId, string>();
  for (const [seat, playerId] of seating.playerAt) {
    const called = run.names.get(seat);
    if (called != null) names.set(playerId, called);
  }
  return { id, steps, names };
}

/** All commands of a whole night, in order: the file has the players, the draw, and the director's commands. */
export function nightPlanOf({ settings, players, seed, steps: night }: ClubNight, id: TournamentId): ImportPlan {
  const steps: ImportStep[] = [
    tournament({ type: 'CreateTournament', ...settings }),
    ...players.map((player) => tournament({ type: 'RegisterPlayer', playerId: player.id, adult: true, showsDocument: true })),
    ...drawFrom(seed),
    tournament({ type: 'StartTournament', at: now }),
    tournament({ type: 'PauseClock', at: now }),
  ];
  for (const step of night) {
    if (step.do !== 'playHand') {
      steps.push(tournament(directingOf(step)));
      continue;
    }
    const { table, handNumber, plan, commands } = step;
    const absent = plan.start.seats.filter(({ dead }) => dead).map(({ seat }) => seat);
    steps.push(tournament({ type: 'OpenHand', tournamentId: id, table, absent, at: now }));
    for (const command of commands) steps.push({ to: 'hand', id: handIdOf(id, table, handNumber), command });
  }
  return { id, steps, names: new Map(players.map((player) => [player.id, player.name])) };
}

function directingOf(step: Directing): TournamentCommand {
  switch (step.do) {
    case 'startPeriod':
      return { type: 'StartPeriod', period: step.period, at: now };
    case 'breakTable':
      return { type: 'BreakTable', table: step.table };
    case 'movePlayer':
      return { type: 'MovePlayer', playerId: step.player, table: step.table, seat: step.seat, reason: step.reason };
  }
}

/** If the chips divide evenly, one table; else more players at a second table hold the remainder. */
function seatingOf(stacks: ReadonlyMap<number, number>, seatCount: number, unit: number, seed: string, suffix: string): Seating {
  const chips = [...stacks.values()].reduce((sum, stack) => sum + stack, 0);
  return chips % (stacks.size * unit) === 0
    ? evenSeating(stacks, chips / stacks.size, seatCount, seed, suffix)
    : unevenSeating(stacks, chips, seatCount, unit, seed, suffix);
}

function move(playerId: PlayerId, table: number, seat: number): TournamentCommand {
  return { type: 'MovePlayer', playerId, table, seat, reason: REASON };
}

function idsOf(count: number, suffix: string): readonly PlayerId[] {
  return Array.from({ length: count }, (_, index) => `p${index + 1}-${suffix}` as PlayerId);
}

function evenSeating(
  stacks: ReadonlyMap<number, number>,
  startingStack: number,
  seatsPerTable: number,
  seed: string,
  suffix: string,
): Seating {
  const players = idsOf(stacks.size, suffix);
  const playerAt = new Map(drawSeats(seed, players, seatsPerTable).map(({ seat, playerId }) => [seat, playerId]));
  return { seatsPerTable, startingStack, players, playerAt, steps: countOf(stacks, playerAt, () => startingStack) };
}

/** Players at a second table for the remainder; all but the first keep one chip. */
function unevenSeating(
  stacks: ReadonlyMap<number, number>,
  chips: number,
  seatsPerTable: number,
  unit: number,
  seed: string,
  suffix: string,
): Seating {
  const keeping = seatsPerTable + 1 - stacks.size;
  const players = idsOf(stacks.size + keeping, suffix);
  const startingStack = Math.ceil((chips / unit + keeping) / players.length) * unit;
  const rest = startingStack * players.length - chips;
  const drawn = drawSeats(seed, players, seatsPerTable);
  const here = drawn.filter(({ table }) => table === TABLE);
  const there = drawn.filter(({ table }) => table === REST_TABLE);
  const keepers = here.slice(-keeping);
  const others = here.slice(0, -keeping);
  const firstFree = keepers[0]!.seat;
  const playerAt = new Map(
    [...others, ...there.map((at, index) => ({ ...at, seat: firstFree + index }))].map(({ seat, playerId }) => [seat, playerId]),
  );
  const kept = keepers.map((_, index) => (index === 0 ? rest - (keeping - 1) * unit : unit));
  // The rest of their stacks stays at their table, with the first seat.
  const counted = here.map(({ playerId }, index) => ({
    playerId,
    stack: kept[index - others.length] ?? startingStack + (index === 0 ? startingStack * keeping - rest : 0),
  }));
  return {
    seatsPerTable,
    startingStack,
    players,
    playerAt,
    steps: [
      ...(counted.every(({ stack }) => stack === startingStack)
        ? []
        : [{ type: 'RecordChipCounts', table: TABLE, stacks: counted, at: now } as const]),
      ...keepers.map(({ playerId }, index) => move(playerId, REST_TABLE, there.length + 1 + index)),
      ...there.map(({ playerId }, index) => move(playerId, TABLE, firstFree + index)),
      ...countOf(stacks, playerAt, (playerId) => counted.find((of) => of.playerId === playerId)?.stack ?? startingStack),
    ],
  };
}

/** A count, unless it would state what is known: that gives no event, and could not be recognized when repeated. */
function countOf(
  stacks: ReadonlyMap<number, number>,
  playerAt: ReadonlyMap<number, PlayerId>,
  known: (playerId: PlayerId) => number,
): readonly TournamentCommand[] {
  const counted = [...stacks].map(([seat, stack]) => ({ playerId: playerAt.get(seat)!, stack }));
  if (counted.every(({ playerId, stack }) => stack === known(playerId))) return [];
  return [{ type: 'RecordChipCounts', table: TABLE, stacks: counted, at: now }];
}
