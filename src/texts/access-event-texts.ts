/**
 * Grants, tokens and devices, each event in one short line. Principals are shown by their ids: no event knows a name.
 */
import type { accessEvents, principalEvents, ReadField } from '../../events/access.js';
import { STRANGERS } from '../access/known-principals.js';
import { roleNames, scopeName } from './access-names.js';
import { type EventTexts, plural, where } from './event-phrases.js';
import type { Sentence } from './sentences.js';

/** A time as the log writes it, to the minute, in UTC. */
const minuteOf = (instant: number): string => `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const until = (instant: number | null) =>
  where(instant !== null, ` until ${minuteOf(instant ?? 0)}`, ` jusqu’au ${minuteOf(instant ?? 0)}`);

const readFieldNames: Readonly<Record<ReadField, Sentence>> = {
  birthDate: { en: 'the date of birth', fr: 'la date de naissance' },
  contacts: { en: 'the contacts', fr: 'les coordonnées' },
  externalIds: { en: 'the ids of other programs', fr: 'les identifiants d’autres logiciels' },
  suspensions: { en: 'the suspensions', fr: 'les suspensions' },
  everything: { en: 'all that is kept', fr: 'tout ce qui est conservé' },
};

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
  PairingOffered: ({ table, until: end }) => ({
    en: `table ${table}: a device can be paired until ${minuteOf(end)}`,
    fr: `table ${table} : un appareil peut être associé jusqu’au ${minuteOf(end)}`,
  }),
  PairingMissed: ({ table, left }) => ({
    en: `table ${table}: wrong pairing code, ${left + 1} more ${left === 0 ? 'try' : 'tries'}`,
    fr: `table ${table} : code d’association faux, encore ${left + 1} ${plural(left + 1, 'essai')}`,
  }),
  PairingSpoilt: ({ table }) => ({
    en: `table ${table}: too many wrong pairing codes, the offer has ended`,
    fr: `table ${table} : trop de codes d’association faux, l’offre est terminée`,
  }),
  DevicePaired: ({ table, principalId }) => ({
    en: `table ${table}: device ${principalId} is paired`,
    fr: `table ${table} : l’appareil ${principalId} est associé`,
  }),
  PairingEnded: ({ table }) => ({
    en: `table ${table}: the pairing is ended`,
    fr: `table ${table} : l’association est terminée`,
  }),
  PrincipalRegistered: ({ principalId, kind }) => ({
    en: `${principalId} is registered (a ${kind === 'person' ? 'person' : 'program'})`,
    fr: `${principalId} est enregistré (${kind === 'person' ? 'personne' : 'programme'})`,
  }),
  PlayerLinked: ({ principalId, playerId }, { player }) => ({
    en: `${principalId} is the player ${player(playerId)}`,
    fr: `${principalId} est le joueur ${player(playerId)}`,
  }),
  PlayerUnlinked: ({ principalId, playerId }, { player }) => ({
    en: `${principalId} is not the player ${player(playerId)}`,
    fr: `${principalId} n’est pas le joueur ${player(playerId)}`,
  }),
  TokenIssued({ principalId, tokenId, issuedBy, label, roles, within, expiresAt }) {
    const limits = [...(roles ?? []).map((role) => roleNames[role]), ...(within === null ? [] : [scopeName(within)])];
    const only = (language: keyof Sentence): string => limits.map((limit) => limit[language]).join(', ');
    const time = until(expiresAt);
    const what = label === null ? '' : ` (${label})`;
    return {
      en: `${principalId}: token ${tokenId}${what} was made by ${issuedBy}${limits.length === 0 ? '' : `, limited to ${only('en')}`}${time.en}`,
      fr: `${principalId} : jeton ${tokenId}${what} créé par ${issuedBy}${limits.length === 0 ? '' : `, limité à : ${only('fr')}`}${time.fr}`,
    };
  },
  TokenRevoked({ principalId, tokenId, with: cause }) {
    const reason = where(cause !== undefined, `, it came from ${cause ?? ''}`, `, il venait de ${cause ?? ''}`);
    return {
      en: `${principalId}: token ${tokenId} is revoked${reason.en}`,
      fr: `${principalId} : jeton ${tokenId} révoqué${reason.fr}`,
    };
  },
  TokenSeen: ({ principalId, tokenId, day }) => ({
    en: `${principalId}: token ${tokenId} was used on ${day}`,
    fr: `${principalId} : jeton ${tokenId} utilisé le ${day}`,
  }),
  PersonalDataRead({ principalId, playerId, fields, minute }) {
    const read = fields.map((field) => readFieldNames[field]);
    return {
      en: `${principalId} read ${read.map(({ en }) => en).join(', ')} of ${playerId}, at ${minuteOf(minute)}`,
      fr: `${principalId} a lu ${read.map(({ fr }) => fr).join(', ')} de ${playerId}, le ${minuteOf(minute)}`,
    };
  },
  OperationsRefused: ({ principalId, operation, minute, count }) => {
    const times = plural(count, 'time');
    if (principalId === STRANGERS)
      return {
        en: `people without a role were refused ${count} ${times} from ${minuteOf(minute)}`,
        fr: `personnes sans rôle : ${count} refus à partir du ${minuteOf(minute)}`,
      };
    return {
      en: `${principalId} may not use ${operation}: refused ${count} ${times} from ${minuteOf(minute)}`,
      fr: `${principalId} ne peut pas utiliser ${operation} : ${count} refus à partir du ${minuteOf(minute)}`,
    };
  },
};
