/** Reads what webhooks deliver, with the rights of their tokens, and shows webhooks. */
import type { WebhookRow } from '../../../projections/webhooks.js';
import type { Access } from '../../app/access/open-access.js';
import { type Change, typeOfChange } from '../../feed/change.js';
import type { ChangePage } from '../../feed/read-changes.js';
import type { DeliveryState } from '../../feed/webhooks/delivery-state.js';
import type { ReadingProblem } from '../../feed/webhooks/webhook-worker.js';
import { ApiError } from '../language/api-error.js';
import type { AskedChanges, ChangeFeed } from '../feed/change-reader.js';
import type { PersonalData } from '../request/personal-data.js';
import type { PrincipalQuotas } from '../request/principal-quota.js';
import { RequestContext } from '../request/request-context.js';
import { WebhookType } from './webhook.types.js';

export interface WebhookReaderParts {
  readonly access: Access;
  readonly feed: ChangeFeed;
  readonly quotas: PrincipalQuotas;
  readonly personalData: PersonalData;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How far a webhook has come. */
  readonly stateOf: (row: WebhookRow) => Promise<DeliveryState>;
}

export class WebhookReader {
  constructor(private readonly parts: WebhookReaderParts) {}

  /** The changes for a webhook after a position. */
  async read(row: WebhookRow, after: number | null, most: number, over: AbortSignal): Promise<ChangePage | ReadingProblem> {
    const request = this.#requestOf(row);
    return typeof request === 'string' ? request : this.parts.feed.readOn(request, row.filter as AskedChanges, after, most, over);
  }

  mayRead(row: WebhookRow): boolean {
    return this.#problemOf(row) === null;
  }

  show(row: WebhookRow): WebhookType {
    const { stateOf, access } = this.parts;
    return new WebhookType(row, {
      stateOf,
      problemOf: (each) => this.#problemOf(each),
      publicKeyOf: ({ webhookId, secrets }) => access.ways.webhookSecrets.publicKeyOf(webhookId, secrets.at(-1)!),
    });
  }

  find(webhookId: string): WebhookType | null {
    const row = this.parts.access.ways.webhooks.rowOf(webhookId);
    return row === null ? null : this.show(row);
  }

  #problemOf(row: WebhookRow): ReadingProblem | null {
    const request = this.#requestOf(row);
    return typeof request === 'string' ? request : null;
  }

  /** What the token of a webhook could ask for now. */
  #requestOf(row: WebhookRow): RequestContext | ReadingProblem {
    const { access, feed, quotas, personalData, now } = this.parts;
    const principal = access.reader.holderOf(row.tokenId);
    if (principal === 'unknown') return 'notKnown';
    if (principal === 'wrong' || principal === 'over' || (principal.endsAt !== undefined && principal.endsAt <= now())) return 'tokenOver';
    if (access.ways.webhookSecrets.signingKeys(row, now()).length === 0) return 'secretUnknown';
    const request = new RequestContext({}, principal, personalData);
    request.quota = quotas.of(principal);
    try {
      feed.admit(request);
    } catch (error) {
      if (error instanceof ApiError) return 'forbidden';
      throw error;
    }
    return request;
  }
}

const testSentence = { en: 'a test of this webhook', fr: 'un test de ce webhook' };

/** The change that a test sends. @param id of its own */
export const makeTestChange = ({ webhookId }: WebhookRow, source: string, id: string, now: number): Change => ({
  specversion: '1.0',
  id: `test/${id}`,
  source,
  type: typeOfChange('Test'),
  subject: `webhook/${webhookId}`,
  time: new Date(now).toISOString(),
  datacontenttype: 'application/json',
  position: '0',
  data: { text: testSentence, by: null, command: null, commandId: null, schema: null, event: null },
});
