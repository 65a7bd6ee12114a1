/** The fields of inputs: their schema types and checks. Deciders check the rules. */
import { applyDecorators, type Type } from '@nestjs/common';
import { Field, ID, Int, type ReturnTypeFunc } from '@nestjs/graphql';
import { Type as ClassOf } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsBoolean, IsIn, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { CentsScalar, ChipsScalar } from '../language/scalars.js';
import { IsPlainId, IsTyped } from './input-validation.js';
import { MAX_CENTS } from '../../../events/tournament-prizes.js';
import { MAX_SEATS, MOST_REASON } from '../../../events/values.js';

/** Whether a field may be left out, and its default; required when neither is set. */
type Optional = { readonly nullable: true } | { readonly defaultValue: unknown };

/** The field may be left out. */
export const nullable = { nullable: true } as const;

function field(type: ReturnTypeFunc, description: string, optional: Optional | undefined, checks: readonly PropertyDecorator[]) {
  const optionally = optional !== undefined && 'nullable' in optional ? [IsOptional()] : [];
  // Decorators apply from last to first, which decides the order in which problems are found.
  return applyDecorators(...[Field(type, { description, ...optional }), ...optionally, ...checks].toReversed());
}

/** A whole number from `least` to `most`. @param description with `{bound}` in the place of both */
export const WholeField = (least: number, most: number, description: string, optional?: Optional) =>
  field(() => Int, description.replace('{bound}', `${least} to ${most}`), optional, [Min(least), Max(most)]);

/** A whole number from `least` on, such as the number of an event, an offence or a loss. */
export const NumberField = (least: number, description: string, optional?: Optional) =>
  field(() => Int, description, optional, [Min(least)]);

/** A seat, 1 to {@link MAX_SEATS}. */
export const SeatField = (description: string, optional?: Optional) => WholeField(1, MAX_SEATS, description, optional);

/** An id, or the name of a rulebook. */
export const IdField = (description: string, optional?: Optional) => field(() => ID, description, optional, [IsPlainId()]);

/** Chips by value, `least` or more. */
export const ChipsField = (least: number, description: string, optional?: Optional) =>
  field(() => ChipsScalar, description, optional, [Min(least)]);

/** Money in whole cents, up to {@link MAX_CENTS}. */
export const CentsField = (description: string, optional?: Optional) =>
  field(() => CentsScalar, description, optional, [Min(0), Max(MAX_CENTS)]);

/** A name or a title, 1 to `most` characters on one line. See docs/typed-texts.md for how characters are counted. */
export const TextField = (most: number, description: string, optional?: Optional) =>
  field(() => String, description, optional, [IsTyped({ kind: 'line', least: 1, most })]);

/** A text of the director or the table for the record, `least` to {@link MOST_REASON} characters. */
export const ReasonField = (description: string, optional?: Optional, least = 1) =>
  field(() => String, description, optional, [IsTyped({ kind: 'words', least, most: MOST_REASON })]);

export const FlagField = (description: string, optional?: Optional) => field(() => Boolean, description, optional, [IsBoolean()]);

/** A value of an enumeration. */
export const WordField = (words: Readonly<Record<string, string>>, description: string, optional?: Optional) =>
  field(() => words, description, optional, [IsIn(Object.values(words))]);

/** A nested input. */
export const PartField = (part: () => Type, description: string, optional?: Optional) =>
  field(part, description, optional, [ValidateNested(), ClassOf(part)]);

/** A list of nested inputs, within bounds. */
export const PartsField = (part: () => Type, [least, most]: readonly [number, number], description: string, optional?: Optional) =>
  field(() => [part()], description, optional, [
    ...(least > 0 ? [ArrayMinSize(least)] : []),
    ArrayMaxSize(most),
    ValidateNested({ each: true }),
    ClassOf(part),
  ]);
