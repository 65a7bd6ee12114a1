/**
 * Checks the arguments of the API for shape and bounds, by the decorators of their classes. Rules are the deciders' affair.
 * May import: class-validator, class-transformer, Nest.
 */
import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { Matches, validateSync, type ValidationError } from 'class-validator';
import { badInput, type FieldProblem } from '../language/api-error.js';

/** Turns an argument object into its class, checked. @throws ApiError `BAD_USER_INPUT` with the path of every field that is wrong */
export class CheckedInput implements PipeTransform {
  constructor(private readonly argument: string | null = null) {}

  transform(value: unknown, { metatype }: ArgumentMetadata): unknown {
    const checked: unknown = plainToInstance(metatype as new () => object, value);
    const errors = validateSync(checked as object, { forbidUnknownValues: true, stopAtFirstError: true });
    if (errors.length > 0) throw badInput(problems(errors, this.argument));
    return checked;
  }
}

/** The pipe for an argument named `input`. */
export const checkedInput = new CheckedInput('input');
/** The pipe for arguments that stand alone, as queries take them. */
export const checkedArgs = new CheckedInput();

function problems(errors: readonly ValidationError[], parent: string | null): FieldProblem[] {
  return errors.flatMap((error) => {
    const path =
      parent === null ? error.property : /^\d+$/.test(error.property) ? `${parent}[${error.property}]` : `${parent}.${error.property}`;
    const own = Object.values(error.constraints ?? {}).map((text) => ({ path, problem: withoutName(text, error.property) }));
    return [...own, ...problems(error.children ?? [], path)];
  });
}

/** class-validator's sentences begin with the field's name, which stands in the path already. */
function withoutName(text: string, property: string): string {
  return text.startsWith(`${property} `) ? text.slice(property.length + 1) : text;
}

const plainId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const handId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}\.[1-9][0-9]{0,3}\.[1-9][0-9]{0,5}$/;

/** The field is the id of a tournament or a player. */
export const IsPlainId = (options: { each?: boolean } = {}): PropertyDecorator =>
  Matches(plainId, { ...options, message: 'must be 1 to 64 letters, digits, "-" or "_", starting with a letter or digit' });

/** The field is the id of a hand. */
export const IsHandId = (): PropertyDecorator => Matches(handId, { message: 'must be tournament.table.number, such as "friday.2.14"' });
