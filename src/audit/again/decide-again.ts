/** Makes one decision again: from the state before it, and the command reconstructed from its events. */
import type { HandEvent } from '../../../events/hand.js';
import type { DomainEvent } from '../../../events/catalogue.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { HandCommand } from '../../../commands/hand.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import type { Decision, Refusal } from '../../decider.js';
import { handDecider } from '../../hand/decider.js';
import type { HandState } from '../../hand/state.js';
import { tournamentDecider } from '../../tournament/decider.js';
import type { TournamentState } from '../../tournament/state.js';
import { guessActs, type Guessed, guessHandCommands, guessTournamentCommands } from './commands-again.js';
import type { Decided } from './derive-fields.js';
import { type EarlierRule, isEarlier, nameEarlierRule, type Parting } from './earlier-rules.js';
import { findDifference } from './same-events.js';
import { type TakenOver, whyTakenOver } from './taken-over.js';

/** A recorded decision. */
export interface Standing<E extends DomainEvent> extends Decided<E> {
  /** The type of its command. */
  readonly command: string;
  /** The decision number of the release that began the stream; 0 before there were numbers. */
  readonly decisions: number;
}

/** The decision made instead of the recorded one. */
export interface Otherwise {
  /** The index of the first recorded event that differs, from 0. */
  readonly at: number;
  readonly instead: readonly DomainEvent[];
  /** Null when the command was accepted. */
  readonly refusal: Refusal | null;
}

/** The outcome of the comparison. */
export type Outcome =
  | { readonly kind: 'agrees' }
  | { readonly kind: 'takenOver'; readonly why: Exclude<TakenOver, 'earlier'> }
  | { readonly kind: 'takenOver'; readonly why: 'earlier'; readonly rule: EarlierRule }
  | { readonly kind: 'differs'; readonly otherwise: Otherwise };

const agrees: Outcome = { kind: 'agrees' };

/** @param given the command, if Tapis gave it itself; null to reconstruct it from the events */
export function decideTournamentAgain(
  standing: Standing<TournamentEvent>,
  state: TournamentState,
  given: TournamentCommand | null,
): Outcome {
  const decide = (command: Guessed): Decision<DomainEvent> => tournamentDecider.decide(command as TournamentCommand, state);
  if (given !== null) return compareWith([given], standing, decide);
  const opened = standing.events.find(({ type }) => type === 'HandOpened');
  // If a hand's start was given as gestures, the event has only their result.
  const isByGestures = opened?.type === 'HandOpened' && opened.data.startedAt !== undefined;
  return compareWith(guessTournamentCommands(standing.command, standing), standing, decide, isByGestures ? 'facts' : undefined);
}

/** @param given see {@link decideTournamentAgain} */
export function decideHandAgain(standing: Standing<HandEvent>, state: HandState, given: HandCommand | null): Outcome {
  if (given === null && listed.has(standing.command)) return decideActsAgain(standing, state);
  const compare = (decide: DecideHand): Outcome =>
    compareWith(given === null ? guessHandCommands(standing.command, standing) : [given], standing, (command) =>
      decide(command as HandCommand, state),
    );
  const seen = compare(handDecider.decide);
  if (seen.kind === 'agrees') return seen;
  const unseen = compare(decideUnseen);
  return unseen.kind === 'agrees' ? unseen : seen;
}

type DecideHand = (command: HandCommand, state: HandState) => Decision<HandEvent>;

/** Most commands of a hand come from senders who may not see hidden cards, so they were not compared with these. */
const decideUnseen: DecideHand = handDecider.decideUnseen!;

/** Commands with several acts. */
const listed: ReadonlySet<string> = new Set(['PlayActions', 'FoldTo'] satisfies HandCommand['type'][]);

/** Each act of a list is decided on the state after the one before. */
function decideActsAgain({ events }: Standing<HandEvent>, before: HandState): Outcome {
  let state = before;
  for (let from = 0; from < events.length;) {
    const rest = events.slice(from);
    const taken = guessActs(rest)
      .flatMap((command) => [handDecider.decide, decideUnseen].map((decide) => decide(command as HandCommand, state).events ?? []))
      .find((again) => again.length > 0 && findDifference(rest.slice(0, again.length), again) === null);
    if (taken === undefined) return { kind: 'takenOver', why: 'facts' };
    state = rest.slice(0, taken.length).reduce(handDecider.evolve, state);
    from += taken.length;
  }
  return agrees;
}

function compareWith(
  commands: Iterable<Guessed, unknown>,
  { command: type, events, decisions }: Standing<DomainEvent>,
  decide: (command: Guessed) => Decision<DomainEvent>,
  why: Exclude<TakenOver, 'earlier'> | null = whyTakenOver(type),
): Outcome {
  let nearest: Otherwise | null = null;
  const partings: Parting[] = [];
  const guesses = commands[Symbol.iterator]();
  let next = guesses.next();
  for (; next.done !== true; next = guesses.next()) {
    const { events: instead = [], refusal = null } = tryTo(decide, next.value);
    const at = findDifference(events, instead);
    if (at === null) return agrees;
    if (isEarlier(decisions)) partings.push({ command: type, recorded: events[at], now: instead[at], refusal });
    if (nearest === null || at > nearest.at) nearest = { at, instead, refusal };
  }
  // Not every possible command could be tried.
  if (next.value === true) return { kind: 'takenOver', why: why ?? 'facts' };
  if (why !== null || nearest === null) return { kind: 'takenOver', why: why ?? 'facts' };
  return isEarlier(decisions)
    ? { kind: 'takenOver', why: 'earlier', rule: nameEarlierRule(partings) }
    : { kind: 'differs', otherwise: nearest };
}

/** A reconstruction may lack a field that the decider needs. */
function tryTo(decide: (command: Guessed) => Decision<DomainEvent>, command: Guessed): Partial<Decision<DomainEvent>> {
  try {
    return decide(command);
  } catch {
    return {};
  }
}
