/**
 * Prizes, deals and bounties: which file decides which command.
 * Pure. May import: its neighbours.
 */
import type { TournamentDecision } from '../refusals.js';
import type { TournamentState } from '../state.js';
import { decideBountyWinners } from './bounties.js';
import type { PrizesCommand } from './commands.js';
import { decideAcceptance, decideDecline, decideProposal } from './dealing.js';
import { decidePrizes } from './setting-prizes.js';
import { decideSharedThing } from './shared-things.js';

export function decidePrizesRoom(command: PrizesCommand, state: TournamentState): TournamentDecision {
  switch (command.type) {
    case 'SetPrizes':
      return decidePrizes(command, state);
    case 'ProposeDeal':
      return decideProposal(command, state);
    case 'AcceptDeal':
      return decideAcceptance(command, state);
    case 'DeclineDeal':
      return decideDecline(command, state);
    case 'NameBountyWinners':
      return decideBountyWinners(command, state);
    case 'GiveSharedThing':
      return decideSharedThing(command, state);
  }
}
