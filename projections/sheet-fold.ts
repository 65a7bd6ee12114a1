/** Shared by the result sheet views: they fold each sheet with its decider's `evolve`, and store its state. */
import type { DomainEvent } from '../events/catalogue.js';
import type { SheetEvent } from '../events/sheet.js';
import { evolve } from '../src/sheet/evolve.js';
import { initialState, type SheetState } from '../src/sheet/state.js';
import { type EventHandlers, type EventNamed, type EventPieces, Notes, onEach, type Rows } from './projection.js';

export type SheetEventType = Extract<DomainEvent, SheetEvent>['type'];

const types = [
  'SheetPublished',
  'SheetRevised',
  'SheetDayCorrected',
  'SheetWithdrawn',
  'SheetRatified',
  'RowAmended',
  'AmendmentLifted',
  'RowReassigned',
] as const satisfies readonly SheetEventType[];

const states = new Notes<SheetState>('state');

/** The current state of a sheet; undefined for an unknown one. */
export const sheetState = <Body>(rows: Rows<Body>, sheetId: string): SheetState | undefined => states.get(rows, sheetId);

type Follow<Body, Result> = (event: EventNamed<SheetEventType>, before: SheetState, after: SheetState, rows: Rows<Body>) => Result;

/** Works on a sheet before and after each of its events. */
export function onSheet<Body>(follow: Follow<Body, void>): EventHandlers<Body> {
  return onEach<SheetEventType, Body>(types, followWith(follow));
}

/** The same in pieces. */
export function onSheetInPieces<Body>(follow: Follow<Body, Generator<void, void>>): EventPieces<Body> {
  return Object.fromEntries(types.map((type) => [type, followWith(follow)]));
}

function followWith<Body, Result>(follow: Follow<Body, Result>): (event: EventNamed<SheetEventType>, rows: Rows<Body>) => Result {
  return (event, rows) => {
    const { sheetId } = event.data;
    const before = states.get(rows, sheetId) ?? initialState;
    const after = evolve(before, { type: event.type, data: event.data } as SheetEvent);
    states.put(rows, sheetId, after);
    return follow(event, before, after, rows);
  };
}

const DAY_MS = 86_400_000;

/** Days since 1970. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
