/**
 * What single stacks gain or lose otherwise than by hands, entries and races. May import: `events/`, its neighbours.
 */
import type { PlayerId } from '../events/ids.js';
import type { EventNamed, Handlers, Rows } from './projection.js';

const types = ['ChipsAdded', 'ChipsTakenBack', 'ChipsReportedLost', 'LostChipsFound', 'HiddenChipsConfiscated'] as const;

type GainEvent = EventNamed<(typeof types)[number]>;

export interface StackGain {
  readonly table: number;
  readonly playerId: PlayerId;
  /** Below 0 for a loss. */
  readonly amount: number;
}

/** A handler of all those events, for a view that shows stacks. */
export function onStackGain<Body>(take: (stream: string, gain: StackGain, rows: Rows<Body>) => void): Handlers<Body> {
  const handler = (event: GainEvent, rows: Rows<Body>): void => {
    const { at, playerId } = event.data;
    const amount = amountOf(event);
    if (amount !== 0) take(event.stream, { table: at.table, playerId, amount }, rows);
  };
  return Object.fromEntries(types.map((type) => [type, handler])) as Handlers<Body>;
}

function amountOf({ type, data }: GainEvent): number {
  switch (type) {
    case 'ChipsAdded':
      return data.amount;
    case 'ChipsTakenBack':
    case 'ChipsReportedLost':
      return -data.amount;
    case 'LostChipsFound':
      return data.returned;
    case 'HiddenChipsConfiscated':
      // Those from outside were in no stack.
      return data.origin === 'onTable' ? -data.amount : 0;
  }
}
