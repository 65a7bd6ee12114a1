import { buildSchema, getVariableValues, GraphQLError, parse, validate, type OperationDefinitionNode } from 'graphql';
import { knownRejection, rejectionInFrench } from './graphql-texts.js';

const schema = buildSchema(`
  enum Street { FLOP TURN }
  input Act { seat: Int!, street: Street }
  type Hand { id: ID!, seats: [Hand!]! }
  type Query { hand(id: ID!, at: Street): Hand, count: Int, act(input: Act!): Hand }
`);

/** The messages of graphql itself for a query. */
function messagesFor(query: string): readonly string[] {
  try {
    return validate(schema, parse(query)).map(({ message }) => message);
  } catch (error) {
    return [(error as GraphQLError).message];
  }
}

function messagesForVariables(query: string, given: Record<string, unknown>): readonly string[] {
  const { variableDefinitions = [] } = parse(query).definitions[0] as OperationDefinitionNode;
  return getVariableValues(schema, variableDefinitions, given).errors?.map(({ message }) => message) ?? [];
}

describe('what GraphQL finds wrong with an operation, in French', () => {
  it.each([
    ['{ count', 'Erreur de syntaxe à\u00a0: <EOF>.'],
    ['{ counts }', 'Le type «\u00a0Query\u00a0» n’a pas de champ «\u00a0counts\u00a0».'],
    ['{ hand(id: 1, no: 2) { id } }', 'Le champ «\u00a0Query.hand\u00a0» n’a pas d’argument «\u00a0no\u00a0».'],
    ['{ hand { id } }', 'L’argument «\u00a0id\u00a0», de type «\u00a0ID!\u00a0», est nécessaire pour le champ «\u00a0hand\u00a0».'],
    ['{ hand(id: 1) }', 'Choisissez des champs de «\u00a0hand\u00a0», de type «\u00a0Hand\u00a0».'],
    ['{ count { id } }', 'Le champ «\u00a0count\u00a0», de type «\u00a0Int\u00a0», n’a pas de champs à choisir.'],
    ['query ($id: Nothing) { hand(id: $id) { id } }', 'Le type «\u00a0Nothing\u00a0» n’existe pas.'],
    ['{ hand(id: $id) { id } }', 'La variable «\u00a0$id\u00a0» n’est pas déclarée.'],
    ['query ($id: ID) { count }', 'La variable «\u00a0$id\u00a0» ne sert à rien.'],
    [
      'query ($id: Int!) { hand(id: $id) { id } }',
      'La variable «\u00a0$id\u00a0» est de type «\u00a0Int!\u00a0»\u202f; il faut ici le type «\u00a0ID!\u00a0».',
    ],
    ['{ hand(id: 1) { ...f } }', 'Le fragment «\u00a0f\u00a0» n’existe pas.'],
    ['{ hand(id: 1, at: RIVER) { id } }', '«\u00a0RIVER\u00a0» n’est pas une valeur de «\u00a0Street\u00a0».'],
    ['{ act(input: {seat: "a"}) { id } }', '"a" n’est pas un nombre entier.'],
    ['{ act(input: {}) { id } }', 'Le champ «\u00a0Act.seat\u00a0», de type «\u00a0Int!\u00a0», est nécessaire.'],
    ['{ count @nothing }', 'La directive «\u00a0@nothing\u00a0» n’existe pas.'],
    ['{ a: count a: hand(id: 1) { id } }', 'Le nom «\u00a0a\u00a0» désigne deux champs différents\u202f; utilisez des alias.'],
  ])('%s', (query, french) => {
    expect(messagesFor(query).map(rejectionInFrench)).toContain(french);
  });

  it.each([
    [{}, 'La variable «\u00a0$input\u00a0», de type «\u00a0Act!\u00a0», est nécessaire.'],
    [
      { input: {} },
      'La valeur de «\u00a0$input\u00a0» ne convient pas. Le champ «\u00a0seat\u00a0», de type «\u00a0Int!\u00a0», est nécessaire.',
    ],
    [{ input: { seat: 'a' } }, 'La valeur de «\u00a0input.seat\u00a0» ne convient pas. "a" n’est pas un nombre entier.'],
    [
      { input: { seat: 1, street: 'RIVER' } },
      'La valeur de «\u00a0input.street\u00a0» ne convient pas. «\u00a0RIVER\u00a0» n’est pas une valeur de «\u00a0Street\u00a0».',
    ],
  ])('variables %j', (variables, french) => {
    expect(messagesForVariables('query ($input: Act!) { act(input: $input) { id } }', variables).map(rejectionInFrench)).toEqual([french]);
  });

  it('leaves no English where a message is unknown', () => {
    expect(knownRejection('Something new.')).toBeNull();
    expect(rejectionInFrench('Something new.')).toMatch(/^Elle ne convient pas au schéma/);
  });
});
