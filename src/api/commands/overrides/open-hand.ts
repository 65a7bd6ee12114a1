/** Opens a hand: the input includes what the table did since the last one, and the answer includes the hand. */
import type { TableGestures } from '../../../../commands/tournament/hands.js';
import { OpenHandPayload } from '../../answers/command-payload.js';
import type { TournamentCommandInput } from '../../inputs/command.inputs.js';
import type { MutationOverride } from '../mutations.js';
import { readFields } from '../../inputs/input-fields.js';

interface OpenHandInput extends TournamentCommandInput {
  readonly table: number;
  readonly absent: number[];
  readonly gestures?: (TableGestures & { readonly levelNotAnnounced: boolean }) | null;
}

export const openHand: MutationOverride = {
  read(_command, input, reading) {
    const { gestures, ...fields } = readFields(input as OpenHandInput);
    const originalCommand = { type: 'OpenHand', ...fields, ...(gestures === undefined ? {} : { gestures: gesturesOf(gestures) }) };
    return { originalCommand, clientCommand: { ...originalCommand, at: reading.now() }, aside: {} };
  },
  payload: {
    type: OpenHandPayload,
    make(outcome, reading, seesCards, input) {
      const { tournamentId, table } = input as OpenHandInput;
      const opened = outcome.events.find((event) => event.type === 'HandOpened');
      return new OpenHandPayload(outcome, reading, seesCards, tournamentId, table, opened?.data.handId ?? null);
    },
  },
};

/** A level without an instant is still to be announced. */
function gesturesOf({ levelNotAnnounced, ...given }: TableGestures & { readonly levelNotAnnounced: boolean }): TableGestures {
  return levelNotAnnounced ? { ...given, levelAnnouncedAt: null } : given;
}
