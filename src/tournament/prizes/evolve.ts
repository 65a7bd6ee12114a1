/**
 * How each event changes a tournament's prizes. Decides nothing.
 */
import type { PlayerId } from '../../../events/ids.js';
import { purchasesOf } from '../entry/purchases.js';
import type { DataOf, Folds } from '../folds.js';
import type { Announced, InPlay } from '../state.js';
import type { PrizesState } from './state.js';

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
  DealMade: (state, data) => withPrizes(state, { proposal: null, deal: data }),
  DealVoided: (state) => withPrizes(state, { deal: null }),
  BountyWon: (state, data) => {
    const others = state.prizes.bounties.filter((each) => each.playerId !== data.playerId || each.entry !== data.entry);
    return withPrizes(state, { bounties: [...others, data] });
  },
  SharedThingGiven: (state, { place, playerId }) =>
    withPrizes(state, { given: [...state.prizes.given.filter((each) => each.place !== place), { place, playerId }] }),
  PrizesAwarded: (state, data) => withPrizes(state, { awarded: data }),
  AwardsWithdrawn: (state) => withPrizes(state, { awarded: null }),
  PlayerReinstated: (state, { playerId }) => restoreHead(applyLapse(state), playerId),
  RebuyAnnounced: (state, { playerId, wasOut }) => (wasOut ? restoreHead(applyLapse(state), playerId) : applyLapse(state)),
  // Its pots have gone to others: who is out by it all the same was knocked out by somebody else, perhaps.
  SettlementCorrected: (state, { handId }) => withBounties(applyLapse(state), (bounty) => bounty.handId !== handId),

  // The players or the chips that a proposed deal is based on have changed.
  HandOpened: applyLapse,
  HandPlayed: applyLapse,
  ChipsCounted: applyLapse,
  ChipRaceRun: applyLapse,
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
  PlaceCorrected: applyLapse,
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
