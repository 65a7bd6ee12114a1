/**
 * What the views of seasons have in common: they fold each season by its own decider's `evolve`, and keep what holds of it.
 */
import type { DomainEvent } from '../events/catalogue.js';
import { type SeasonEvent, seasonEvents } from '../events/season.js';
import { evolve } from '../src/season/evolve.js';
import { initialState, type SeasonState } from '../src/season/state.js';
import { type EventHandlers, type EventNamed, Notes, onEach, type Rows } from './projection.js';

export type SeasonEventType = Extract<DomainEvent, SeasonEvent>['type'];

const types = Object.keys(seasonEvents) as SeasonEventType[];

const states = new Notes<SeasonState>('season');

/** What holds of a season now; undefined for an unknown one. */
export const seasonState = <Body>(rows: Rows<Body>, seasonId: string): SeasonState | undefined => states.get(rows, seasonId);

/** Does something with a season before and after each of its events. */
export function onSeason<Body>(
  follow: (event: EventNamed<SeasonEventType>, before: SeasonState, after: SeasonState, rows: Rows<Body>) => void,
): EventHandlers<Body> {
  return onEach<SeasonEventType, Body>(types, (event, rows) => {
    const { seasonId } = event.data;
    const before = states.get(rows, seasonId) ?? initialState;
    const after = evolve(before, { type: event.type, data: event.data } as SeasonEvent);
    states.put(rows, seasonId, after);
    follow(event, before, after, rows);
  });
}
