/**
 * What each event makes of a tournament's state. Decides nothing; trusts that the events were decided.
 * Pure. May import: `events/`, its neighbours.
 */
import type { PlayerId } from '../../events/ids.js';
import type { TournamentEvent } from '../../events/tournament.js';
import { evolveChips } from './chip-race/evolve.js';
import { evolveInventory } from './chips/evolve.js';
import { quietInventory } from './chips/state.js';
import { chipsAtStart } from './chip-race/state.js';
import { adjusted, withPeriodStarted } from './clock/clock.js';
import type { ClockState } from './clock/clock.js';
import { placeCorrected, reinstated, settlementCorrected } from './hands/correction-evolve.js';
import { evolveDiscipline } from './discipline/evolve.js';
import { quietDiscipline } from './discipline/state.js';
import { evolveDraw } from './draw/evolve.js';
import { evolveEntry, evolveList, startedEntry } from './entry/evolve.js';
import { quietList } from './entry/state.js';
import { evolvePrizes } from './prizes/evolve.js';
import { quietPrizes } from './prizes/state.js';
import { eliminated, evolveRanking, reopened } from './ranking/evolve.js';
import { evolveHandForHand } from './hand-for-hand/evolve.js';
import { resultDigest } from './hands/result-digest.js';
import { evolveSeating } from './seating/evolve.js';
import { quietSeating } from './seating/state.js';
import {
  type Announced,
  type Draw,
  type Finished,
  noCommitments,
  type Positions,
  type Running,
  type SeatedPlayer,
  type StacksFrom,
  type Table,
  type TournamentState,
} from './state.js';

type InPlay = Running | Finished;
type DataOf<Type extends TournamentEvent['type']> = Extract<TournamentEvent, { type: Type }>['data'];
type StackOf = { readonly playerId: PlayerId; readonly stack: number };

export function evolve(state: TournamentState, event: TournamentEvent): TournamentState {
  if (event.type === 'TournamentCreated') {
    return {
      phase: 'announced',
      settings: event.data,
      registered: [],
      withdrawn: [],
      list: quietList,
      closed: false,
      commitments: noCommitments,
      prizes: quietPrizes,
      draw: null,
    };
  }
  if (state.phase === 'unknown' || event.type === 'PlayStopped' || event.type === 'PlayResumed') return state;
  if (state.phase === 'announced') return evolvePrizes(evolveAnnounced(state, event), event);
  const seated = evolveHandForHand(evolveSeating(evolveEntry(evolveInPlay(state, event), event), event), event);
  return evolveChips(state, evolveInventory(evolveDiscipline(evolvePrizes(seated, event), event), event), event);
}

function evolveAnnounced(state: Announced, event: TournamentEvent): Announced | Running {
  switch (event.type) {
    case 'DrawCommitted':
    case 'RegistrationClosed':
    case 'RegistrationReopened':
    case 'SeatsDrawn':
      return evolveDraw(state, event);
    case 'TournamentStarted':
      return started(state, event.data);
    default:
      return evolveList(state, event);
  }
}

/** The first level begins with its own event, at once after this one. */
function started(state: Announced, data: DataOf<'TournamentStarted'>): Running {
  return {
    phase: 'running',
    settings: state.settings,
    seed: state.draw?.seed ?? '',
    // No period has begun before its event says when.
    clock: { ...withPeriodStarted(null, state.settings.structure, 0, 0), begun: [] },
    seating: { ...quietSeating, keeps: state.draw?.tables ?? 0 },
    entry: startedEntry(state.list, data),
    chips: chipsAtStart(state.settings),
    inventory: quietInventory,
    discipline: quietDiscipline,
    prizes: state.prizes,
    handForHand: null,
    tables: state.draw === null ? [] : tablesOf(state.draw, data),
    playersLeft: data.players,
    eliminations: [],
    moments: 0,
    tiedForSeats: null,
  };
}

/** Who is expected has no seat: he draws one when he comes. */
function tablesOf({ seats: drawn }: Draw, { startingStack: stack, expected = [] }: DataOf<'TournamentStarted'>): Table[] {
  const tables = drawn.reduce((most, { table }) => Math.max(most, table), 0);
  const seats: SeatedPlayer[][] = Array.from({ length: tables }, () => []);
  for (const { table, seat, playerId } of drawn) if (!expected.includes(playerId)) seats[table - 1]!.push({ seat, playerId, stack });
  return seats.map((seated, index) =>
    tableOf(
      index + 1,
      seated.toSorted((a, b) => a.seat - b.seat),
      seated.length * stack,
    ),
  );
}

/** A table at which nothing was played yet. */
function tableOf(table: number, seats: readonly SeatedPlayer[], chips: number): Table {
  return {
    table,
    seats,
    chips,
    stacksFrom: 'start',
    hands: 0,
    firstButton: null,
    positions: null,
    openHand: null,
    settled: null,
    broken: false,
  };
}

