/**
 * What a document of a dispute shows beside the dispute itself: what was so before and after what is disputed, and what was changed under it.
 */
import type { RecordedEvent } from '../../events/envelope.js';
import type { PlayerId, StreamName } from '../../events/ids.js';

/** How a player stood at a moment, by the standings. */
export interface PlayerThen {
  readonly playerId: PlayerId;
  /** As the standings say it, such as `in`. */
  readonly state: string;
  readonly place: number | null;
  readonly stack: number;
  /** False where chips have changed hands since the stack was last known. */
  readonly stackKnown: boolean;
  readonly table: number | null;
  readonly seat: number | null;
}

/** The clock at a moment. */
export interface ClockThen {
  readonly state: 'notStarted' | 'running' | 'paused' | 'finished';
  /** From 1, breaks not counted; null before the first level. */
  readonly level: number | null;
  readonly onBreak: boolean;
  /** Chips; null before the first level. */
  readonly smallBlind: number | null;
  readonly bigBlind: number | null;
  /** What is left of the level or break, milliseconds; null before the start. */
  readonly remainingMs: number | null;
}

export interface FactsThen {
  /** Those whom it is about, by table and seat. */
  readonly players: readonly PlayerThen[];
  /** Null where it is not about the clock. */
  readonly clock: ClockThen | null;
  /** The place of the player on the result sheet; null where it is not about that, or there is none. */
  readonly result: ResultThen | null;
}

/** A row of the result sheet, with the amendments that count. */
export interface ResultThen {
  readonly playerId: PlayerId;
  readonly place: number;
  /** How many share the place, the player included. */
  readonly tied: number;
  readonly state: string;
}

/** A figure of the tournament that became another one by what was put right. */
export interface FigureChange {
  readonly what:
    | 'phase'
    | 'level'
    | 'break'
    | 'clock'
    | 'entry'
    | 'state'
    | 'place'
    | 'stack'
    | 'table'
    | 'seat'
    | 'rebuys'
    | 'reEntries'
    | 'addOn'
    | 'prize'
    | 'thingsWon';
  /** Null for the tournament as a whole. */
  readonly playerId: PlayerId | null;
  readonly before: string | number | null;
  readonly after: string | number | null;
}

export interface DisputeFacts {
  /** The name of the tournament, the club and the currency (ISO 4217) as they were announced; null where they are not known. */
  readonly tournament: { readonly name: string; readonly club: string | null; readonly currency: string | null } | null;
  /** What led to it, itself, and what followed before the dispute was opened. Events of the tournament or the result sheet; of a hand, none. */
  readonly course: readonly RecordedEvent[];
  /** Which of them is disputed; null for none of them. */
  readonly disputed: RecordedEvent | null;
  readonly before: FactsThen | null;
  readonly after: FactsThen | null;
  /** What the corrections changed, from before the first of them to after the last one. */
  readonly changes: readonly FigureChange[];
  /** The events that took a correction back again, by the key of what they took back. */
  readonly undone: ReadonlyMap<string, RecordedEvent>;
  /** The names of the seasons whose events are among the corrections. */
  readonly seasons: ReadonlyMap<StreamName, string>;
}

/** The facts with their events as somebody may see them. */
export function mapEvents(facts: DisputeFacts, change: (event: RecordedEvent) => RecordedEvent): DisputeFacts {
  return {
    ...facts,
    course: facts.course.map(change),
    disputed: facts.disputed && change(facts.disputed),
    undone: new Map([...facts.undone].map(([key, event]) => [key, change(event)])),
  };
}
