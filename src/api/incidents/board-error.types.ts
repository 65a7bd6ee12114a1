/**
 * How the API shows what a rulebook makes of a wrong street: steps for a person and for a machine. May import: @nestjs/graphql, the texts.
 */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { BoardStreet, DealtAs, Handler, ProcedureStep } from '../../../events/hand-deck.js';
import type { Street } from '../../../events/values.js';
import type { BoardErrorAnswer } from '../../hand/deck/board-error-preview.js';
import type { Text } from '../../rulebooks/setting.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { procedureLines, type ToldProcedure } from '../../texts/deck-procedure-texts.js';
import { citationsOf, CitationType } from '../citation.types.js';
import { StreetEnum } from '../enums.js';
import { BilingualText } from '../rulebook.types.js';
import { DealtAsEnum, HandlerEnum, ProcedureStepEnum } from './deck-enums.js';

@ObjectType('ProcedureStep', {
  description:
    'One thing to do for the person who holds the deck. Cards are places of the deck: X1 is the first card that leaves the stub after the deal, and E a dead card of the deal that is the first burn.',
})
export class ProcedureStepType {
  constructor(private readonly told: ProcedureStep) {}

  @Field(() => ProcedureStepEnum, { description: 'What is done.' })
  get step(): ProcedureStep['step'] {
    return this.told.step;
  }

  @Field(() => [String], { description: 'The cards that it is done with; none where they come from a shuffle or the stub.' })
  get cards(): readonly string[] {
    return 'cards' in this.told ? this.told.cards : [];
  }

  @Field(() => [String], { description: 'Cards of which some are meant: those that stay, or those that did not stay the burn.' })
  get of(): readonly string[] {
    if (this.told.step === 'keepBurn') return this.told.of;
    return this.told.step === 'returnToStub' ? this.told.othersOf : [];
  }

  @Field(() => Int, { nullable: true, description: 'How many cards; null where the step names them.' })
  get n(): number | null {
    return 'n' in this.told ? this.told.n : null;
  }

  @Field(() => DealtAsEnum, { nullable: true, description: 'What cards are taken for; null where the step takes none.' })
  get as(): DealtAs | null {
    return 'as' in this.told ? this.told.as : null;
  }

  @Field(() => StreetEnum, {
    nullable: true,
    description: 'The street of a burn, of cards that lie open, or of a round to finish; null elsewhere.',
  })
  get street(): Street | null {
    if (this.told.step === 'burn') return this.told.forStreet;
    return 'street' in this.told ? this.told.street : null;
  }

  @Field(() => HandlerEnum, { nullable: true, description: 'Who does it, where that is said; null where it is whoever deals.' })
  get by(): Handler | null {
    return 'by' in this.told ? this.told.by : null;
  }

  @Field(() => StreetEnum, { nullable: true, description: 'The street before which it is done; null for now.' })
  get before(): BoardStreet | null {
    return this.told.step === 'returnToStub' && this.told.when !== null ? 'river' : null;
  }
}

@ObjectType({ description: 'How one rulebook puts a street right that was dealt wrongly.' })
export class BoardErrorProcedure {
  constructor(
    private readonly book: Rulebook,
    private readonly answer: BoardErrorAnswer,
  ) {}

  @Field(() => ID, { description: 'The rulebook.' })
  get rulebook(): string {
    return this.book.id;
  }

  @Field(() => Int, { description: 'The version of the rulebook.' })
  get version(): number {
    return this.book.version;
  }

  @Field(() => BilingualText, { description: 'The full name of the rulebook.' })
  get name(): Text {
    return this.book.name;
  }

  @Field(() => [BilingualText], { description: 'The steps as numbered sentences for a person, the burn of the next street last.' })
  get lines(): readonly Text[] {
    const { wrong, steps, burnBeforeNextStreet } = this.answer;
    const { street, burned, shown, orderKnown } = wrong;
    const told: ToldProcedure = { street, burned, shown, shownCards: null, orderKnown, procedure: [...steps], burnBeforeNextStreet };
    const french = procedureLines(told, 'fr');
    return procedureLines(told, 'en').map((en, k) => ({ en, fr: french[k]! }));
  }

  @Field(() => [ProcedureStepType], { description: 'The same steps for a machine.' })
  get steps(): readonly ProcedureStepType[] {
    return this.answer.steps.map((step) => new ProcedureStepType(step));
  }

  @Field(() => Boolean, { nullable: true, description: 'Whether a card is burned before the next street; null after the river.' })
  get burnBeforeNextStreet(): boolean | null {
    return this.answer.burnBeforeNextStreet;
  }

  @Field(() => [CitationType], { description: 'The rules that decided, the weightiest first.' })
  get articles(): readonly CitationType[] {
    return citationsOf(this.answer.articles);
  }
}
