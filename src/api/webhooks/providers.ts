/** The parts of webhooks. */
import { randomUUID } from 'node:crypto';
import { accessGrants } from '../../../projections/access-grants.js';
import { accessTokens } from '../../../projections/access-tokens.js';
import { clubs } from '../../../projections/clubs.js';
import { people } from '../../../projections/people.js';
import { webhooks } from '../../../projections/webhooks.js';
import { ACCESS } from '../../app/access/access.module.js';
import { Config } from '../../app/config/config.js';
import { EVENT_STORE } from '../../app/folder/store.module.js';
import { systemActor } from '../../app/reactions/hand-lifecycle.js';
import { TimeSource } from '../../app/time-source.js';
import { ProjectionRunner } from '../../app/views/projection-runner.js';
import { provide } from '../../app/wiring/provide.js';
import { PersonalTexts } from '../../app/words/personal-texts.js';
import { DeliveryStates } from '../../feed/webhooks/delivery-state.js';
import { Poster } from '../../feed/webhooks/poster.js';
import { WebhookTargets } from '../../feed/webhooks/targets.js';
import { WebhookDelivery } from '../../feed/webhooks/webhook-delivery.js';
import { ChangeFeed } from '../feed/change-reader.js';
import { PrincipalQuotas } from '../request/principal-quota.js';
import { ServerConfig } from '../server/server-config.js';
import { makeTestChange, WebhookReader } from './webhook-reader.js';

/** Changes of these let webhooks begin or end, or change what their tokens may read and what is shown of people. */
const followed: ReadonlySet<string> = new Set([webhooks, accessTokens, accessGrants, people, clubs].map(({ name }) => name));

export const webhookProviders = [
  provide(WebhookTargets, [ServerConfig], ({ webhookNetworks }) => new WebhookTargets(webhookNetworks)),
  provide(DeliveryStates, [EVENT_STORE], ({ facts }) => new DeliveryStates(facts)),
  provide(
    WebhookReader,
    [ACCESS, ChangeFeed, PrincipalQuotas, ServerConfig, TimeSource, DeliveryStates],
    (access, feed, quotas, { personalData }, { now }, states) =>
      new WebhookReader({ access, feed, quotas, personalData, now, stateOf: (row) => states.current(row) }),
  ),
  provide(
    WebhookDelivery,
    [Config, ServerConfig, ACCESS, EVENT_STORE, ProjectionRunner, PersonalTexts, TimeSource, WebhookTargets, DeliveryStates, WebhookReader],
    ({ shared, notice }, { names }, { ways }, store, runner, words, { now }, targets, states, reader) => {
      const { webhooks: management, webhookSecrets } = ways;
      return new WebhookDelivery({
        store,
        states,
        isShared: shared,
        now,
        notice,
        poster: new Poster({ targets, now }),
        listRows: () => management.listAll(),
        rowOf: (id) => management.rowOf(id),
        read: (row, after, most, over) => reader.read(row, after, most, over),
        mayGoOn: (row) => reader.mayRead(row),
        write: (change) => JSON.stringify(words.showIn(change)),
        keysOf: (row) => webhookSecrets.signingKeys(row, now()),
        async disable(row, reason) {
          const commandId = randomUUID();
          await management.giveUp(row, reason, { commandId, actor: systemActor, correlationId: commandId });
        },
        makeTest: (row) => makeTestChange(row, names.publicUrls?.[0] ?? '/', randomUUID(), now()),
        onEvents: (listener) => runner.onEvents(listener),
        onWebhooks: (listener) =>
          runner.onChange((changes) => {
            if (changes.some(({ view }) => followed.has(view))) listener();
          }),
      });
    },
  ),
];
