/** Inputs written by hand, because their rules involve several fields, by the names that commands use. */
import type { Type } from '@nestjs/common';

const written = new Map<string, Type>();

/** Registers an input class that is written by hand. */
export function Written(input: Type): void {
  written.set(input.name, input);
}

/** @throws Error for an unknown name */
export function writtenInput(name: string): Type {
  const found = written.get(name);
  if (found === undefined) throw new Error(`no input ${name} is written`);
  return found;
}
