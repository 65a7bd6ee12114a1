/**
 * The mutations that give a list of commands: each entry goes the way of its command, under an id of its own that follows from that of the list.
 */
import { Type } from '@nestjs/common';
import { Resolver } from '@nestjs/graphql';
import { type CommandList, commandLists } from '../../../commands/tournament/lists.js';
import type { PlayerId } from '../../../events/ids.js';
import { fateOf, type ListedFate, TournamentListPayload } from '../answers/list-payload.js';
import type { TournamentPayload } from '../answers/command-payload.js';
import type { TournamentCommandInput } from '../inputs/command.inputs.js';
import { inputOfCommand } from '../inputs/input-classes.js';
import { For } from '../policy/operations.js';
import type { RequestContext } from '../request/request-context.js';
import { declareMethod, Mutations } from './mutations.js';

interface ListInput extends TournamentCommandInput {
  readonly players: readonly ({ readonly playerId: PlayerId } & object)[];
}

/** Refusals of the list as a whole: every entry would be refused for them. */
const ofTheWhole: ReadonlySet<string> = new Set(['TOURNAMENT_NOT_FOUND', 'STALE_REVISION']);

@Resolver()
export class ListMutations extends Mutations {
  /** Gives the entries one after the other. @throws ApiError where there is no such tournament, or it is not at the expected revision */
  async giveList({ each }: CommandList, input: ListInput, request: RequestContext): Promise<TournamentListPayload> {
    const fates: ListedFate[] = [];
    const taken: TournamentPayload[] = [];
    const correlationId = request.correlateWith(input.correlationId);
    for (const entry of input.players) {
      const own = makeEntryInput(each, input, entry, { correlationId, isFirst: taken.length === 0 && fates.length === 0 });
      const outcome = await this.answerEach(this.execute(each, {}, own, request), { input: own }, request);
      if ('events' in outcome) taken.push(outcome);
      else if (ofTheWhole.has(outcome.code)) throw outcome;
      fates.push(fateOf(entry.playerId, outcome));
    }
    return new TournamentListPayload(fates, taken);
  }
}

/** No client’s id has a slash, so that the id of an entry is that of no other command. */
function makeEntryInput(
  each: CommandList['each'],
  { commandId, tournamentId, expectedRevision, preview }: ListInput,
  entry: ListInput['players'][number],
  { correlationId, isFirst }: { readonly correlationId: string; readonly isFirst: boolean },
): TournamentCommandInput {
  const Input = inputOfCommand(each) as Type<TournamentCommandInput>;
  const own = { ...entry, commandId: `${commandId}/${entry.playerId}`, tournamentId, correlationId, preview };
  return Object.assign(new Input(), own, isFirst ? { expectedRevision } : {});
}

for (const commands of commandLists) declareList(commands);

function declareList(commands: CommandList): void {
  const { list } = commands;
  const { prototype } = ListMutations;
  const { name, method } = declareMethod(prototype, list, TournamentListPayload, function (input: ListInput, request) {
    return this.giveList(commands, input, request);
  });
  For(list.group!, 'tournamentId')(prototype, name, method as PropertyDescriptor);
}
