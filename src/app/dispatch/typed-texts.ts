/**
 * Normalizes the texts in commands of clients. The API has read them already and named the field; an import or another program may not
 * have. Commands that Tapis gives itself are not read: their texts are recorded already, or a mutation read them.
 */
import { allCommands } from '../../../commands/rooms.js';
import { readTexts } from '../../../events/free-text.js';
import { makeRefuse, type CommandRefusals, type Refusal } from '../../decider.js';
import type { GivenContext } from './aggregate.js';

const refuse = makeRefuse<CommandRefusals>();
const own: ReadonlySet<string> = new Set(allCommands.flatMap(({ type, mutation }) => (mutation === null ? [type] : [])));

interface Typed<Command> {
  readonly clientCommand: Command;
  readonly context: GivenContext;
  readonly refusal?: undefined;
}

/** Brings every text of a command into its normal form, so that a repeated command is equal. Refuses with `TEXT_UNFIT`. */
export function readTyped<Command extends { readonly type: string }>(
  clientCommand: Command,
  context: GivenContext,
): Typed<Command> | { readonly refusal: Refusal } {
  if (context.actor.role === 'system' || own.has(clientCommand.type)) return { clientCommand, context };
  const { aside, originalCommand } = context;
  const read = readTexts({
    command: clientCommand,
    ...(originalCommand === undefined ? {} : { originalCommand }),
    ...(aside === undefined ? {} : { aside }),
  });
  if (read.fault === undefined) {
    const { command, ...said } = read.value;
    const isSame = said.originalCommand === originalCommand && said.aside === aside;
    return { clientCommand: command, context: isSame ? context : { ...context, ...said } };
  }
  const { field, kind, character, place } = read.fault;
  return refuse('TEXT_UNFIT', { field: field.replace(/^(?:command|originalCommand|aside)\./, ''), kind, character, place });
}
