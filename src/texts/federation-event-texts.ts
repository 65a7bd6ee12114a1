/**
 * What happened in the registry, each event in one short line. People stand by the name that the reader may see, else by their id.
 */
import type { clubEvents, federationEvents, personEvents, PersonalField } from '../../events/federation.js';
import type { nameEvents } from '../../events/names.js';
import type { EventTexts } from './event-phrases.js';
import type { Sentence } from './sentences.js';
import { de } from './typography.js';
import { dayIn } from './times.js';
import { pluriel } from './numbers.js';

const fieldNames: Readonly<Record<PersonalField, Sentence>> = {
  name: { en: 'name', fr: 'nom' },
  birthDate: { en: 'date of birth', fr: 'date de naissance' },
  contacts: { en: 'contacts', fr: 'coordonnées' },
  externalId: { en: 'id in another program', fr: 'identifiant d’un autre logiciel' },
  licenceNumber: { en: 'licence number', fr: 'numéro de licence' },
  pseudonym: { en: 'pseudonym', fr: 'pseudonyme' },
};

const checkNames = {
  document: { en: 'by a document', fr: 'sur présentation d’une pièce d’identité' },
  licence: { en: 'by a licence', fr: 'sur présentation d’une licence' },
  knownToClub: { en: 'as a person that the club knows', fr: 'le club connaissant la personne' },
} as const satisfies Record<string, Sentence>;

const publicNames = {
  name: { en: 'by name', fr: 'sous leur nom' },
  initials: { en: 'by initials', fr: 'sous leurs initiales' },
  hidden: { en: 'without a name', fr: 'sans nom' },
} as const satisfies Record<string, Sentence>;

const visibilityNames = {
  name: { en: 'the name', fr: 'sous son nom' },
  initials: { en: 'the initials', fr: 'sous ses initiales' },
  pseudonym: { en: 'a pseudonym', fr: 'sous un pseudonyme' },
  hidden: { en: 'no name', fr: 'sans nom' },
} as const satisfies Record<string, Sentence>;

