/** Substantial action: whether enough was done on a street that an earlier error stays. */
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { isSubstantial, measureOf } from '../../hand/betting/deadline.js';
import { cite } from '../../rulebooks/citing.js';
import type { HandState } from '../../hand/state.js';
import { type ActSince, listActsOnStreet } from '../../hand/betting/substantial-action.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { citationsOf, CitationType } from '../language/citation.types.js';
import { StreetEnum } from '../language/enums.js';
import { field, Showing, withFields } from '../language/showing.js';
import { Costs } from '../language/costs.js';

@ObjectType({
  description: 'Whether there was substantial action on the street of a hand, by its rulebook. After it, an earlier error stands.',
})
export class SubstantialAction extends withFields(Showing<HandState>, {
  street: field(StreetEnum, 'The street.'),
}) {
  constructor(
    state: HandState,
    private readonly book: Rulebook,
  ) {
    super(state);
  }

  @Field(() => Boolean, { description: 'Whether there was substantial action.' })
  get made(): boolean {
    return isSubstantial(this.shown, this.book);
  }

  @Field(() => Int, { description: 'Calls, bets and raises on the street, posted blinds not counted.' })
  get actsWithChips(): number {
    return this.actsOf('chips');
  }

  @Field(() => Int, { description: 'Folds on the street.' })
  get folds(): number {
    return this.actsOf('fold');
  }

  @Field(() => Int, { description: 'Checks on the street.' })
  get checks(): number {
    return this.actsOf('check');
  }

  @Costs({ entries: 3 })
  @Field(() => [CitationType], { description: 'The rules that say what it takes, the weightiest first.' })
  get articles(): readonly CitationType[] {
    return citationsOf(cite(...measureOf(this.book)));
  }

  private actsOf(kind: ActSince['kind']): number {
    return listActsOnStreet(this.shown).filter((act) => act.kind === kind).length;
  }
}