function evolveInPlay(state: InPlay, event: TournamentEvent): InPlay {
  const { structure } = state.settings;
  switch (event.type) {
    case 'LevelStarted':
    case 'BreakStarted':
      return { ...state, clock: withPeriodStarted(state.clock, structure, event.data.period, event.data.at) };
    case 'ClockPaused':
      return { ...state, clock: { ...state.clock, pausedWith: event.data.remainingMs } };
    case 'ClockResumed':
      return { ...state, clock: resumed(state.clock, event.data.at) };
    case 'ClockAdjusted':
      return { ...state, clock: adjusted(state.clock, event.data) };
    case 'FirstButtonDetermined':
      return withTable(state, event.data.table, (table) => ({ ...table, firstButton: event.data.seat }));
    case 'HandOpened':
      return withTable(state, event.data.table, (table) => ({
        ...table,
        hands: event.data.handNumber,
        positions: positionsOf(event.data, table, state),
        openHand: event.data,
      }));
    case 'HandJoined':
      return withTable(state, event.data.table, (table) => handJoined(table, event.data));
    case 'PositionsCorrected':
      return withTable(state, event.data.table, (table) => positionsCorrected(table, event.data));
    case 'HandSettled':
      return settled(state, event.data);
    case 'SettlementCorrected':
      return settlementCorrected(state, event.data);
    case 'PlayerReinstated':
      return reinstated(state, event.data);
    case 'PlaceCorrected':
      return placeCorrected(state, event.data);
    case 'HandPlayed':
      return withTable(state, event.data.table, (table) => ({
        ...table,
        hands: event.data.handNumber,
        positions: positionsOf(event.data, table, state),
        stacksFrom: 'unknown',
      }));
    case 'ChipsCounted':
      return withTable(state, event.data.table, (table) => withStacks(table, event.data.stacks, 'count'));
    case 'TableOpened':
      return tableOpened(state, event.data.table);
    case 'PlayerMoved':
      return moved(state, event.data);
    case 'TableBroken':
      return withTable(state, event.data.table, (table) => ({ ...table, broken: true }));
    case 'PlayerEliminated':
      return eliminated(state, event.data);
    case 'TournamentFinished':
      return { ...state, phase: 'finished', winner: event.data.winner, qualified: null };
    case 'TournamentReopened':
      return reopened(state);
    default:
      return evolveRanking(state, event);
  }
}

function settled(state: InPlay, { handId, table: number, stacks }: DataOf<'HandSettled'>): InPlay {
  const moment = state.moments + 1;
  const next = withTable(state, number, (table) => ({
    ...withStacks(table, stacks, 'hand'),
    openHand: null,
    settled: { handId, digest: resultDigest(stacks), moment, corrections: 0, earlier: table.settled },
  }));
  return { ...next, moments: moment };
}

/** While late players are admitted, no table is broken that makes room for them. */
function tableOpened(state: InPlay, number: number): InPlay {
  const tables = [...state.tables, tableOf(number, [], 0)];
  return { ...state, tables, seating: { ...state.seating, keeps: tables.filter(({ broken }) => !broken).length } };
}

function resumed(clock: ClockState, at: number): ClockState {
  return { ...clock, endsAt: at + (clock.pausedWith ?? 0), pausedWith: null };
}

function withTable(state: InPlay, number: number, change: (table: Table) => Table): InPlay {
  const table = state.tables[number - 1];
  return table === undefined ? state : { ...state, tables: state.tables.with(number - 1, change(table)) };
}

function positionsOf(
  { button, smallBlindSeat, smallBlindPosition, bigBlindSeat, dealer, waiting }: DataOf<'HandPlayed' | 'HandOpened'>,
  { seats, positions }: Table,
  { clock }: InPlay,
): Positions {
  const previous = positions === null ? null : { ...positions, previous: null };
  return { button, smallBlindSeat, smallBlindPosition, bigBlindSeat, dealer, waiting, seats, begun: clock.begun.length, previous };
}

/** A newcomer is dealt into the hand that was opened. */
function handJoined(table: Table, data: DataOf<'HandJoined'>): Table {
  const { handId: _handId, table: _table, playerId, seat, stack, stakes, ...positions } = data;
  if (table.positions === null || table.openHand === null) return table;
  const bySeat = (one: { readonly seat: number }, other: { readonly seat: number }): number => one.seat - other.seat;
  return {
    ...table,
    positions: { ...table.positions, ...positions, seats: [...table.positions.seats, { seat, playerId, stack }].sort(bySeat) },
    openHand: {
      ...table.openHand,
      ...positions,
      stakes,
      seats: [...table.openHand.seats, { seat, playerId, stack, dead: false }].sort(bySeat),
    },
  };
}

function positionsCorrected(table: Table, data: DataOf<'PositionsCorrected'>): Table {
  const { handId: _handId, table: _table, ...corrected } = data;
  if (table.positions === null || table.openHand === null) return table;
  return { ...table, positions: { ...table.positions, ...corrected }, openHand: { ...table.openHand, ...corrected } };
}

function withStacks(table: Table, stacks: readonly StackOf[], stacksFrom: StacksFrom): Table {
  const seats = table.seats.map((seated) => {
    const known = stacks.find(({ playerId }) => playerId === seated.playerId);
    return known === undefined ? seated : { ...seated, stack: known.stack };
  });
  return { ...table, seats, stacksFrom };
}

/** A stack that was counted on the way and is not what was thought: the others' at the table are not known either. */
function moved(state: InPlay, { playerId, from, to, stack }: DataOf<'PlayerMoved'>): InPlay {
  const left = withTable(state, from.table, (table) => {
    const expected = table.seats.find((seated) => seated.seat === from.seat)?.stack;
    return {
      ...table,
      seats: table.seats.filter((seated) => seated.seat !== from.seat),
      chips: table.chips - stack,
      stacksFrom: expected === stack ? table.stacksFrom : 'unknown',
    };
  });
  return withTable(left, to.table, (table) => ({
    ...table,
    seats: [...table.seats, { seat: to.seat, playerId, stack }].sort((a, b) => a.seat - b.seat),
    chips: table.chips + stack,
  }));
}
