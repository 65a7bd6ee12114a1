/**
 * Reads the command of a mutation from its checked input: what is remembered of it, and what the decider gets.
 */
import type { Command } from '../../../commands/command.js';
import type { AddressedInput } from './command.inputs.js';
import { readDocument } from '../server/documents.js';
import { readFields } from './input-fields.js';

/**
 * @param at the instant of a command that has one, by the clock of this node
 * @returns `given`: the command as the client gave it, which its digest is made of; `carried`: the command with what the server puts in
 */
export function readInput(
  { type, fields }: Command,
  input: AddressedInput,
  at: number,
): { readonly given: object; readonly carried: object } {
  const given: Record<string, unknown> = { type, ...readFields(input) };
  const carried: Record<string, unknown> = { ...given };
  for (const [name, { from, secret, putIn, shape }] of Object.entries(fields)) {
    if (shape.kind === 'document' && name in carried) carried[name] = readDocument(shape.schema, carried[name]).value;
    if (from === 'clientOnly') {
      delete given[name];
      delete carried[name];
    }
    if (putIn !== undefined) carried[name] = 'clock' in putIn ? at : putIn.value;
    if (secret !== undefined && name in given) {
      delete given[name];
      given[secret] = true;
    }
  }
  return { given, carried };
}
