/**
 * Writes `schema.graphql` from the code: `npm run schema`. With `--release` it also writes `docs/api/released-schema.graphql`, with which
 * later schemas are compared: `npm run release-schema`.
 */
import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { type GraphQLSchema, parse, print, visit } from 'graphql';
import { readProgramVersion } from '../app/program-version.js';
import { resolvers } from './api.module.js';
import { withGraph } from './graph/edges.js';
import { withPrices } from './server/cost/field-costs.js';
import { textOfSchema } from './server/front.js';

/** The schema without an application. */
export async function declaredSchema(): Promise<GraphQLSchema> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  try {
    return withPrices(await app.get(GraphQLSchemaFactory).create([...resolvers]));
  } finally {
    await app.close();
  }
}

/** The schema as text with descriptions, sorted by name. */
export async function schemaText(): Promise<string> {
  return textOf(await declaredSchema());
}

/** The same of a schema that is there. */
export function textOf(schema: GraphQLSchema): string {
  withGraph(schema);
  return textOfSchema(schema);
}

/** A released schema: its version, and the schema without descriptions, whose changes break no client. */
export function releaseText(version: string, schema: string): string {
  const bare = visit(parse(schema), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  return `# ${version}\n${print(bare)}\n`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const text = await schemaText();
  writeFileSync(join(process.cwd(), 'schema.graphql'), text);
  if (process.argv.includes('--release')) {
    writeFileSync(join(process.cwd(), 'docs', 'api', 'released-schema.graphql'), releaseText(readProgramVersion(), text));
  }
}
