/**
 * Hole cards that the table has not seen can't be found from anything that the API says without the token: neither read, nor by trying all
 * pairs against every hash, id and commitment that it shows. Whoever tries all pairs tries the right one too, so these specs try that alone.
 * Among the wrong ones, a text of eight digits is shown by chance once in some hundred runs.
 */
import { createHash } from 'node:crypto';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { operatorPrincipal, publicPrincipal } from '../../src/access/known-principals.js';
import { RequestContext } from '../../src/api/request/request-context.js';
import { hashEvent, unsealMetadata } from '../../src/audit/hash-chain.js';
import type { StoredEvent } from '../../src/store/event-store.js';
import type { HandCommand } from '../../commands/hand.js';
import { verifyStore } from '../../src/audit/verify.js';
import { HandId, type StreamName } from '../../events/ids.js';
import { ApiUnderTest, startFriday } from './client.js';
import { fold, give, openHand, playOut } from './hands.js';
import { writeStoreWithPlainHashes } from '../fixtures/store-with-plain-hashes.js';
import { itInAll } from '../sizes.js';
import { argumentsOf, type ArgumentValues, type WholeAnswer, wholeAnswers } from './whole-answers.js';

/** All that the API says to everybody, or to the bearer of the token. */
const askEverything = (api: ApiUnderTest, values: ArgumentValues, bearer: boolean): Promise<WholeAnswer[]> =>
  wholeAnswers(api.app.get(GraphQLSchemaHost).schema, new RequestContext({}, bearer ? operatorPrincipal : publicPrincipal), values);

/** All texts in the answers. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** All objects in the answers. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * An attacker who knows everything about an event and its command but the cards, and has the sources: all texts computable from two cards
 * and the shown data.
 */
function guesses(
  { stream, revision, id, type, metadata, data }: StoredEvent,
  cards: readonly string[],
  salts: readonly string[],
): string[] {
  const known = JSON.parse(metadata) as { commandId: string; hash: string };
  const { seat } = JSON.parse(data) as { seat: number };
  const command = 'RecordHoleCards';
  const commands = [
    { type: command, seat, cards },
    { type: command, cards, seat },
  ].map((given) => sha256(`${stream}\n${known.commandId}\n${JSON.stringify(given)}`));
  const commitments = salts.map((salt) => sha256(`${salt}\n${JSON.stringify(cards)}`));
  const { unsealed } = unsealMetadata(metadata)!;
  const hashes = [JSON.stringify({ seat, cards }), ...commitments.map((commitment) => JSON.stringify({ seat, cards: { commitment } }))].map(
    (text) => hashEvent(stream, revision, id, type, unsealed, text),
  );
  return [...commands.flatMap((digits) => [digits.slice(0, 16), digits.slice(16, 24)]), ...commitments, ...hashes];
}

/** Hole cards, as they were given, and the event that records them. */
interface Hidden {
  readonly event: StoredEvent;
  readonly cards: readonly [string, string];
}

/** The cards of hidden hands that the answers give away. */
function found(answers: readonly WholeAnswer[], hidden: readonly Hidden[]): string[] {
  const texts = [...new Set(answers.flatMap(({ answer }) => textsIn(answer)))];
  const hex = texts.flatMap((text) => text.match(/[0-9a-f]{8,64}/g) ?? []);
  const shown = new Set(hex.flatMap((digits) => [digits, digits.slice(0, 8), digits.slice(0, 16)]));
  const salts = ['', ...new Set(hex.filter((digits) => digits.length === 32))];
  return hidden.flatMap(({ event, cards }) => {
    const tried = [cards, [cards[1], cards[0]]];
    return tried.some((pair) => guesses(event, pair, salts).some((guess) => shown.has(guess))) ? [cards.join(' ')] : [];
  });
}

