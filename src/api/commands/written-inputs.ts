/**
 * The inputs that are written by hand, because their rules hold between fields, by the names that commands give them.
 */
import type { Type } from '@nestjs/common';
import { ActionInput } from '../hand/action.inputs.js';
import { GestureInput } from '../judging/gesture.inputs.js';
import { PeriodInput, RulebookInput } from '../tournament/creation.inputs.js';

const written: Readonly<Record<string, Type>> = { ActionInput, GestureInput, PeriodInput, RulebookInput };

/** @throws Error where there is none of that name */
export function writtenInput(name: string): Type {
  const found = written[name];
  if (found === undefined) throw new Error(`no input ${name} is written`);
  return found;
}
