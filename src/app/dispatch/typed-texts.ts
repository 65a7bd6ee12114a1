/**
 * The texts in commands, whoever gives them: the API has read them already and named the field, an import or another program may not have.
 * Commands that Tapis gives itself are not read: they repeat what is recorded, by an earlier release perhaps, or come from a mutation that read its texts.
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

/** Every text of a command in its one form, so that a command sent again is the same command. Refuses with `TEXT_UNFIT`. */
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
