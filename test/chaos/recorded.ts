/**
 * What must hold of the events that a run left behind, whatever the nodes and clients did.
 */
import type { HandEvent } from '../../events/hand.js';
import type { TournamentEvent } from '../../events/tournament.js';
import { handDecider } from '../../src/hand/decider.js';
import { countChipsInPlay } from '../../src/hand/pots/pots.js';
import { tournamentDecider } from '../../src/tournament/decider.js';
import type { Answer, Command } from './floor.js';

/** A line of `tapis export`. */
export interface RecordedEvent {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly data: { readonly handId?: string };
  readonly metadata: { readonly commandId: string };
}

export interface Told {
  readonly command: Command;
  /** Null where it was refused. */
  readonly answer: Answer | null;
}

/** The faults, one line each; none when all is well. */
export function faultsOf(events: readonly RecordedEvent[], told: readonly Told[]): string[] {
  const streams = Map.groupBy(events, ({ stream }) => stream);
  const faults: string[] = [];
  if (new Set(events.map(({ id }) => id)).size !== events.length) faults.push('an event stands there twice');
  faults.push(...faultsOfAnswers(events, told), ...faultsOfReactions(events));
  for (const [stream, ofStream] of streams) {
    ofStream.forEach(({ revision }, index) => {
      if (revision !== index) faults.push(`${stream} has revision ${revision} where ${index} is due`);
    });
    const found = stream.startsWith('hand-') ? faultsOfHand(ofStream) : faultsOfTournament(ofStream);
    for (const fault of found) faults.push(`${stream}: ${fault}`);
  }
  return faults;
}

/** Accepted commands are there as answered, once; refused ones are not. */
function* faultsOfAnswers(events: readonly RecordedEvent[], told: readonly Told[]): Generator<string> {
  const byCommand = Map.groupBy(events, ({ metadata }) => metadata.commandId);
  for (const { command, answer } of told) {
    const { commandId } = command.input;
    const recorded = byCommand.get(commandId) ?? [];
    if (answer === null) {
      if (recorded.length > 0) yield `${commandId} was refused, and ${recorded.length} events of it are there`;
      continue;
    }
    const stream = answer.events[0]?.stream;
    const there = recorded.filter((event) => event.stream === stream).map(({ id }) => id);
    const due = answer.events.map(({ id }) => id);
    if (there.join() !== due.join()) yield `${commandId} was answered with events ${due.join()}, and ${there.join()} are there`;
  }
}

/** Process managers act once in effect: each opened hand has begun, each completed hand is settled, none twice. */
function* faultsOfReactions(events: readonly RecordedEvent[]): Generator<string> {
  const handsOf = (type: string): (string | undefined)[] => events.filter((event) => event.type === type).map(({ data }) => data.handId);
  const streamsOf = (type: string): string[] =>
    events.filter((event) => event.type === type).map(({ stream }) => stream.slice('hand-'.length));
  const pairs = [
    ['opened', handsOf('HandOpened'), 'begun', streamsOf('HandStarted')],
    ['completed', streamsOf('HandCompleted'), 'settled', handsOf('HandSettled')],
  ] as const;
  for (const [one, first, other, second] of pairs) {
    const odd = differing(first, second);
    if (odd.length > 0) yield `${first.length} hands were ${one} and ${second.length} ${other}: ${odd.join(', ')}`;
  }
}

function differing(one: readonly (string | undefined)[], other: readonly (string | undefined)[]): (string | undefined)[] {
  const count = (list: readonly unknown[], thing: unknown): number => list.filter((each) => each === thing).length;
  return [...new Set([...one, ...other])].filter((thing) => count(one, thing) !== count(other, thing));
}

function* faultsOfTournament(events: readonly RecordedEvent[]): Generator<string> {
  let state = tournamentDecider.initialState;
  for (const { revision, type, data } of events) {
    try {
      state = tournamentDecider.evolve(state, { type, data } as unknown as TournamentEvent);
    } catch (error) {
      return yield `${type} at ${revision} does not follow what is before it: ${(error as Error).message}`;
    }
    if (state.phase !== 'running' && state.phase !== 'finished') continue;
    const seated = state.tables.flatMap(({ seats }) => seats);
    const chips = state.tables.reduce((sum, table) => sum + table.chips, 0);
    if (chips !== state.entry.issued - state.entry.removed) yield `${type} at ${revision} leaves ${chips} chips`;
    if (new Set(seated.map(({ playerId }) => playerId)).size !== seated.length) yield `${type} at ${revision} has a player at two seats`;
    for (const table of state.tables)
      if (table.seats.reduce((sum, { stack }) => sum + stack, 0) !== table.chips)
        yield `${type} at ${revision} leaves stacks at table ${table.table} that are not its chips`;
  }
}

function* faultsOfHand(events: readonly RecordedEvent[]): Generator<string> {
  let state = handDecider.initialState;
  let chips: number | null = null;
  for (const { revision, type, data } of events) {
    try {
      state = handDecider.evolve(state, { type, data } as unknown as HandEvent);
    } catch (error) {
      return yield `${type} at ${revision} does not follow what is before it: ${(error as Error).message}`;
    }
    const inMiddle = countChipsInPlay(state);
    const now = state.stacks.reduce((sum, stack) => sum + stack, 0) + inMiddle;
    chips ??= now;
    if (now !== chips) yield `${type} at ${revision} leaves ${now} chips of ${chips}`;
    if (type === 'HandCompleted' && inMiddle !== 0) yield `${type} at ${revision} leaves ${inMiddle} chips in the middle`;
  }
}
