/**
 * How much one hand may hold: far more than people do, so that no hand costs more than others can bear. These are no rules of poker. They are asked where a
 * command is taken and not where it is decided: what was recorded before they existed is still read, and decided again, as it was.
 */
import type { Command } from '../../commands/command.js';
import { type HandCommand, handRooms } from '../../commands/hand.js';
import type { HandEvent } from '../../events/hand.js';
import { CHIPS } from './betting/substantial-action.js';
import { refuse, type Refused } from './refusals.js';
import type { HandState } from './state.js';

export const handBounds = {
  /** Calls, bets and raises on one street. More of them are taken as long as they are no bet or raise but an all-in. */
  actsOnStreet: 500,
  /** Bets and raises over an amount that nobody corrected. */
  wagersOverWrongAmount: 50,
  /** Amounts of one street that nobody corrected. */
  wrongAmounts: 20,
  /** Reports, rulings and acts before their turn. */
  reports: 200,
  /** Events, before only what finishes the hand is taken. */
  events: 5_000,
} as const;

/** What finishes a hand can be given only so often. */
const finishing: ReadonlySet<string> = new Set(
  Object.values<readonly Command[]>(handRooms).flatMap((commands) =>
    commands.flatMap(({ type, finishesHand }) => (finishesHand === true ? [type] : [])),
  ),
);

/** Why events are too much for a hand; null where they are not. */
export function refuseBeyondBounds(command: HandCommand, state: HandState, events: readonly HandEvent[]): Refused | null {
  if (events.length === 0) return null;
  const wagers = refuseWager(state, events);
  if (wagers !== null || finishes(command)) return wagers;
  if (state.record.length >= handBounds.events) return refuse('HAND_TOO_LONG', { events: state.record.length, most: handBounds.events });
  if (state.actState === null && state.reports === null && state.incidents === null) return null;
  const isWrongAmount = events.some(({ type }) => type === 'WrongAmountRecorded');
  if (isWrongAmount && (state.reports?.wrong.length ?? 0) >= handBounds.wrongAmounts)
    return refuse('TOO_MANY_REPORTS', { most: handBounds.wrongAmounts });
  return countReports(state) >= handBounds.reports ? refuse('TOO_MANY_REPORTS', { most: handBounds.reports }) : null;
}

function finishes(command: HandCommand): boolean {
  return finishing.has(command.type) || (command.type === 'Act' && command.action != null);
}

function refuseWager(state: HandState, events: readonly HandEvent[]): Refused | null {
  // What followed a corrected entry was taken before.
  if (events[0]!.type === 'EntryCorrected') return null;
  let acts = Math.floor(state.acts / CHIPS);
  let { street } = state;
  for (const { type, data } of events) {
    if (type === 'BoardDealt') [acts, street] = [0, data.street];
    if (type !== 'Called' && type !== 'BetPlaced' && type !== 'Raised') continue;
    if (type !== 'Called' && !data.allIn) {
      const most =
        acts >= handBounds.actsOnStreet ? handBounds.actsOnStreet : hasWagersOver(state) ? handBounds.wagersOverWrongAmount : null;
      if (most !== null) return refuse('TOO_MANY_ACTS', { street, most });
    }
    acts += 1;
  }
  return null;
}

function hasWagersOver({ reports }: HandState): boolean {
  return reports !== null && reports.wrong.some(({ wagers }) => wagers.length >= handBounds.wagersOverWrongAmount);
}

/** The entries of all lists that grow with what is reported. */
function countReports({ actState, reports, incidents }: HandState): number {
  let count = 0;
  for (const room of [actState, reports, ...Object.values(incidents ?? {})])
    for (const list of Object.values(room ?? {})) if (Array.isArray(list)) count += list.length;
  return count;
}
