/** What people are searched by. */
import { ArgsType, InputType } from '@nestjs/graphql';
import { ValidateBy } from 'class-validator';
import { wordsOfName } from '../../app/registry/name-words.js';
import { nullable, PartField, TextField } from '../inputs/fields.js';
import { OneOfField } from '../inputs/one-of.js';
import { PageArgs } from '../language/connections.js';

/** The fewest letters and digits of a searched name. */
const LEAST = 2;

@InputType({ description: 'An id that another program, or a list, has for a person.' })
export class ExternalIdInput {
  @TextField(64, 'The program or the list; "licence" and the id of a federation for a licence number.')
  source!: string;

  @TextField(100, 'The id there, 1 to 100 characters.')
  externalId!: string;
}

@InputType('PlayerSearchInput', { isOneOf: true, description: 'What people are searched by.' })
export class PlayerSearch {
  @TextField(
    100,
    `The name that the asker sees, or the beginnings of some of its words, ${LEAST} to 100 characters. Accents and capitals do not matter.`,
    nullable,
  )
  @ValidateBy({
    name: 'isSearched',
    validator: {
      validate: (value) => value == null || (typeof value === 'string' && wordsOfName(value).join('').length >= LEAST),
      defaultMessage: () => `must have ${LEAST} letters or digits`,
    },
  })
  name?: string | null;

  @PartField(
    () => ExternalIdInput,
    'The id that another program has for them, for an asker who sees such ids. A program asks playerByExternalId.',
    nullable,
  )
  externalId?: ExternalIdInput | null;
}

@ArgsType()
export class PlayersArgs extends PageArgs {
  @OneOfField({ input: () => PlayerSearch, description: 'What they are searched by.', isNeeded: true })
  search!: PlayerSearch;
}
