/** An edition of a rulebook, by name or number. */
import { InputType } from '@nestjs/graphql';
import { nullable, NumberField, TextField } from '../inputs/fields.js';
import { OneOfField } from '../inputs/one-of.js';

@InputType({ isOneOf: true, description: 'An edition of a rulebook: its name, or its number.' })
export class EditionInput {
  @TextField(32, 'The name of the edition, such as "2020-04".', nullable)
  edition?: string | null;

  @NumberField(1, 'The number of the edition, from 1.', nullable)
  version?: number | null;
}

/** The requested edition; the newest by default. */
export const EditionField = (description: string): PropertyDecorator =>
  OneOfField({ input: () => EditionInput, description: `${description}; its newest when it is not given.`, isNeeded: false });
