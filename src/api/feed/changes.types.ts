/** Changes in the API, with the arguments that ask for them. */
import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import type { Change } from '../../feed/change.js';
import { type ChangeKind, changeKinds } from '../../feed/change-kinds.js';
import type { AskedChanges } from './change-reader.js';
import { EventTypesField } from '../inputs/event-types-field.js';
import { nullable, IdField } from '../inputs/fields.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { DEFAULT_PAGE, MAX_PAGE } from '../language/connections.js';
import { Costs } from '../language/costs.js';
import { enumeration } from '../language/enums.js';
import { JsonScalar, PositionScalar } from '../language/scalars.js';
import { field, ofFields, orNull, Showing, withFields } from '../language/showing.js';

export const ChangeKindEnum = enumeration<ChangeKind>('ChangeKind', 'What a change is about.', {
  tournament: 'A tournament.',
  hand: 'A hand.',
  dispute: 'A dispute about a tournament.',
  sheet: 'A result sheet.',
  season: 'A season.',
  club: 'A club.',
  federation: 'A federation.',
  player: 'A registered person.',
});

@InputType({ description: 'Which changes to give: those to which all given conditions apply.' })
export class ChangeFilter implements AskedChanges {
  @Field(() => [ChangeKindEnum], { nullable: true, description: 'They are about one of these; all when it is not given or empty.' })
  @IsOptional()
  @ArrayMaxSize(changeKinds.length)
  @IsIn(changeKinds, {
    each: true,
    message: `must be among ${changeKinds.join(', ')}`,
    context: { inFrench: `doit être parmi ${changeKinds.join(', ')}` },
  })
  kinds?: readonly ChangeKind[] | null;

  @EventTypesField('Their event')
  types?: readonly string[] | null;

  @IdField('They are of this tournament: itself, its hands, its disputes and its results.', nullable)
  tournamentId?: string | null;

  @IdField('They are of this season itself.', nullable)
  seasonId?: string | null;

  @IdField('They belong to this club: itself, its people, tournaments, results and seasons.', nullable)
  clubId?: string | null;
}

@ArgsType()
export class ChangedArgs {
  @Field(() => PositionScalar, {
    nullable: true,
    description: 'The position after which to begin: that of the last change that you have. From the first change when it is not given.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  after?: number | null;

  @Field(() => ChangeFilter, { nullable: true, description: 'Which changes; all that you may see when it is not given.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => ChangeFilter)
  filter?: ChangeFilter | null;
}

@ArgsType()
export class ChangesArgs extends ChangedArgs {
  @Field(() => Int, { nullable: true, description: `The most changes to give, 1 to ${MAX_PAGE}; ${DEFAULT_PAGE} when it is not given.` })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE)
  first?: number | null;
}

@ObjectType('Change', { description: 'An event in its public form, as webhooks and GET /changes have it too. docs/feed.md explains it.' })
export class ChangeType extends withFields(Showing<Change>, {
  id: field(ID, 'Its id: the same for the same event in every answer. Take each id once.'),
  type: field(String, 'What kind of change it is, such as "tapis.PlayerMoved.v1".'),
  subject: field(String, 'What it is about, such as "tournament/friday".'),
}) {
  @Field(() => PositionScalar, { description: 'Its place in the order of changes. Ask for what comes after it.' })
  get position(): number {
    return Number(this.shown.position);
  }

  @Field(() => BilingualText, { description: 'What happened, in one line.' })
  get text(): BilingualText {
    return this.shown.data.text;
  }

  @Field(() => JsonScalar, { description: 'The whole change as a CloudEvent 1.0, with what the event states in data.event.' })
  get cloudEvent(): object {
    return this.shown;
  }
}

@ObjectType('ChangePage', { description: 'Changes in their order, and where to go on.' })
export class ChangePageType extends ofFields({
  position: orNull(PositionScalar, 'Give it as “after” of the next call, also where the page is empty. Null before the first event.'),
  hasMore: field(Boolean, 'Whether there may be more now: ask again at once. Otherwise ask later.'),
}) {
  @Costs({ entries: 'page' })
  @Field(() => [ChangeType], { description: 'The changes, the earliest first.' })
  readonly changes!: readonly ChangeType[];
}
