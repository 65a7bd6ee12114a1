/**
 * What there is to win in a tournament, deals, and what everybody gets, as the API shows it.
 * May import: @nestjs/graphql, `src/tournament`.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Award, DealMethod } from '../../../events/tournament-prizes.js';
import { paidPlaces, type Pot, potOf, prizesNow } from '../../tournament/prizes/pot.js';
import type { Awards, DealMade, DealProposal, WonBounty } from '../../tournament/prizes/state.js';
import type { TournamentState } from '../../tournament/state.js';
import { citationsOf, CitationType } from '../language/citation.types.js';
import { CentsScalar, ChipsScalar } from '../language/scalars.js';
import { DealMethodEnum } from './prizes.inputs.js';

@ObjectType('PrizePot', { description: 'What was bought so far, paid or owed, and what that makes to be won.' })
export class PrizePotType {
  @Field(() => Int, { description: 'Entries, first and again.' })
  entries!: number;

  @Field(() => Int, { description: 'Rebuys.' })
  rebuys!: number;

  @Field(() => Int, { description: 'Add-ons.' })
  addOns!: number;

  @Field(() => CentsScalar, { description: 'What of it is in the pot, with what the organiser added; without bounties.' })
  cents!: number;
}

@ObjectType('PlacePrize', { description: 'What a place wins.' })
export class PlacePrizeType {
  @Field(() => Int, { description: 'The place, from 1.' })
  place!: number;

  @Field(() => CentsScalar, { description: 'In money, as of now.' })
  cents!: number;

  @Field(() => [String], { description: 'In kind.' })
  things!: readonly string[];
}

@ObjectType('DealShare', { description: 'What a deal gives to a player.' })
export class DealShareType {
  @Field(() => ID, { description: 'The id of the player.' })
  playerId!: string;

  @Field(() => ChipsScalar, { nullable: true, description: 'His chips when it was proposed; null where they were not known.' })
  stack!: number | null;

  @Field(() => CentsScalar, { description: 'What he gets.' })
  cents!: number;
}

@ObjectType('Deal', { description: 'A deal among the players who were left.' })
export class DealType {
  constructor(private readonly made: DealMade | DealProposal) {}

  @Field(() => Int, { description: 'Its number, from 1.' })
  get deal(): number {
    return this.made.deal;
  }

  @Field(() => DealMethodEnum, { description: 'How it shares the prizes that were left.' })
  get method(): DealMethod {
    return this.made.method;
  }

  @Field(() => [DealShareType], { description: 'What each gets, the most chips first.' })
  get shares(): readonly DealShareType[] {
    return this.made.shares;
  }

  @Field(() => CentsScalar, { description: 'What is left for the winner to play for.' })
  get leftForWinner(): number {
    return this.made.leftForWinner;
  }

  @Field(() => [ID], { description: 'The ids of those who have accepted.' })
  get accepted(): readonly string[] {
    return 'accepted' in this.made ? this.made.accepted : this.made.shares.map(({ playerId }) => playerId);
  }

  @Field(() => [CitationType], { description: 'The rules that allow it.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.made.articles);
  }
}

@ObjectType('BountyPart', { description: 'A part of what was on a player’s head.' })
export class BountyPartType {
  @Field(() => ID, { description: 'The id of the player who gets it.' })
  playerId!: string;

  @Field(() => CentsScalar, { description: 'How much.' })
  cents!: number;
}

@ObjectType('WonBounty', { description: 'Who got what was on the head of a player.' })
export class WonBountyType {
  constructor(private readonly won: WonBounty) {}

  @Field(() => ID, { description: 'The id of the player who went out.' })
  get playerId(): string {
    return this.won.playerId;
  }

  @Field(() => Int, { description: 'Which of his entries it was, from 1.' })
  get entry(): number {
    return this.won.entry;
  }

  @Field(() => ID, { nullable: true, description: 'The hand whose pots told it; null where the director did.' })
  get handId(): string | null {
    return this.won.handId;
  }

  @Field(() => [BountyPartType], { description: 'Who knocked him out, and what each gets for it.' })
  get to(): readonly BountyPartType[] {
    return this.won.to;
  }
}

@ObjectType('PrizeAward', { description: 'What a player gets in the end.' })
export class PrizeAwardType {
  constructor(private readonly award: Award) {}

  @Field(() => ID, { description: 'The id of the player.' })
  get playerId(): string {
    return this.award.playerId;
  }

  @Field(() => Int, { description: 'His final place, the better number where players are tied.' })
  get place(): number {
    return this.award.place;
  }

  @Field(() => CentsScalar, { description: 'What he gets of the prizes, or by the deal.' })
  get cents(): number {
    return this.award.cents;
  }

  @Field(() => CentsScalar, { description: 'What he gets for knocking players out; the winner also what was on his own head.' })
  get bounties(): number {
    return this.award.bounties;
  }

  @Field(() => [String], { description: 'What he gets in kind.' })
  get things(): readonly string[] {
    return this.award.things;
  }

  @Field(() => [String], { description: 'Things that he shares with those with whom he is tied, as nobody has said who gets them.' })
  get sharedThings(): readonly string[] {
    return this.award.sharedThings;
  }

  @Field(() => [ID], { description: 'The ids of those with whom he shares the prizes of the places that they cover (RO 2.7).' })
  get sharedWith(): readonly string[] {
    return this.award.sharedWith;
  }
}

@ObjectType('PrizeAwards', { description: 'What everybody gets in the end.' })
export class PrizeAwardsType {
  constructor(private readonly awarded: Awards) {}

  @Field(() => [PrizeAwardType], { description: 'Those who get something, the best place first.' })
  get awards(): readonly PrizeAwardType[] {
    return this.awarded.awards.map((award) => new PrizeAwardType(award));
  }

  @Field(() => CentsScalar, { description: 'All prizes in money together, without bounties.' })
  get cents(): number {
    return this.awarded.cents;
  }

  @Field(() => CentsScalar, { description: 'What was on the heads of players whom nobody is known to have knocked out.' })
  get unclaimedBounties(): number {
    return this.awarded.unclaimedBounties;
  }

  @Field(() => [CitationType], { description: 'The rules that decided where places or prizes are shared or forfeited.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.awarded.articles);
  }
}

@ObjectType('Prizes', { description: 'What a tournament is played for, and what became of it.' })
export class PrizesType {
  constructor(private readonly state: Exclude<TournamentState, { phase: 'unknown' }>) {}

  @Field(() => PrizePotType, { nullable: true, description: 'What has come in; null where no prizes were set.' })
  get pot(): Pot | null {
    const { terms } = this.state.prizes;
    return terms === null ? null : potOf(this.state, terms);
  }

  @Field(() => CentsScalar, { description: 'What is on the head of a player, 0 for nothing.' })
  get bounty(): number {
    return this.state.prizes.terms?.entry.bounty ?? 0;
  }

  @Field(() => Int, { nullable: true, description: 'How many places win something: where the bubble is; null where nobody has said it.' })
  get paidPlaces(): number | null {
    return paidPlaces(this.state) ?? null;
  }

  @Field(() => [PlacePrizeType], { description: 'What each place wins as of now, the best first; none where no prizes were set.' })
  get places(): readonly PlacePrizeType[] {
    const { terms } = this.state.prizes;
    if (terms === null) return [];
    const cents = prizesNow(this.state, terms);
    return Array.from({ length: paidPlaces(this.state) ?? 0 }, (_, at) => ({
      place: at + 1,
      cents: cents[at] ?? 0,
      things: terms.things.filter(({ place }) => place === at + 1).map(({ thing }) => thing),
    }));
  }

  @Field(() => DealType, { nullable: true, description: 'The deal that is proposed.' })
  get proposal(): DealType | null {
    const { proposal } = this.state.prizes;
    return proposal === null ? null : new DealType(proposal);
  }

  @Field(() => DealType, { nullable: true, description: 'The deal that was made.' })
  get deal(): DealType | null {
    const { deal } = this.state.prizes;
    return deal === null ? null : new DealType(deal);
  }

  @Field(() => [WonBountyType], { description: 'Who got what was on the heads of players who are out, in the order in which it was told.' })
  get bounties(): readonly WonBountyType[] {
    return this.state.prizes.bounties.map((won) => new WonBountyType(won));
  }

  @Field(() => PrizeAwardsType, { nullable: true, description: 'What everybody gets; null until the tournament is over.' })
  get awarded(): PrizeAwardsType | null {
    const { awarded } = this.state.prizes;
    return awarded === null ? null : new PrizeAwardsType(awarded);
  }
}
