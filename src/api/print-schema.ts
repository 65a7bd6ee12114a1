/**
 * Writes `schema.graphql` from the code: `npm run schema`.
 */
import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { resolvers } from './api.module.js';
import { withGraph } from './graph/edges.js';
import { withPrices } from './server/cost/field-costs.js';

/** The schema as it is declared, without an application behind it. */
export async function declaredSchema(): Promise<GraphQLSchema> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  try {
    return withPrices(await app.get(GraphQLSchemaFactory).create([...resolvers]));
  } finally {
    await app.close();
  }
}

/** The schema in GraphQL's own language, with its descriptions, sorted by name. */
export async function schemaText(): Promise<string> {
  const schema = await declaredSchema();
  withGraph(schema);
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(join(process.cwd(), 'schema.graphql'), await schemaText());
}
