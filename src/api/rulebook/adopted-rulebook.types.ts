/** A tournament's rulebook with the club's own rules beside the book's. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { RulebookReference } from '../../../events/values.js';
import { rulebookFor, versionOf } from '../../rulebooks/adopted-book.js';
import type { Text } from '../../rulebooks/setting.js';
import { editionOf } from './rulebook-presentation.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { type RulebookSetting, SettingAnswer, SettingQuestion } from './rulebook.types.js';
import { field, ofFields, Showing, withFields } from '../language/showing.js';
import { Costs } from '../language/costs.js';

@ObjectType({ description: 'A departure of the club from its book.' })
export class HouseRule extends ofFields({
  question: field(SettingQuestion, 'The question.'),
  house: field(SettingAnswer, 'The club’s own rule.'),
  book: field(SettingAnswer, 'What the book itself says, or the rule that applies where it is silent.'),
}) {}

@ObjectType({ description: 'A rulebook in the edition that a tournament adopted, with the club’s own rules.' })
export class Rulebook extends withFields(Showing<RulebookReference>, {
  edition: field(String, 'The edition of the book, such as "2020-04"; a tournament keeps the one that it began with.'),
}) {
  @Field(() => ID, { description: 'The name of the book, such as "ropta".' })
  get rulebookId(): string {
    return this.shown.id;
  }

  @Field(() => Int, { description: 'The number of the edition among those of the book, from 1.' })
  get version(): number {
    return versionOf(this.shown);
  }

  @Field(() => BilingualText, {
    nullable: true,
    description: 'The full name of the book; null for a book that this release does not know.',
  })
  get name(): Text | null {
    return rulebookFor(this.shown)?.name ?? null;
  }

  @Field(() => String, {
    nullable: true,
    description: 'What people call the book, such as "ROPTA"; null for a book that this release does not know.',
  })
  get shortName(): string | null {
    return rulebookFor(this.shown)?.shortName ?? null;
  }

  @Costs({ entries: 20 })
  @Field(() => [HouseRule], {
    description: 'Where the club departs from the book, by the keys of the settings; empty where it does not.',
  })
  get houseRules(): readonly HouseRule[] {
    const { id, edition, houseRules = {} } = this.shown;
    const keys = Object.keys(houseRules);
    // Most tournaments have none, and a book has many settings.
    if (keys.length === 0) return [];
    const adopted = settingsByKey(this.shown);
    const own = settingsByKey({ id, edition });
    return keys.flatMap((key) => {
      const house = adopted.get(key);
      const book = own.get(key);
      return house === undefined || book === undefined ? [] : [{ question: book.question, house: house.answer, book: book.answer }];
    });
  }
}

function settingsByKey(reference: RulebookReference): ReadonlyMap<string, RulebookSetting> {
  const book = rulebookFor(reference);
  return new Map(book === null ? [] : editionOf(book).settings.map((setting) => [setting.question.key, setting]));
}
