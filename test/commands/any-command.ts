/**
 * Commands for properties: every one that its declaration allows, as the deciders take it. Ids and numbers are drawn from few, so that they
 * often name something that there is.
 */
import * as fc from 'fast-check';
import type { Command } from '../../commands/command.js';
import type { Field, Fields, Shape } from '../../commands/field.js';
import { MAX_CHIPS } from '../../events/values.js';
import { Gesture } from '../../events/judging.js';

/** Values without a declaration; a command that needs others is not drawn. */
export interface Drawn {
  readonly players: readonly string[];
  readonly hands: readonly string[];
  /** The instant of commands. */
  readonly at: number;
  readonly written: Readonly<Record<string, fc.Arbitrary<unknown>>>;
  /** What Tapis may find out, by the names of the fields. */
  readonly facts?: Readonly<Record<string, fc.Arbitrary<unknown>>>;
}

const cards = Array.from('cdhs', (suit) => Array.from('AKQJT98765432', (rank) => `${rank}${suit}`)).flat();

export const plainAction = fc.oneof(
  fc.record({ type: fc.constantFrom('fold', 'check', 'call', 'allIn') }),
  fc.record({ type: fc.constantFrom('bet', 'raise'), to: fc.integer({ min: 0, max: 5_000 }) }),
);

export const gesture = fc
  .record(
    {
      taps: fc.integer({ min: 0, max: 3 }),
      motions: fc.array(fc.array(fc.constantFrom(25, 100, 500), { minLength: 1, maxLength: 4 }), { maxLength: 2 }),
      exposedHand: fc.boolean(),
      allInShown: fc.boolean(),
      first: fc.constantFrom('chips', 'words'),
    },
    { requiredKeys: [] },
  )
  .filter((drawn) => Gesture.safeParse(drawn).success);

/** Whether a command can be drawn: Tapis's own values are in the facts. */
export function canBeDrawn({ fields }: Command, facts: Drawn['facts'] = {}): boolean {
  return Object.entries(fields).every(
    ([name, { shape, when, putIn }]) => shape.kind !== 'inside' || when === 'maybe' || putIn !== undefined || facts[name] !== undefined,
  );
}

export function anyCommand({ type, fields, choice }: Command, drawn: Drawn): fc.Arbitrary<{ readonly type: string }> {
  const values = anyOfFields(fields, drawn);
  if (choice?.isNeeded !== true) return values.map((each) => ({ ...each, type }));
  return fc.tuple(values, fc.constantFrom(...choice.of)).chain(([each, one]) =>
    anyOf(fields[one]!.shape, drawn).map((value) => {
      const others = Object.fromEntries(Object.entries(each).filter(([name]) => !choice.of.includes(name)));
      return { ...others, [one]: value, type };
    }),
  );
}

function anyOfFields(fields: Fields, drawn: Drawn): fc.Arbitrary<Record<string, unknown>> {
  const carried = Object.entries(fields).filter(
    ([name, { from, shape, putIn }]) =>
      from !== 'clientOnly' && (shape.kind !== 'inside' || putIn !== undefined || drawn.facts?.[name] !== undefined),
  );
  const always = carried.filter(([, { when }]) => when === 'always').map(([name]) => name);
  return fc.record(
    Object.fromEntries(
      carried.map(([name, field]) => [name, (field.shape.kind === 'inside' && drawn.facts?.[name]) || anyOfField(field, drawn)]),
    ),
    {
      requiredKeys: always,
    },
  );
}

function anyOfField({ shape, nullMeans, putIn }: Field, drawn: Drawn): fc.Arbitrary<unknown> {
  if (putIn !== undefined) return fc.constant('clock' in putIn ? drawn.at : putIn.value);
  const value = anyOf(shape, drawn);
  return nullMeans === undefined ? value : fc.option(value, { nil: null });
}

function anyOf(shape: Shape, drawn: Drawn): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'whole': {
      const { least = 0, most = Number.MAX_SAFE_INTEGER } = shape;
      return fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: least, max: Math.min(most, least + 9) }) },
        { weight: 1, arbitrary: fc.constant(most) },
      );
    }
    case 'chips':
      return fc.oneof(
        fc.integer({ min: shape.least, max: shape.least + 3 }),
        fc.integer({ min: 1, max: 100 }).map((n) => n * 25),
        fc.constant(MAX_CHIPS),
      );
    case 'cents':
      return fc.integer({ min: shape.least, max: shape.most ?? 1_000_000 });
    case 'text':
      return fc.string({ minLength: Math.max(1, shape.least), maxLength: 20 }).filter((text) => text.trim() !== '');
    case 'pattern':
      return fc.constant(shape.example);
    case 'document':
      return fc.constant(JSON.parse(shape.example));
    case 'flag':
      return fc.boolean();
    case 'word':
      return fc.constantFrom(...shape.words);
    case 'player':
      return fc.constantFrom(...drawn.players);
    case 'hand':
      return fc.constantFrom(...drawn.hands);
    case 'card':
      return fc.constantFrom(...cards);
    case 'instant':
      return fc.integer({ min: 0, max: drawn.at * 2 });
    case 'part':
      return anyOfFields(shape.part.fields, drawn);
    case 'written': {
      const found = drawn.written[shape.input];
      if (found === undefined) throw new Error(`nothing stands for ${shape.input}`);
      return found;
    }
    case 'list': {
      const bounds = { minLength: shape.least, maxLength: Math.min(shape.most, shape.least + 4) };
      const each = anyOf(shape.of, drawn);
      if (shape.once === undefined) return fc.array(each, bounds);
      const { once } = shape;
      return fc.uniqueArray(each, { ...bounds, ...(once === true ? {} : { selector: (one) => (one as Record<string, unknown>)[once] }) });
    }
    case 'inside':
      throw new Error('known to Tapis alone');
  }
}
