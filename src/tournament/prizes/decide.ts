/**
 * Prizes, deals and bounties: which file decides which command.
 */
import type { TournamentHandlers } from '../handlers.js';
import { decideBountyWinners } from './bounties.js';
import type { PrizesCommand } from '../../../commands/tournament/prizes.js';
import { decideAcceptance, decideDecline, decideProposal, refuseSecondDeal, repeatAcceptance } from './dealing.js';
import { decidePrizes } from './setting-prizes.js';
import { decideSharedThing } from './shared-things.js';

export const prizesHandlers: TournamentHandlers<PrizesCommand> = {
  SetPrizes: decidePrizes,
  ProposeDeal: { running: decideProposal, finished: refuseSecondDeal },
  AcceptDeal: { running: decideAcceptance, finished: repeatAcceptance },
  DeclineDeal: decideDecline,
  NameBountyWinners: decideBountyWinners,
  GiveSharedThing: decideSharedThing,
};
