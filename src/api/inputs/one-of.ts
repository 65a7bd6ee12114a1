/**
 * Fields of which a client gives one. They stand in an input of their own, of which exactly one field is given (`@oneOf`). Clients of
 * earlier releases give the fields themselves, which are deprecated beside it. What reads the input sees those alone.
 */
import type { Type } from '@nestjs/common';
import { Field } from '@nestjs/graphql';
import { Type as ClassOf } from 'class-transformer';
import { ValidateBy, ValidateNested } from 'class-validator';

export interface OneOfOptions {
  /** The class of the input. */
  readonly input: () => Type;
  readonly description: string;
  /** The field that stands for each field of the input, beside the choice. */
  readonly of: Readonly<Record<string, string>>;
  /** Whether one of them has to be given. */
  readonly isNeeded: boolean;
}

const CHOICES = Symbol('choices of one field');

type Values = Record<string, unknown>;
type Choices = readonly { readonly name: string; readonly of: OneOfOptions['of'] }[];

const choicesOf = (value: object): Choices => (Reflect.getMetadata(CHOICES, value) as Choices | undefined) ?? [];

/** The choice of one of several fields. */
export function OneOfField({ input, description, of, isNeeded }: OneOfOptions): PropertyDecorator {
  return (prototype, name) => {
    Reflect.defineMetadata(CHOICES, [...choicesOf(prototype), { name, of }], prototype);
    ClassOf(input)(prototype, name);
    ValidateNested()(prototype, name);
    IsOneOf(Object.values(of), isNeeded)(prototype, name);
    Field(input, { nullable: true, description })(prototype, name);
  };
}

/** For `OneOfOptions.of` where the fields have the names of those of the input. */
export const namedAlike = (names: readonly string[]): OneOfOptions['of'] => Object.fromEntries(names.map((name) => [name, name]));

/** Why a field is deprecated that a choice has. */
export const givenIn = (choice: string): string => `Give ${choice}.`;

/** The choice is given without any of the fields; where it is needed, an earlier client gives exactly one of them. */
function IsOneOf(fields: readonly string[], isNeeded: boolean): PropertyDecorator {
  const given = (object: object | undefined): readonly string[] => fields.filter((field) => (object as Values)[field] != null);
  return ValidateBy({
    name: 'isOneOf',
    validator: {
      validate: (choice, args) => {
        const count = given(args?.object).length;
        return choice == null ? !isNeeded || count === 1 : count === 0;
      },
      defaultMessage: (args) =>
        args!.value == null ? `must have one of: ${fields.join(', ')}` : `cannot be given together with ${given(args!.object)[0]}`,
    },
  });
}

/** Puts what was chosen where earlier clients give it, so that both forms are the same command. */
export function spreadChoices(checked: object): void {
  const values = checked as Values;
  for (const { name, of } of choicesOf(checked)) {
    const choice = values[name];
    delete values[name];
    if (choice == null) continue;
    for (const [field, value] of Object.entries(choice)) if (value != null) values[of[field]!] = value;
  }
}
