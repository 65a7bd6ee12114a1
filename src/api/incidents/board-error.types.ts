/** The procedure for a wrong street, under a rulebook or in a hand: steps for people and for programs. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Citation } from '../../../events/judging.js';
import type { BoardErrorKind, BoardStreet, DealtAs, Handler, ProcedureStep } from '../../../events/hand-deck.js';
import type { Street } from '../../../events/values.js';
import type { BoardErrorAnswer } from '../../hand/deck/board-error-preview.js';
import type { Reshuffle } from '../../hand/deck/reshuffle.js';
import type { BoardErrorRuling } from '../../hand/state/deck.js';
import type { Text } from '../../rulebooks/setting.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { procedureLines, type StatedProcedure } from '../../texts/deck-procedure-texts.js';
import { CitationType } from '../language/citation.types.js';
import { StreetEnum } from '../language/enums.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { BoardErrorKindEnum, DealtAsEnum, HandlerEnum, ProcedureStepEnum } from './deck-enums.js';
import { field, list, orNull, shownAs, Showing, withFields } from '../language/showing.js';
import { Costs } from '../language/costs.js';

@ObjectType('ProcedureStep', {
  description:
    'One thing to do for the person who holds the deck. Cards are places of the deck. X1 is the first card that leaves the stub after the deal, and E a dead card that is the first burn.',
})
export class ProcedureStepType extends withFields(Showing<ProcedureStep>, {
  step: field(ProcedureStepEnum, 'What is done.'),
}) {
  @Costs({ entries: 4 })
  @Field(() => [String], { description: 'The cards that it is done with; none where they come from a shuffle or the stub.' })
  get cards(): readonly string[] {
    return 'cards' in this.shown ? this.shown.cards : [];
  }

  @Costs({ entries: 52 })
  @Field(() => [String], { description: 'The cards to choose from: those that stay, or those that did not stay the burn.' })
  get of(): readonly string[] {
    if (this.shown.step === 'keepBurn') return this.shown.of;
    return this.shown.step === 'returnToStub' ? this.shown.othersOf : [];
  }

  @Field(() => Int, { nullable: true, description: 'How many cards; null where the step names them.' })
  get n(): number | null {
    return 'n' in this.shown ? this.shown.n : null;
  }

  @Field(() => DealtAsEnum, { nullable: true, description: 'What cards are taken for; null where the step takes none.' })
  get as(): DealtAs | null {
    return 'as' in this.shown ? this.shown.as : null;
  }

  @Field(() => StreetEnum, {
    nullable: true,
    description: 'The street of a burn, of cards that lie open, or of a round to finish; null elsewhere.',
  })
  get street(): Street | null {
    if (this.shown.step === 'burn') return this.shown.forStreet;
    return 'street' in this.shown ? this.shown.street : null;
  }

  @Field(() => HandlerEnum, { nullable: true, description: 'Who does it, where that is said; null for the dealer.' })
  get by(): Handler | null {
    return 'by' in this.shown ? this.shown.by : null;
  }

  @Field(() => StreetEnum, { nullable: true, description: 'The street before which it is done; null for now.' })
  get before(): BoardStreet | null {
    return this.shown.step === 'returnToStub' && this.shown.when !== null ? 'river' : null;
  }
}

/** A procedure with its articles. */
type CitedProcedure = StatedProcedure & { readonly articles: readonly Citation[] };

@ObjectType({ isAbstract: true })
abstract class StatedProcedureType extends withFields(Showing<CitedProcedure>, {
  burnBeforeNextStreet: orNull(Boolean, 'Whether a card is burned before the next street; null after the river.'),
  articles: list(3, shownAs(CitationType), 'The rules that decided, the weightiest first.'),
}) {
  @Costs({ entries: 5 })
  @Field(() => [BilingualText], { description: 'The steps as numbered sentences for a person, the burn of the next street last.' })
  get lines(): readonly Text[] {
    const french = procedureLines(this.shown, 'fr');
    return procedureLines(this.shown, 'en').map((en, k) => ({ en, fr: french[k]! }));
  }

  @Costs({ entries: 10 })
  @Field(() => [ProcedureStepType], { description: 'The same steps for a machine.' })
  get steps(): readonly ProcedureStepType[] {
    return this.shown.procedure.map((step) => new ProcedureStepType(step));
  }
}

@ObjectType({ description: 'How one rulebook corrects a street that was dealt wrongly.' })
export class BoardErrorProcedure extends StatedProcedureType {
  constructor(
    private readonly book: Rulebook,
    { wrong, steps, burnBeforeNextStreet, articles }: BoardErrorAnswer,
  ) {
    const { street, burned, shown, orderKnown } = wrong;
    super({ street, burned, shown, shownCards: null, orderKnown, procedure: [...steps], burnBeforeNextStreet, articles });
  }

  @Field(() => ID, { description: 'The rulebook.' })
  get rulebook(): string {
    return this.book.id;
  }

  @Field(() => String, { description: 'The edition of the rulebook, such as "2020-04".' })
  get edition(): string {
    return this.book.edition;
  }

  @Field(() => Int, { description: 'The number of the edition among those of the rulebook, from 1.' })
  get version(): number {
    return this.book.version;
  }

  @Field(() => BilingualText, { description: 'The full name of the rulebook.' })
  get name(): Text {
    return this.book.name;
  }
}

@ObjectType('WrongStreet', {
  description: 'A street of a hand that was dealt wrongly, and how it is corrected. The hand waits for its cards.',
})
export class WrongStreetType extends StatedProcedureType {
  constructor(private readonly ruling: BoardErrorRuling) {
    super(ruling);
  }

  @Field(() => StreetEnum, { description: 'The street.' })
  get street(): BoardStreet {
    return this.ruling.street;
  }

  @Field(() => BoardErrorKindEnum, { description: 'What went wrong with it.' })
  get kind(): BoardErrorKind {
    return this.ruling.kind;
  }

  @Field(() => Boolean, { description: 'Whether everybody agrees in which order the cards came.' })
  get orderKnown(): boolean {
    return this.ruling.orderKnown;
  }
}

@ObjectType({
  description: 'Which cards go into the stub when a premature street is shuffled back, and which stay out. Cards are places of the deck.',
})
export class ReshuffleList extends withFields(Showing<Reshuffle>, {
  shuffled: list(52, String, 'Cards that go in; the whole stub is shuffled with them.'),
  burned: list(3, String, 'Burns that stay out, as far as their places are known.'),
  deadHands: list(10, Int, 'Seats whose hands are discarded or dead; their cards stay out.'),
  seen: field(Int, 'How many cards of the deal were turned up, seen or dropped; they stay out.'),
  boxed: field(Int, 'How many cards lay face up in the deck; they stay out.'),
  articles: list(3, shownAs(CitationType), 'The rules that say so.'),
}) {}
