/**
 * How each event changes a tournament's prizes. Decides nothing.
 */
import type { PlayerId } from '../../../events/ids.js';
import { purchasesOf } from '../state/entry.js';
import type { DataOf, Folds } from './folds.js';
import type { Announced, InPlay } from '../state.js';
import type { PrizesState } from '../state/prizes.js';

/** Before the start. */
export const announcedPrizesFolds = { PrizesSet: applyTerms } satisfies Folds<Announced>;

export const prizesFolds = {
  PrizesSet: applyTerms,
  DealProposed: (state, data) => withPrizes(state, { deals: data.deal, proposal: { ...data, accepted: [] } }),
  DealAccepted: (state, { playerId }) => {
    const { proposal } = state.prizes;
    return proposal === null ? state : withPrizes(state, { proposal: { ...proposal, accepted: [...proposal.accepted, playerId] } });
  },
  DealDeclined: applyLapse,
  DealMade: (state, data) => {
    const { playOn = false, aboveFirst } = state.prizes.proposal ?? {};
    return withPrizes(state, { proposal: null, deal: { ...data, playOn, ...(aboveFirst === undefined ? {} : { aboveFirst }) } });
  },
  DealVoided: (state) => withPrizes(state, { deal: null }),
  DealAnnulled: (state) => withPrizes(state, { deal: null }),
  BountyWon: (state, data) => {
    const others = state.prizes.bounties.filter((each) => each.playerId !== data.playerId || each.entry !== data.entry);
    return withPrizes(state, { bounties: [...others, data] });
  },
  SharedThingGiven: (state, { place, playerId }) =>
    withPrizes(state, { given: [...state.prizes.given.filter((each) => each.place !== place), { place, playerId }] }),
  PrizesAwarded: (state, { changed: _changed, ...awards }) => withPrizes(state, { awarded: awards }),
  AwardsWithdrawn: (state) => withPrizes(state, { awarded: null }),
  PlayerReinstated: (state, { playerId }) => restoreHead(applyLapse(state), playerId),
  RebuyAnnounced: (state, { playerId, wasOut }) => (wasOut ? restoreHead(applyLapse(state), playerId) : applyLapse(state)),
  // Its pots have gone to others: who is out by it all the same was knocked out by somebody else, perhaps.
  SettlementCorrected: (state, { handId }) => withBounties(applyLapse(state), (bounty) => bounty.handId !== handId),

  EntryTransferred: applyTransfer,
  // What was on their head is nobody's; what they had won goes to whom the director names.
  EntryAnnulled: (state, { playerId }) =>
    withBounties(applyLapse(state), (bounty) => bounty.playerId !== playerId && !bounty.to.some((winner) => winner.playerId === playerId)),
  PurchaseCancelled: applyLapse,

  // The players or the chips that a proposed deal is based on have changed.
  HandOpened: applyLapse,
  HandPlayed: applyLapse,
  ChipsCounted: applyLapse,
  ChipCountCorrected: applyLapse,
  AbsentBlindsTaken: applyLapse,
  ChipRaceRun: applyLapse,
  ChipRaceCorrected: applyLapse,
  FoundChipsReported: applyLapse,
  PlayerEliminated: applyLapse,
  PlayerWithdrew: applyLapse,
  PlayerDisqualified: applyLapse,
  LatePlayerAdmitted: applyLapse,
  PlayerReEntered: applyLapse,
  AddOnTaken: applyLapse,
  ChipsAdded: applyLapse,
  ChipsTakenBack: applyLapse,
  ChipsReportedLost: applyLapse,
  LostChipsFound: applyLapse,
  HiddenChipsConfiscated: applyLapse,
  DisqualificationLifted: applyLapse,
  PlaceCorrected: applyLapse,
  OutPlayerDisqualified: applyLapse,
  TournamentFinished: applyLapse,
} satisfies Folds<InPlay>;

function withPrizes<State extends Announced | InPlay>(state: State, change: Partial<PrizesState>): State {
  return { ...state, prizes: { ...state.prizes, ...change } };
}

function applyTerms<State extends Announced | InPlay>(state: State, { prizes }: DataOf<'PrizesSet'>): State {
  return withPrizes(state, { terms: prizes, proposal: null });
}

function applyLapse(state: InPlay): InPlay {
  return state.prizes.proposal === null ? state : withPrizes(state, { proposal: null });
}

/** What was agreed, won and given stands, for another person than was recorded. The awards are announced again. */
function applyTransfer(state: InPlay, { playerId, toPlayer }: DataOf<'EntryTransferred'>): InPlay {
  const rename = <Each extends { readonly playerId: PlayerId }>(each: Each): Each =>
    each.playerId === playerId ? { ...each, playerId: toPlayer } : each;
  const { deal, bounties, given } = state.prizes;
  return withPrizes(applyLapse(state), {
    deal: deal && { ...deal, shares: deal.shares.map(rename) },
    bounties: bounties.map((bounty) => ({ ...rename(bounty), to: bounty.to.map(rename) })),
    given: given.map(rename),
  });
}

/** A player who is in again with the same entry was not knocked out: their bounty is open again. */
function restoreHead(state: InPlay, playerId: PlayerId): InPlay {
  const entry = findEntry(state, playerId);
  return withBounties(state, (bounty) => bounty.playerId !== playerId || bounty.entry !== entry);
}

function withBounties(state: InPlay, stands: (bounty: PrizesState['bounties'][number]) => boolean): InPlay {
  const bounties = state.prizes.bounties.filter(stands);
  return bounties.length === state.prizes.bounties.length ? state : withPrizes(state, { bounties });
}

/** Which of their entries a player plays with, or played with last, from 1. */
export function findEntry({ entry }: InPlay, playerId: PlayerId): number {
  return purchasesOf(entry, playerId).reEntries + 1;
}
