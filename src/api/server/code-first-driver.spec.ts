/** The driver uses private members of Nest's factory, which a release of `@nestjs/graphql` may rename. This spec names the missing one. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GraphQLFactory } from '@nestjs/graphql';

const driver = readFileSync(new URL('code-first-driver.ts', import.meta.url), 'utf8');
const { version } = createRequire(import.meta.url)('@nestjs/graphql/package.json') as { version: string };

/** For each member, the methods that the driver calls. */
const members: Readonly<Record<string, readonly string[]>> = {
  resolversExplorerService: ['getAllCtors', 'explore'],
  gqlSchemaBuilder: ['build'],
};

describe('the private members of Nest’s factory', () => {
  it('are these, and no others', () => {
    const read = [...driver.matchAll(/graphQlFactory\['(\w+)'\]/g)].map(([, name]) => name);
    expect(read).toEqual(Object.keys(members));
  });

  it.each(Object.entries(members))(`%s is there in ${version}, with what the driver calls of it`, (name, methods) => {
    const text = GraphQLFactory.toString();
    expect(text).toContain(`this.${name} = ${name}`);
    for (const method of methods) expect(driver).toContain(`.${method}(`);
    const types = Reflect.getMetadata('design:paramtypes', GraphQLFactory) as readonly { readonly prototype: object }[];
    const names = /constructor\(([^)]*)\)/
      .exec(text)![1]!
      .split(',')
      .map((each) => each.trim());
    const type = types[names.indexOf(name)]!;
    for (const method of methods) expect(Reflect.get(type.prototype, method)).toEqual(expect.any(Function));
  });
});
