/**
 * Prizes, deals and bounties: which file decides which command.
 */
import { type TournamentHandlers, underBook, underBookOnceStarted } from '../handlers.js';
import { decideBountyWinners } from './bounties.js';
import type { PrizesCommand } from './commands.js';
import { decideAcceptance, decideDecline, decideProposal } from './dealing.js';
import { decidePrizes } from './setting-prizes.js';
import { decideSharedThing } from './shared-things.js';

export const prizesHandlers: TournamentHandlers<PrizesCommand> = {
  SetPrizes: decidePrizes,
  ProposeDeal: underBook(decideProposal),
  AcceptDeal: decideAcceptance,
  DeclineDeal: underBook(decideDecline),
  NameBountyWinners: underBookOnceStarted(decideBountyWinners),
  GiveSharedThing: underBookOnceStarted(decideSharedThing),
};
