/**
 * What each event makes of a tournament's prizes. Decides nothing.
 * Pure. May import: `events/`, its neighbours.
 */
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { purchasesOf } from '../entry/purchases.js';
import type { Announced, Finished, Running } from '../state.js';
import type { PrizesState } from './state.js';

/** After these a proposed deal stands on players or chips that are not there any more. */
const lapsing: ReadonlySet<TournamentEvent['type']> = new Set<TournamentEvent['type']>([
  'HandOpened',
  'HandPlayed',
  'ChipsCounted',
  'ChipRaceRun',
  'FoundChipsReported',
  'SettlementCorrected',
  'PlayerEliminated',
  'PlayerReinstated',
  'PlayerWithdrew',
  'PlayerDisqualified',
  'LatePlayerAdmitted',
  'PlayerReEntered',
  'RebuyAnnounced',
  'AddOnTaken',
  'ChipsAdded',
  'ChipsTakenBack',
  'ChipsReportedLost',
  'LostChipsFound',
  'HiddenChipsConfiscated',
  'PlaceCorrected',
  'TournamentFinished',
]);

/** The state after an event that the other rooms have taken in. */
export function evolvePrizes<State extends Announced | Running | Finished>(state: State, event: TournamentEvent): State {
  const kept = state.prizes.proposal !== null && lapsing.has(event.type) ? { ...state.prizes, proposal: null } : state.prizes;
  const prizes = prizesAfter(kept, event, state);
  return prizes === state.prizes ? state : { ...state, prizes };
}

function prizesAfter(prizes: PrizesState, event: TournamentEvent, state: Announced | Running | Finished): PrizesState {
  switch (event.type) {
    case 'PrizesSet':
      return { ...prizes, terms: event.data.prizes, proposal: null };
    case 'DealProposed':
      return { ...prizes, deals: event.data.deal, proposal: { ...event.data, accepted: [] } };
    case 'DealAccepted': {
      const { proposal } = prizes;
      return proposal === null ? prizes : { ...prizes, proposal: { ...proposal, accepted: [...proposal.accepted, event.data.playerId] } };
    }
    case 'DealDeclined':
      return { ...prizes, proposal: null };
    case 'DealMade':
      return { ...prizes, proposal: null, deal: event.data };
    case 'DealVoided':
      return { ...prizes, deal: null };
    case 'BountyWon': {
      const { playerId, entry } = event.data;
      const others = prizes.bounties.filter((each) => each.playerId !== playerId || each.entry !== entry);
      return { ...prizes, bounties: [...others, event.data] };
    }
    case 'PlayerReinstated':
      return headAgain(prizes, event.data.playerId, state);
    case 'RebuyAnnounced':
      return event.data.wasOut ? headAgain(prizes, event.data.playerId, state) : prizes;
    case 'SettlementCorrected': {
      // Its pots have gone to others: who is out by it all the same was knocked out by somebody else, perhaps.
      const bounties = prizes.bounties.filter(({ handId }) => handId !== event.data.handId);
      return bounties.length === prizes.bounties.length ? prizes : { ...prizes, bounties };
    }
    case 'SharedThingGiven': {
      const { place, playerId } = event.data;
      return { ...prizes, given: [...prizes.given.filter((each) => each.place !== place), { place, playerId }] };
    }
    case 'PrizesAwarded':
      return { ...prizes, awarded: event.data };
    case 'AwardsWithdrawn':
      return { ...prizes, awarded: null };
    default:
      return prizes;
  }
}

/** Who is in again with the same entry was not knocked out: what was on his head is on it again. */
function headAgain(prizes: PrizesState, playerId: PlayerId, state: Announced | Running | Finished): PrizesState {
  if (state.phase === 'announced') return prizes;
  const entry = entryOf(state, playerId);
  const bounties = prizes.bounties.filter((each) => each.playerId !== playerId || each.entry !== entry);
  return bounties.length === prizes.bounties.length ? prizes : { ...prizes, bounties };
}

/** Which of his entries a player plays with, or played with last, from 1. */
export function entryOf({ entry }: Running | Finished, playerId: PlayerId): number {
  return purchasesOf(entry, playerId).reEntries + 1;
}
