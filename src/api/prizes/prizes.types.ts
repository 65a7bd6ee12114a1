/** Prizes, deals, and each player's total. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Award } from '../../../events/tournament-prizes.js';
import { countPaidPlaces, type PrizePot, potOf, computePrizes } from '../../tournament/prizes/pot.js';
import type { Awards, DealMade, DealProposal, WonBounty } from '../../tournament/state/prizes.js';
import type { TournamentState } from '../../tournament/state.js';
import type { Text } from '../../rulebooks/setting.js';
import { warnAboveFirst } from '../../texts/prizes-texts.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { CitationType } from '../language/citation.types.js';
import { CentsScalar, ChipsScalar } from '../language/scalars.js';
import { DealMethodEnum } from './prizes-enums.js';
import { field, list, ofFields, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { EntityId, entityId, Node } from '../language/node.js';
import { Costs } from '../language/costs.js';

@ObjectType('PrizePot', { description: 'What was bought so far, paid or owed, and what that makes to be won.' })
export class PrizePotType extends ofFields({
  entries: field(Int, 'Entries, first and again.'),
  rebuys: field(Int, 'Rebuys.'),
  addOns: field(Int, 'Add-ons.'),
  cents: field(CentsScalar, 'What of it is in the pot, with what the organiser added; without bounties.'),
}) {}

@ObjectType('PlacePrize', { description: 'What a place wins.' })
export class PlacePrizeType extends ofFields({
  place: field(Int, 'The place, from 1.'),
  cents: field(CentsScalar, 'In money, as of now.'),
  things: list(3, String, 'In kind.'),
}) {}

@ObjectType('DealShare', { description: 'What a deal gives to a player.' })
export class DealShareType extends ofFields({
  playerId: field(ID, 'The id of the player.'),
  stack: orNull(ChipsScalar, 'The player’s chips when the deal was proposed; null where they were not known.'),
  cents: field(CentsScalar, 'The player’s share of the money.'),
}) {}

@ObjectType('Deal', { description: 'A deal among the players who were left.' })
export class DealType extends withFields(Showing<DealMade | DealProposal>, {
  deal: field(Int, 'Its number, from 1.'),
  method: field(DealMethodEnum, 'How it shares the prizes that were left.'),
  shares: list(10, DealShareType, 'What each gets, the most chips first.'),
  leftForWinner: field(CentsScalar, 'What is left for the winner to play for.'),
  playOn: field(Boolean, 'Whether play goes on after it; else it ends the tournament.'),
  articles: list(3, shownAs(CitationType), 'The rules that allow it.'),
}) {
  /** @param currency of the sums, by its code in ISO 4217; undefined where nobody said */
  constructor(
    deal: DealMade | DealProposal,
    private readonly currency: string | undefined,
  ) {
    super(deal);
  }

  @Costs({ entries: 12 })
  @Field(() => [ID], { description: 'The ids of those who have accepted.' })
  get accepted(): readonly string[] {
    return 'accepted' in this.shown ? this.shown.accepted : this.shown.shares.map(({ playerId }) => playerId);
  }

  @Costs({ entries: 3 })
  @Field(() => [ID], { description: 'The ids of players who get more by it than the first prize.' })
  get aboveFirst(): readonly string[] {
    return this.shown.aboveFirst?.players ?? [];
  }

  @Field(() => BilingualText, { nullable: true, description: 'What to check before it is accepted, in one sentence; null for nothing.' })
  get warning(): Text | null {
    return this.shown.aboveFirst === undefined ? null : warnAboveFirst(this.shown.aboveFirst.prize, this.currency);
  }
}

@ObjectType('BountyPart', { description: 'A part of a player’s bounty.' })
export class BountyPartType extends ofFields({
  playerId: field(ID, 'The id of the player who gets it.'),
  cents: field(CentsScalar, 'How much.'),
}) {}

@ObjectType('WonBounty', { description: 'Who got a player’s bounty.' })
export class WonBountyType extends withFields(Showing<WonBounty>, {
  playerId: field(ID, 'The id of the player who went out.'),
  entry: field(Int, 'Which of the player’s entries it was, from 1.'),
  handId: orNull(ID, 'The hand whose pots showed it; null when the director decided.'),
  to: list(10, BountyPartType, 'Who eliminated the player, and what each gets for it.'),
}) {}

