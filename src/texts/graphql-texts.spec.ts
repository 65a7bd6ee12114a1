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
    ['{ count', 'Erreur de syntaxe à : <EOF>.'],
    ['{ counts }', 'Le type « Query » n’a pas de champ « counts ».'],
    ['{ hand(id: 1, no: 2) { id } }', 'Le champ « Query.hand » n’a pas d’argument « no ».'],
    ['{ hand { id } }', 'L’argument « id », de type « ID! », est nécessaire pour le champ « hand ».'],
    ['{ hand(id: 1) }', 'Choisissez des champs de « hand », de type « Hand ».'],
    ['{ count { id } }', 'Le champ « count », de type « Int », n’a pas de champs à choisir.'],
    ['query ($id: Nothing) { hand(id: $id) { id } }', 'Le type « Nothing » n’existe pas.'],
    ['{ hand(id: $id) { id } }', 'La variable « $id » n’est pas déclarée.'],
    ['query ($id: ID) { count }', 'La variable « $id » ne sert à rien.'],
    ['query ($id: Int!) { hand(id: $id) { id } }', 'La variable « $id » est de type « Int! » ; il faut ici le type « ID! ».'],
    ['{ hand(id: 1) { ...f } }', 'Le fragment « f » n’existe pas.'],
    ['{ hand(id: 1, at: RIVER) { id } }', '« RIVER » n’est pas une valeur de « Street ».'],
    ['{ act(input: {seat: "a"}) { id } }', '"a" n’est pas un nombre entier.'],
    ['{ act(input: {}) { id } }', 'Le champ « Act.seat », de type « Int! », est nécessaire.'],
    ['{ count @nothing }', 'La directive « @nothing » n’existe pas.'],
    ['{ a: count a: hand(id: 1) { id } }', 'Le nom « a » désigne deux champs différents ; utilisez des alias.'],
  ])('%s', (query, french) => {
    expect(messagesFor(query).map(rejectionInFrench)).toContain(french);
  });

  it.each([
    [{}, 'La variable « $input », de type « Act! », est nécessaire.'],
    [{ input: {} }, 'La valeur de « $input » ne convient pas. Le champ « seat », de type « Int! », est nécessaire.'],
    [{ input: { seat: 'a' } }, 'La valeur de « input.seat » ne convient pas. "a" n’est pas un nombre entier.'],
    [
      { input: { seat: 1, street: 'RIVER' } },
      'La valeur de « input.street » ne convient pas. « RIVER » n’est pas une valeur de « Street ».',
    ],
  ])('variables %j', (variables, french) => {
    expect(messagesForVariables('query ($input: Act!) { act(input: $input) { id } }', variables).map(rejectionInFrench)).toEqual([french]);
  });

  it('leaves no English where a message is unknown', () => {
    expect(knownRejection('Something new.')).toBeNull();
    expect(rejectionInFrench('Something new.')).toMatch(/^Elle ne convient pas au schéma/);
  });
});
