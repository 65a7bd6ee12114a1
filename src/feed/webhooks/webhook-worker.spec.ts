/** Deliveries of one webhook, by a clock of the test. */
import type { PrincipalId, TokenId, WebhookId } from '../../../events/ids.js';
import type { WebhookRow } from '../../../projections/webhooks.js';
import type { Change } from '../change.js';
import { type DeliveryState, DeliveryStates, followAsked, stateOf } from './delivery-state.js';
import type { Answer } from './poster.js';
import { pauseAfter } from './retries.js';
import { WebhookWorker } from './webhook-worker.js';

const start = Date.parse('2026-11-30T20:00:00Z');
const HOUR = 3_600_000;
const row: WebhookRow = {
  webhookId: 'W1' as WebhookId,
  principalId: 'P1' as PrincipalId,
  tokenId: 'T1' as TokenId,
  url: 'https://club.example/hook',
  filter: {},
  createdAt: start,
  secrets: [{ number: 1, under: '0'.repeat(16), since: start }],
  disabled: null,
  from: { after: 10, asked: 10 },
  enabled: 10,
};
const changeAt = (position: number): Change =>
  ({ id: `tournament-friday/${position}`, type: 'tapis.PlayerMoved.v1', position: String(position) }) as Change;

interface Sent {
  readonly id: string;
  readonly at: number;
}

/** A worker whose waits end at once, at the time that they would end. */
class Scene {
  row: WebhookRow | null = row;
  now = start;
  readonly sent: Sent[] = [];
  readonly disabled: string[] = [];
  readonly states = new DeliveryStates(undefined);
  answer: (change: string, attempt: number) => Answer = () => ({ status: 204, retryAfterMs: null });
  changes = [11, 12, 13].map(changeAt);
  #attempts = new Map<string, number>();

  /** Works until nothing is left to do, or the webhook is disabled. */
  async work(): Promise<DeliveryState> {
    const stopped = new AbortController();
    const worker = new WebhookWorker({
      rowOf: () => this.row,
      read: async (_row, after, most) => {
        const changes = this.changes.filter(({ position }) => Number(position) > (after ?? 0)).slice(0, most);
        if (changes.length === 0) stopped.abort();
        return { changes, position: Number(changes.at(-1)?.position ?? after), hasMore: changes.length > 0 };
      },
      mayGoOn: () => true,
      write: ({ id }) => id,
      keysOf: () => [],
      poster: {
        post: async (_url, body) => {
          this.sent.push({ id: body, at: this.now - start });
          const attempt = (this.#attempts.get(body) ?? 0) + 1;
          this.#attempts.set(body, attempt);
          return this.answer(body, attempt);
        },
      },
      states: this.states,
      disable: async (_row, reason) => {
        this.disabled.push(reason);
        this.row = { ...row, disabled: reason };
      },
      isMine: () => true,
      now: () => this.now,
      random: () => 0.5,
      // Nothing waits in a test: the clock goes on instead.
      wait: async (ms) => void (this.now += ms),
    });
    await worker.run(stopped.signal);
    return this.states.current(row);
  }
}

it('delivers each change in order, and keeps how far it came', async () => {
  const scene = new Scene();
  const { cursor, failing, recent } = await scene.work();
  expect(scene.sent.map(({ id }) => id)).toEqual(['tournament-friday/11', 'tournament-friday/12', 'tournament-friday/13']);
  expect({ cursor, failing }).toEqual({ cursor: 13, failing: null });
  expect(recent.map(({ position, status, attempt }) => ({ position, status, attempt }))).toEqual(
    [11, 12, 13].map((position) => ({ position, status: 204, attempt: 1 })),
  );
});

it('tries a change again, later and later, before the next', async () => {
  const scene = new Scene();
  scene.answer = (id, attempt) =>
    id.endsWith('/12') && attempt < 5 ? { status: 500, retryAfterMs: null } : { status: 200, retryAfterMs: null };
  await scene.work();
  expect(scene.sent.map(({ id, at }) => `${id.split('/')[1]} ${at / 1_000}`)).toEqual([
    '11 0',
    '12 0',
    '12 5',
    '12 15',
    '12 35',
    '12 75',
    '13 75',
  ]);
});

it('waits as long as the receiver asks', async () => {
  const scene = new Scene();
  scene.answer = (_id, attempt) => ({ status: attempt === 1 ? 503 : 200, retryAfterMs: attempt === 1 ? 600_000 : null });
  await scene.work();
  expect(scene.sent.slice(0, 2).map(({ at }) => at)).toEqual([0, 600_000]);
});

it('counts an answer that is no success, and none at all, as failures', async () => {
  for (const answer of [{ status: 302, retryAfterMs: null }, { status: 400, retryAfterMs: null }, { problem: 'timeout' } as const]) {
    const scene = new Scene();
    scene.answer = (_id, attempt) => (attempt === 1 ? answer : { status: 200, retryAfterMs: null });
    await scene.work();
    expect(scene.sent).toHaveLength(6);
  }
});

it('is disabled at once by a 410, and after three days of failures', async () => {
  const gone = new Scene();
  gone.answer = () => ({ status: 410, retryAfterMs: null });
  await gone.work();
  expect(gone.disabled).toEqual(['gone']);
  expect(gone.sent).toHaveLength(1);

  const failing = new Scene();
  failing.answer = () => ({ problem: 'unreachable' });
  const { cursor } = await failing.work();
  expect(failing.disabled).toEqual(['failing']);
  expect(failing.sent.at(-1)!.at).toBeGreaterThanOrEqual(72 * HOUR);
  expect(failing.sent.at(-1)!.at).toBeLessThan(74 * HOUR);
  // A receiver that comes back waits an hour at the most.
  const pauses = failing.sent.slice(1).map(({ at }, index) => at - failing.sent[index]!.at);
  expect(Math.max(...pauses)).toBe(HOUR);
  expect(cursor).toBe(10);
});

it('goes on where it stopped when it is enabled again', async () => {
  const scene = new Scene();
  scene.answer = (id) => ({ status: id.endsWith('/12') ? 410 : 200, retryAfterMs: null });
  await scene.work();
  scene.answer = () => ({ status: 200, retryAfterMs: null });
  scene.row = { ...row, enabled: 20 };
  await scene.work();
  expect(scene.sent.map(({ id }) => id.split('/')[1])).toEqual(['11', '12', '12', '13']);
});

it('sends again from a position that was asked for', () => {
  const state: DeliveryState = { ...stateOf(row), cursor: 13, failing: { since: start, attempts: 3, next: start + HOUR } };
  expect(followAsked(state, row)).toBe(state);
  expect(followAsked(state, { ...row, from: { after: null, asked: 30 } })).toMatchObject({ cursor: null, asked: 30, failing: null });
  expect(followAsked(state, { ...row, enabled: 31 })).toMatchObject({ cursor: 13, enabled: 31, failing: null });
});

it('waits an hour at the most between attempts, with jitter, and at least as long as asked', () => {
  expect([1, 2, 3, 10, 11, 50].map((attempts) => pauseAfter(attempts, 0.5, null))).toEqual([5_000, 10_000, 20_000, 2_560_000, HOUR, HOUR]);
  expect([pauseAfter(1, 0, null), pauseAfter(1, 1, null)]).toEqual([4_000, 6_000]);
  expect(pauseAfter(1, 0, 90_000)).toBe(90_000);
});

it('reads a state of a later release as none', async () => {
  const facts = { read: async () => '{"form":2}', write: async () => true };
  expect(await new DeliveryStates(facts).current(row)).toEqual(stateOf(row));
});
