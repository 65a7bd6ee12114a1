/** Checks the shape and bounds of API arguments by the decorators of their classes. Deciders check the rules. */
import { applyDecorators, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { plainToInstance, Transform } from 'class-transformer';
import { Matches, ValidateBy, validateSync, type ValidationError } from 'class-validator';
import type { DocumentSchema } from '../../../commands/field.js';
import { readText, type TextKind } from '../../../events/free-text.js';
import { unfitText } from '../../texts/unfit-text.js';
import { badInput, type FieldProblem } from '../language/api-error.js';
import { readDocument } from './documents.js';
import { rememberValidationMetadata } from './validation-metadata.js';

rememberValidationMetadata();

/** Turns an argument object into a checked instance of its class. @throws ApiError `BAD_USER_INPUT` with the path of every invalid field */
export class CheckedInput implements PipeTransform {
  constructor(private readonly argument: string | null = null) {}

  transform(value: unknown, { metatype }: ArgumentMetadata): unknown {
    const Checked = metatype as new () => object;
    // Most queries have a few plain values. Making an instance by metadata would cost five times the check.
    const checked = this.argument === null && isFlat(value) ? Object.assign(new Checked(), value) : plainToInstance(Checked, value);
    const errors = validateSync(checked, { forbidUnknownValues: true, stopAtFirstError: true });
    if (errors.length > 0) throw badInput(problems(errors, this.argument));
    return checked;
  }
}

function isFlat(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each !== 'object' || each === null);
}

/** The pipe for an argument named `input`. */
export const checkedInput = new CheckedInput('input');
/** The pipe for separate arguments, as in queries. */
export const checkedArgs = new CheckedInput();

/** What a check adds to its English sentence. */
interface CheckContext {
  readonly inFrench?: string;
  readonly typed?: TextBounds;
  readonly document?: DocumentSchema;
}

function problems(errors: readonly ValidationError[], parent: string | null): FieldProblem[] {
  return errors.flatMap((error) => {
    const path =
      parent === null ? error.property : /^\d+$/.test(error.property) ? `${parent}[${error.property}]` : `${parent}.${error.property}`;
    const own = Object.entries(error.constraints ?? {}).map(([check, text]): FieldProblem => {
      const { inFrench, typed, document } = (error.contexts?.[check] ?? {}) as CheckContext;
      if (typed !== undefined) return { path, ...problemOfText(error.value, typed)! };
      if (document !== undefined) {
        const read = readDocument(document, error.value);
        if (read.problem !== undefined) {
          const { at, problem, inFrench: french } = read;
          return { path: `${path}${at}`, problem, ...(french === undefined ? {} : { inFrench: french }) };
        }
      }
      return { path, problem: withoutName(text, error.property), ...(inFrench === undefined ? {} : { inFrench }) };
    });
    return [...own, ...problems(error.children ?? [], path)];
  });
}

/** class-validator's messages begin with the field's name, which is in the path already. */
function withoutName(text: string, property: string): string {
  return text.startsWith(`${property} `) ? text.slice(property.length + 1) : text;
}

const plainId = '[A-Za-z0-9][A-Za-z0-9_-]{0,63}';
const disputeId = `${plainId}\\.d[1-9][0-9]{0,2}`;
const handId = `${plainId}\\.[1-9][0-9]{0,3}\\.[1-9][0-9]{0,5}`;
const fullMatch = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');

/** The field is the id of a tournament or player, or the name of a rulebook. */
export const IsPlainId = (options: { each?: boolean } = {}): PropertyDecorator =>
  Matches(fullMatch(plainId), {
    ...options,
    message: 'must be 1 to 64 letters, digits, "-" or "_", starting with a letter or digit',
    context: { inFrench: 'doit compter 1 à 64 lettres, chiffres, « - » ou « _ », et commencer par une lettre ou un chiffre' },
  });

/** The field is the id of a hand. */
export const IsHandId = (): PropertyDecorator =>
  Matches(fullMatch(handId), {
    message: 'must be tournament.table.number, such as "friday.2.14"',
    context: { inFrench: 'doit être tournoi.table.numéro, comme « friday.2.14 »' },
  });

/** The field is the id of a dispute. */
export const IsDisputeId = (): PropertyDecorator =>
  Matches(fullMatch(disputeId), {
    message: 'must be tournament.dNumber, such as "friday.d2"',
    context: { inFrench: 'doit être tournoi.dNuméro, comme « friday.d2 »' },
  });

/** The field is the name of a stream. */
export const IsStream = (): PropertyDecorator =>
  Matches(fullMatch(`tournament-${plainId}|hand-${handId}|dispute-${disputeId}`), {
    message: 'must be "tournament-", "hand-" or "dispute-" and the id of one',
    context: { inFrench: 'doit être « tournament- », « hand- » ou « dispute- » suivi d’un identifiant' },
  });

/** The bounds of a typed text. */
interface TextBounds {
  readonly kind: TextKind;
  /** Its length in UTF-16 code units after normalization, as in the events' schemas. */
  readonly least: number;
  readonly most: number;
}

/** The field is a typed text: it is normalized, and refused with the character that it must not contain. */
export function IsTyped(bounds: TextBounds): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { readonly value: unknown }) =>
      typeof value === 'string' ? (readText(value, bounds.kind).value ?? value) : value,
    ),
    ValidateBy(
      { name: 'isTyped', validator: { validate: (value) => problemOfText(value, bounds) === null, defaultMessage: () => 'is not taken' } },
      { context: { typed: bounds } satisfies CheckContext },
    ),
  );
}

/** The field is a decimal number as a person types it: “−2,5” is read as “-2.5”. */
export const ReadDecimal = (): PropertyDecorator =>
  Transform(({ value }: { readonly value: unknown }) => (typeof value === 'string' ? value.replace(',', '.').replace('−', '-') : value));

/** The field is JSON that matches a schema. */
export function IsDocument(schema: DocumentSchema): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isDocument',
      validator: { validate: (value) => readDocument(schema, value).problem === undefined, defaultMessage: () => 'is not taken' },
    },
    { context: { document: schema } satisfies CheckContext },
  );
}

function problemOfText(given: unknown, { kind, least, most }: TextBounds): Pick<FieldProblem, 'problem' | 'inFrench'> | null {
  if (typeof given !== 'string') return { problem: 'must be a text', inFrench: 'doit être un texte' };
  const { value, fault } = readText(given, kind);
  if (fault !== undefined) return { problem: unfitText(fault, 'en'), inFrench: unfitText(fault, 'fr') };
  if (value.length >= least && value.length <= most) return null;
  return {
    problem: `must be ${least} to ${most} characters long, and has ${value.length}`,
    inFrench: `doit compter de ${least} à ${most} caractères, et en a ${value.length}`,
  };
}
