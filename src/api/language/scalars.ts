/** Custom scalars of the schema, and what each refuses. */
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { MAX_CENTS } from '../../../events/tournament-prizes.js';
import { Card, MAX_CHIPS } from '../../../events/values.js';
import type { SettingValue } from '../../rulebooks/setting.js';

/** The standards behind the scalars' descriptions. */
const specifications = {
  number: 'https://www.rfc-editor.org/rfc/rfc7493#section-2.2',
  instant: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  json: 'https://www.rfc-editor.org/rfc/rfc8259',
  card: 'https://phh.readthedocs.io/en/stable/',
} as const;

function refusal(problem: string, node?: ValueNode): GraphQLError {
  return new GraphQLError(problem, { ...(node === undefined ? {} : { nodes: node }), extensions: { code: 'BAD_USER_INPUT' } });
}

/** A scalar of whole numbers within bounds, as JSON numbers. */
function wholeNumber(name: string, description: string, maximum: number, minimum = 0): GraphQLScalarType<number, number> {
  const check = (value: unknown, node?: ValueNode): number => {
    if (typeof value !== 'number') throw refusal(`${name} must be a number, without quotation marks.`, node);
    if (!Number.isInteger(value)) throw refusal(`${name} must be a whole number; ${value} is not.`, node);
    if (value < minimum || value > maximum) throw refusal(`${name} must be from ${minimum} to ${maximum}; ${value} is not.`, node);
    return value;
  };
  return new GraphQLScalarType({
    name,
    description,
    specifiedByURL: specifications.number,
    serialize: (value) => check(value),
    parseValue: (value) => check(value),
    parseLiteral: (node) => check(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : undefined, node),
  });
}

export const ChipsScalar = wholeNumber(
  'Chips',
  `A whole number of chips by value, from 0 to ${MAX_CHIPS}. It is a JSON number, which every language reads exactly up to that bound.`,
  MAX_CHIPS,
);

export const ChipChangeScalar = wholeNumber(
  'ChipChange',
  `A whole number of chips by value that something adds, or takes when it is negative: from -${MAX_CHIPS} to ${MAX_CHIPS}.`,
  MAX_CHIPS,
  -MAX_CHIPS,
);

export const CentsScalar = wholeNumber(
  'Cents',
  `A sum of money in whole hundredths of the tournament’s currency, from 0 to ${MAX_CENTS}.`,
  MAX_CENTS,
);

export const CentsChangeScalar = wholeNumber(
  'CentsChange',
  `A sum in whole hundredths of the tournament’s currency, negative where more went than came: from -${MAX_CENTS} to ${MAX_CENTS}.`,
  MAX_CENTS,
  -MAX_CENTS,
);

export const PositionScalar = wholeNumber(
  'Position',
  'A place in the order of all events of the store. A greater one is later; nothing else follows from the number.',
  Number.MAX_SAFE_INTEGER,
);

const checkCard = (value: unknown, node?: ValueNode): Card => {
  const card = Card.safeParse(value);
  if (!card.success) throw refusal('Card must be a rank (2-9 T J Q K A) and a suit (c d h s), such as "Ah".', node);
  return card.data;
};

export const CardScalar = new GraphQLScalarType<Card, Card>({
  name: 'Card',
  description: 'A card: its rank (2 to 9, T, J, Q, K or A), then its suit (c, d, h or s). "Ah" is the ace of hearts.',
  specifiedByURL: specifications.card,
  serialize: (value) => value as Card,
  parseValue: (value) => checkCard(value),
  parseLiteral: (node) => checkCard(node.kind === Kind.STRING ? node.value : undefined, node),
});

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

const checkInstant = (value: unknown, node?: ValueNode): number => {
  const milliseconds = typeof value === 'string' && instantPattern.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(milliseconds)) throw refusal('Instant must be a time in UTC such as "2026-01-31T20:15:00.000Z".', node);
  return milliseconds;
};

/** Milliseconds since 1970 inside the program, ISO 8601 in the API. */
export const InstantScalar = new GraphQLScalarType<number, string>({
  name: 'Instant',
  description: 'A time in UTC with milliseconds, written as ISO 8601, such as "2026-01-31T20:15:00.000Z".',
  specifiedByURL: specifications.instant,
  serialize: (value) => new Date(value as number).toISOString(),
  parseValue: (value) => checkInstant(value),
  parseLiteral: (node) => checkInstant(node.kind === Kind.STRING ? node.value : undefined, node),
});

/** Output only: no argument accepts free JSON. */
export const JsonScalar = new GraphQLScalarType<unknown>({
  name: 'JSON',
  description: 'Any JSON value. Its field gives its shape; for an event, the JSON Schema in the event catalogue does.',
  specifiedByURL: specifications.json,
  serialize: (value) => value,
  parseValue: () => {
    throw refusal('JSON is never an argument.');
  },
  parseLiteral: (node) => {
    throw refusal('JSON is never an argument.', node);
  },
});

const checkSettingValue = (value: unknown, node?: ValueNode): SettingValue => {
  if (typeof value === 'boolean' || (typeof value === 'string' && value.length <= 64) || Number.isSafeInteger(value))
    return value as SettingValue;
  throw refusal('SettingValue must be a word of up to 64 characters, a whole number, or true or false.', node);
};

export const SettingValueScalar = new GraphQLScalarType<SettingValue, SettingValue>({
  name: 'SettingValue',
  description: 'The value of a setting of a rulebook: a word, a whole number, or true or false, as the setting takes it.',
  specifiedByURL: specifications.json,
  serialize: (value) => checkSettingValue(value),
  parseValue: (value) => checkSettingValue(value),
  parseLiteral: (node) => {
    if (node.kind === Kind.INT) return checkSettingValue(Number(node.value), node);
    return checkSettingValue(node.kind === Kind.STRING || node.kind === Kind.BOOLEAN ? node.value : undefined, node);
  },
});