export const federationEventTexts: EventTexts<typeof federationEvents & typeof clubEvents & typeof personEvents & typeof nameEvents> = {
  FederationFounded: ({ name }) => ({ en: `federation founded: ${name}`, fr: `fédération créée : ${name}` }),
  FederationRenamed: ({ name }) => ({ en: `the federation is called ${name}`, fr: `la fédération s’appelle ${name}` }),
  RegionDefined: ({ region, name }) => ({ en: `region ${region}: ${name}`, fr: `région ${region} : ${name}` }),
  LicenceTermsSet: ({ minimumAge }) => ({
    en: `licences from the age of ${minimumAge}`,
    fr: `licences à partir de ${minimumAge} ${pluriel(minimumAge, 'an')}`,
  }),
  PrivacyTermsSet: ({ publicName }) => ({
    en: `players who chose nothing stand in public ${publicNames[publicName].en}`,
    fr: `les joueurs qui n’ont rien choisi figurent en public ${publicNames[publicName].fr}`,
  }),
  ClubRegistered: ({ name }) => ({ en: `club registered: ${name}`, fr: `club enregistré : ${name}` }),
  ClubProfileChanged({ name, country, timeZone, publicName }) {
    const also = [name, country, timeZone].filter((each) => each !== undefined);
    const terms = publicName === undefined ? null : publicNames[publicName];
    return {
      en: ['club profile changed', ...also, ...(terms === null ? [] : [`members stand in public ${terms.en}`])].join(', '),
      fr: ['fiche du club modifiée', ...also, ...(terms === null ? [] : [`les membres figurent en public ${terms.fr}`])].join(', '),
    };
  },
  ClubAffiliated: ({ federationId, region, since }) => ({
    en: `club affiliated with ${federationId}${region === null ? '' : `, region ${region}`}${since === undefined ? '' : `, since ${dayIn(since).en}`}`,
    fr: `club affilié à ${federationId}${region === null ? '' : `, région ${region}`}${since === undefined ? '' : `, depuis le ${dayIn(since).fr}`}`,
  }),
  AffiliationEnded: ({ federationId, on }) => ({
    en: `affiliation with ${federationId} ended${on === undefined ? '' : `, last day ${dayIn(on).en}`}`,
    fr: `affiliation à ${federationId} terminée${on === undefined ? '' : `, dernier jour le ${dayIn(on).fr}`}`,
  }),
  AffiliationCorrected: ({ federationId, since, until, region }) => ({
    en: `affiliation with ${federationId} corrected: since ${dayIn(since).en}${until === null ? '' : ` until ${dayIn(until).en}`}${region === null ? '' : `, region ${region}`}`,
    fr: `affiliation à ${federationId} corrigée : depuis le ${dayIn(since).fr}${until === null ? '' : ` jusqu’au ${dayIn(until).fr}`}${region === null ? '' : `, région ${region}`}`,
  }),
  PersonRegistered: ({ playerId, clubId }, { player }) => ({
    en: `${player(playerId)} registered by the club ${clubId}`,
    fr: `enregistrement ${de(player(playerId))} par le club ${clubId}`,
  }),
  PersonalDataRecorded: ({ playerId, fields }, { player }) => ({
    en: `personal data of ${player(playerId)} recorded: ${fields.map((field) => fieldNames[field].en).join(', ')}`,
    fr: `données personnelles ${de(player(playerId))} enregistrées : ${fields.map((field) => fieldNames[field].fr).join(', ')}`,
  }),
  IdentityConfirmed: ({ playerId, clubId, by, ofAge }, { player }) => ({
    en: `identity of ${player(playerId)} confirmed by the club ${clubId}, ${checkNames[by].en}${ofAge === null ? '' : ofAge ? '; of age' : '; not of age'}`,
    fr: `identité ${de(player(playerId))} confirmée par le club ${clubId}, ${checkNames[by].fr}${ofAge === null ? '' : ofAge ? ' ; majorité vérifiée' : ' ; minorité constatée'}`,
  }),
  ClubJoined: ({ playerId, clubId, primary }, { player }) => ({
    en: `${player(playerId)} is a member of the club ${clubId}${primary ? ' and plays for it' : ''}`,
    fr: `${player(playerId)} est membre du club ${clubId}${primary ? ' et joue pour lui' : ''}`,
  }),
  ClubLeft: ({ playerId, clubId }, { player }) => ({
    en: `${player(playerId)} left the club ${clubId}`,
    fr: `${player(playerId)} a quitté le club ${clubId}`,
  }),
  MembershipCorrected: ({ playerId, clubId, since, until }, { player }) => ({
    en: `${player(playerId)}: member of ${clubId} since ${dayIn(since).en}${until === null ? '' : ` until ${dayIn(until).en}`} (corrected)`,
    fr: `${player(playerId)} : membre du club ${clubId} depuis le ${dayIn(since).fr}${until === null ? '' : ` jusqu’au ${dayIn(until).fr}`} (corrigé)`,
  }),
  LicenceRequested: ({ playerId, federationId, period }, { player }) => ({
    en: `licence of ${federationId} for ${period} asked for ${player(playerId)}`,
    fr: `licence de la fédération ${federationId} pour ${period} demandée pour ${player(playerId)}`,
  }),
  LicenceGranted: ({ playerId, federationId, period, from, until }, { player }) => ({
    en: `${player(playerId)} licensed by ${federationId} for ${period}, ${dayIn(from).en} to ${dayIn(until).en}`,
    fr: `licence ${de(player(playerId))} par ${federationId} pour ${period}, du ${dayIn(from).fr} au ${dayIn(until).fr}`,
  }),
  LicenceRevoked: ({ playerId, federationId, period }, { player }) => ({
    en: `licence of ${player(playerId)} by ${federationId} for ${period} revoked`,
    fr: `licence ${de(player(playerId))} par ${federationId} pour ${period} retirée`,
  }),
  PlayerSuspended: ({ playerId, federationId, from, until }, { player }) => ({
    en: `${player(playerId)} suspended by ${federationId} from ${dayIn(from).en}${until === null ? ' until it is lifted' : ` to ${dayIn(until).en}`}`,
    fr: `suspension ${de(player(playerId))} par ${federationId} à partir du ${dayIn(from).fr}${until === null ? ' jusqu’à la levée' : ` jusqu’au ${dayIn(until).fr}`}`,
  }),
  SuspensionLifted: ({ playerId }, { player }) => ({
    en: `suspension of ${player(playerId)} lifted`,
    fr: `suspension ${de(player(playerId))} levée`,
  }),
  ExcludedFromClub: ({ playerId, clubId, from, until, atOwnWish }, { player }) => ({
    en: `${player(playerId)} excluded by ${clubId} from ${dayIn(from).en}${until === null ? '' : ` to ${dayIn(until).en}`}${atOwnWish ? ', at their own wish' : ''}`,
    fr: `exclusion ${de(player(playerId))} par ${clubId} à partir du ${dayIn(from).fr}${until === null ? '' : ` jusqu’au ${dayIn(until).fr}`}${atOwnWish ? ', à sa demande' : ''}`,
  }),
  ClubExclusionEnded: ({ playerId }, { player }) => ({
    en: `exclusion of ${player(playerId)} from the tournaments of a club ended`,
    fr: `exclusion ${de(player(playerId))} des tournois d’un club levée`,
  }),
  VisibilityChosen: ({ playerId, visibility }, { player }) => ({
    en: `${player(playerId)} chose for the public: ${visibility === null ? 'as the terms say' : visibilityNames[visibility].en}`,
    fr: `${player(playerId)} a choisi pour le public : ${visibility === null ? 'selon les conditions du club' : visibilityNames[visibility].fr}`,
  }),
  DuplicateAbsorbed: ({ playerId, duplicateId }) => ({
    en: `${duplicateId} is the same person as ${playerId}`,
    fr: `${duplicateId} est la même personne que ${playerId}`,
  }),
  DuplicateReleased: ({ playerId, duplicateId, refusedAs }) => ({
    en: `${duplicateId} is no longer the same person as ${playerId}${refusedAs === null ? '' : ` (${refusedAs})`}`,
    fr: `${duplicateId} n’est plus la même personne que ${playerId}${refusedAs === null ? '' : ` (${refusedAs})`}`,
  }),
  MergedInto: ({ playerId, survivorId }) => ({
    en: `${playerId} is kept under ${survivorId}`,
    fr: `la fiche ${de(playerId)} est tenue sous ${survivorId}`,
  }),
  UnmergedFrom: ({ playerId, survivorId }) => ({
    en: `${playerId} is a person apart from ${survivorId} again`,
    fr: `${playerId} est à nouveau une personne distincte ${de(survivorId)}`,
  }),
  ErasureRequested: ({ playerId }) => ({ en: `${playerId} asked to be erased`, fr: `${playerId} a demandé son effacement` }),
  ErasureOrdered: ({ playerId }) => ({
    en: `erasure of the personal data of ${playerId} decided`,
    fr: `effacement des données personnelles ${de(playerId)} décidé`,
  }),
  PersonalDataErased: ({ playerId }) => ({
    en: `personal data of ${playerId} erased`,
    fr: `données personnelles ${de(playerId)} effacées`,
  }),
  NameRecorded: ({ playerId }, { player }) => ({
    en: `the name of ${player(playerId)} is recorded`,
    fr: `nom ${de(player(playerId))} enregistré`,
  }),
  NameForgotten: ({ playerId }) => ({
    en: `the name of ${playerId} is forgotten`,
    fr: `nom ${de(playerId)} oublié`,
  }),
};
