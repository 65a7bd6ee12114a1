/**
 * The inputs that are written by hand, because their rules hold between fields, by the names that commands give them.
 */
import type { Type } from '@nestjs/common';

const written = new Map<string, Type>();

/** Declares that commands may name the input, a class that is written by hand. */
export function Written(input: Type): void {
  written.set(input.name, input);
}

/** @throws Error where there is none of that name */
export function writtenInput(name: string): Type {
  const found = written.get(name);
  if (found === undefined) throw new Error(`no input ${name} is written`);
  return found;
}
