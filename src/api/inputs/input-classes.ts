/** Makes the input types of the schema from command declarations: classes, fields and checks. */
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
import type { z } from 'zod';
import type { Command } from '../../../commands/command.js';
import type { Choice, Field as Declared, Fields, Part, Shape } from '../../../commands/field.js';
import { CardScalar, CentsScalar, ChipsScalar, InstantScalar } from '../language/scalars.js';
import { IsDocument, IsHandId, IsPlainId, IsTyped, ReadDecimal } from './input-validation.js';
import {
  ClubCommandInput,
  FederationCommandInput,
  DisputeCommandInput,
  HandCommandInput,
  PlayerCommandInput,
  SeasonCommandInput,
  SheetCommandInput,
  TournamentCommandInput,
} from './command.inputs.js';
import { enumerationOf } from '../language/enums.js';
import { OneOfField } from './one-of.js';
import { inputOfSchema } from './schema-inputs.js';
import { writtenInput } from './written-inputs.js';

const inputs = new WeakMap<object, Type>();
const inputsOfChoices = new Map<string, Type>();

const parents = {
  tournament: TournamentCommandInput,
  hand: HandCommandInput,
  federation: FederationCommandInput,
  club: ClubCommandInput,
  player: PlayerCommandInput,
  sheet: SheetCommandInput,
  season: SeasonCommandInput,
  dispute: DisputeCommandInput,
} as const;

/** The input of a command that clients give. */
export function inputOfCommand(command: Command): Type {
  return remember(command, () => {
    if (command.mutation === null) throw new Error(`${command.type} is given by Tapis alone`);
    const parent = parents[command.mutation.of as keyof typeof parents];
    const { choice, fields } = command;
    const Input = inputClass(command.type, command.mutation.input, fieldsBeside(choice, fields), { parent });
    if (choice !== null) {
      const input = inputOfChoice(choice, fields);
      const { about: description, isNeeded } = choice;
      OneOfField({ input: () => input, description, isNeeded })(Input.prototype, choice.name);
    }
    return Input;
  });
}

/** The fields that are not part of the choice. */
function fieldsBeside(choice: Choice | null, fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => choice?.of.includes(name) !== true));
}

/** The input of a choice. Commands with equal choices share one, by its name. */
function inputOfChoice({ input, about, of }: Choice, fields: Fields): Type {
  let made = inputsOfChoices.get(input);
  if (made === undefined) {
    const choosable = Object.fromEntries(of.map((field) => [field, fields[field]!]));
    inputsOfChoices.set(input, (made = inputClass(input, about, choosable, { isOneOf: true })));
  }
  return made;
}

/** The input class of a nested value. */
export function inputOfPart(part: Part): Type {
  return remember(part, () => inputClass(part.name, part.about, part.fields));
}

function remember(declared: object, make: () => Type): Type {
  let made = inputs.get(declared);
  if (made === undefined) inputs.set(declared, (made = make()));
  return made;
}

interface InputOptions {
  readonly parent?: abstract new () => object;
  /** Exactly one of the fields is given. */
  readonly isOneOf?: boolean;
}

function inputClass(name: string, description: string, fields: Fields, { parent = Object, isOneOf = false }: InputOptions = {}): Type {
  const asked = Object.entries(fields).filter(([, field]) => field.from === 'client' || field.from === 'clientOnly');
  const nulls = asked.flatMap(([field, { nullMeans }]) => (nullMeans === undefined ? [] : [field]));
  const Input = class extends (parent as new () => object) {
    constructor() {
      super();
      for (const field of nulls) Object.assign(this, { [field]: null });
    }
  };
  Object.defineProperty(Input, 'name', { value: `${name}Input` });
  for (const [field, declared] of asked) declareField(Input.prototype, field, declared);
  InputType(`${name}Input`, { description, isOneOf })(Input);
  return Input;
}

function declareField(prototype: object, name: string, { shape, about, when, nullMeans, byDefault }: Declared): void {
  const nullable = byDefault === undefined && (when === 'maybe' || nullMeans !== undefined);
  const presence = nullable ? { nullable } : byDefault === undefined ? {} : { defaultValue: byDefault };
  const decorators = [Field(typeOf(shape), { description: about, ...presence }), ...(nullable ? [IsOptional()] : []), ...checksOf(shape)];
  // Decorators apply from last to first, which decides the order in which problems are found.
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
    case 'document': {
      const input = inputOfSchema(shape.schema as z.ZodType);
      return () => input;
    }
    case 'flag':
      return () => Boolean;
    case 'word':
      return () => enumerationWith(shape);
    case 'player':
    case 'hand':
      return () => ID;
    case 'card':
      return () => CardScalar;
    case 'instant':
      return () => InstantScalar;
    case 'part': {
      // Made now, because building the schema reads only existing classes.
      const input = inputOfPart(shape.part);
      return () => input;
    }
    case 'written':
      return () => writtenInput(shape.input);
    case 'list': {
      const each = typeOf(shape.of);
      return () => [each()];
    }
    case 'inside':
      throw new Error('what Tapis gives itself is asked of nobody');
  }
}

/** In the order of decorators above a field. */
function checksOf(shape: Shape, options: ValidationOptions = {}): PropertyDecorator[] {
  switch (shape.kind) {
    case 'whole':
    case 'chips':
    case 'cents':
      return boundsOf(shape, options);
    case 'text':
      return [IsTyped({ kind: shape.text, least: shape.least, most: shape.most })];
    case 'pattern':
      return [...(shape.decimal === true ? [ReadDecimal()] : []), Matches(shape.pattern, { message: shape.problem })];
    case 'document':
      return [IsDocument(shape.schema)];
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

type WordShape = Extract<Shape, { readonly kind: 'word' }>;

function nestedInput(shape: Extract<Shape, { kind: 'part' | 'written' }>): Type {
  return shape.kind === 'part' ? inputOfPart(shape.part) : writtenInput(shape.input);
}

function boundsOf({ least, most }: { readonly least?: number; readonly most?: number }, options: ValidationOptions): PropertyDecorator[] {
  return [...(least === undefined ? [] : [Min(least, options)]), ...(most === undefined ? [] : [Max(most, options)])];
}

/**
 * The enumeration of a word. Needed when the schema is built, because topics declare theirs after the commands. @throws Error when it lacks
 * a word
 */
function enumerationWith({ name, words }: WordShape): Readonly<Record<string, string>> {
  const found = enumerationOf(name);
  const unknown = words.filter((word) => !Object.values(found).includes(word));
  if (unknown.length > 0) throw new Error(`${name} has no ${unknown.join(', ')}`);
  return found;
}

/** If only some values of the enumeration are allowed, the problem lists them. */
function wordCheck(shape: WordShape): PropertyDecorator {
  const { words } = shape;
  const message = (): string => {
    const all = Object.entries(enumerationWith(shape));
    const taken = all.filter(([, word]) => words.includes(word)).map(([capitals]) => capitals);
    if (taken.length === all.length) return '$property must be one of the following values: $constraint1';
    return `must be ${taken.slice(0, -1).join(', ')} or ${taken.at(-1)}`;
  };
  return IsIn([...words], { message });
}

function onceCheck(once: true | string | undefined): PropertyDecorator[] {
  if (once === undefined) return [];
  if (once === true) return [ArrayUnique()];
  const called = once.replace(/Id$/, '');
  return [ArrayUnique((each: Record<string, unknown>) => each[once], { message: `must name each ${called} once` })];
}
