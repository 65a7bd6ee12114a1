/**
 * What gestures, rulings and reports leave open in a hand, as the API shows it. May import: @nestjs/graphql, `src/hand`.
 */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Ruling, RulingKind, RulingOption } from '../../../events/gesture.js';
import type { Street } from '../../../events/values.js';
import type { Text } from '../../rulebooks/setting.js';
import type { DarkBet, EarlyAct, OpenRuling, Restriction } from '../../hand/acts/state.js';
import type { TimeCall, WrongAmount } from '../../hand/reports/state.js';
import { citationsOf, CitationType, explanationOf, type OfferedOption, OfferedOptionType } from '../language/citation.types.js';
import { StreetEnum, WagerEnum } from '../language/enums.js';
import { RulingEnum, RulingKindEnum, RulingOptionEnum } from '../judging/gesture-enums.js';
import { BilingualText } from '../rulebook/rulebook.types.js';
import { ChipsScalar, InstantScalar, JsonScalar } from '../language/scalars.js';

@ObjectType('OpenRuling', { description: 'A ruling that the hand waits for: nothing else at the table goes on.' })
export class OpenRulingType {
  constructor(private readonly ruling: OpenRuling) {}

  @Field(() => Int, { description: 'Its id in the hand, from 1, for ruleOnAction.' })
  get id(): number {
    return this.ruling.rulingId;
  }

  @Field(() => RulingKindEnum, { description: 'What it is about.' })
  get kind(): RulingKind {
    return this.ruling.kind;
  }

  @Field(() => Int, { description: 'The seat whose act or chips it is about.' })
  get seat(): number {
    return this.ruling.seat;
  }

  @Field(() => [OfferedOptionType], { description: 'What the director may choose.' })
  get options(): readonly OfferedOption[] {
    return this.ruling.options;
  }

  @Field(() => RulingOptionEnum, { description: 'What is proposed to him.' })
  get default(): RulingOption {
    return this.ruling.default;
  }

  @Field(() => ChipsScalar, { description: 'Chips of the act that stay in the pot even if the player folds.' })
  get committed(): number {
    return this.ruling.committed;
  }

  @Field(() => [CitationType], { description: 'The rules that leave it to the director, the weightiest first.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.ruling.articles);
  }

  @Field(() => BilingualText, { description: 'Why he is asked, in one sentence.' })
  get explanation(): Text {
    return explanationOf(this.ruling.reason, this.ruling.articles);
  }
}

@ObjectType('Restriction', { description: 'What is left to a seat after an act that did not stand, or whose amount is still open.' })
export class RestrictionType implements Omit<Restriction, 'minTo'> {
  constructor(private readonly restriction: Restriction) {}

  @Field(() => Int, { description: 'The seat.' })
  get seat(): number {
    return this.restriction.seat;
  }

  @Field(() => [RulingOptionEnum], { description: 'What it may choose.' })
  get options(): readonly RulingOption[] {
    return this.restriction.options;
  }

  @Field(() => ChipsScalar, { description: 'Chips in front of it that stay in the pot if it folds.' })
  get committed(): number {
    return this.restriction.committed;
  }

  @Field(() => WagerEnum, { nullable: true, description: 'The bet or raise whose amount it is to name; null where it has a choice.' })
  get awaited(): 'bet' | 'raise' | null {
    return this.restriction.awaited;
  }

  @Field(() => ChipsScalar, { nullable: true, description: 'The least total of that bet or raise; null where it has a choice.' })
  get minTo(): number | null {
    return this.restriction.awaited === null ? null : this.restriction.minTo;
  }
}

@ObjectType('PendingAct', { description: 'An act that was made before its turn, or in the dark, and waits for it.' })
export class PendingActType {
  private constructor(
    private readonly act: Omit<EarlyAct, 'currentBet' | 'beforeAmount'> & { readonly currentBet: number | null; readonly street: Street },
  ) {}

  /** @param street the street that is being played */
  static early(act: EarlyAct, street: Street): PendingActType {
    return new PendingActType({ ...act, currentBet: act.dark ? null : act.currentBet, street });
  }

