/**
 * Every reason why something about access is refused.
 */
import { makeRefuse, type Decision, type None, type RefusalOf, type SentencesOf } from '../decider.js';
import type { AccessEvent, PrincipalEvent } from '../../events/access.js';

export interface AccessRefusals {
  /** `role`: nobody grants or takes away a role above their own, and only admins of clubs and federations do so at all. */
  ROLE_ABOVE_OWN: { role: string };
  /** `role`, `scope`: the kind of scope that does not have the role. */
  ROLE_NOT_OF_SCOPE: { role: string; scope: string };
  /** A federation keeps an admin whose role does not end by itself. */
  LAST_ADMIN: None;
  /** `until` is over already, milliseconds since 1970. */
  ALREADY_OVER: { until: number };
  /** A token that is limited in roles, in scope or in time makes no other token. */
  TOKEN_LIMITED: None;
  /** Programs, identities of a provider and those who hold no role make no token. `why`: which of these; `revoked`: the token was just revoked. */
  MAKES_NO_TOKENS: { why: 'program' | 'identity' | 'noRole' | 'revoked' };
  /** `tokenId`: no token of this principal. */
  UNKNOWN_TOKEN: { tokenId: string };
  /** `maximum`: tokens that one principal may have at a time. */
  TOO_MANY_TOKENS: { maximum: number };
  /** `principalId`: nobody has credentials under it, or it is that of the admin token, which is nobody's in particular. */
  UNKNOWN_PRINCIPAL: { principalId: string };
  /** `playerId`: nobody is registered under it, and it entered no tournament. */
  UNKNOWN_PLAYER_TO_LINK: { playerId: string };
  /** The principal holds roles where whoever asks has no say. Where, is not for everybody who may ask. */
  ROLES_ELSEWHERE: None;
  /** The principal is linked with another player. Which, is not for everybody who may ask. */
  LINKED_OTHERWISE: None;
  /** `playerId`: the principal is not linked with it. */
  NOT_LINKED: { playerId: string };
  /** `table`: the tournament has no such table in play, or has ended. */
  NO_TABLE_TO_PAIR: { table: number };
  /** `table`: nothing is offered there with this code, or no longer; null for a desk. */
  NO_PAIRING_OFFERED: { table: number | null };
  /** `pairingId`: nothing that could be ended. */
  UNKNOWN_PAIRING: { pairingId: string };
  /** `webhookId`: no webhook of this principal, or a deleted one. */
  UNKNOWN_WEBHOOK: { webhookId: string };
  /** `maximum`: webhooks that one principal may have at a time. */
  TOO_MANY_WEBHOOKS: { maximum: number };
  /** Webhooks read with the rights of a token. The asker signs in without one. */
  WEBHOOK_NEEDS_TOKEN: None;
}

export type AccessRefusal = RefusalOf<AccessRefusals>;

export type AccessDecision = Decision<AccessEvent, AccessRefusal>;
export type PrincipalDecision = Decision<PrincipalEvent, AccessRefusal>;

export const refuse = makeRefuse<AccessRefusals>();

