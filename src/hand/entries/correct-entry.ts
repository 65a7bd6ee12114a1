/**
 * Decides on an entry that was typed wrongly: it is struck with all that followed, what should have been typed takes its place, and what
 * followed is decided again as far as it fits. This is no ruling: no book says how a hand is typed.
 */
import { type HandCommand, type HandCommandOf, handRooms } from '../../../commands/hand.js';
import type { EntryCommand } from '../../../commands/hand/entries.js';
import type { HandEvent } from '../../../events/hand.js';
import { toPlain } from '../../decider.js';
import { findSeatInTurn } from '../state/round.js';
import { correctResult, refuseInPlay } from '../claims/correction.js';
import { evolve } from '../evolve.js';
import type { HandHandlers } from '../handlers.js';
import { refuse, type Refused } from '../refusals.js';
import type { HandState } from '../state.js';
import { HandUnfolding } from '../unfolding.js';
import { annulHand } from './annul-hand.js';
import { type DecideHand, deriveEntries, type Entry } from './derive-entries.js';
import { isExpulsionOrder } from '../waiting.js';
import { readEntry } from './read-entry.js';
import { listPutRightBy } from './report-candidates.js';
import { listOnRecord } from '../state/record.js';

type CorrectEntry = HandCommandOf<'CorrectEntry'>;
type EntryCorrected = Extract<HandEvent, { type: 'EntryCorrected' }>;

/** What the tournament or another hand has heard of, and does not take back by this. */
const heardOutside: ReadonlySet<HandEvent['type']> = new Set<HandEvent['type']>([
  'BlindsCorrected',
  'NewcomerDealtIn',
  'HiddenChipsRemoved',
  'AllInHandsHeld',
  'StackCorrected',
  'PotAwardCorrected',
  'PotAmountCorrected',
]);

/** What a table types itself. */
const typedAtTables: ReadonlySet<string> = new Set(
  Object.values(handRooms).flatMap((commands) => commands.flatMap(({ type, group }) => (group === 'hand.play' ? [type] : []))),
);

/** @param decide decides on what takes the place of the entry, and again on what followed it */
export function entriesHandlersWith(decide: DecideHand): HandHandlers<EntryCommand> {
  return {
    AnnulHand: annulHand,
    TakeBackEntry(command, state) {
      if (state.phase === 'completed') return refuse('ENTRY_OF_FINISHED_HAND');
      const last = deriveEntries(listOnRecord(state.record), decide).at(-1);
      if (last === undefined) return refuse('UNKNOWN_ENTRY', { entry: 0 });
      const { command: typed, from, to } = last;
      if (typed !== null && typed.type !== 'StartHand' && !typedAtTables.has(typed.type)) return refuse('ENTRY_OF_OFFICIAL', { entry: to });
      return decide({ ...command, type: 'CorrectEntry', entry: from, instead: null }, state);
    },
    CorrectEntry(command, state) {
      const reason = command.reason.trim();
      if (reason === '') return refuse('REASON_REQUIRED');
      const entries = deriveEntries(listOnRecord(state.record), decide);
      const at = entries.findIndex(({ from, to }) => from <= command.entry && command.entry <= to);
      const refused = refuseEntry(command, state, entries[at]);
      if (refused !== null) return refused;
      const [entry, ...followed] = entries.slice(at) as [Entry, ...Entry[]];
      const instead = command.instead == null ? null : readEntry(command.instead);
      const followedBy = (command.followedBy ?? []).map(readEntry);
      if ([instead, ...followedBy].some((each) => each === undefined)) return refuse('ENTRY_NOT_STATED');
      const replacement = instead as HandCommand | null;

      const struck = strike(state, entry, reason, replacement !== null);
      const again = new HandUnfolding(evolve(state, struck));
      const given = replacement === null ? null : take(again, replacement, decide);
      if (given !== null) return given;
      const replaced = again.events.length;
      const conflicts = repeat(again, followed, decide);
      if (conflicts.length === 0 && followedBy.length === 0 && isUnchanged(entry, again.events.slice(0, replaced), state))
        return { events: [] };
      for (const each of followedBy) {
        const more = take(again, each!, decide);
        if (more !== null) return more;
      }
      const late = state.record.reported === null ? null : closeAgain(again, state, command);
      if (late !== null) return late;
      return { events: [{ ...struck, data: { ...struck.data, conflicts } }, ...again.events] };
    },
  };
}

