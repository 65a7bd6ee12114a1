/** Inputs with exactly one given field (`@oneOf`). */
import type { Type } from '@nestjs/common';
import { Field } from '@nestjs/graphql';
import { Type as ClassOf } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import type { Command } from '../../../commands/command.js';

export interface OneOfOptions {
  /** The class of the input. */
  readonly input: () => Type;
  readonly description: string;
  /** Whether one must be given. */
  readonly isNeeded: boolean;
}

/** A choice between fields. */
export function OneOfField({ input, description, isNeeded }: OneOfOptions): PropertyDecorator {
  return (prototype, name) => {
    ClassOf(input)(prototype, name);
    ValidateNested()(prototype, name);
    if (!isNeeded) IsOptional()(prototype, name);
    Field(input, { nullable: !isNeeded, description })(prototype, name);
  };
}

/** Moves the chosen field into the input itself. Commands have no choices, so the digests of older commands still match. */
export function spreadChoice({ choice }: Pick<Command, 'choice'>, input: object): void {
  if (choice === null) return;
  const values = input as Record<string, unknown>;
  const chosen = values[choice.name];
  delete values[choice.name];
  for (const [field, value] of Object.entries(chosen ?? {})) if (value != null) values[field] = value;
}
