/**
 * Chips that were hidden or came from a pocket: they leave play for good, and the offence goes on record (RC 62, 63; MO 11.3; TDA 23;
 * RO 3.7, 9.23; TF §3 b3). Where a hand takes them, they go when it is settled.
 */
import { bookOf } from '../book.js';
import type { ChipsOrigin } from '../../../events/hand-reports.js';
import { tableOfHand } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { makeRecords } from '../discipline/recording.js';
import { makeEliminationEvents } from '../places/elimination.js';
import { refuse, type Refused, type TournamentDecision } from '../refusals.js';
import type { StackOf } from '../../../commands/tournament/chips.js';
import type { OpenedHand, Running } from '../state.js';
import { type Holder, findHolder, findHolderWithKnownStack, findLoss, refuseAmount } from './stack-changes.js';

type Command = CommandOf<'ConfiscateHiddenChips'>;

export function decideConfiscation(command: Command, running: Running, book: Rulebook): TournamentDecision {
  const { playerId, amount, origin, reason, differenceId = null, by = 'director' } = command;
  const holder = origin === 'onTable' ? findHolderWithKnownStack(running, playerId) : findHolder(running, playerId);
  if (holder.refusal) return holder;
  const refused = refuseAmount(running, holder, amount) ?? refuseMissing(running, holder, command);
  if (refused) return refused;
  const taken: TournamentEvent = {
    type: 'HiddenChipsConfiscated',
    data: { playerId, at: holder.at, amount, origin, handId: null, differenceId, reason, by, articles: articlesOn(book, origin, false) },
  };
  const stated = makeRecords(running, { playerId, offence: 'hiddenChips', note: reason }, by);
  const offence = 'refusal' in stated ? [] : stated;
  const isOut = origin === 'onTable' && amount === holder.seated.stack;
  if (!isOut) return { events: [taken, ...offence] };
  // A player who loses their last chips goes out, the offence on record first.
  const out = makeEliminationEvents([holder.seated], holder.table.table, running.playersLeft, null);
  return { events: [...offence, taken, ...out] };
}

/** The player's stack must have had the chips, or they must be missing elsewhere. */
function refuseMissing(running: Running, { seated }: Holder, { playerId, amount, origin, differenceId }: Command): Refused | null {
  const { stack } = seated;
  if (origin === 'onTable') {
    if (differenceId !== undefined) return refuse('UNKNOWN_DIFFERENCE', { differenceId: String(differenceId) });
    return amount > stack ? refuse('STACK_TOO_SHORT', { playerId, stack, amount }) : null;
  }
  if (differenceId === undefined) return null;
  const loss = findLoss(running, differenceId, amount);
  return 'refusal' in loss ? loss : null;
}

/** A hand says that it takes chips out of play; they stay in the stack until it is settled. */
export function decideNote(command: CommandOf<'NoteHiddenChips'>, running: Running): TournamentDecision {
  const { handId, revision, seat, amount, origin } = command;
  const known = running.chips.hidden.some((each) => each.handId === handId && each.revision === revision);
  if (known) return { events: [] };
  const hand = running.tables[tableOfHand(handId) - 1]?.openHand;
  const holder = hand?.handId === handId ? hand.seats.find((dealt) => dealt.seat === seat) : undefined;
  if (holder === undefined) return refuse('UNKNOWN_HAND', { handId });
  return { events: [{ type: 'HiddenChipsNoted', data: { handId, revision, playerId: holder.playerId, amount, origin } }] };
}

export interface TakenByHand {
  readonly events: readonly TournamentEvent[];
  /** The stacks that the hand leaves, without those chips. */
  readonly stacks: readonly StackOf[];
}

/** What a hand that is settled takes out of play. */
export function listTakenByHand(
  { chips, settings }: Pick<Running, 'chips' | 'settings'>,
  { handId, table, seats }: OpenedHand,
  stacks: readonly StackOf[],
): TakenByHand {
  const hidden = chips.hidden.filter((each) => each.handId === handId);
  if (hidden.length === 0) return { events: [], stacks };
  const left = new Map(stacks.map(({ playerId, stack }) => [playerId, stack]));
  const book = bookOf(settings);
  const events: TournamentEvent[] = [];
  for (const { playerId, amount: noted, origin } of hidden) {
    const stack = left.get(playerId) ?? 0;
    const amount = origin === 'onTable' ? Math.min(noted, stack) : noted;
    const seat = seats.find((dealt) => dealt.playerId === playerId)?.seat;
    if (amount === 0 || seat === undefined) continue;
    if (origin === 'onTable') left.set(playerId, stack - amount);
    const articles = articlesOn(book, origin, true);
    const at = { table, seat };
    events.push({
      type: 'HiddenChipsConfiscated',
      data: { playerId, at, amount, origin, handId, differenceId: null, reason: null, by: null, articles },
    });
  }
  return { events, stacks: stacks.map(({ playerId }) => ({ playerId, stack: left.get(playerId) ?? 0 })) };
}

/** `byHand`: the hand took them, after an all-in that lost. */
function articlesOn({ betting, inventory }: Rulebook, origin: ChipsOrigin, byHand: boolean): ReturnType<typeof cite> {
  const { hiddenChips } = betting;
  const { partOfAllIn, notPart, fromOutside } = hiddenChips;
  const lost = byHand && notPart.allInLoses.value === 'directorMayAward' ? notPart.allInLoses : fromOutside;
  const found = partOfAllIn.value === 'removed' ? partOfAllIn : lost;
  const rule = origin === 'onTable' ? found : fromOutside;
  return cite(rule, inventory.chips.removedGoTo);
}
