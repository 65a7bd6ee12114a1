/** Gives the commands that follow from events of a tournament and its hands. */
import { handAfter, handStream, tournamentOfHand } from '../../../events/ids.js';
import type { EventStore } from '../../store/event-store.js';
import type { Streams } from '../dispatch/streams.js';
import { type ReactionCommands, react, readHands } from '../reactions/hand-lifecycle.js';
import { readOpenings } from './openings.js';

export function makeReactionCommands(streams: Streams, store: EventStore): ReactionCommands {
  const takers: ReactionCommands = {
    tournament: (id, command, context) => streams.execute('tournament', id, command, context),
    async hand(id, command, context) {
      const outcome = await streams.execute('hand', id, command, context);
      if (command.type === 'StartHand') store.expectStream?.(handStream(handAfter(id)));
      return outcome;
    },
    ...readHands(async (id) => (await streams.load('hand', id)).state),
    async startOpened(id) {
      if ((await streams.load('hand', id)).revision >= 0) return;
      for (const opened of await readOpenings(store, tournamentOfHand(id), new Set([id]))) await react(opened, takers);
    },
  };
  return takers;
}