  static dark(bet: DarkBet): PendingActType {
    return new PendingActType({ ...bet, currentBet: null, ruling: null, simultaneous: false, dark: true });
  }

  @Field(() => Int, { description: 'The seat that made it.' })
  get seat(): number {
    return this.act.seat;
  }

  @Field(() => StreetEnum, { description: 'The street that it was made for.' })
  get street(): Street {
    return this.act.street;
  }

  @Field(() => RulingEnum, { nullable: true, description: 'What it counted as when it was made; null in the dark.' })
  get ruling(): Ruling | null {
    return this.act.ruling;
  }

  @Field(() => ChipsScalar, {
    nullable: true,
    description: 'The bet to match when it was made; null in the dark. Another bet releases the act.',
  })
  get currentBet(): number | null {
    return this.act.currentBet;
  }

  @Field(() => Boolean, { description: 'Whether it was made at the same moment as the act of the seat in turn.' })
  get simultaneous(): boolean {
    return this.act.simultaneous;
  }

  @Field(() => Boolean, { description: 'Whether it was announced before the cards of the street were turned up.' })
  get dark(): boolean {
    return this.act.dark;
  }

  @Field(() => Boolean, { description: 'False for an act in the dark that the dealer has not confirmed: it does not bind.' })
  get confirmed(): boolean {
    return this.act.confirmed;
  }

  @Field(() => JsonScalar, { description: 'What the player did, in the shape that the event catalogue gives for gestures.' })
  get gesture(): unknown {
    return this.act.gesture;
  }
}

@ObjectType('TimeCall', { description: 'Time that was called on the seat in turn.' })
export class TimeCallType {
  constructor(private readonly call: TimeCall) {}

  @Field(() => Int, { description: 'The seat that it was called on.' })
  get seat(): number {
    return this.call.seat;
  }

  @Field(() => Int, { nullable: true, description: 'The seat that called it; null for an official.' })
  get askedBy(): number | null {
    return this.call.askedBy;
  }

  @Field(() => InstantScalar, { nullable: true, description: 'When an official approved it; null while that is waited for.' })
  get startedAt(): number | null {
    return this.call.startedAt;
  }

  @Field(() => Int, { nullable: true, description: 'The silent part in seconds; null before the approval.' })
  get seconds(): number | null {
    return this.call.startedAt === null ? null : this.call.seconds;
  }

  @Field(() => Int, { nullable: true, description: 'The part that is counted aloud, in seconds; null before the approval.' })
  get countdownSeconds(): number | null {
    return this.call.startedAt === null ? null : this.call.countdownSeconds;
  }

  @Field(() => InstantScalar, { nullable: true, description: 'When the count ends; null before the approval.' })
  get endsAt(): number | null {
    const { startedAt, seconds, countdownSeconds } = this.call;
    return startedAt === null ? null : startedAt + (seconds + countdownSeconds) * 1000;
  }
}

@ObjectType('UncorrectedAmount', { description: 'A wrong amount that lies on the table and was not corrected.' })
export class UncorrectedAmount {
  constructor(private readonly wrong: WrongAmount) {}

  @Field(() => Int, { description: 'The seat that put it in.' })
  get seat(): number {
    return this.wrong.seat;
  }

  @Field(() => StreetEnum, { description: 'The street.' })
  get street(): Street {
    return this.wrong.street;
  }

  @Field(() => ChipsScalar, { description: 'The total of the seat on the street, as it was made.' })
  get to(): number {
    return this.wrong.to;
  }

  @Field(() => ChipsScalar, { description: 'The total as it had to be.' })
  get legalTo(): number {
    return this.wrong.legalTo;
  }
}

@ObjectType({ description: 'A hand that was lost by a skipped turn and can still be saved by the director.' })
export class ForfeitedTurn {
  @Field(() => Int, { description: 'The seat.' })
  seat!: number;

  @Field(() => [RulingOptionEnum], { description: 'What it may choose if its hand is saved.' })
  options!: readonly RulingOption[];
}
