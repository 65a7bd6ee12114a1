/**
 * Shared by the season views: they fold each season with its decider's `evolve`, and store its state. The counting tournaments are stored
 * in pieces, so that one more writes one piece.
 */
import type { DomainEvent } from '../events/catalogue.js';
import { type SeasonEvent, seasonEvents } from '../events/season.js';
import { lookUp } from '../events/look-up.js';
import { evolve } from '../src/season/evolve.js';
import { initialState, type SeasonState, type StageState } from '../src/season/state.js';
import { type EventHandlers, type EventNamed, type EventPieces, Notes, onEach, type Rows } from './projection.js';

export type SeasonEventType = Extract<DomainEvent, SeasonEvent>['type'];

const types = Object.keys(seasonEvents) as SeasonEventType[];

type Counted = StageState['counted'];

/** A stage with piece numbers in place of its counting tournaments. */
interface KeptStage extends Omit<StageState, 'counted'> {
  readonly pieces: readonly number[];
}

interface KeptSeason extends Omit<SeasonState, 'stages'> {
  readonly stages: readonly KeptStage[];
}

const seasons = new Notes<KeptSeason>('season');
const pieces = new Notes<Counted>('counted in season');

/** The number of pieces for a stage's tournaments, by a hash of their ids. */
const PIECES = 64;

const keyOf = (seasonId: string, stage: number, piece: number): string => `${seasonId}/${stage} ${piece}`;

function pieceOf(sheetId: string): number {
  let hash = 0;
  for (let at = 0; at < sheetId.length; at += 1) hash = (hash * 31 + sheetId.charCodeAt(at)) % 65_521;
  return hash % PIECES;
}

/** Seasons assembled from their pieces, while their rows are in memory. */
const known = new WeakMap<KeptSeason, SeasonState>();

/** The current state of a season; undefined for an unknown one. */
export function seasonState<Body>(rows: Rows<Body>, seasonId: string): SeasonState | undefined {
  const kept = seasons.get(rows, seasonId);
  if (kept === undefined) return undefined;
  const together = known.get(kept);
  if (together !== undefined) return together;
  const stages = kept.stages.map(({ pieces: numbers, ...stage }, at) => ({
    ...stage,
    counted: Object.assign({}, ...numbers.map((piece) => pieces.get(rows, keyOf(seasonId, at + 1, piece)))) as Counted,
  }));
  const state = { ...kept, stages };
  known.set(kept, state);
  return state;
}

function putSeason<Body>(rows: Rows<Body>, seasonId: string, before: SeasonState, after: SeasonState): void {
  const kept = seasons.get(rows, seasonId);
  const stages = after.stages.map(({ counted, ...stage }, at): KeptStage => {
    const earlier = kept?.stages[at]?.pieces ?? [];
    if (counted === before.stages[at]?.counted) return { ...stage, pieces: earlier };
    return { ...stage, pieces: putCounted(rows, (piece) => keyOf(seasonId, at + 1, piece), before.stages[at]?.counted ?? {}, counted) };
  });
  const next: KeptSeason = { ...after, stages };
  known.set(next, after);
  seasons.put(rows, seasonId, next);
}

/** Writes the changed pieces. @returns the numbers of all pieces */
function putCounted<Body>(rows: Rows<Body>, key: (piece: number) => string, before: Counted, after: Counted): readonly number[] {
  const now = Map.groupBy(Object.entries(after), ([sheetId]) => pieceOf(sheetId));
  const changed = new Set<number>();
  for (const [sheetId, counted] of Object.entries(after)) if (lookUp(before, sheetId) !== counted) changed.add(pieceOf(sheetId));
  for (const sheetId of Object.keys(before)) if (!Object.hasOwn(after, sheetId)) changed.add(pieceOf(sheetId));
  for (const piece of changed) {
    const entries = now.get(piece);
    if (entries === undefined) pieces.delete(rows, key(piece));
    else pieces.put(rows, key(piece), Object.fromEntries(entries));
  }
  return [...now.keys()].sort((one, other) => one - other);
}

type Follow<Body, Result> = (event: EventNamed<SeasonEventType>, before: SeasonState, after: SeasonState, rows: Rows<Body>) => Result;

/** Works on a season before and after each of its events. */
export function onSeason<Body>(follow: Follow<Body, void>): EventHandlers<Body> {
  return onEach<SeasonEventType, Body>(types, followWith(follow));
}

/** The same in pieces. */
export function onSeasonInPieces<Body>(follow: Follow<Body, Generator<void, void>>): EventPieces<Body> {
  return Object.fromEntries(types.map((type) => [type, followWith(follow)]));
}

function followWith<Body, Result>(follow: Follow<Body, Result>): (event: EventNamed<SeasonEventType>, rows: Rows<Body>) => Result {
  return (event, rows) => {
    const { seasonId } = event.data;
    const before = seasonState(rows, seasonId) ?? initialState;
    const after = evolve(before, { type: event.type, data: event.data } as SeasonEvent);
    putSeason(rows, seasonId, before, after);
    return follow(event, before, after, rows);
  };
}
