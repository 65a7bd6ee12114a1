/** The labels of enumerations, for programs that show their values to people. */
import { Args, ArgsType, Field, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { Text } from '../../rulebooks/setting.js';
import { ForEverybody } from '../policy/operations.js';
import { TextField } from '../inputs/fields.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { Costs } from '../language/costs.js';
import { type EnumLabel, labelsOf } from '../language/enum-labels.js';
import { CONSTANT_SECONDS, FreshFor } from '../language/freshness.js';
import { field, Showing, withFields } from '../language/showing.js';

@ObjectType('EnumLabel', { description: 'A value of an enumeration, and what to write for it.' })
class EnumLabelType extends withFields(Showing<EnumLabel>, {
  value: field(String, 'The value, such as "BIG_BLIND".'),
}) {
  @Field(() => BilingualText, { description: 'What to write for it, in lower case unless it is a name.' })
  get label(): Text {
    return this.shown.label;
  }
}

@ArgsType()
class EnumLabelsArgs {
  @TextField(60, 'The name of the enumeration in the schema, such as "Offence".')
  name!: string;
}

@Resolver()
export class LabelsResolver {
  @Costs({ entries: 60 })
  @ForEverybody()
  @FreshFor(CONSTANT_SECONDS)
  @Query(() => [EnumLabelType], {
    nullable: true,
    description: 'What to write for the values of an enumeration, in both languages; null for one that people do not read.',
  })
  enumLabels(@Args(checkedArgs) { name }: EnumLabelsArgs): readonly EnumLabelType[] | null {
    return labelsOf(name)?.map((label) => new EnumLabelType(label)) ?? null;
  }
}
