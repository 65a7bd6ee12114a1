/** Reads a mutation's command from its checked input: the form for its digest, and the form for the decider. */
import type { Command } from '../../../commands/command.js';
import type { AddressedInput } from './command.inputs.js';
import { readDocument } from './documents.js';
import { readFields } from './input-fields.js';

export interface ReadCommand {
  /** The command as the client sent it; its digest is made from this. */
  readonly given: object;
  /** The command with the server's additions. */
  readonly carried: object;
  /** Values that go to the vault and not into the command. */
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