/** What a person reads of each. */
export const accessSentences: SentencesOf<AccessRefusals> = {
  ROLE_ABOVE_OWN: {
    en: 'The role {role} is not yours to grant or revoke here. Admins grant roles up to their own.',
    fr: 'Le rôle {role} ne relève pas de vous ici. Les administrateurs donnent des rôles jusqu’au leur.',
  },
  ROLE_NOT_OF_SCOPE: {
    en: 'The role {role} cannot be held on {scope}. Choose another role or scope.',
    fr: 'Le rôle {role} n’existe pas pour {scope}. Choisissez un autre rôle ou une autre portée.',
  },
  LAST_ADMIN: {
    en: 'A federation keeps one admin without an end date. Grant the role to somebody else first.',
    fr: 'Une fédération garde un administrateur sans date de fin. Donnez d’abord le rôle à quelqu’un d’autre.',
  },
  ALREADY_OVER: {
    en: 'The end is in the past. Give a later time, or none.',
    fr: 'La fin est déjà passée. Donnez une heure ultérieure, ou aucune.',
  },
  TOKEN_LIMITED: {
    en: 'This token is limited, so it makes no other token. Use one without limits.',
    fr: 'Ce jeton d’accès est limité : il n’en crée pas d’autre. Utilisez-en un sans limites.',
  },
  MAKES_NO_TOKENS: {
    en: 'A token is made by a person with a role, signed in by a token of their own. Use such a token, or ask an admin for one.',
    fr: 'Un jeton d’accès est créé par une personne qui a un rôle et un jeton à elle. Utilisez-en un, ou demandez-le à un administrateur.',
  },
  UNKNOWN_TOKEN: {
    en: 'There is no token {tokenId} that you can revoke. Check its id.',
    fr: 'Il n’y a pas de jeton d’accès {tokenId} que vous puissiez révoquer. Vérifiez son identifiant.',
  },
  TOO_MANY_TOKENS: {
    en: 'There {maximum|is|are} {maximum} token{maximum||s} already. Revoke one first.',
    fr: 'Il y a déjà {maximum} {maximum|jeton|jetons} d’accès. Révoquez-en un d’abord.',
  },
  UNKNOWN_PRINCIPAL: {
    en: 'Nobody who could be a player has credentials as {principalId}. Check the id: the query me shows it.',
    fr: 'Personne qui puisse être joueur n’a d’accès sous {principalId}. Vérifiez l’identifiant : la requête me le montre.',
  },
  UNKNOWN_PLAYER_TO_LINK: {
    en: 'Nobody is known under the id {playerId}. Check it, or register the person first (registerPerson).',
    fr: 'Personne n’est connu sous l’identifiant {playerId}. Vérifiez-le, ou enregistrez d’abord la personne (registerPerson).',
  },
  ROLES_ELSEWHERE: {
    en: 'They hold roles that you cannot grant. Ask an admin of the federation or of the installation to do it.',
    fr: 'Cette personne a des rôles que vous ne pouvez pas attribuer. Demandez à un administrateur de la fédération ou de l’installation.',
  },
  LINKED_OTHERWISE: {
    en: 'They are linked with another player. Take that link back first (unlinkPlayer).',
    fr: 'Cette personne est déjà reliée à un autre joueur. Annulez d’abord ce lien (unlinkPlayer).',
  },
  NOT_LINKED: {
    en: 'They are not linked with {playerId}. Check both ids.',
    fr: 'Cette personne n’a pas de lien avec {playerId}. Vérifiez les deux identifiants.',
  },
  NO_TABLE_TO_PAIR: {
    en: 'Table {table} is not in play here. Check the tournament and the table.',
    fr: 'La table {table} n’est pas en jeu ici. Vérifiez le tournoi et la table.',
  },
  NO_PAIRING_OFFERED: {
    en: 'No pairing is offered with this code, or it has ended. Check the code and the table, or ask for a new code.',
    fr: 'Aucune association n’est proposée avec ce code, ou elle est terminée. Vérifiez le code et la table, ou demandez un nouveau code.',
  },
  UNKNOWN_PAIRING: {
    en: 'There is no pairing {pairingId} that could be ended. Check its id.',
    fr: 'Il n’y a pas d’association {pairingId} à terminer. Vérifiez son identifiant.',
  },
  UNKNOWN_WEBHOOK: {
    en: 'There is no webhook {webhookId} that is yours to see or change. Check its id: the query webhooks lists them.',
    fr: 'Il n’y a pas de webhook {webhookId} que vous puissiez voir ou modifier. Vérifiez son identifiant : la requête webhooks les liste.',
  },
  TOO_MANY_WEBHOOKS: {
    en: 'There {maximum|is|are} {maximum} webhook{maximum||s} already. Delete one first (deleteWebhook).',
    fr: 'Il y a déjà {maximum} {maximum|webhook|webhooks}. Supprimez-en un d’abord (deleteWebhook).',
  },
  WEBHOOK_NEEDS_TOKEN: {
    en: 'A webhook reads with the rights of a token. Make a token for the program (createToken), and ask with it.',
    fr: 'Un webhook lit avec les droits d’un jeton d’accès. Créez-en un pour le programme (createToken) et demandez avec lui.',
  },
};
