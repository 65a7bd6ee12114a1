/**
 * What gestures, rulings and reports leave open in a hand, as the API shows it.
 */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { OfferedOption, Ruling, RulingKind, RulingOption } from '../../../events/judging.js';
import type { Street } from '../../../events/values.js';
import type { Text } from '../../rulebooks/setting.js';
import type { DarkBet, EarlyAct, OpenRuling, Restriction } from '../../hand/state/acts.js';
import type { TimeCall, WrongAmount } from '../../hand/state/reports.js';
import { CitationType, explanationOf } from '../language/citation.types.js';
import { OfferedOptionType } from './offered-option.types.js';
import { StreetEnum, WagerEnum } from '../language/enums.js';
import { RulingEnum, RulingKindEnum, RulingOptionEnum } from './gesture-enums.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { ChipsScalar, InstantScalar, JsonScalar } from '../language/scalars.js';
import { Showing, Shown, ShownAs } from '../language/showing.js';
import { Costs } from '../language/costs.js';

@ObjectType('OpenRuling', { description: 'A ruling that the hand waits for: nothing else at the table goes on.' })
export class OpenRulingType extends Showing<OpenRuling> {
  @Shown(() => Int, { description: 'Its id in the hand, from 1, for ruleOnAction.' })
  declare readonly rulingId: number;

  @Shown(() => RulingKindEnum, { description: 'What it is about.' })
  declare readonly kind: RulingKind;

  @Shown(() => Int, { description: 'The seat whose act or chips it is about.' })
  declare readonly seat: number;

  @Costs({ entries: 6 })
  @Shown(() => [OfferedOptionType], { description: 'What the director may choose.' })
  declare readonly options: readonly OfferedOption[];

  @Shown(() => RulingOptionEnum, { description: 'What is proposed to the director.' })
  declare readonly default: RulingOption;

  @Shown(() => ChipsScalar, { description: 'Chips of the act that stay in the pot even if the player folds.' })
  declare readonly committed: number;

  @Costs({ entries: 3 })
  @ShownAs(() => [CitationType], { description: 'The rules that leave it to the director, the weightiest first.' })
  declare readonly articles: readonly CitationType[];

  @Field(() => BilingualText, { description: 'Why the director is asked, in one sentence.' })
  get explanation(): Text {
    return explanationOf(this.shown.reason, this.shown.articles);
  }
}

@ObjectType('Restriction', { description: 'What a seat can still do after an act that did not stand, or whose amount is still open.' })
export class RestrictionType extends Showing<Restriction> implements Omit<Restriction, 'minTo'> {
  @Shown(() => Int, { description: 'The seat.' })
  declare readonly seat: number;

  @Costs({ entries: 6 })
  @Shown(() => [RulingOptionEnum], { description: 'What it may choose.' })
  declare readonly options: readonly RulingOption[];

  @Shown(() => ChipsScalar, { description: 'Chips in front of it that stay in the pot if it folds.' })
  declare readonly committed: number;

  @Shown(() => WagerEnum, { nullable: true, description: 'The bet or raise whose amount it is to name; null where it has a choice.' })
  declare readonly awaited: 'bet' | 'raise' | null;

  @Field(() => ChipsScalar, { nullable: true, description: 'The least total of that bet or raise; null where it has a choice.' })
  get minTo(): number | null {
    return this.shown.awaited === null ? null : this.shown.minTo;
  }
}

/** What is shown of an act that waits. */
type PendingAct = Pick<EarlyAct, 'seat' | 'gesture' | 'ruling' | 'simultaneous' | 'dark' | 'confirmed'> & {
  readonly currentBet: number | null;
  readonly street: Street;
};

@ObjectType('PendingAct', { description: 'An act that was made before its turn, or in the dark, and waits for it.' })
export class PendingActType extends Showing<PendingAct> {
  private constructor(act: PendingAct) {
    super(act);
  }

  /** @param street the street that is being played */
  static early(act: EarlyAct, street: Street): PendingActType {
    return new PendingActType({ ...act, currentBet: act.dark ? null : act.currentBet, street });
  }

  static dark(bet: DarkBet): PendingActType {
    return new PendingActType({ ...bet, currentBet: null, ruling: null, simultaneous: false, dark: true });
  }

  @Shown(() => Int, { description: 'The seat that made it.' })
  declare readonly seat: number;

  @Shown(() => StreetEnum, { description: 'The street that it was made for.' })
  declare readonly street: Street;

  @Shown(() => RulingEnum, { nullable: true, description: 'What it counted as when it was made; null in the dark.' })
  declare readonly ruling: Ruling | null;

  @Shown(() => ChipsScalar, {
    nullable: true,
    description: 'The bet to match when it was made; null in the dark. Another bet releases the act.',
  })
  declare readonly currentBet: number | null;

  @Shown(() => Boolean, { description: 'Whether it was made at the same moment as the act of the seat in turn.' })
  declare readonly simultaneous: boolean;

  @Shown(() => Boolean, { description: 'Whether it was announced before the cards of the street were turned up.' })
  declare readonly dark: boolean;

  @Shown(() => Boolean, { description: 'False for an act in the dark that the dealer has not confirmed: it does not bind.' })
  declare readonly confirmed: boolean;

  @Shown(() => JsonScalar, { description: 'What the player did, in the shape that the event catalogue gives for gestures.' })
  declare readonly gesture: unknown;
}

@ObjectType('TimeCall', { description: 'Time that was called on the seat in turn.' })
export class TimeCallType extends Showing<TimeCall> {
  @Shown(() => Int, { description: 'The seat that it was called on.' })
  declare readonly seat: number;

  @Shown(() => Int, { nullable: true, description: 'The seat that called it; null for an official.' })
  declare readonly askedBy: number | null;

  @Shown(() => InstantScalar, { nullable: true, description: 'When an official approved it; null while that is waited for.' })
  declare readonly startedAt: number | null;

  @Field(() => Int, { nullable: true, description: 'The silent part in seconds; null before the approval.' })
  get seconds(): number | null {
    return this.shown.startedAt === null ? null : this.shown.seconds;
  }

  @Field(() => Int, { nullable: true, description: 'The part that is counted aloud, in seconds; null before the approval.' })
  get countdownSeconds(): number | null {
    return this.shown.startedAt === null ? null : this.shown.countdownSeconds;
  }

  @Field(() => InstantScalar, { nullable: true, description: 'When the count ends; null before the approval.' })
  get endsAt(): number | null {
    const { startedAt, seconds, countdownSeconds } = this.shown;
    return startedAt === null ? null : startedAt + (seconds + countdownSeconds) * 1000;
  }
}

@ObjectType('UncorrectedAmount', { description: 'A wrong amount that lies on the table and was not corrected.' })
export class UncorrectedAmount extends Showing<WrongAmount> {
  @Shown(() => Int, { description: 'The seat that put it in.' })
  declare readonly seat: number;

  @Shown(() => StreetEnum, { description: 'The street.' })
  declare readonly street: Street;

  @Shown(() => ChipsScalar, { description: 'The total of the seat on the street, as it was made.' })
  declare readonly to: number;

  @Shown(() => ChipsScalar, { description: 'The total that the rules required.' })
  declare readonly legalTo: number;
}

@ObjectType({ description: 'A hand that was lost by a skipped turn and can still be saved by the director.' })
export class ForfeitedTurn {
  @Field(() => Int, { description: 'The seat.' })
  seat!: number;

  @Costs({ entries: 6 })
  @Field(() => [RulingOptionEnum], { description: 'What it may choose if its hand is saved.' })
  options!: readonly RulingOption[];
}
