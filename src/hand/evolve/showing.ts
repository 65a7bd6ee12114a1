/**
 * How each event changes the showdown: what was asked of hands and their players, and what was shown of them.
 */
import type { HandEvent } from '../../../events/hand.js';
import { type HandDraft, replaceAt } from '../state/draft.js';
import { keep } from './keep.js';
import { type HandState, indexOf } from '../state.js';
import { quietShowing } from '../state/showing.js';

/** Changes the draft of the state after an event; `state` is the hand before it. */
export function evolveShowing(next: HandDraft, state: HandState, event: HandEvent): void {
  const showing = next.incidents?.showing ?? quietShowing;
  switch (event.type) {
    case 'AllInHandsHeld':
      return keep(next, 'showing', { held: true });
    case 'AllInHandsReleased':
      return keep(next, 'showing', { held: false, released: true });
    case 'AllInHandsDue':
      return keep(next, 'showing', { held: false, calledOn: event.data.seats });
    case 'ShowdownOrderImposed':
      next.showdownOrder = event.data.order;
      return keep(next, 'showing', { orderImposed: true });
    case 'SecondCardRequired': {
      const { seat, card } = event.data;
      return keep(next, 'showing', { oneCard: [...showing.oneCard, { seat, card }] });
    }
    case 'HandShownOnRequest': {
      const { seat, by, revived } = event.data;
      if (revived) restoreHand(next, 1 << indexOf(state, seat));
      return keep(next, 'showing', { requests: [...showing.requests, { seat, by }], awardHeld: false });
    }
    case 'AwardHeld':
      return keep(next, 'showing', { awardHeld: true });
    case 'PotAwarded':
    case 'HandRetrieved':
      if (showing.awardHeld) keep(next, 'showing', { awardHeld: false });
      return;
    case 'HandControlled': {
      const { seat, by, cards } = event.data;
      if (cards !== null) next.holeCards = replaceAt(next.holeCards, indexOf(state, seat), cards);
      return keep(next, 'showing', { controls: [...showing.controls, { seat, by }] });
    }
    case 'FalseAnnouncementRecorded':
      return keep(next, 'showing', { falselyAnnounced: [...showing.falselyAnnounced, event.data.seat] });
    case 'SmallestChipReported': {
      const { chip, counts } = event.data;
      return keep(next, 'showing', { smallestChip: chip, ...(counts ? { splitUnit: chip } : {}) });
    }
    case 'PotMerged':
      return applyMerge(next, event.data);
    default:
      return evolveElsewhere(next, event);
  }
}

/** What events of other rooms mean for the showdown. */
function evolveElsewhere(next: HandDraft, event: HandEvent): void {
  const showing = next.incidents?.showing ?? quietShowing;
  switch (event.type) {
    case 'DefaultRuled':
      if (event.data.question === 'refusesToTable' && event.data.seat !== null) {
        keep(next, 'showing', { refusing: [...showing.refusing, event.data.seat] });
      }
      return;
    case 'InfractionNoted':
      if (event.data.offence === 'muckToDodge') keep(next, 'showing', { dodged: [...showing.dodged, event.data.seat] });
      return;
    case 'IncidentRuled': {
      const { question, option, amount } = event.data;
      if (question !== 'oddChipUnit') return;
      return keep(next, 'showing', { splitUnit: option === 'smallestInPot' ? (amount ?? showing.smallestChip) : null });
    }
    default:
      return;
  }
}

function restoreHand(next: HandDraft, bit: number): void {
  next.live |= bit;
  next.mucked &= ~bit;
}

/** The chips of the pot lie in one further in; pots further out move up. */
function applyMerge(
  next: HandDraft,
  { pot, into, amount }: { readonly pot: number; readonly into: number; readonly amount: number },
): void {
  const inner = next.pots[into]!;
  next.pots = replaceAt(next.pots, into, { ...inner, amount: inner.amount + amount }).filter((_, k) => k !== pot);
  next.awards = next.awards.filter((_, k) => k !== pot);
}
