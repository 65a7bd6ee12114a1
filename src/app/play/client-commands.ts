/** The entry point for commands of clients. A clock that was unseen for long is stopped before its tournament takes a command. */
import type { TournamentId } from '../../../events/ids.js';
import type { Dispatcher } from '../dispatch/dispatcher.js';
import type { ClockKeeper } from './clock-keeper.js';

export class ClientCommands {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly clocks: Pick<ClockKeeper, 'stopIfUnseen'>,
  ) {}

  /**
   * Executes a command and its consequences: see `dispatch/dispatcher.ts`. The outcome's position covers the reactions.
   * @throws StoreError when the store fails, ViewError when this node is behind; sending the command again is safe
   */
  readonly dispatch: Dispatcher['dispatch'] = (kind, address, clientCommand, context) => {
    const stopping = kind === 'tournament' ? this.clocks.stopIfUnseen(address as TournamentId) : undefined;
    const dispatch = (): ReturnType<typeof this.dispatch<typeof kind>> => this.dispatcher.dispatch(kind, address, clientCommand, context);
    return stopping === undefined ? dispatch() : stopping.then(dispatch);
  };
}
