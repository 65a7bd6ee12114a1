import type { WebhookRow } from '../../../projections/webhooks.js';
import type { DeliveryProblem } from '../../feed/webhooks/poster.js';
import type { ReadingProblem } from '../../feed/webhooks/webhook-worker.js';
import { enumeration } from '../language/enums.js';

export const WebhookDisabledEnum = enumeration<NonNullable<WebhookRow['disabled']>>(
  'WebhookDisabled',
  'Why nothing is sent to a webhook.',
  {
    byHand: 'Somebody disabled it.',
    gone: 'Its receiver answered 410.',
    failing: 'It failed for three days.',
  },
);

export const WebhookProblemEnum = enumeration<ReadingProblem>('WebhookProblem', 'Why the changes of a webhook cannot be read.', {
  tokenOver: 'Its token was revoked or has ended: create the webhook again with another one.',
  forbidden: 'The holder of its token may read no event log: they need a role that may.',
  secretUnknown: 'The secret of the installation was changed: rotate the secret of the webhook.',
  notKnown: 'This node does not know the rights of the token at the moment.',
});

export const DeliveryProblemEnum = enumeration<DeliveryProblem>('DeliveryProblem', 'Why a request had no answer.', {
  timeout: 'The receiver did not answer within 15 seconds.',
  unreachable: 'No connection could be made, or it broke.',
  certificate: 'The certificate of the receiver is not accepted.',
  unknownName: 'The name server knows no address for the name.',
  notAllowed: 'The name leads to a private address, which the server does not allow.',
});
