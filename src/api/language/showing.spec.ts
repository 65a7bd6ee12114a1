import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Field, GraphQLSchemaBuilderModule, GraphQLSchemaFactory, ID, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { execute, type GraphQLObjectType, type GraphQLSchema, parse, printType } from 'graphql';
import { declaredCostOf } from './costs.js';
import { enumeration } from './enums.js';
import { InstantScalar } from './scalars.js';
import { field, list, listOrNull, listWithNulls, ofFields, orNull, shownAs, Showing, withFields } from './showing.js';

const LampEnum = enumeration<'on' | 'off'>('SpecLamp', 'A lamp.', { on: 'It shines.', off: 'It does not.' });

interface Bolt {
  readonly size: number;
}

interface Machine {
  readonly id: string;
  readonly lamp: 'on' | 'off';
  readonly works: boolean;
  readonly stoppedAt: number | null;
  readonly place: { readonly room: string };
  readonly bolts: readonly Bolt[];
  readonly spare: Bolt | null;
  readonly spares: readonly Bolt[] | null;
  readonly marks: readonly (number | null)[];
  readonly owner: string;
  readonly old: number;
  readonly secret: string;
}

@ObjectType('SpecPlace', { description: 'A place.' })
class Place extends ofFields({ room: field(String, 'The room.') }) {}

@ObjectType('SpecBolt', { description: 'A bolt.' })
class BoltType extends withFields(Showing<Bolt>, { size: field(Int, 'Its size.') }) {
  @Field(() => Int, { description: 'Its double size.' })
  get double(): number {
    return this.shown.size * 2;
  }
}

@ObjectType('SpecMachine', { description: 'A machine.' })
class MachineType extends withFields(Showing<Machine>, {
  id: field(ID, 'Its id.'),
  lamp: field(LampEnum, 'Its lamp.'),
  works: field(Boolean, 'Whether it works.'),
  stoppedAt: orNull(InstantScalar, 'When it stopped; null while it works.'),
  place: field(Place, 'Where it stands.'),
  bolts: list(7, shownAs(BoltType), 'Its bolts.'),
  spare: orNull(shownAs(BoltType), 'One more; null for none.'),
  spares: listOrNull(2, shownAs(BoltType), 'More of them; null where nobody looked.'),
  marks: listWithNulls(3, Int, 'Its marks.'),
  owner: field(ID, 'Whose it is.', { isPrivate: 'actorId' }),
}) {}

const machine: Machine = {
  id: 'm1',
  lamp: 'off',
  works: false,
  stoppedAt: 0,
  place: { room: 'cellar' },
  bolts: [{ size: 1 }, { size: 2 }],
  spare: null,
  spares: null,
  marks: [1, null],
  owner: 'anna',
  old: 9,
  secret: 'a key',
};

@Resolver()
class MachineResolver {
  @Query(() => MachineType)
  machine(): MachineType {
    return new MachineType(machine);
  }
}

/** These do not compile; TypeScript rejects an expect-error directive without an error. */
void (() => [
  // @ts-expect-error -- the value has no such field
  withFields(Showing<Bolt>, { length: field(Int, '') }),
  // @ts-expect-error -- a number is no text
  withFields(Showing<Bolt>, { size: field(String, '') }),
  // @ts-expect-error -- it may be null
  withFields(Showing<Machine>, { stoppedAt: field(InstantScalar, '') }),
  // @ts-expect-error -- a list is not one value
  withFields(Showing<Machine>, { bolts: field(shownAs(BoltType), '') }),
  // @ts-expect-error -- the class is made of something else
  withFields(Showing<Machine>, { place: field(shownAs(BoltType), '') }),
  // @ts-expect-error -- the enumeration lacks a word
  withFields(Showing<Machine>, { lamp: field(enumeration<'on'>('SpecFire', '', { on: '' }), '') }),
]);

describe('A type that shows a value', () => {
  let schema: GraphQLSchema;

  beforeAll(async () => {
    const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
    schema = await app.get(GraphQLSchemaFactory).create([MachineResolver]);
    await app.close();
  });

  const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType;

  it('has each declared field with its type, what it says, and whether it may be null', () => {
    const lines = printType(typeOf('SpecMachine')).match(/^ {2}\w.*$/gm);
    expect(lines).toEqual([
      '  id: ID!',
      '  lamp: SpecLamp!',
      '  works: Boolean!',
      '  stoppedAt: Instant',
      '  place: SpecPlace!',
      '  bolts: [SpecBolt!]!',
      '  spare: SpecBolt',
      '  spares: [SpecBolt!]',
      '  marks: [Int]!',
      '  owner: ID!',
    ]);
    expect(typeOf('SpecMachine').getFields()['stoppedAt']!.description).toBe('When it stopped; null while it works.');
  });

  it('does not have what is not declared', () => {
    expect(typeOf('SpecMachine').getFields()).not.toHaveProperty('secret');
  });

  it('says what a list costs, and what is private', () => {
    const { bolts, owner, id } = typeOf('SpecMachine').getFields();
    expect(declaredCostOf(bolts!)).toEqual({ entries: 7 });
    expect(owner!.extensions['private']).toBe('actorId');
    expect([declaredCostOf(id!), id!.extensions['private']]).toEqual([undefined, undefined]);
  });

  it('reads the value, makes what is shown as a type of its own, and keeps null', async () => {
    const document = parse(
      `{ machine { id lamp works stoppedAt place { room } bolts { size double } spare { size } spares { size } marks } }`,
    );
    expect(await execute({ schema, document, rootValue: new MachineResolver() })).toEqual({
      data: {
        machine: {
          id: 'm1',
          lamp: 'OFF',
          works: false,
          stoppedAt: '1970-01-01T00:00:00.000Z',
          place: { room: 'cellar' },
          bolts: [
            { size: 1, double: 2 },
            { size: 2, double: 4 },
          ],
          spare: null,
          spares: null,
          marks: [1, null],
        },
      },
    });
  });

  it('keeps its fields to itself: another type of the same value has its own', () => {
    class Other extends withFields(Showing<Machine>, { id: field(ID, '') }) {}
    expect(new Other(machine)).not.toHaveProperty('lamp');
    expect(new Other(machine).id).toBe('m1');
  });
});
