/**
 * A resolver for each room of commands. What takes more than its fields is given in a way of its own.
 */
import { namedRooms } from '../../../commands/rooms.js';
import { dealInNewcomer } from '../button/deal-in.js';
import { changeStructure } from '../clock/change-structure.js';
import { openDispute } from '../disputes/open-dispute.js';
import { enterLatePlayer, enterPlayer, enterRightPerson } from '../entry/named-entry.js';
import { giveAct } from '../hand/act.js';
import { openHand } from '../hand/open-hand.js';
import { correctLevel } from '../incidents/correct-level.js';
import { setPrizes } from '../prizes/set-prizes.js';
import { announceTournament } from '../tournament/announce.js';
import {
  chooseVisibility,
  grantLicence,
  revokeLicence,
  mapExternalId,
  recordPersonalData,
  registerPerson,
  suspendPlayer,
  unmapExternalId,
} from '../registry/give-registry.js';
import { resolverOf, type Way } from './mutations.js';

const ways: Readonly<Record<string, Way>> = {
  Act: giveAct,
  AdmitLatePlayer: enterLatePlayer,
  ChooseVisibility: chooseVisibility,
  GrantLicence: grantLicence,
  RevokeLicence: revokeLicence,
  MapExternalId: mapExternalId,
  UnmapExternalId: unmapExternalId,
  RecordPersonalData: recordPersonalData,
  RegisterPerson: registerPerson,
  SuspendPlayer: suspendPlayer,
  ChangeStructure: changeStructure,
  CorrectLevel: correctLevel,
  CreateTournament: announceTournament,
  OpenDispute: openDispute,
  DealInNewcomer: dealInNewcomer,
  OpenHand: openHand,
  RegisterPlayer: enterPlayer,
  SetPrizes: setPrizes,
  TransferEntry: enterRightPerson,
};

export const commandResolvers = namedRooms.map(([room, commands]) => resolverOf(room, commands, ways));
