/** What queries are charged once they are answered: what was read for them, and not what they might have been. */
import { ApiUnderTest, startFriday } from './client.js';

let api: ApiUnderTest;

beforeAll(async () => {
  api = await ApiUnderTest.open();
  await startFriday(api);
});
afterAll(() => api.close());

const costOf = async (query: string) => {
  const { errors, extensions } = await api.asDirector(query);
  expect(errors).toBeUndefined();
  return extensions!.cost as Required<NonNullable<typeof extensions>['cost']>;
};

it('a moment of the past costs the events that were folded for it, and less for whoever asks next', async () => {
  const last = (await api.tapis.store.lastPosition())!;
  const query = `{ tournament(id: "friday", asOf: { position: ${last} }) { left standings(first: 3) { nodes { stack } } } }`;
  const [first, second] = [await costOf(query), await costOf(query)];
  expect(first.events).toBeGreaterThan(10);
  expect(second.events).toBe(0);
  expect(second.used).toBeLessThan(first.used / 2);
  expect(second.used).toBeLessThan(second.estimated / 10);
});

it('a chart costs by the tables that a tournament has', async () => {
  const chart = await costOf('{ tournament(id: "friday") { seatingChart { tables { table seats { seat playerId } } } } }');
  expect(chart.used).toBeLessThan(chart.estimated / 10);
  expect(chart.rows).toBeGreaterThan(0);
});

it('a page costs the rows that it has, however many were asked for', async () => {
  const many = await costOf('{ tournament(id: "friday") { standings(first: 500) { nodes { rank stack } } } }');
  expect(many.estimated).toBeGreaterThan(1_500);
  expect(many.used).toBeLessThan(400);
});

it('what is read of the log costs its events', async () => {
  const none = await costOf(
    '{ tournament(id: "friday") { auditFeed(first: 50, filter: { types: ["PlayerMoved"] }) { nodes { position } } } }',
  );
  const some = await costOf('{ tournament(id: "friday") { auditFeed(first: 50) { nodes { position text { en } } } } }');
  expect(none.used).toBeLessThan(none.estimated / 5);
  expect(some.events).toBeGreaterThan(10);
  expect(some.used).toBeGreaterThan(none.used);
});
