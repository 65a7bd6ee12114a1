/**
 * Makes the input types of the schema from the declarations of commands: the class, its fields, and what is checked of them.
 */
import { Field, ID, InputType, Int, type ReturnTypeFunc } from '@nestjs/graphql';
import { Type as ClassOf } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';
import type { Type } from '@nestjs/common';
import type { Command } from '../../../commands/command.js';
import type { Field as Declared, Fields, Part, Shape } from '../../../commands/field.js';
import { CardScalar, CentsScalar, ChipsScalar, InstantScalar } from '../language/scalars.js';
import { IsHandId, IsPlainId, IsTyped } from '../server/input-validation.js';
import { HandCommandInput, TournamentCommandInput } from './command.inputs.js';
import { IsEitherThisOr } from './either.js';
import { enumerationOf } from './enumerations.js';
import { writtenInput } from './written-inputs.js';

const inputs = new WeakMap<object, Type>();

/** The input of a command that clients give. */
export function inputOfCommand(command: Command): Type {
  return remember(command, () => {
    if (command.mutation === null) throw new Error(`${command.type} is given by Tapis alone`);
    const parent = command.mutation.of === 'hand' ? HandCommandInput : TournamentCommandInput;
    return inputClass(command.type, command.mutation.input, command.fields, parent, command.either);
  });
}

/** The input of a value that stands in inputs. */
export function inputOfPart(part: Part): Type {
  return remember(part, () => inputClass(part.name, part.about, part.fields));
}

function remember(declared: object, make: () => Type): Type {
  let made = inputs.get(declared);
  if (made === undefined) inputs.set(declared, (made = make()));
  return made;
}

function inputClass(
  name: string,
  description: string,
  fields: Fields,
  parent: abstract new () => object = Object,
  [either, ...or]: readonly string[] = [],
): Type {
  const asked = Object.entries(fields).filter(([, field]) => field.from !== 'tapis');
  const nulls = asked.flatMap(([field, { nullMeans }]) => (nullMeans === undefined ? [] : [field]));
  const Input = class extends (parent as new () => object) {
    constructor() {
      super();
      for (const field of nulls) Object.assign(this, { [field]: null });
    }
  };
  Object.defineProperty(Input, 'name', { value: `${name}Input` });
  for (const [field, declared] of asked) {
    declareField(Input.prototype, field, declared, field === either ? or.map((other) => IsEitherThisOr(other)) : [IsOptional()]);
  }
  InputType(`${name}Input`, { description })(Input);
  return Input;
}

/** @param whenMissing what is checked of a field that may be left out */
function declareField(
  prototype: object,
  name: string,
  { shape, about, when, nullMeans, byDefault, deprecated }: Declared,
  whenMissing: readonly PropertyDecorator[],
): void {
  const nullable = byDefault === undefined && (when === 'maybe' || nullMeans !== undefined);
  const presence = nullable ? { nullable } : byDefault === undefined ? {} : { defaultValue: byDefault };
  const decorators = [
    Field(typeOf(shape), { description: about, ...presence, ...(deprecated === undefined ? {} : { deprecationReason: deprecated }) }),
    ...(nullable ? whenMissing : []),
    ...checksOf(shape),
  ];
  // As if they stood above the field one by one, of which the last is applied first: so problems are found in that order.
  for (const decorate of decorators.toReversed()) decorate(prototype, name);
}

function typeOf(shape: Shape): ReturnTypeFunc {
  switch (shape.kind) {
    case 'whole':
      return () => Int;
    case 'chips':
      return () => ChipsScalar;
    case 'cents':
      return () => CentsScalar;
    case 'text':
    case 'pattern':
      return () => String;
    case 'flag':
      return () => Boolean;
    case 'word':
      return () => enumerationOf(shape.name);
    case 'player':
    case 'hand':
      return () => ID;
    case 'card':
      return () => CardScalar;
    case 'instant':
      return () => InstantScalar;
    case 'part':
    case 'written': {
      // Now and not when the schema is built: that reads only classes that are there by then.
      const input = nestedInput(shape);
      return () => input;
    }
    case 'list': {
      const each = typeOf(shape.of);
      return () => [each()];
    }
    case 'inside':
      throw new Error('what Tapis gives itself is asked of nobody');
  }
}

/** In the order in which they would stand above the field. */
function checksOf(shape: Shape, options: ValidationOptions = {}): PropertyDecorator[] {
  switch (shape.kind) {
    case 'whole':
    case 'chips':
    case 'cents':
      return boundsOf(shape, options);
    case 'text':
      return [IsTyped({ kind: shape.text, least: shape.least, most: shape.most })];
    case 'pattern':
      return [Matches(shape.pattern, { message: shape.problem })];
    case 'flag':
      return [IsBoolean()];
    case 'word':
      return [wordCheck(shape)];
    case 'player':
      return [IsPlainId({ each: options.each === true })];
    case 'hand':
      return [IsHandId()];
    case 'part':
    case 'written':
      return [ValidateNested(options), ClassOf(() => nestedInput(shape))];
    case 'list':
      return [
        ...(shape.least > 0 ? [ArrayMinSize(shape.least)] : []),
        ArrayMaxSize(shape.most),
        ...onceCheck(shape.once),
        ...checksOf(shape.of, { each: true }),
      ];
    case 'card':
    case 'instant':
    case 'inside':
      return [];
  }
}

function nestedInput(shape: Extract<Shape, { kind: 'part' | 'written' }>): Type {
  return shape.kind === 'part' ? inputOfPart(shape.part) : writtenInput(shape.input);
}

function boundsOf({ least, most }: { readonly least?: number; readonly most?: number }, options: ValidationOptions): PropertyDecorator[] {
  return [...(least === undefined ? [] : [Min(least, options)]), ...(most === undefined ? [] : [Max(most, options)])];
}

/** Where only some words of the enumeration are taken, the problem names them. */
function wordCheck({ name, words }: Extract<Shape, { kind: 'word' }>): PropertyDecorator {
  const enumeration = Object.entries(enumerationOf(name));
  const taken = enumeration.filter(([, word]) => words.includes(word)).map(([capitals]) => capitals);
  const unknown = words.filter((word) => !enumeration.some(([, known]) => known === word));
  if (unknown.length > 0) throw new Error(`${name} has no ${unknown.join(', ')}`);
  if (taken.length === enumeration.length) return IsIn([...words]);
  return IsIn([...words], { message: `must be ${taken.slice(0, -1).join(', ')} or ${taken.at(-1)}` });
}

function onceCheck(once: true | string | undefined): PropertyDecorator[] {
  if (once === undefined) return [];
  if (once === true) return [ArrayUnique()];
  const called = once.replace(/Id$/, '');
  return [ArrayUnique((each: Record<string, unknown>) => each[once], { message: `must name each ${called} once` })];
}
