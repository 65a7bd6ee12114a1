/** Records the erasure of everybody on the list of erasures, so that their data are not kept again. */
import type { Dispatcher } from '../dispatch/dispatcher.js';
import { systemActor } from '../reactions/hand-lifecycle.js';
import type { ErasureList } from '../vault/erasure-list.js';
import type { Registry } from './registry.js';

export class OrderedErasures {
  constructor(
    private readonly registry: Pick<Registry, 'isErased'>,
    private readonly erasures: Pick<ErasureList, 'people' | 'unread'>,
    private readonly dispatcher: Pick<Dispatcher, 'dispatch'>,
    private readonly notice: (line: string) => void,
  ) {}

  async order(): Promise<void> {
    const { registry, erasures, dispatcher, notice } = this;
    if (erasures.unread > 0)
      notice(`${erasures.unread} lines of the list of erasures can't be read: see who is missing, and erase them again`);
    for (const playerId of erasures.people) {
      if (await registry.isErased(playerId)) continue;
      const commandId = `erased-before-${playerId}`;
      const context = { commandId, actor: systemActor, correlationId: commandId };
      const outcome = await dispatcher.dispatch('player', playerId, { type: 'ErasePerson' }, context);
      notice(
        outcome.accepted
          ? `player ${playerId} is on the list of erasures, and was erased again`
          : `player ${playerId} is on the list of erasures, and the events do not allow it (${outcome.refusal.code}): erase them under their other id`,
      );
    }
  }
}
