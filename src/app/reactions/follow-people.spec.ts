import type { CommittedEvent } from '../../../events/envelope.js';
import type { CommandOutcome } from '../dispatch/outcome.js';
import { followRegistry } from './follow-people.js';

describe('a merge that somebody undid after this event had made it', () => {
  it.each(['DuplicateAbsorbed', 'DuplicateReleased'])('is left to the event of whoever undid it: %s', async (type) => {
    const given: string[] = [];
    const event = {
      id: 'e1',
      type,
      data: { playerId: 'anna', duplicateId: 'anna-2' },
      metadata: { correlationId: 'c' },
    } as unknown as CommittedEvent;
    const repeated: CommandOutcome = { accepted: true, events: [], revision: 3, position: 9, repeated: true };
    const registry = {
      loadPerson: async (id: string) => ({
        state: { duplicates: id === 'anna' ? ['anna-2'] : [], mergedInto: null, licences: new Map() },
        revision: 5,
      }),
    };
    const streams = {
      execute: async (_kind: string, _id: string, _command: object, { commandId }: { readonly commandId: string }) => {
        given.push(commandId);
        if (given.length > 1) throw new Error('given again and again');
        return repeated;
      },
    };
    const outcome = await followRegistry(event, { registry, streams, vault: {}, principalsOf: async () => [] } as unknown as Parameters<
      typeof followRegistry
    >[1]);
    expect([outcome, given]).toEqual([repeated, ['after-e1-merge-5']]);
  });
});
