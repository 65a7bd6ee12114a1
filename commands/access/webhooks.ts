/**
 * Webhooks of a principal: addresses that changes are sent to. The API gives these commands for mutations that show a secret once.
 */
import type { PrincipalId, TokenId, WebhookId } from '../../events/ids.js';
import type { WebhookFilter } from '../../events/webhooks.js';
import { ownAccessCommand } from '../command.js';
import { byTapis, optional } from '../field.js';

const which = {
  principalId: byTapis<PrincipalId>('Whose webhook it is.'),
  webhookId: byTapis<WebhookId>('The id of the webhook.'),
};
const url = byTapis<string>('The address that changes are sent to.');
const filter = byTapis<WebhookFilter>('Which changes are sent.');
const after = byTapis<number | null>('The position after which it goes on; null for before the first event.');
const under = byTapis<string>('Identifies the secret of the installation that the secret follows from.');

export const createWebhook = ownAccessCommand('CreateWebhook', {
  about: 'Sends changes to an address, as far as the token may read them that asks for it.',
  occasion: 'somebody asks for changes to be sent',
  fields: { ...which, tokenId: byTapis<TokenId | null>('The token; null for the admin token of the folder.'), url, filter, after, under },
});

export const changeWebhook = ownAccessCommand('ChangeWebhook', {
  about: 'Changes the address or the filter of a webhook.',
  occasion: 'somebody changes a webhook',
  fields: { ...which, url: optional(url), filter: optional(filter) },
});

export const rotateWebhookSecret = ownAccessCommand('RotateWebhookSecret', {
  about: 'Gives a webhook a new secret. The one before it signs too for a day.',
  occasion: 'somebody asks for a new secret',
  fields: { ...which, under },
});

export const disableWebhook = ownAccessCommand('DisableWebhook', {
  about: 'Stops the sending.',
  occasion: 'somebody asks for it, the receiver answers 410, or it has failed for three days',
  fields: { ...which, reason: byTapis<'byHand' | 'gone' | 'failing'>('Why.') },
});

export const enableWebhook = ownAccessCommand('EnableWebhook', {
  about: 'Goes on with the sending, from the change that it had come to.',
  occasion: 'somebody enables a webhook',
  fields: which,
});

export const replayWebhook = ownAccessCommand('ReplayWebhook', {
  about: 'Goes on from another position, so that changes are sent again or left out.',
  occasion: 'somebody asks for changes once more',
  fields: { ...which, after },
});

export const deleteWebhook = ownAccessCommand('DeleteWebhook', {
  about: 'Ends a webhook for good.',
  occasion: 'somebody deletes a webhook',
  fields: which,
});

export const webhooksCommands = [
  createWebhook,
  changeWebhook,
  rotateWebhookSecret,
  disableWebhook,
  enableWebhook,
  replayWebhook,
  deleteWebhook,
] as const;
