/** Reads a mutation's command from its checked input: the form for its digest, and the form for the decider. */
import type { Command } from '../../../commands/command.js';
import type { AddressedInput } from './command.inputs.js';
import { readDocument } from './documents.js';
import { readFields } from './input-fields.js';

export interface ReadCommand {
  /** The command as the client sent it; its digest is made from this. */
  readonly originalCommand: object;
  /** The command with the server's additions. */
  readonly clientCommand: object;
  /** Values that go to the vault and not into the command. */
  readonly aside: object;
}

export function readInput({ type, fields }: Command, input: AddressedInput, { now }: { readonly now: () => number }): ReadCommand {
  const originalCommand: Record<string, unknown> = { type, ...readFields(input) };
  const clientCommand: Record<string, unknown> = { ...originalCommand };
  const aside: Record<string, unknown> = {};
  for (const [name, { from, secret, putIn, shape }] of Object.entries(fields)) {
    if (shape.kind === 'document' && name in clientCommand) clientCommand[name] = readDocument(shape.schema, clientCommand[name]).value;
    if (from === 'clientOnly') {
      if (name in originalCommand) aside[name] = originalCommand[name];
      delete originalCommand[name];
      delete clientCommand[name];
    }
    if (putIn !== undefined) clientCommand[name] = 'clock' in putIn ? now() : putIn.value;
    if (secret !== undefined && name in originalCommand) {
      delete originalCommand[name];
      originalCommand[secret] = true;
    }
  }
  return { originalCommand, clientCommand, aside };
}
