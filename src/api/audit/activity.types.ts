/** What people did in a tournament, as those read it who run its floor. */
import { Field, ObjectType } from '@nestjs/graphql';
import type { AuditRow } from '../../../projections/audit-feed.js';
import type { Row } from '../../../projections/projection.js';
import { stepsToPutRight } from '../../app/due/put-right.js';
import type { DueStep } from '../../app/due/due-item.js';
import { DueStepType } from '../due/due.types.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { Costs } from '../language/costs.js';
import { EntityId, entityId } from '../language/node.js';
import { RecordedLine } from '../language/recorded-line.types.js';
import { field, withFields } from '../language/showing.js';
import type { FeedPage } from './feed-page.js';

@ObjectType({ description: 'What somebody did in a tournament, and what puts it right.' })
export class ActivityEntry extends withFields(RecordedLine<AuditRow>, {
  command: field(String, 'The name of the command.'),
}) {
  /** @param mayGive whether the asker may give a command at the tournament */
  constructor(
    row: Row<AuditRow>,
    private readonly page: FeedPage,
    private readonly mayGive: (step: DueStep) => boolean,
  ) {
    super(row);
  }

  @EntityId()
  get id(): string {
    return entityId('ActivityEntry', this.position);
  }

  @Field(() => BilingualText, {
    description: 'What happened, in one line with its articles. Players by name where the asker sees names, seats of a hand by number.',
  })
  get text(): Promise<BilingualText> {
    return this.page.lineOf(this.position);
  }

  @Costs({ entries: 3 })
  @Field(() => [DueStepType], {
    description:
      'The commands that put it right, the likeliest first, of those that your role may give. Empty where none does. Give one with preview first.',
  })
  get putRight(): Promise<readonly DueStepType[]> {
    return this.page.eventAt(this.position).then((event) =>
      stepsToPutRight(event)
        .filter(this.mayGive)
        .map((step) => new DueStepType(step)),
    );
  }
}
