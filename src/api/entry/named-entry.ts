/**
 * How somebody enters who may bring a name: it goes to the directory of players and into no event.
 */
import { admitLatePlayer, registerPlayer, transferEntry } from '../../../commands/tournament/entry.js';
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentCommandInput } from '../commands/command.inputs.js';
import type { Way } from '../commands/mutations.js';

interface EntryInput extends TournamentCommandInput {
  readonly playerId: PlayerId;
  readonly toPlayer?: PlayerId;
  readonly name?: string | null;
}

function enterBy(command: typeof registerPlayer | typeof admitLatePlayer | typeof transferEntry): Way {
  return {
    async give(mutations, input: EntryInput, request) {
      const payload = await mutations.take(command, input, request);
      const entrant = input.toPlayer ?? input.playerId;
      if (input.name != null)
        await mutations.tapis.personalData.nameEntrant(
          entrant,
          input.name,
          mutations.policy.mayName(request.principal, entrant),
          request.admitted!.actor,
        );
      return payload;
    },
  };
}

export const enterPlayer = enterBy(registerPlayer);
export const enterLatePlayer = enterBy(admitLatePlayer);
export const enterRightPerson = enterBy(transferEntry);
