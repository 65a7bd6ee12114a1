/** A resolver for each room of commands. Inputs whose form differs from their command have their own reader. */
import { namedRooms } from '../../../commands/rooms.js';
import { changeStructure } from './ways/change-structure.js';
import { openHand } from './ways/open-hand.js';
import { setPrizes } from './ways/set-prizes.js';
import { announceTournament, correctTerms } from './ways/announce.js';
import { resolverOf, type Way } from './mutations.js';

const ways: Readonly<Record<string, Way>> = {
  ChangeStructure: changeStructure,
  CorrectTerms: correctTerms,
  CreateTournament: announceTournament,
  OpenHand: openHand,
  SetPrizes: setPrizes,
};

export const commandResolvers = namedRooms.map(([room, commands]) => resolverOf(room, commands, ways));
