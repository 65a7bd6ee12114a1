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
    const own = Object.entries(error.constraints ?? {}).map(([check, text]) => {
      const { inFrench } = (error.contexts?.[check] ?? {}) as { readonly inFrench?: string };
      return { path, problem: withoutName(text, error.property), ...(inFrench === undefined ? {} : { inFrench }) };
    });
    return [...own, ...problems(error.children ?? [], path)];
  });
}

/** class-validator's sentences begin with the field's name, which stands in the path already. */
function withoutName(text: string, property: string): string {
  return text.startsWith(`${property} `) ? text.slice(property.length + 1) : text;
}

const plainId = '[A-Za-z0-9][A-Za-z0-9_-]{0,63}';
const handId = `${plainId}\\.[1-9][0-9]{0,3}\\.[1-9][0-9]{0,5}`;
const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');

/** The field is the id of a tournament or a player, or the name of a rulebook. */
export const IsPlainId = (options: { each?: boolean } = {}): PropertyDecorator =>
  Matches(whole(plainId), {
    ...options,
    message: 'must be 1 to 64 letters, digits, "-" or "_", starting with a letter or digit',
    context: { inFrench: 'doit compter 1 à 64 lettres, chiffres, « - » ou « _ », et commencer par une lettre ou un chiffre' },
  });

/** The field is the id of a hand. */
export const IsHandId = (): PropertyDecorator =>
  Matches(whole(handId), {
    message: 'must be tournament.table.number, such as "friday.2.14"',
    context: { inFrench: 'doit être tournoi.table.numéro, comme « friday.2.14 »' },
  });

/** The field is the name of a stream. */
export const IsStream = (): PropertyDecorator =>
  Matches(whole(`tournament-${plainId}|hand-${handId}`), {
    message: 'must be "tournament-" and the id of a tournament, or "hand-" and the id of a hand',
    context: { inFrench: 'doit être « tournament- » suivi de l’identifiant d’un tournoi, ou « hand- » suivi de celui d’une main' },
  });
