/**
 * What a hand keeps of hands that die otherwise than by a fold: swept, thrown, touched, retrieved, shown; phones and players who leave.
 */
import type { EventOf } from '../../../events/event-type.js';
import type { discardsEvents } from '../../../events/hand-discards.js';
import type { DeadFromTheDeal, IncidentOption, KillCause } from '../../../events/hand-incidents.js';
import type { Card, Street } from '../../../events/values.js';
import type { BettingRound, EarlierRound } from './round.js';

type Data<Type extends keyof typeof discardsEvents> = EventOf<(typeof discardsEvents)[Type]>['data'];

/** A hand that is dead, and what it takes to give it back. */
export interface LostHand {
  readonly seat: number;
  /** Null where its player folded or mucked it. */
  readonly cause: KillCause | DeadFromTheDeal | null;
  /** The round before the hand left it, should it come back before anybody has acted; its acts are counted with the one that it left by. */
  readonly round: EarlierRound & Pick<BettingRound, 'street'> & { readonly wageredFrom: EarlierRound | null };
}

export interface DiscardState {
  /** What others did to live hands, as reported, with the street on which it was. */
  readonly disturbed: readonly (Data<'HandDisturbed'> & { readonly street: Street })[];
  /** How thrown hands lie; one report a seat, gone when the hand is its player's again. */
  readonly thrown: readonly Data<'HandThrown'>[];
  /** One a seat, gone when the hand lives again. */
  readonly lost: readonly LostHand[];
  /** The hand that the dealer keeps apart: nobody plays on before the director has ruled on it. */
  readonly held: { readonly seat: number; readonly options: readonly IncidentOption[]; readonly default: IncidentOption } | null;
  /** Chips that went back to a player after a mistake, by default, on this street. */
  readonly refunded: { readonly seat: number; readonly amount: number; readonly street: Street } | null;
  /** Every showing that was reported, with the street on which it was. */
  readonly exposed: readonly (Data<'HandExposed'> & { readonly street: Street })[];
  /** What everybody has seen of hands that are not tabled; null where the cards were not entered. */
  readonly shown: readonly { readonly seat: number; readonly cards: readonly Card[] | null }[];
  /** Hands that everybody is still to see. */
  readonly toOpen: readonly { readonly seat: number; readonly when: 'endOfBettingRound' | 'endOfHand'; readonly street: Street }[];
  readonly phones: readonly Pick<Data<'PhoneUseRecorded'>, 'seat' | 'kind' | 'inHand' | 'repeat'>[];
  readonly left: readonly Pick<Data<'LeftTableRecorded'>, 'seat' | 'withinReach'>[];
  /** Players who are disqualified, by the order that did it: a hand of theirs that comes to life dies again. */
  readonly expelled: readonly Data<'PlayerExpelled'>[];
  /** The orders that were withdrawn. */
  readonly readmitted: readonly number[];
  readonly hidden: readonly Data<'HiddenCardsReported'>[];
  readonly talk: readonly (Data<'TalkReported'> & { readonly street: Street })[];
  readonly rabbitHunters: readonly number[];
}

export const quietDiscard: DiscardState = {
  disturbed: [],
  thrown: [],
  lost: [],
  held: null,
  refunded: null,
  exposed: [],
  shown: [],
  toOpen: [],
  phones: [],
  left: [],
  expelled: [],
  readmitted: [],
  hidden: [],
  talk: [],
  rabbitHunters: [],
};
