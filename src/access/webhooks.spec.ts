/** The webhooks of a principal: what each command makes, given what happened. */
import type { EventIn } from '../../events/event-type.js';
import type { PrincipalId, TokenId, WebhookId } from '../../events/ids.js';
import type { PrincipalEvent } from '../../events/access.js';
import type { webhookEvents } from '../../events/webhooks.js';
import { principalDecider } from './principal-decider.js';
import type { PrincipalDecision } from './refusals.js';
import type { WebhookCommand } from './webhook-decider.js';

const which = { principalId: 'anna' as PrincipalId, webhookId: 'w1' as WebhookId };
const under = '0123456789abcdef';
const create = (webhookId = which.webhookId): WebhookCommand & { readonly type: 'CreateWebhook' } => ({
  type: 'CreateWebhook',
  ...which,
  webhookId,
  tokenId: 't1' as TokenId,
  url: 'https://hooks.example/',
  filter: {},
  after: 7,
  under,
});
const created = (webhookId = which.webhookId): PrincipalEvent => {
  const { type: _type, ...data } = create(webhookId);
  return { type: 'WebhookCreated', data };
};
const decide = (given: readonly PrincipalEvent[], command: WebhookCommand): PrincipalDecision =>
  principalDecider.decide(command, given.reduce(principalDecider.evolve, principalDecider.initialState));
const eventsOf = (given: readonly PrincipalEvent[], command: WebhookCommand): readonly PrincipalEvent[] => {
  const decision = decide(given, command);
  if (decision.events === undefined) throw new Error(decision.refusal.code);
  return decision.events;
};
const disabled: EventIn<typeof webhookEvents> = { type: 'WebhookDisabled', data: { ...which, reason: 'gone' } };

it('is created with an address, a filter and a position', () => {
  expect(eventsOf([], create())).toEqual([created()]);
});

it('is one of ten at the most; a deleted one counts no longer', () => {
  const ten = Array.from({ length: 10 }, (_, at) => created(`w${at}` as WebhookId));
  expect(decide(ten, create())).toMatchObject({ refusal: { code: 'TOO_MANY_WEBHOOKS', parameters: { maximum: 10 } } });
  expect(eventsOf([...ten, { type: 'WebhookDeleted', data: which }], create('w11' as WebhookId))).toHaveLength(1);
});

it('is changed in one part, and the other stays; asked again, nothing happens', () => {
  const change = { type: 'ChangeWebhook', ...which, url: 'https://other.example/' } as const;
  const changed = eventsOf([created()], change);
  expect(changed).toEqual([{ type: 'WebhookChanged', data: { ...which, url: 'https://other.example/', filter: {} } }]);
  expect(eventsOf([created(), ...changed], change)).toEqual([]);
});

it('counts its secrets', () => {
  const rotate = { type: 'RotateWebhookSecret', ...which, under } as const;
  const first = eventsOf([created()], rotate);
  const second = eventsOf([created(), ...first], rotate);
  expect([first, second].map(([event]) => (event?.type === 'WebhookSecretRotated' ? event.data.secret : null))).toEqual([2, 3]);
});

it('is disabled once, enabled at any time, and goes on from any position', () => {
  expect(eventsOf([created()], { type: 'DisableWebhook', ...which, reason: 'gone' })).toEqual([disabled]);
  expect(eventsOf([created(), disabled], { type: 'DisableWebhook', ...which, reason: 'byHand' })).toEqual([]);
  expect(eventsOf([created()], { type: 'EnableWebhook', ...which })).toEqual([{ type: 'WebhookEnabled', data: which }]);
  expect(eventsOf([created(), disabled], { type: 'EnableWebhook', ...which })).toEqual([{ type: 'WebhookEnabled', data: which }]);
  expect(eventsOf([created(), disabled], { type: 'ReplayWebhook', ...which, after: null })).toEqual([
    { type: 'WebhookReplayed', data: { ...which, after: null } },
  ]);
});

it('is not known before it is created, and after it was deleted', () => {
  for (const given of [[], [created(), { type: 'WebhookDeleted', data: which }]] as const) {
    for (const type of ['ChangeWebhook', 'EnableWebhook', 'DeleteWebhook'] as const)
      expect(decide(given, { type, ...which })).toMatchObject({ refusal: { code: 'UNKNOWN_WEBHOOK', parameters: { webhookId: 'w1' } } });
  }
});
