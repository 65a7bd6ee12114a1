/**
 * Players who leave with chips: they give up, do not come on a later day, or are excluded. Their chips leave play, and they are placed as
 * of that moment (RO 1.4, 1.8, 1.9; MO 13.1; TDA 7; RC 71-A).
 */
import { bookOf } from '../book.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Citation } from '../../../events/judging.js';
import type { HandId, PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { articleOf, cite, removeRepeated } from '../../rulebooks/citing.js';
import { refuseUnlessText } from '../bounds.js';
import { findStackUnit } from '../state/chip-race.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuseUnlessDisqualifying } from '../discipline/authority.js';
import { findDisqualifyingOffences } from '../discipline/disqualifying.js';
import { decideExclusion } from '../entry/exclusion.js';
import { foldAll } from '../evolve.js';
import { includesId } from '../state/sorted-ids.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import { isDealtIn, refuseAbsentee, refuseInHand, refuseStack } from '../tables/seat-checks.js';
import { expulsionOf, outOf, type Running, seatOf, type UnseatedPlayer, unseatedOf } from '../state.js';
import { type Leaver, type LeavingData, makeLeavingEvents } from './leaving-events.js';
import { MOST_REASON } from '../../../events/values.js';

const MS_PER_MINUTE = 60_000;

export function decideAbandonment(command: CommandOf<'RecordAbandonment'>, running: Running, book: Rulebook): TournamentDecision {
  const { playerId, confirmed, judged, reason } = command;
  const leaver = leaverOf(running, command, 'withdrew');
  if ('events' in leaver || leaver.refusal) return leaver;
  const { leave, ranking } = book.floor;
  if (!confirmed && !judged) return refuse('ABANDONMENT_NOT_CONFIRMED', { playerId }, articleOf(leave.unannounced));
  const why = confirmed ? null : refuseUnlessText('reason', reason ?? '', MOST_REASON);
  if (why) return why;
  const articles = cite(confirmed ? leave.announced : leave.inferred, ranking.abandonment);
  const cause = confirmed ? 'announced' : 'inferred';
  return { events: makeLeavingEvents(running, leaver, (data) => ({ type: 'PlayerWithdrew', data: { ...data, cause, reason, articles } })) };
}

/** A player who is away on a later day stays in while they have chips, with two exceptions. */
export function decideAbsentee(command: CommandOf<'RemoveAbsentPlayer'>, running: Running, book: Rulebook): TournamentDecision {
  const { playerId, gaveNotice, at } = command;
  const leaver = leaverOf(running, command, 'withdrew');
  if ('events' in leaver || leaver.refusal) return leaver;
  const { multiDay } = book.floor;
  if (gaveNotice && isThere(running, playerId)) return refuse('PLAYER_IS_THERE', { playerId }, articleOf(multiDay.exceptions));
  if (!gaveNotice && !isPastDeadline(running, playerId, at)) {
    return refuse('STILL_HAS_CHIPS', { playerId, stack: leaver.stack }, articleOf(multiDay.absentQualified));
  }
  const articles = cite(multiDay.exceptions);
  const cause = gaveNotice ? 'notice' : 'deadline';
  return {
    events: makeLeavingEvents(running, leaver, (data) => ({ type: 'PlayerWithdrew', data: { ...data, cause, reason: null, articles } })),
  };
}

/** Whether it is the first day and nobody has marked the player away. Between two days nobody is at their seat. */
function isThere({ entry }: Running, playerId: PlayerId): boolean {
  return entry.day === 1 && !entry.dayOver && !includesId(entry.away, playerId);
}

/** Whether the event's rules set a time to show up on this day, and the player missed it. */
function isPastDeadline({ settings, entry }: Running, playerId: PlayerId, at: number): boolean {
  const minutes = settings.entry?.showUpMinutes;
  const { day, dayStartedAt, missing } = entry;
  return minutes !== undefined && day > 1 && missing.includes(playerId) && at >= dayStartedAt + minutes * MS_PER_MINUTE;
}

export function decideDisqualification(command: CommandOf<'DisqualifyPlayer'>, running: Running): TournamentDecision {
  const excluded = decideExclusion(command, running);
  if (excluded !== null) return excluded;
  const { cause, reason, offenceId, uncalled } = command;
  const unauthorised = refuseUnlessDisqualifying(bookOf(running.settings), command.by ?? 'director');
  if (unauthorised) return unauthorised;
  const first = leaverOf(running, command, 'disqualified');
  if ('events' in first || first.refusal) return first;
  const offences = findDisqualifyingOffences(running, command);
  if (offences.refusal) return offences;
  const leavers: FoundLeaver[] = [first];
  for (const other of offences.others) {
    if (outOf(running, other.playerId) !== undefined || expulsionOf(running, other.playerId) !== undefined) continue;
    const leaver = leaverOf(running, other, 'disqualified');
    if ('events' in leaver || leaver.refusal) return leaver;
    leavers.push(leaver);
  }
  if (leavers.length + running.expulsions.pending.length >= running.playersLeft)
    return refuse('NOBODY_WOULD_BE_LEFT', { players: running.playersLeft });
  if (uncalled !== undefined && leavers.every(({ handId }) => handId === undefined))
    return refuse('NO_BET_UNCALLED', { playerId: command.playerId });
  const articles = articlesOn(running, cause, offences.articles);
  const whyOf = (playerId: PlayerId) => {
    const over = offences.idOf(playerId) ?? (playerId === command.playerId ? offenceId : undefined);
    return { cause, reason, articles, ...(over === undefined ? {} : { offenceId: over }) };
  };
  const eventOf = (data: LeavingData): TournamentEvent => ({ type: 'PlayerDisqualified', data: { ...data, ...whyOf(data.playerId) } });
  // Of those who leave together, the fewest chips are out first.
  const inOrder = leavers.toSorted((one, other) => one.stack - other.stack);
  const ofBet = uncalled === undefined ? {} : { uncalled };
  let now = running;
  const events: TournamentEvent[] = [];
  for (const leaver of inOrder) {
    const table = leaver.table === null ? null : now.tables[leaver.table.table - 1]!;
    const { playerId, from, handId } = leaver;
    const left: TournamentEvent[] =
      handId === undefined
        ? makeLeavingEvents(now, { ...leaver, table }, eventOf)
        : [{ type: 'ExpulsionOrdered', data: { order: now.expulsions.ordered + 1, playerId, from, handId, ...ofBet, ...whyOf(playerId) } }];
    events.push(...left);
    now = foldAll(now, left);
  }
  return { events };
}

function articlesOn({ settings }: Running, cause: CommandOf<'DisqualifyPlayer'>['cause'], offence: readonly Citation[]): Citation[] {
  const { floor, discipline } = bookOf(settings);
  if (cause === 'identityFraud') return cite(floor.registration.identityFraud);
  return cause === 'other' && offence.length === 0
    ? []
    : removeRepeated([...offence, ...cite(discipline.penalty.disqualifiedBy, discipline.penalty.disqualifiedChips)]);
}

interface FoundLeaver extends Leaver {
  /** The hand that they are dealt into: they leave once it is over. */
  readonly handId?: HandId;
  readonly refusal?: undefined;
}

/** The player as they leave; no events where they have left in the same way already. */
function leaverOf(
  running: Running,
  { playerId, stack }: { readonly playerId: PlayerId; readonly stack?: number | undefined },
  cause: 'withdrew' | 'disqualified',
): FoundLeaver | { readonly events: readonly TournamentEvent[]; readonly refusal?: undefined } | Refused {
  const found = seatOf(running.tables, playerId);
  if (found === undefined) {
    const waiting = unseatedOf(running, playerId);
    if (waiting !== undefined) return leaverUnseated(waiting, stack);
    const out = outOf(running, playerId);
    return out?.cause === cause ? { events: [] } : refuseAbsentee(running, { playerId });
  }
  const { table, seated } = found;
  const from = { table: table.table, seat: seated.seat };
  if (table.openHand !== null && isDealtIn(table, seated)) {
    // Only the hand knows what it leaves them.
    if (cause !== 'disqualified' || stack !== undefined) return refuseInHand(table, seated);
    if (expulsionOf(running, playerId) !== undefined) return { events: [] };
    return { playerId, from, table, stack: seated.stack, handId: table.openHand.handId };
  }
  const refused = refuseStack(table, seated, null, stack, findStackUnit(running, table.table));
  return refused ?? { playerId, from, table, stack: stack ?? seated.stack };
}

/** The chips of a player who waits for a seat are known. */
function leaverUnseated({ playerId, from, stack }: UnseatedPlayer, counted: number | undefined): FoundLeaver | Refused {
  if (counted !== undefined && counted !== stack) return refuse('CHIP_COUNT_MISMATCH', { table: from.table, expected: stack, counted });
  return { playerId, from, table: null, stack };
}