function refuseEntry({ entry: asked, progress }: CorrectEntry, state: HandState, entry: Entry | undefined): Refused | null {
  const { length, reported } = state.record;
  const standing = listOnRecord(state.record);
  if (entry === undefined) {
    return asked >= 0 && asked < length ? refuse('ENTRY_STRUCK', { entry: asked }) : refuse('UNKNOWN_ENTRY', { entry: toPlain(asked) });
  }
  if (entry.command === null || entry.command.type === 'StartHand' || isExpulsionOrder(entry.command.type)) {
    const { event } = standing.find(({ revision }) => revision === asked)!;
    return refuse('ENTRY_OF_OTHER_KIND', { entry: asked, event: event.type, by: listPutRightBy(event) });
  }
  const later = standing.find(({ revision, event }) => revision >= entry.from && heardOutside.has(event.type));
  if (later !== undefined) return refuse('ENTRY_BEHIND_OTHERS', { entry: asked, later: later.revision, event: later.event.type });
  return reported !== null && progress?.nextHand != null ? refuse('NEXT_HAND_OPENED') : null;
}

/** The event that takes the entry out, and all that followed. What can't be repeated is filled in later. */
function strike({ record }: HandState, { from, to }: Entry, reason: string, replaced: boolean): EntryCorrected {
  const gone = listOnRecord(record).filter(({ revision }) => revision >= from);
  const takenBack = gone.flatMap(({ event }) =>
    event.type === 'PotAwarded' ? [{ pot: event.data.pot, amount: event.data.amount, shares: [...event.data.shares] }] : [],
  );
  const offences = gone.flatMap(({ revision, event }) => (event.type === 'InfractionNoted' ? [revision] : []));
  return { type: 'EntryCorrected', data: { entry: from, entryEnd: to, reason, replaced, conflicts: [], takenBack, offences } };
}

function take(unfolding: HandUnfolding, command: HandCommand, decide: DecideHand): Refused | null {
  const decision = decide(command, unfolding.state);
  if (decision.refusal !== undefined) return decision;
  for (const event of decision.events) unfolding.push(event);
  return null;
}

/**
 * Decides again on what followed, up to the first entry that does not fit: later ones were typed on a table that it left otherwise.
 * @returns the first events of those that are left
 */
function repeat(unfolding: HandUnfolding, followed: readonly Entry[], decide: DecideHand): number[] {
  for (const [k, entry] of followed.entries()) {
    // What follows from the last entry by itself is no entry.
    if (entry.head.type === 'HandResultCorrected') continue;
    if (!isRepeated(unfolding, entry, decide)) {
      const left = followed.slice(k).filter(({ head }) => head.type !== 'HandResultCorrected');
      return left.flatMap((each) => (isOrderRepeated(unfolding, each, decide) ? [] : [each.from]));
    }
  }
  return [];
}

/** What the tournament ordered holds however the table stands. */
function isOrderRepeated(unfolding: HandUnfolding, { command }: Entry, decide: DecideHand): boolean {
  return command !== null && isExpulsionOrder(command.type) && take(unfolding, command, decide) === null;
}

/** Decides again on an entry where it fits; else changes nothing. */
function isRepeated(unfolding: HandUnfolding, { command, head, before }: Entry, decide: DecideHand): boolean {
  if (command === null || !isInItsTurn(command, before, unfolding.state)) return false;
  const { events = [] } = decide(command, unfolding.state);
  // A last call and an all-in have the same event; against another bet they are not the same act.
  const fits = events.length > 0 && (!isAllIn(head) || (events[0]!.type === head.type && isAllIn(events[0]!)));
  if (fits) for (const event of events) unfolding.push(event);
  return fits;
}

function isAllIn(event: HandEvent): boolean {
  return (event.type === 'Called' || event.type === 'BetPlaced' || event.type === 'Raised') && event.data.allIn;
}

/** An act in turn stays one: on another turn it would count as made before it. */
function isInItsTurn(command: HandCommand, before: HandState, now: HandState): boolean {
  if (command.type !== 'Act' && command.type !== 'OverrideRuling') return true;
  return (findSeatInTurn(before) === command.seat) === (findSeatInTurn(now) === command.seat);
}

/** The entry was right as it stands. */
function isUnchanged({ from, to }: Entry, given: readonly HandEvent[], { record }: HandState): boolean {
  const stood = listOnRecord(record)
    .filter(({ revision }) => revision >= from && revision <= to)
    .map(({ event }) => event);
  return JSON.stringify(stood) === JSON.stringify(given);
}

/** A hand that was over is over again, with the chips that the tournament moves for it. */
function closeAgain(unfolding: HandUnfolding, before: HandState, { progress }: CorrectEntry): Refused | null {
  const { state } = unfolding;
  if (state.phase !== 'completed') return refuse('HAND_LEFT_OPEN', { phase: state.phase, turn: findSeatInTurn(state) });
  for (const [i, { seat }] of state.start!.seats.entries()) {
    const loss = before.stacks[i]! - state.stacks[i]!;
    const refused = loss > 0 ? refuseInPlay(before, seat, loss, progress) : null;
    if (refused !== null) return refused;
  }
  correctResult(unfolding, before);
  return null;
}
