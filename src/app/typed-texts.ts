/**
 * The texts in commands, whoever gives them: the API has read them already and named the field, an import or another program may not have.
 * Commands that Tapis gives itself are not read: they repeat what is recorded, by an earlier release perhaps.
 */
import { readTexts } from '../../events/free-text.js';
import { makeRefuse, type CommandRefusals } from '../decider.js';
import type { CommandWays } from './coordination.js';
import type { CommandContext } from './outcome.js';

const refuse = makeRefuse<CommandRefusals>();

/** The ways of commands, which take every text in its one form, so that a command sent again is the same command. Refuses with `TEXT_UNFIT`. */
export function checkTexts(ways: CommandWays): CommandWays {
  return {
    ...ways,
    async tournament(id, command, context) {
      const read = readCommand(command, context);
      return 'refusal' in read ? { accepted: false, refusal: read.refusal } : ways.tournament(id, read.command, read.context);
    },
    async hand(id, command, context) {
      const read = readCommand(command, context);
      return 'refusal' in read ? { accepted: false, refusal: read.refusal } : ways.hand(id, read.command, read.context);
    },
  };
}

function readCommand<Command>(command: Command, context: CommandContext) {
  const read = readTexts({ command, asGiven: context.asGiven });
  if (read.fault === undefined) {
    const { asGiven } = read.value;
    return { command: read.value.command, context: asGiven === context.asGiven ? context : { ...context, asGiven: asGiven! } };
  }
  const { field, kind, character, place } = read.fault;
  return refuse('TEXT_UNFIT', { field: field.replace(/^(?:command|asGiven)\./, ''), kind, character, place });
}
