/**
 * Prizes, deals and bounties: which file decides which command.
 */
import { inPhases, type TournamentHandlers, underBook, underBookOnceStarted, untilTheEnd } from '../handlers.js';
import { decideBountyWinners } from './bounties.js';
import type { PrizesCommand } from '../../../commands/tournament/prizes.js';
import { decideAcceptance, decideDecline, decideProposal, repeatAcceptance } from './dealing.js';
import { decidePrizes } from './setting-prizes.js';
import { decideSharedThing } from './shared-things.js';

export const prizesHandlers: TournamentHandlers<PrizesCommand> = {
  SetPrizes: untilTheEnd(decidePrizes),
  ProposeDeal: underBook(decideProposal),
  AcceptDeal: inPhases({ running: decideAcceptance, finished: repeatAcceptance }),
  DeclineDeal: underBook(decideDecline),
  NameBountyWinners: underBookOnceStarted(decideBountyWinners),
  GiveSharedThing: underBookOnceStarted(decideSharedThing),
};
