/** Simulates a tournament of invented players from a seed: the same arguments give the same events everywhere. */
import type { PlayerId } from '../../events/ids.js';
import type { Elimination, Finished } from '../tournament/state.js';
import { versionOf } from '../rulebooks/adopted-book.js';
import { SimulationFault } from './fault.js';
import { placesFault } from './places-check.js';
import { EventRecord, type Listener } from './record.js';
import type { IncidentReport } from './incidents/incidents.js';
import { Simulation } from './simulation.js';
import type { SimulationOptions, SimulationProgress, Untyped } from './options.js';
import type { PlayerTally } from './tally.js';
import type { Wait } from './waits.js';

export interface Ranked {
  readonly place: number;
  /** The number of players who share it. */
  readonly tied: number;
  readonly playerId: PlayerId;
}

/** The minimum, the median and the maximum. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

export interface SimulationReport {
  readonly rulebook: { readonly id: string; readonly edition: string; readonly version: number };
  readonly seed: number;
  readonly untyped: Untyped;
  readonly players: number;
  readonly seatsPerTable: number;
  readonly tables: number;
  readonly startingStack: number;
  /** Chips issued, which the winner has. */
  readonly chips: number;
  readonly hands: { readonly typed: number; readonly untyped: number };
  /** The last level begun, and the number of levels. */
  readonly level: number;
  readonly levels: number;
  readonly breaks: number;
  /** From the start to the winner, milliseconds of simulated time. */
  readonly durationMs: number;
  readonly moves: {
    readonly total: number;
    /** By the key of the reason. */
    readonly byReason: Readonly<Record<string, number>>;
    /** The number decided while they had to wait for the end of a hand or a count. */
    readonly waited: number;
    /** The number of those dropped in the end. */
    readonly dropped: number;
  };
  readonly tableBreaks: number;
  readonly halts: number;
  readonly counts: number;
  /** Hand-for-hand rounds, and hands in them that waited with players all in. */
  readonly handForHand: { readonly rounds: number; readonly held: number };
  /** The longest time between two hands of a table, without breaks; null when no table had two hands. */
  readonly longestWait: Wait | null;
  readonly fairness: {
    /** Big blinds paid in 100 hands, by players who were dealt `fromHands` or more. */
    readonly bigBlindsPer100Hands: Spread;
    readonly fromHands: number;
    readonly players: number;
    readonly movesPerPlayer: Spread;
  };
  /** The best places. */
  readonly ranking: readonly Ranked[];
  readonly events: { readonly total: number; readonly tournament: number; readonly hands: number };
  /** Commands of incidents that were accepted, and codes with which others were refused, with how often; null where none were tried. */
  readonly incidents: IncidentReport | null;
  /** SHA-256 of all events. */
  readonly digest: string;
}

export interface SimulationHooks {
  readonly onEvent?: Listener;
  readonly onProgress?: (progress: SimulationProgress) => void;
}

const RANKED = 10;
/** So few hands say nothing of how often a player pays. */
const FAIRNESS_FROM = 50;

/** @throws SimulationFault when something does not hold that always must; AnnouncementRefused when the book has no such tournament */
export function simulate(options: SimulationOptions, { onEvent, onProgress }: SimulationHooks = {}): SimulationReport {
  const record = new EventRecord(onEvent);
  const simulation = new Simulation(options, record, onProgress);
  simulation.play();
  const { floor, settings, waits, duration } = simulation;
  const { state, tally } = floor;
  if (state.phase !== 'finished') return floor.fault(`the tournament ends ${state.phase}`);
  const wrong = placesFault(state, tally.entrants);
  if (wrong !== null) throw new SimulationFault(record.count, record.lastType, wrong);
  return {
    rulebook: { ...settings.rulebook, version: versionOf(settings.rulebook) },
    seed: options.seed,
    untyped: options.untyped,
    players: options.players,
    seatsPerTable: options.seatsPerTable,
    tables: state.tables.length,
    startingStack: settings.startingStack,
    chips: options.players * settings.startingStack,
    hands: { ...tally.hands },
    level: tally.level,
    levels: settings.structure.filter(({ kind }) => kind === 'level').length,
    breaks: tally.breaks,
    durationMs: duration,
    moves: {
      total: [...tally.moves.values()].reduce((sum, count) => sum + count, 0),
      byReason: Object.fromEntries([...tally.moves].sort(([one], [other]) => (one < other ? -1 : 1))),
      waited: tally.movesThatWaited,
      dropped: tally.movesDropped,
    },
    tableBreaks: tally.tableBreaks,
    halts: tally.halts,
    counts: tally.counts,
    handForHand: { rounds: tally.handForHandRounds, held: tally.handsHeld },
    longestWait: waits.longest,
    fairness: fairnessOf([...tally.players.values()]),
    ranking: rankingOf(state),
    events: { total: record.count, tournament: tally.tournamentEvents, hands: tally.handEvents },
    incidents: simulation.incidents?.report() ?? null,
    digest: record.digest(),
  };
}

function fairnessOf(players: readonly PlayerTally[]): SimulationReport['fairness'] {
  const counted = players.filter(({ hands }) => hands >= FAIRNESS_FROM);
  return {
    bigBlindsPer100Hands: spreadOf(counted.map(({ hands, bigBlinds }) => Math.round((bigBlinds * 1000) / hands) / 10)),
    fromHands: FAIRNESS_FROM,
    players: counted.length,
    movesPerPlayer: spreadOf(players.map(({ moves }) => moves)),
  };
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { min: sorted[0] ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0, max: sorted.at(-1) ?? 0 };
}

function rankingOf({ winner, eliminations }: Finished): Ranked[] {
  const best = eliminations.toReversed().map(({ place, tied, playerId }: Elimination) => ({ place, tied, playerId }));
  return [...(winner === null ? [] : [{ place: 1, tied: 1, playerId: winner }]), ...best].slice(0, RANKED);
}