@ObjectType('PrizeAward', { description: 'What a player gets in the end.' })
export class PrizeAwardType extends withFields(Showing<Award>, {
  playerId: field(ID, 'The id of the player.'),
  place: field(Int, 'The final place, the better number where players are tied.'),
  cents: field(CentsScalar, 'What the player gets of the prizes, or by the deal.'),
  bounties: field(CentsScalar, 'What the player gets for eliminating others; for the winner also their own bounty.'),
  things: list(3, String, 'What the player gets in kind.'),
  sharedThings: list(3, String, 'Things that the player shares with tied players, as long as it is not decided who gets them.'),
  sharedWith: list(10, ID, 'The ids of the tied players who share the prizes of the places that they cover (RO 2.7).'),
}) {}

@ObjectType('PrizeAwards', { description: 'What everybody gets in the end.' })
export class PrizeAwardsType extends withFields(Showing<Awards>, {
  awards: list(100, shownAs(PrizeAwardType), 'Those who get something, the best place first.'),
  cents: field(CentsScalar, 'All prizes in money together, without bounties.'),
  unclaimedBounties: field(CentsScalar, 'The bounties of players whose eliminators are not known.'),
  articles: list(3, shownAs(CitationType), 'The rules that decided where places or prizes are shared or forfeited.'),
}) {}

@ObjectType('Prizes', { implements: () => [Node], description: 'What a tournament is played for, and what was awarded.' })
export class PrizesType {
  constructor(
    private readonly tournamentId: string,
    private readonly state: Exclude<TournamentState, { phase: 'unknown' }>,
  ) {}

  @EntityId()
  get id(): string {
    return entityId('Prizes', this.tournamentId);
  }

  @Field(() => PrizePotType, { nullable: true, description: 'What has come in; null where no prizes were set.' })
  get pot(): PrizePot | null {
    const { terms } = this.state.prizes;
    return terms === null ? null : potOf(this.state, terms);
  }

  @Field(() => CentsScalar, { description: 'The bounty on each player, 0 for none.' })
  get bounty(): number {
    return this.state.prizes.terms?.entry.bounty ?? 0;
  }

  @Field(() => Int, { nullable: true, description: 'How many places win something: where the bubble is; null where it is not known.' })
  get paidPlaces(): number | null {
    return countPaidPlaces(this.state) ?? null;
  }

  @Costs({ entries: 100 })
  @Field(() => [PlacePrizeType], { description: 'What each place wins as of now, the best first; none where no prizes were set.' })
  get places(): readonly PlacePrizeType[] {
    const { terms } = this.state.prizes;
    if (terms === null) return [];
    const cents = computePrizes(this.state, terms);
    return Array.from({ length: countPaidPlaces(this.state) ?? 0 }, (_, at) => ({
      place: at + 1,
      cents: cents[at] ?? 0,
      things: terms.things.filter(({ place }) => place === at + 1).map(({ thing }) => thing),
    }));
  }

  @Field(() => DealType, { nullable: true, description: 'The deal that is proposed.' })
  get proposal(): DealType | null {
    const { proposal } = this.state.prizes;
    return proposal === null ? null : new DealType(proposal, this.state.settings.currency);
  }

  @Field(() => DealType, { nullable: true, description: 'The deal that was made.' })
  get deal(): DealType | null {
    const { deal } = this.state.prizes;
    return deal === null ? null : new DealType(deal, this.state.settings.currency);
  }

  @Costs({ entries: 100 })
  @Field(() => [WonBountyType], { description: 'Who got the bounties of players who are out, in the order in which it was recorded.' })
  get bounties(): readonly WonBountyType[] {
    return this.state.prizes.bounties.map((won) => new WonBountyType(won));
  }

  @Field(() => PrizeAwardsType, { nullable: true, description: 'What everybody gets; null until the tournament is over.' })
  get awarded(): PrizeAwardsType | null {
    const { awarded } = this.state.prizes;
    return awarded === null ? null : new PrizeAwardsType(awarded);
  }
}
