/** A resolver for each room of commands. Inputs whose form differs from their command have their own reader. */
import { namedRooms } from '../../../commands/rooms.js';
import { changeStructure } from './overrides/change-structure.js';
import { openHand } from './overrides/open-hand.js';
import { setPrizes } from './overrides/set-prizes.js';
import { announceTournament, correctTerms } from './overrides/announce.js';
import { resolverOf, type MutationOverride } from './mutations.js';

const overrides: Readonly<Record<string, MutationOverride>> = {
  ChangeStructure: changeStructure,
  CorrectTerms: correctTerms,
  CreateTournament: announceTournament,
  OpenHand: openHand,
  SetPrizes: setPrizes,
};

export const commandResolvers = namedRooms.map(([room, commands]) => resolverOf(room, commands, overrides));
