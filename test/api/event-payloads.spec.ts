/** What events state as types of their own: made from any event of the kinds that clients draw, and for nobody more than the data itself. */
import { readFileSync, readdirSync } from 'node:fs';
import { execute, isLeafType, getNamedType, isObjectType, isUnionType, parse, type GraphQLSchema } from 'graphql';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { secretFieldsOf } from '../../events/catalogue.js';
import { publicPrincipal } from '../../src/access/known-principals.js';
import { RequestContext } from '../../src/api/request/request-context.js';
import { payloadOf } from '../../src/api/audit/event-payloads.types.js';
import { ApiUnderTest, startFriday } from './client.js';
import { fold, openHand, playOut } from './hands.js';

const golden = new URL('../../events/golden/', import.meta.url);
const drawn = [
  'Folded',
  'Checked',
  'Called',
  'BetPlaced',
  'Raised',
  'GestureJudged',
  'RulingRequested',
  'RulingGiven',
  'PlayerMoved',
  'PenaltyIssued',
  'PenaltyServed',
  'PenaltyLifted',
  'ChipRaceRun',
];

describe('Payloads of events', () => {
  let api: ApiUnderTest;
  let schema: GraphQLSchema;

  beforeAll(async () => {
    api = await ApiUnderTest.open();
    schema = api.app.get(GraphQLSchemaHost).schema;
    await startFriday(api);
    await playOut(api, await openHand(api), fold);
  });

  afterAll(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  it('are there for actions, rulings, moves, penalties and races, and for no other events', () => {
    const types = [...new Set(readdirSync(golden).map((file) => file.split('.')[0]!))];
    expect(types.filter((type) => payloadOf(type, {}) !== null).toSorted()).toEqual(drawn.toSorted());
  });

  it('show nothing of events that have secret fields', () => {
    expect(drawn.filter((type) => secretFieldsOf(type) !== undefined)).toEqual([]);
  });

  it.each(drawn)('%s: every field can be read of the recorded example', async (type) => {
    const union = schema.getType('EventPayload');
    const members = isUnionType(union) ? union.getTypes() : [];
    const newest = readdirSync(golden)
      .filter((file) => file.startsWith(`${type}.v`))
      .toSorted()
      .at(-1)!;
    const data: unknown = JSON.parse(readFileSync(new URL(newest, golden), 'utf8'));
    const payload = payloadOf(type, data)!;
    const member = members.find(({ isTypeOf: _of, name }) => name === payload.constructor.name.replace(/Type$/, ''))!;
    expect([type, isObjectType(member)]).toEqual([type, true]);
    const plain = Object.values(member.getFields()).filter((field) => isLeafType(getNamedType(field.type)));
    for (const field of plain) {
      const value: unknown = (payload as Record<string, unknown>)[field.name];
      expect([type, field.name, value === undefined]).toEqual([type, field.name, false]);
    }
  });

  it('stand in the steps of a replay, by either engine, beside the data', async () => {
    const query = `{ handReplay(handId: "friday.1.1") { steps { event { type data payload { __typename ... on SeatActed { seat action amount to allIn } } } } } }`;
    const reference = await execute({ schema, document: parse(query), contextValue: new RequestContext({}, publicPrincipal) });
    for (let time = 0; time < 3; time++) {
      const { data, errors } = await api.ask(query);
      expect(errors).toBeUndefined();
      expect(data).toEqual(JSON.parse(JSON.stringify(reference.data)));
      const events = data!['handReplay'].steps.map(({ event }: { event: object }) => event);
      const folds = events.filter(({ type }: { type: string }) => type === 'Folded');
      expect(folds.length).toBeGreaterThan(2);
      for (const { data: stated, payload } of folds) {
        expect(payload).toEqual({ __typename: 'SeatActed', seat: stated.seat, action: 'FOLD', amount: 0, to: null, allIn: false });
      }
      expect(events.find(({ type }: { type: string }) => type === 'HandStarted').payload).toBeNull();
    }
  });
});
