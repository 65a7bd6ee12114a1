/**
 * How a hand is opened: what the table did since the last one comes along, and the answer has the hand.
 */
import type { TableGestures } from '../../../commands/tournament/hands.js';
import { OpenHandPayload } from '../commands/command-payload.js';
import { commandContext } from '../commands/command-context.js';
import type { TournamentCommandInput } from '../commands/command.inputs.js';
import { acceptedOf, type Way } from '../commands/mutations.js';
import { readFields } from '../commands/input-fields.js';

interface OpenHandInput extends TournamentCommandInput {
  readonly table: number;
  readonly absent: number[];
  readonly gestures?: (TableGestures & { readonly levelNotAnnounced: boolean }) | null;
}

export const openHand: Way = {
  payload: OpenHandPayload,
  async give({ tapis, policy }, input: OpenHandInput, request) {
    const { tournamentId, table } = input;
    const { gestures, ...given } = readFields(input);
    const did = gestures === undefined ? {} : { gestures: gesturesOf(gestures) };
    const command = { type: 'OpenHand', tournamentId, ...given, ...did, at: tapis.now() } as const;
    const outcome = acceptedOf(await tapis.tournament(tournamentId, command, commandContext(input, request)));
    const opened = outcome.events.find((event) => event.type === 'HandOpened');
    const seesCards = policy.seesCards(request.principal, tournamentId);
    return new OpenHandPayload(outcome, tapis, seesCards, tournamentId, table, opened?.data.handId ?? null);
  },
};

/** A level that is still to be announced is one without an instant. */
function gesturesOf({ levelNotAnnounced, ...given }: TableGestures & { readonly levelNotAnnounced: boolean }): TableGestures {
  return levelNotAnnounced ? { ...given, levelAnnouncedAt: null } : given;
}
