/**
 * One decision made again: from the state before it, and from the command that its events tell.
 */
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

/** A decision that stands in the log. */
export interface Standing<E extends DomainEvent> extends Decided<E> {
  /** The type of its command. */
  readonly command: string;
  /** The number of how the release decided that began the stream; 0 before there were numbers. */
  readonly decisions: number;
}

/** What was decided instead of what stands. */
export interface Otherwise {
  /** Which of the recorded events is the first that differs, from 0. */
  readonly at: number;
  readonly instead: readonly DomainEvent[];
  /** Null where it was taken. */
  readonly refusal: Refusal | null;
}

/** How a decision comes out. */
export type Outcome =
  | { readonly kind: 'agrees' }
  | { readonly kind: 'takenOver'; readonly why: Exclude<TakenOver, 'earlier'> }
  | { readonly kind: 'takenOver'; readonly why: 'earlier'; readonly rule: EarlierRule }
  | { readonly kind: 'differs'; readonly otherwise: Otherwise };

const agrees: Outcome = { kind: 'agrees' };

/** @param given the command, where it is known: one that Tapis gave itself; null for one that the events tell */
export function decideTournamentAgain(
  standing: Standing<TournamentEvent>,
  state: TournamentState,
  given: TournamentCommand | null,
): Outcome {
  const decide = (command: Guessed): Decision<DomainEvent> => tournamentDecider.decide(command as TournamentCommand, state);
  if (given !== null) return compareWith([given], standing, decide);
  const opened = standing.events.find(({ type }) => type === 'HandOpened');
  // When a table began its hand is typed by gestures, of which the event has only what came of them.
  const isByGestures = opened?.type === 'HandOpened' && opened.data.startedAt !== undefined;
  return compareWith(guessTournamentCommands(standing.command, standing), standing, decide, isByGestures ? 'facts' : undefined);
}

/** @param given as {@link decideTournamentAgain} has it */
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

/** Most commands of a hand are given by those who do not see hidden cards: what they said was compared with none. */
const decideUnseen: DecideHand = handDecider.decideUnseen!;

/** Commands that stand for several acts. */
const listed: ReadonlySet<string> = new Set(['PlayActions', 'FoldTo'] satisfies HandCommand['type'][]);

/** Each act of a list is decided on the state after the one before it. */
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
  // Not all that was typed could be tried.
  if (next.value === true) return { kind: 'takenOver', why: why ?? 'facts' };
  if (why !== null || nearest === null) return { kind: 'takenOver', why: why ?? 'facts' };
  return isEarlier(decisions)
    ? { kind: 'takenOver', why: 'earlier', rule: nameEarlierRule(partings) }
    : { kind: 'differs', otherwise: nearest };
}

/** A guess may lack a field that its decider counts on. */
function tryTo(decide: (command: Guessed) => Decision<DomainEvent>, command: Guessed): Partial<Decision<DomainEvent>> {
  try {
    return decide(command);
  } catch {
    return {};
  }
}
