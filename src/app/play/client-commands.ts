/** The entry point for commands of clients. A clock that was unseen for long is stopped before its tournament takes a command. */
import type { TournamentId } from '../../../events/ids.js';
import type { Dispatcher } from '../dispatch/dispatcher.js';
import type { ClockKeeper } from './clock-keeper.js';

export class ClientCommands {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly clocks: Pick<ClockKeeper, 'settle'>,
  ) {}

  /**
   * Executes a command and its consequences: see `dispatch/dispatcher.ts`. The outcome's position covers the reactions.
   * @throws StoreError when the store fails, ViewError when this node is behind; sending the command again is safe
   */
  readonly give: Dispatcher['dispatch'] = (kind, address, asked, context) => {
    const settled = kind === 'tournament' ? this.clocks.settle(address as TournamentId) : undefined;
    const take = (): ReturnType<typeof this.give<typeof kind>> => this.dispatcher.dispatch(kind, address, asked, context);
    return settled === undefined ? take() : settled.then(take);
  };
}
