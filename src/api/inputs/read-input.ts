/**
 * Reads the command of a mutation from its checked input: what is remembered of it, and what the decider gets.
 */
import type { Command } from '../../../commands/command.js';
import type { AddressedInput } from './command.inputs.js';
import { readDocument } from './documents.js';
import { readFields } from './input-fields.js';

export interface ReadCommand {
  /** The command as the client gave it, which its digest is made of. */
  readonly given: object;
  /** The command with what the server puts in. */
  readonly carried: object;
  /** What was given beside it, and goes to the vault. */
  readonly aside: object;
}

export function readInput({ type, fields }: Command, input: AddressedInput, { now }: { readonly now: () => number }): ReadCommand {
  const given: Record<string, unknown> = { type, ...readFields(input) };
  const carried: Record<string, unknown> = { ...given };
  const aside: Record<string, unknown> = {};
  for (const [name, { from, secret, putIn, shape }] of Object.entries(fields)) {
    if (shape.kind === 'document' && name in carried) carried[name] = readDocument(shape.schema, carried[name]).value;
    if (from === 'clientOnly') {
      if (name in given) aside[name] = given[name];
      delete given[name];
      delete carried[name];
    }
    if (putIn !== undefined) carried[name] = 'clock' in putIn ? now() : putIn.value;
    if (secret !== undefined && name in given) {
      delete given[name];
      given[secret] = true;
    }
  }
  return { given, carried, aside };
}