/** The cards given in a hand, in their order, with their events. */
async function recordedCards(api: ApiUnderTest, stream: StreamName, given: readonly Hidden['cards'][]): Promise<Hidden[]> {
  const events = (await api.tapis.store.readStream(stream)).filter(({ type }) => type === 'HoleCardsRecorded');
  expect(events.length).toBe(given.length);
  return events.map((event, index) => ({ event, cards: given[index]! }));
}

const firstTwo: readonly Hidden['cards'][] = [
  ['As', 'Kd'],
  ['7c', '7d'],
];

describe('Hidden hole cards', () => {
  let api: ApiUnderTest;
  const values = argumentsOf('friday', 'friday.1.1');

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    await startFriday(api);
    const { id: handId } = await openHand(api);
    await give(api, 'recordHoleCards', { handId, seat: 1, cards: ['As', 'Kd'], commandId: 'cards-1' });
    await give(api, 'recordHoleCards', { handId, seat: 2, cards: ['7c', '7d'], commandId: 'cards-2' });
    await api.asDirector('{ position }');
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  async function expectHidden(): Promise<void> {
    const answers = await askEverything(api, values, false);
    const shown = JSON.stringify(answers);
    // The attack has something to work on: the events of the hand, with their hashes.
    expect(shown).toMatch(/"type":"HoleCardsRecorded"/);
    expect(shown).toMatch(/"hash":"[0-9a-f]{64}"/);
    expect(shown).toMatch(/"commitment":"[0-9a-f]{64}"/);
    expect(shown).not.toMatch(/"salt":"/);
    // Boards and tabled hands aside, no card of the two hands is named.
    expect(shown).not.toMatch(/"(As|Kd|7c|7d)"/);
    expect(found(answers, await recordedCards(api, 'hand-friday.1.1', firstTwo))).toEqual([]);
  }

  it('are found by nobody during the hand', expectHidden);

  it('are seen, with what they were committed to under, by the bearer of the token', async () => {
    const answer = await api.asDirector(
      '{ events(stream: "hand-friday.1.1") { nodes { type data commitments { field commitment salt } } } }',
    );
    const events = answer.data!['events'].nodes as { type: string; data: { cards: string[] }; commitments: Record<string, string>[] }[];
    const cards = events.filter(({ type }) => type === 'HoleCardsRecorded');
    expect(cards.map(({ data }) => data.cards)).toEqual(firstTwo);
    for (const { data, commitments } of cards) {
      const [{ field, commitment, salt }] = commitments as [Record<string, string>];
      expect([field, commitment]).toEqual(['cards', sha256(`${salt}\n${JSON.stringify(data.cards)}`)]);
    }
  });

  it('are found by nobody after the hand', async () => {
    const { hand } = (
      await api.asDirector(`{ hand(id: "friday.1.1") { id phase turn revision street showdownOrder seats { seat status tabled } } }`)
    ).data!;
    await playOut(api, hand, fold);
    await api.asDirector('{ position }');
    await expectHidden();
  });
});

/** The kind of the period that the clock is in, as it was recorded last. */
const lastPeriod = async (api: ApiUnderTest): Promise<string | undefined> =>
  (await api.tapis.store.readStream('tournament-friday')).findLast(({ type }) => type === 'LevelStarted' || type === 'BreakStarted')?.type;

describe('Two evenings that differ in hidden cards alone', () => {
  /** What everybody is answered in the middle of the evening's first hand and after it, without ids and hashes. */
  async function publicAnswers(cards: readonly [string, string]): Promise<WholeAnswer[]> {
    let now = Date.parse('2026-01-31T20:00:00Z');
    const api = await ApiUnderTest.open({ now: () => now });
    await startFriday(api);
    const values = argumentsOf('friday', 'friday.1.1');
    const hand = await openHand(api);
    const dealt = await give(api, 'recordHoleCards', { handId: hand.id, seat: hand.turn, cards });
    const answers: WholeAnswer[] = [];
    const askAt = async (instant: string, period: string): Promise<void> => {
      await api.asDirector('{ position }');
      now = Date.parse(instant);
      // The keeper of the clock notices the step within a second; before and after it, subscriptions of the clock answer differently.
      while ((await lastPeriod(api)) !== period) await new Promise((resolve) => setTimeout(resolve, 20));
      await api.asDirector('{ position }');
      const shown = JSON.stringify(await askEverything(api, values, false));
      answers.push(...(JSON.parse(shown.replaceAll(/[0-9a-f]{64}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '#')) as WholeAnswer[]));
    };
    await askAt('2026-01-31T20:20:00Z', 'BreakStarted');
    await playOut(api, dealt, fold);
    await askAt('2026-01-31T20:30:00Z', 'LevelStarted');
    await api.close();
    return answers;
  }

  itInAll('are the same to everybody', async () => {
    const [one, other] = [await publicAnswers(['As', 'Ah']), await publicAnswers(['2d', '7c'])];
    expect(one.length).toBeGreaterThan(80);
    expect(other).toEqual(one);
  });
});

describe('A store whose ids and hashes were made without a secret', () => {
  let api: ApiUnderTest;
  const values = argumentsOf('old', 'old.1.1');

  beforeAll(async () => {
    api = await ApiUnderTest.open({ prepare: writeStoreWithPlainHashes });
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  it('gave the cards away: whoever sees its ids and hashes finds both hands', async () => {
    const answers = await askEverything(api, values, true);
    const withoutCards = answers.map(({ field, answer }) => ({
      field,
      answer: JSON.parse(JSON.stringify(answer).replaceAll(/"cards":\[[^\]]*\]/g, '"cards":null')) as unknown,
    }));
    expect(found(withoutCards, await recordedCards(api, 'hand-old.1.1', firstTwo))).toEqual(['As Kd', '7c 7d']);
  });

  it('shows everybody no id, hash or previous hash of the hand, also of what is added to it', async () => {
    const { hand } = (await api.asDirector(`{ hand(id: "old.1.1") { turn } }`)).data!;
    await give(api, 'act', { handId: 'old.1.1', seat: hand.turn, act: { action: { type: 'FOLD' } } });
    await give(api, 'recordHoleCards', { handId: 'old.1.1', seat: 3, cards: ['Qs', 'Qh'] });
    const answers = await askEverything(api, values, false);
    const events = answers
      .flatMap(({ answer }) => objectsIn(answer))
      .filter(({ __typename: name }) => name === 'Event' || name === 'ReplayStep');
    expect(events.length).toBeGreaterThan(15);
    for (const { __typename: name, id, hash, previousHash, causationId = null } of events) {
      // The id of a step is made of the hand's and its number, not of the event's.
      expect(id).toEqual(name === 'Event' ? null : expect.stringMatching(/^ReplayStep:old\.1\.1\/\d+$/));
      expect([hash, previousHash, causationId]).toEqual([null, null, null]);
    }
    expect(found(answers, await recordedCards(api, 'hand-old.1.1', [...firstTwo, ['Qs', 'Qh']]))).toEqual([]);
  });

  it('verifies, old events and new', async () => {
    const { events, findings } = await verifyStore(api.tapis.store);
    expect(events).toBeGreaterThan(18);
    expect(findings).toEqual([]);
  });

  it('answers a command from before again, and refuses another one under its id', async () => {
    const context = { commandId: 'c9', actor: { id: 'admin', role: 'director' }, correlationId: 'again' } as const;
    const command: HandCommand = { type: 'RecordHoleCards', seat: 1, cards: ['As', 'Kd'] };
    const id = HandId.parse('old.1.1');
    expect(await api.tapis.give('hand', id, command, context)).toMatchObject({ accepted: true, repeated: true, revision: 3 });
    expect(await api.tapis.give('hand', id, { ...command, cards: ['As', 'Kh'] }, context)).toMatchObject({
      refusal: { code: 'COMMAND_ID_REUSED' },
    });
  });
});
