/**
 * Finds what was typed from the events of a hand. A command counts as found only if it gives the very events that stand there, decided on the
 * state before them. What no such command is found for is kept as it stands, event by event.
 */
import type { HandCommand } from '../../../commands/hand.js';
import type { HandEvent } from '../../../events/hand.js';
import { evolve } from '../evolve.js';
import type { HandDecision } from '../handlers.js';
import { decideSealed } from '../sealed-cards.js';
import { type HandState, initialHandState } from '../state.js';
import { proposeCommands } from './candidates.js';
import type { StandingEvent } from '../state/record.js';

export type DecideHand = (command: HandCommand, state: HandState) => HandDecision;

/** Events of a hand that came from one command. */
export interface Entry {
  /** The numbers of its first event and of its last. */
  readonly from: number;
  readonly to: number;
  /** Its first event. */
  readonly head: HandEvent;
  /** Null where its content does not stand in its events; then it is one event. */
  readonly command: HandCommand | null;
  /** The hand before it. */
  readonly before: HandState;
}

/** The entries of a hand, oldest first. */
export function deriveEntries(standing: readonly StandingEvent[], decide: DecideHand): Entry[] {
  const events = standing.map(({ event }) => event);
  const entries: Entry[] = [];
  let before = initialHandState;
  for (let k = 0; k < events.length;) {
    const rest = events.slice(k);
    const found = findCommand(rest, before, decide);
    const count = found?.count ?? 1;
    entries.push({
      from: standing[k]!.revision,
      to: standing[k + count - 1]!.revision,
      head: rest[0]!,
      command: found?.command ?? null,
      before,
    });
    before = rest.slice(0, count).reduce(evolve, before);
    k += count;
  }
  return entries;
}

interface Found {
  readonly command: HandCommand;
  /** How many events it gives. */
  readonly count: number;
}

/** Of several commands that give the same first events, the one after which what follows can be explained too. */
function findCommand(events: readonly HandEvent[], state: HandState, decide: DecideHand): Found | null {
  const [first = null, ...others] = listCommands(events, state, decide);
  if (others.length === 0 || first === null) return first;
  const leadsOn = ({ count }: Found): boolean => {
    const rest = events.slice(count);
    return rest.length === 0 || listCommands(rest, events.slice(0, count).reduce(evolve, state), decide).length > 0;
  };
  return [first, ...others].find(leadsOn) ?? first;
}

function listCommands(events: readonly HandEvent[], state: HandState, decide: DecideHand): Found[] {
  const decideUnseen: DecideHand = (command, before) => decideSealed(command, before, decide);
  return proposeCommands(events).flatMap((command) => {
    // It may have been given by those who do not see hidden cards: what they said was compared with none.
    const given = [decide, decideUnseen].map((way) => way(command, state).events ?? []).find((each) => beginWith(events, each));
    return given === undefined ? [] : [{ command, count: given.length }];
  });
}

const beginWith = (events: readonly HandEvent[], given: readonly HandEvent[]): boolean =>
  given.length > 0 && given.length <= events.length && given.every((event, k) => isSame(event, events[k]!));

function isSame(one: HandEvent, other: HandEvent): boolean {
  return one.type === other.type && canonical(one.data) === canonical(other.data);
}

/** The fields of a stored event may stand in another order than those of one that is just decided. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
