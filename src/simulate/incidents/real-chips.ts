/** The effects of tournament events on players' real chips, other than hands. */
import type { DataOf } from '../../tournament/evolve/folds.js';
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';

type Chips = Map<PlayerId, number>;

/** Moves chips, by the type of the event. */
const moves: { readonly [Type in TournamentEvent['type']]?: (chips: Chips, data: DataOf<Type>) => void } = {
  LatePlayerAdmitted(chips, { playerId, stack, issued, price, paidTo }) {
    // A player whose stack was in play has what the blinds left of it.
    chips.set(playerId, issued > 0 ? stack : (chips.get(playerId) ?? 0) - price);
    for (const paid of paidTo) add(chips, paid.playerId, paid.amount);
  },
  EntryAnnulled: (chips, { playerId }) => void chips.set(playerId, 0),
  EntryTransferred(chips, { playerId, toPlayer }) {
    chips.set(toPlayer, chips.get(playerId) ?? 0);
    chips.set(playerId, 0);
  },
  PurchaseCancelled: (chips, { playerId, removed }) => add(chips, playerId, -removed),
  PlayerReEntered: (chips, { playerId, stack }) => add(chips, playerId, stack),
  RebuyAnnounced: (chips, { playerId, chips: bought }) => add(chips, playerId, bought),
  AddOnTaken: (chips, { playerId, chips: bought }) => add(chips, playerId, bought),
  ChipsAdded: (chips, { playerId, amount }) => add(chips, playerId, amount),
  ChipsTakenBack: (chips, { playerId, amount }) => add(chips, playerId, -amount),
  ChipsReportedLost: (chips, { playerId, amount }) => add(chips, playerId, -amount),
  LostChipsFound: (chips, { playerId, returned }) => add(chips, playerId, returned),
  HiddenChipsConfiscated: (chips, { playerId, amount, origin }) => add(chips, playerId, origin === 'onTable' ? -amount : 0),
  ChipRaceRun(chips, { players }) {
    for (const { playerId, after } of players) chips.set(playerId, after);
  },
  FoundChipsReported: (chips, { playerId, credited }) => add(chips, playerId, credited),
  PlayerWithdrew: (chips, { playerId }) => void chips.set(playerId, 0),
  PlayerDisqualified: (chips, { playerId }) => void chips.set(playerId, 0),
  PlayerReinstated(chips, { playerId, byDirector }) {
    if (byDirector !== undefined) add(chips, playerId, byDirector.returned);
  },
};

/** Moves the chips of an event. @returns the change of the chips in play, negative when it removes chips */
export function moveChips({ type, data }: TournamentEvent, chips: Chips): number {
  const move = moves[type] as ((chips: Chips, data: object) => void) | undefined;
  if (move === undefined) return 0;
  const before = sumOf(chips);
  move(chips, data);
  return sumOf(chips) - before;
}

function add(chips: Chips, playerId: PlayerId, amount: number): void {
  chips.set(playerId, (chips.get(playerId) ?? 0) + amount);
}

function sumOf(chips: Chips): number {
  let sum = 0;
  for (const stack of chips.values()) sum += stack;
  return sum;
}
