import { GraphQLSchema } from 'graphql';

/** The schema without the types that specs declare (`Spec…`): specs of the same worker share Nest's register of types. */
export function withoutSpecs(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  return new GraphQLSchema({ ...config, types: config.types.filter(({ name }) => !/^Spec[A-Z]/.test(name)) });
}
