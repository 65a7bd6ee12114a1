/** The schema and that of the last release: what breaks a client stands in the changelog, and what goes was deprecated before. */
import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import { schemaText } from '../../src/api/print-schema.js';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const released = read('docs/api/released-schema.graphql');

/** Breaking changes that the changelog does not name. */
const unannounced = (before: GraphQLSchema, after: GraphQLSchema, changelog: string): string[] =>
  findBreakingChanges(before, after)
    .map(({ description }) => description)
    .filter((description) => !changelog.includes(description));

describe('The schema', () => {
  let text: string;
  let schema: GraphQLSchema;

  beforeAll(async () => {
    text = await schemaText();
    schema = buildSchema(text);
  });

  it('breaks no client of the last release without an entry in CHANGELOG.md', () => {
    expect(unannounced(buildSchema(released), schema, read('CHANGELOG.md'))).toEqual([]);
  });

  it('is compared in earnest: what goes is found, until the changelog names it', () => {
    const changed = buildSchema(text.replace(/ {2}"""[^"]*"""\n {2}apiVersion: String!\n/, ''));
    expect(unannounced(schema, changed, '')).toEqual(['Query.apiVersion was removed.']);
    expect(unannounced(schema, changed, '- Query.apiVersion was removed.')).toEqual([]);
  });

  it('says of everything that is deprecated what to ask or give instead, and that is there', () => {
    const reasons = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
      return Object.values(type.getFields()).flatMap(({ name, deprecationReason }) =>
        deprecationReason == null ? [] : [{ field: `${type.name}.${name}`, of: type, reason: deprecationReason }],
      );
    });
    expect(reasons.length).toBeGreaterThan(20);
    for (const { field, of, reason } of reasons) {
      // Tapis works it out itself, so that there is nothing to ask or to give instead.
      if (isInputObjectType(of) && reason.startsWith('Leave it out: ')) continue;
      const [, instead, other] = /^(?:Ask|Give) (\w+)(?: of (\w+))?[.,;]/.exec(reason) ?? [];
      const type = other === undefined ? of : schema.getType(other);
      const fields = isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : [];
      expect([field, fields]).toEqual([field, expect.arrayContaining([instead])]);
    }
  });

  it('says of every argument that is deprecated which one to give instead', () => {
    const fields = Object.values(schema.getTypeMap()).flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []));
    const deprecated = fields.flatMap(({ args }) =>
      args.filter(({ deprecationReason }) => deprecationReason != null).map((arg) => ({ arg, args })),
    );
    expect(deprecated.length).toBeGreaterThan(8);
    for (const { arg, args } of deprecated) {
      const [, instead] = /^Give (\w+)\.$/.exec(arg.deprecationReason!) ?? [];
      expect([arg.name, args.map(({ name }) => name)]).toEqual([arg.name, expect.arrayContaining([instead])]);
    }
  });
});
