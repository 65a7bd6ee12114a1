/** Reconstructs the commands that may have led to some events. They are decided again, so a wrong reconstruction gives other events. */
import type { Fields } from '../../../commands/field.js';
import { allCommands } from '../../../commands/rooms.js';
import type { HandEvent } from '../../../events/hand.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { proposeCommands } from '../../hand/entries/candidates.js';
import { type Decided, deriveFields } from './derive-fields.js';
import { listLeftOpen } from './left-open.js';
import { guessTournamentCommand } from './tournament-commands.js';

/** A reconstructed command. */
export interface Guessed {
  readonly type: string;
}

const fieldsOf: ReadonlyMap<string, Fields> = new Map(allCommands.map(({ on, type, fields }) => [`${on} ${type}`, fields]));

/**
 * Likeliest first. None for a command that no release declares.
 * @returns whether the original may be none of these, because a missing field has too many possible values
 */
export function* guessTournamentCommands(type: string, { events, recordedAt }: Decided<TournamentEvent>): Generator<Guessed, boolean> {
  const fields = fieldsOf.get(`tournament ${type}`);
  if (fields === undefined) return true;
  const own = deriveFields(fields, { events, recordedAt });
  // Events that were due before it, or followed automatically, may have fields of the same names: each event may be the requested one.
  const ofEach = events.map((event) => deriveFields(fields, { events: [event], recordedAt }));
  const preferringEach = events.slice(1).map((event) => deriveFields(fields, { events: [event, ...events], recordedAt }));
  // Earlier releases left out fields that are null now.
  const filled = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
  const guesses = guessTournamentCommand(type, events);
  for (const guess of guesses) {
    for (const read of [own, ...ofEach, filled, ...preferringEach]) {
      yield without({ type, ...read, ...guess });
      if ('at' in own) for (const at of listInstants(events, recordedAt)) yield without({ type, ...read, ...guess, at });
    }
  }
  // One reconstruction may fill a field that another lacks.
  let isMore = true;
  for (const guess of guesses) {
    const open = listLeftOpen(fields, { ...own, ...guess }, events);
    for (const way of open.ways) yield without({ type, ...own, ...guess, ...way });
    isMore &&= open.isMore;
  }
  return isMore;
}

/** When it may have been given: at the time of recording, or at the last instant in its events. */
function listInstants(events: readonly TournamentEvent[], recordedAt: number): readonly number[] {
  const named = events.flatMap(({ data }) => ('at' in data && typeof data.at === 'number' ? [data.at] : []));
  return [recordedAt, ...named.slice(-1)];
}

/** See {@link guessTournamentCommands}. @param events from the first of the command on */
export function* guessHandCommands(type: string, { events, recordedAt }: Decided<HandEvent>): Generator<Guessed, boolean> {
  const proposed = proposeCommands(events).filter((command) => command.type === type);
  yield* proposed;
  const fields = fieldsOf.get(`hand ${type}`);
  if (fields === undefined) return true;
  const own = deriveFields(fields, { events, recordedAt });
  yield { type, ...own };
  // A proposal contains the whole command.
  if (proposed.length > 0) return false;
  const { ways, isMore } = listLeftOpen(fields, own, events);
  for (const way of ways) yield without({ type, ...own, ...way });
  return isMore;
}

/** The acts of a list in order: each is the first in the remaining events. */
export function guessActs(events: readonly HandEvent[]): readonly Guessed[] {
  return proposeCommands(events);
}

function without(command: Readonly<Record<string, unknown>> & Guessed): Guessed {
  return Object.fromEntries(Object.entries(command).filter(([, value]) => value !== undefined)) as unknown as Guessed;
}
