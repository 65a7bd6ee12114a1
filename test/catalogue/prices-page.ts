/**
 * The page of prices: every field of the schema that costs more than to be read, each list by its length, and every mutation.
 */
import { getNullableType, type GraphQLSchema, isIntrospectionType, isListType, isObjectType } from 'graphql';
import { priceOf } from '../../src/api/server/cost/field-costs.js';

/** What holds for most fields of a type: they are not listed. */
const usual = { query: 100, mutation: 600, field: 1 };

/** @param schema as it is declared */
export function pricesPage(
  schema: GraphQLSchema,
  table: (head: readonly string[], rows: readonly (readonly string[])[]) => string,
): string {
  const rows = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || isIntrospectionType(type)) return [];
    const common = type.name === 'Query' ? usual.query : type.name === 'Mutation' ? usual.mutation : usual.field;
    return Object.values(type.getFields()).flatMap((field) => {
      const { weight, entries, row, settledBy } = priceOf(type.name, field);
      const isList = isListType(getNullableType(field.type));
      const ofQuery = type.name === 'Query' && settledBy !== 'reading' ? settledBy : '';
      if (weight === common && !isList && row === 1 && ofQuery === '') return [];
      return [[`\`${type.name}.${field.name}\``, String(weight), isList ? String(entries) : '', row === 1 ? '' : String(row), ofQuery]];
    });
  });
  return `${[
    '# Prices',
    `What a field costs, in units of about a microsecond, before it is known how much there is ([limits](../operations/network.md)). A query that is not listed costs ${usual.query}, a mutation ${usual.mutation}, any other field ${usual.field}. A list costs what is selected of an entry as often as it has entries at the most; \`page\` is the length that is asked for. A field that asks a query, such as \`Tournament.standings\`, costs what the query costs. Once a query is answered, its cost is worked out from what was read; where it is computed, from its weight (\`weight\`), or from its weight and the number of tables (\`tables\`). Questions about the schema (\`__schema\`, \`__type\`) cost a third of the values that they ask for, counted on the schema itself.`,
    table(
      ['Field', 'Weight', 'Entries', 'Each row', 'Settled by'],
      rows.toSorted(([one], [other]) => (one! < other! ? -1 : 1)),
    ),
  ].join('\n\n')}\n`;
}
