/**
 * What a tournament remembers of its prizes: what was set, the deal that is proposed or made, bounties, and what everybody gets.
 */
import type { EventOf } from '../../../events/event-type.js';
import type { PlayerId } from '../../../events/ids.js';
import type { prizesEvents, PrizeTerms } from '../../../events/tournament-prizes.js';

type DataOf<Type extends keyof typeof prizesEvents> = EventOf<(typeof prizesEvents)[Type]>['data'];

/** Stands until a hand is opened, or players or chips change. */
export interface DealProposal extends DataOf<'DealProposed'> {
  readonly accepted: readonly PlayerId[];
}

export interface DealMade extends DataOf<'DealMade'> {
  /** Whether play goes on after it. */
  readonly playOn: boolean;
  readonly aboveFirst?: DataOf<'DealProposed'>['aboveFirst'];
}
export type WonBounty = DataOf<'BountyWon'>;
export type Awards = Omit<DataOf<'PrizesAwarded'>, 'changed'>;

export interface PrizesState {
  readonly terms: PrizeTerms | null;
  /** How many deals were proposed. */
  readonly deals: number;
  readonly proposal: DealProposal | null;
  readonly deal: DealMade | null;
  /** One for each entry of a player. */
  readonly bounties: readonly WonBounty[];
  /** Prizes in kind of shared places that the director has given to one of those who share them. */
  readonly given: readonly { readonly place: number; readonly playerId: PlayerId }[];
  readonly awarded: Awards | null;
}

export const quietPrizes: PrizesState = { terms: null, deals: 0, proposal: null, deal: null, bounties: [], given: [], awarded: null };
