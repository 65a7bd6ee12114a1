/**
 * A room's table of folds: how the state changes with each event that the room cares for. Tables are merged, so that an event
 * costs the folds of those rooms only.
 */
import type { ByType } from '../../../events/event-type.js';
import type { TournamentEvent } from '../../../events/tournament.js';

export type TournamentEventType = TournamentEvent['type'];

/** The data of an event of one type. */
export type DataOf<Type extends TournamentEventType> = ByType<TournamentEvent>[Type]['data'];

export type EventOfType<Type extends TournamentEventType> = {
  readonly [Each in Type]: { readonly type: Each; readonly data: DataOf<Each> };
}[Type];

type Fold<State, Type extends TournamentEventType> = (state: State, data: DataOf<Type>) => State;

export type Folds<State> = { readonly [Type in TournamentEventType]?: Fold<State, Type> };

/** For each type of event the tables that have a fold for it, in the order in which they are given. */
export type Caring<State> = ReadonlyMap<TournamentEventType, readonly Folds<State>[]>;

export function mergeFolds<State>(rooms: readonly Folds<State>[]): Caring<State> {
  const caring = new Map<TournamentEventType, Folds<State>[]>();
  for (const room of rooms)
    for (const type of Object.keys(room) as TournamentEventType[]) caring.set(type, [...(caring.get(type) ?? []), room]);
  return caring;
}

/** The state after the event; unchanged where no room cares for it. */
export function foldEvent<State, Type extends TournamentEventType>(caring: Caring<State>, state: State, event: EventOfType<Type>): State {
  let now = state;
  for (const room of caring.get(event.type) ?? []) now = room[event.type]?.(now, event.data) ?? now;
  return now;
}

/** The types of the events that one of several tables has a fold for. */
export type FoldedBy<Room> = Room extends unknown ? keyof Room : never;

type Missing<Folded, NotFolded> = Exclude<TournamentEventType, Folded | NotFolded> | Extract<Folded, NotFolded>;

/** Does nothing, and does not compile while an event is listed by neither or by both: the compiler names it. */
export function checkEveryEventIsListed<Folded extends TournamentEventType, NotFolded extends TournamentEventType>(
  _wrong: Readonly<Record<Missing<Folded, NotFolded>, never>>,
): void {
  // What it is for is its type.
}
