/**
 * Grants, tokens and devices, each event in one short line. Principals are shown by their ids: no event knows a name.
 */
import type { accessEvents, Desk, principalEvents, ReadField } from '../../events/access.js';
import { STRANGERS } from '../access/known-principals.js';
import { roleNames, scopeName } from './access-names.js';
import { type EventTexts, where } from './event-phrases.js';
import type { Sentence } from './sentences.js';
import { plural, pluriel } from './numbers.js';
import { de } from './typography.js';
import { dayIn, timeIn } from './times.js';

const until = (instant: number | null): Sentence =>
  where(instant !== null, ` until ${timeIn(instant ?? 0).en}`, ` jusqu’au ${timeIn(instant ?? 0).fr}`);

const readFieldNames: Readonly<Record<ReadField, Sentence>> = {
  birthDate: { en: 'the date of birth', fr: 'la date de naissance' },
  contacts: { en: 'the contacts', fr: 'les coordonnées' },
  externalIds: { en: 'the ids of other programs', fr: 'les identifiants d’autres logiciels' },
  suspensions: { en: 'the suspensions', fr: 'les suspensions' },
  everything: { en: 'all that is kept', fr: 'tout ce qui est conservé' },
};

const whyDisabled = {
  byHand: { en: '', fr: '' },
  gone: { en: ', its receiver answered 410', fr: ', son destinataire a répondu 410' },
  failing: { en: ', it failed for three days', fr: ', il a échoué pendant trois jours' },
} as const satisfies Record<string, Sentence>;

/** "table 2", "desk tablet at the bar (floor)" */
function placeName(table: number | null, desk?: Desk): Sentence {
  if (table !== null) return { en: `table ${table}`, fr: `table ${table}` };
  if (desk === undefined) return { en: 'desk', fr: 'bureau' };
  const { role, label } = desk;
  return { en: `desk “${label}” (${roleNames[role].en})`, fr: `bureau « ${label} » (${roleNames[role].fr})` };
}

export const accessEventTexts: EventTexts<typeof accessEvents & typeof principalEvents> = {
  RoleGranted({ scope, role, principalId, until: end }) {
    const [name, place, time] = [roleNames[role], scopeName(scope), until(end)];
    return {
      en: `${principalId} is ${name.en} for ${place.en}${time.en}`,
      fr: `${principalId} devient ${name.fr} pour ${place.fr}${time.fr}`,
    };
  },
  RoleRevoked({ scope, role, principalId }) {
    const [name, place] = [roleNames[role], scopeName(scope)];
    return {
      en: `${principalId} is no longer ${name.en} for ${place.en}`,
      fr: `${principalId} n’est plus ${name.fr} pour ${place.fr}`,
    };
  },
  PairingOffered: ({ table, desk, until: end }) => {
    const where = placeName(table, desk);
    return {
      en: `${where.en}: a device can be paired until ${timeIn(end).en}`,
      fr: `${where.fr} : un appareil peut être associé jusqu’au ${timeIn(end).fr}`,
    };
  },
  PairingMissed: ({ table, left }) => ({
    en: `table ${table}: wrong pairing code, ${left + 1} more ${left === 0 ? 'try' : 'tries'}`,
    fr: `table ${table} : code d’association faux, encore ${left + 1} ${pluriel(left + 1, 'essai')}`,
  }),
  PairingSpoilt: ({ table }) => ({
    en: `table ${table}: too many wrong pairing codes, the offer has ended`,
    fr: `table ${table} : trop de codes d’association faux, l’offre est terminée`,
  }),
  DevicePaired: ({ table, desk, principalId }) => {
    const where = placeName(table, desk);
    return { en: `${where.en}: device ${principalId} is paired`, fr: `${where.fr} : l’appareil ${principalId} est associé` };
  },
  PairingEnded: ({ table }) => {
    const where = placeName(table);
    return { en: `${where.en}: the pairing is ended`, fr: `${where.fr} : l’association est terminée` };
  },
  PrincipalRegistered: ({ principalId, kind }) => ({
    en: `${principalId} is registered (a ${kind === 'person' ? 'person' : 'program'})`,
    fr: `enregistrement ${kind === 'person' ? 'de la personne' : 'du programme'} ${principalId}`,
  }),
  PlayerLinked: ({ principalId, playerId }, { player }) => ({
    en: `${principalId} is the player ${player(playerId)}`,
    fr: `${principalId} correspond à : ${player(playerId)}`,
  }),
  PlayerUnlinked: ({ principalId, playerId }, { player }) => ({
    en: `${principalId} is no longer the player ${player(playerId)}`,
    fr: `${principalId} ne correspond plus à : ${player(playerId)}`,
  }),
  TokenIssued({ principalId, tokenId, issuedBy, label, roles, within, expiresAt }) {
    const limits = [...(roles ?? []).map((role) => roleNames[role]), ...(within === null ? [] : [scopeName(within)])];
    const only = (language: keyof Sentence): string => limits.map((limit) => limit[language]).join(', ');
    const time = until(expiresAt);
    const what = label === null ? '' : ` (${label})`;
    return {
      en: `${principalId}: token ${tokenId}${what} was made by ${issuedBy}${limits.length === 0 ? '' : `, limited to ${only('en')}`}${time.en}`,
      fr: `${principalId} : jeton d’accès ${tokenId}${what} créé par ${issuedBy}${limits.length === 0 ? '' : `, limité à : ${only('fr')}`}${time.fr}`,
    };
  },
  TokenRevoked({ principalId, tokenId, with: cause }) {
    const reason = where(cause !== undefined, `, it came from ${cause ?? ''}`, `, il venait de ${cause ?? ''}`);
    return {
      en: `${principalId}: token ${tokenId} is revoked${reason.en}`,
      fr: `${principalId} : jeton d’accès ${tokenId} révoqué${reason.fr}`,
    };
  },
  TokenSeen: ({ principalId, tokenId, day }) => ({
    en: `${principalId}: token ${tokenId} was used on ${dayIn(day).en}`,
    fr: `${principalId} : jeton d’accès ${tokenId} utilisé le ${dayIn(day).fr}`,
  }),
  PersonalDataRead({ principalId, playerId, fields, minute }) {
    const read = fields.map((field) => readFieldNames[field]);
    return {
      en: `${principalId} read ${read.map(({ en }) => en).join(', ')} of ${playerId}, at ${timeIn(minute).en}`,
      fr: `${principalId} a lu ${read.map(({ fr }) => fr).join(', ')} ${de(playerId)}, le ${timeIn(minute).fr}`,
    };
  },
  WebhookDisabled({ principalId, webhookId, reason }) {
    const because = whyDisabled[reason];
    return {
      en: `${principalId}: webhook ${webhookId} is disabled${because.en}`,
      fr: `${principalId} : le webhook ${webhookId} est désactivé${because.fr}`,
    };
  },
  OperationsRefused: ({ principalId, operation, minute, count }) => {
    const times = plural(count, 'time');
    if (principalId === STRANGERS)
      return {
        en: `people without a role were refused ${count} ${times} from ${timeIn(minute).en}`,
        fr: `personnes sans rôle : ${count} refus à partir du ${timeIn(minute).fr}`,
      };
    return {
      en: `${principalId} may not do this (${operation}): refused ${count} ${times} from ${timeIn(minute).en}`,
      fr: `${principalId} n’y a pas droit (${operation}) : ${count} refus à partir du ${timeIn(minute).fr}`,
    };
  },
};
