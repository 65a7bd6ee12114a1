/** Webhooks of a principal: addresses that changes are sent to. No event contains a secret: they follow from the installation's secret. */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { ClubId, PrincipalId, SeasonId, TokenId, TournamentId, WebhookId } from './ids.js';

/** Which changes are sent: those to which all given conditions apply. */
export const WebhookFilter = z.strictObject({
  kinds: z.array(z.string().min(1).max(40)).min(1).max(20).optional(),
  types: z.array(z.string().min(1).max(80)).min(1).max(100).optional(),
  tournamentId: TournamentId.optional(),
  seasonId: SeasonId.optional(),
  clubId: ClubId.optional(),
});
export type WebhookFilter = z.infer<typeof WebhookFilter>;

/** An absolute address, http or https. */
const Url = z.string().regex(/^https?:\/\/\S{1,1991}$/);
/** A position of the log; null for before the first event. */
const Position = z.number().int().min(0).nullable();
/** Identifies the installation's secret that the webhook's secret follows from, without revealing it. */
const Under = z.string().regex(/^[0-9a-f]{16}$/);

const which = { principalId: PrincipalId, webhookId: WebhookId };
const example = { principalId: PrincipalId.parse('P4vK2mZ8'), webhookId: WebhookId.parse('W9cT4') };
const url = 'https://hooks.example/tapis';

export const webhookEvents = {
  WebhookCreated: defineEventType(
    'WebhookCreated',
    {
      states: 'Changes are sent to an address, as far as a token may read them.',
      says: { en: '{principalId}: changes are sent to {url}', fr: '{principalId} : les changements sont envoyés à {url}' },
      example: { ...example, tokenId: TokenId.parse('T5bN'), url, filter: {}, after: 41, under: '0f1e2d3c4b5a6978' },
    },
    {
      ...which,
      /** The token whose rights it reads with; null for the admin token of the folder. */
      tokenId: TokenId.nullable(),
      url: Url,
      filter: WebhookFilter,
      /** The first change is the one after it. */
      after: Position,
      under: Under,
    },
  ),
  WebhookChanged: defineEventType(
    'WebhookChanged',
    {
      states: 'The address or the filter of a webhook was changed.',
      says: {
        en: '{principalId}: webhook {webhookId} now sends to {url}',
        fr: '{principalId} : le webhook {webhookId} envoie désormais à {url}',
      },
      example: { ...example, url, filter: { types: ['PlayerEliminated'] } },
    },
    { ...which, url: Url, filter: WebhookFilter },
  ),
  WebhookSecretRotated: defineEventType(
    'WebhookSecretRotated',
    {
      states: 'A webhook has a new secret. The one before it signs beside it for a day.',
      says: {
        en: '{principalId}: webhook {webhookId} has a new secret',
        fr: '{principalId} : le webhook {webhookId} a un nouveau secret',
      },
      example: { ...example, secret: 2, under: '0f1e2d3c4b5a6978' },
    },
    {
      ...which,
      /** Counts the secrets of the webhook. The first is 1. */
      secret: z.number().int().min(2),
      under: Under,
    },
  ),
  WebhookDisabled: defineEventType(
    'WebhookDisabled',
    {
      states: 'Nothing is sent to the address of a webhook until it is enabled.',
      example: { ...example, reason: 'gone' },
    },
    {
      ...which,
      /** Somebody asked for it; the receiver answered 410; or it failed for three days. */
      reason: z.enum(['byHand', 'gone', 'failing']),
    },
  ),
  WebhookEnabled: defineEventType(
    'WebhookEnabled',
    {
      states: 'A webhook goes on from the change that it had come to.',
      says: { en: '{principalId}: webhook {webhookId} is enabled', fr: '{principalId} : le webhook {webhookId} est activé' },
      example,
    },
    which,
  ),
  WebhookReplayed: defineEventType(
    'WebhookReplayed',
    {
      states: 'A webhook goes on from another position: changes are sent again, or left out.',
      says: {
        en: '{principalId}: webhook {webhookId} goes on from another position',
        fr: '{principalId} : le webhook {webhookId} reprend à une autre position',
      },
      example: { ...example, after: 12 },
    },
    { ...which, after: Position },
  ),
  WebhookDeleted: defineEventType(
    'WebhookDeleted',
    {
      states: 'A webhook is gone for good.',
      says: { en: '{principalId}: webhook {webhookId} is deleted', fr: '{principalId} : le webhook {webhookId} est supprimé' },
      example: { ...example, webhookId: WebhookId.parse('W2xP8') },
    },
    which,
  ),
} as const;
