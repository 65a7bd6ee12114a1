/** What gestures, rulings and reports leave open in a hand. */
import { Field, Int, ObjectType } from '@nestjs/graphql';
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
import { field, list, ofFields, orNull, shownAs, Showing, withFields } from '../language/showing.js';

@ObjectType('OpenRuling', { description: 'A ruling that the hand waits for: nothing else at the table goes on.' })
export class OpenRulingType extends withFields(Showing<OpenRuling>, {
  rulingId: field(Int, 'Its id in the hand, from 1, for ruleOnAction.'),
  kind: field(RulingKindEnum, 'What it is about.'),
  seat: field(Int, 'The seat whose act or chips it is about.'),
  options: list(6, OfferedOptionType, 'What the director may choose.'),
  default: field(RulingOptionEnum, 'What is proposed to the director.'),
  committed: field(ChipsScalar, 'Chips of the act that stay in the pot even if the player folds.'),
  articles: list(3, shownAs(CitationType), 'The rules that leave it to the director, the weightiest first.'),
}) {
  @Field(() => BilingualText, { description: 'Why the director is asked, in one sentence.' })
  get explanation(): Text {
    return explanationOf(this.shown.reason, this.shown.articles);
  }
}

@ObjectType('Restriction', { description: 'What a seat can still do after an act that did not stand, or whose amount is still open.' })
export class RestrictionType
  extends withFields(Showing<Restriction>, {
    seat: field(Int, 'The seat.'),
    options: list(6, RulingOptionEnum, 'What it may choose.'),
    committed: field(ChipsScalar, 'Chips in front of it that stay in the pot if it folds.'),
    awaited: orNull(WagerEnum, 'The bet or raise whose amount it is to name; null where it has a choice.'),
  })
  implements Omit<Restriction, 'minTo'>
{
  @Field(() => ChipsScalar, { nullable: true, description: 'The least total of that bet or raise; null where it has a choice.' })
  get minTo(): number | null {
    return this.shown.awaited === null ? null : this.shown.minTo;
  }
}

/** The shown part of a waiting act. */
type PendingAct = Pick<EarlyAct, 'seat' | 'gesture' | 'ruling' | 'simultaneous' | 'dark' | 'confirmed'> & {
  readonly currentBet: number | null;
  readonly street: Street;
};

@ObjectType('PendingAct', { description: 'An act that was made before its turn, or in the dark, and waits for it.' })
export class PendingActType extends withFields(Showing<PendingAct>, {
  seat: field(Int, 'The seat that made it.'),
  street: field(StreetEnum, 'The street that it was made for.'),
  ruling: orNull(RulingEnum, 'What it counted as when it was made; null in the dark.'),
  currentBet: orNull(ChipsScalar, 'The bet to match when it was made; null in the dark. Another bet releases the act.'),
  simultaneous: field(Boolean, 'Whether it was made at the same moment as the act of the seat in turn.'),
  dark: field(Boolean, 'Whether it was announced before the cards of the street were turned up.'),
  confirmed: field(Boolean, 'False for an act in the dark that the dealer has not confirmed: it does not bind.'),
  gesture: field(JsonScalar, 'What the player did, in the shape that the event catalogue gives for gestures.'),
}) {
  private constructor(act: PendingAct) {
    super(act);
  }

  /** @param street the current street */
  static early(act: EarlyAct, street: Street): PendingActType {
    return new PendingActType({ ...act, currentBet: act.dark ? null : act.currentBet, street });
  }

  static dark(bet: DarkBet): PendingActType {
    return new PendingActType({ ...bet, currentBet: null, ruling: null, simultaneous: false, dark: true });
  }
}

@ObjectType('TimeCall', { description: 'Time that was called on the seat in turn.' })
export class TimeCallType extends withFields(Showing<TimeCall>, {
  seat: field(Int, 'The seat that it was called on.'),
  askedBy: orNull(Int, 'The seat that called it; null for an official.'),
  startedAt: orNull(InstantScalar, 'When an official approved it; null while that is waited for.'),
}) {
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
export class UncorrectedAmount extends withFields(Showing<WrongAmount>, {
  seat: field(Int, 'The seat that put it in.'),
  street: field(StreetEnum, 'The street.'),
  to: field(ChipsScalar, 'The total of the seat on the street, as it was made.'),
  legalTo: field(ChipsScalar, 'The total that the rules required.'),
}) {}

@ObjectType({ description: 'A hand that was lost by a skipped turn and can still be saved by the director.' })
export class ForfeitedTurn extends ofFields({
  seat: field(Int, 'The seat.'),
  options: list(6, RulingOptionEnum, 'What it may choose if its hand is saved.'),
}) {}
