/** `npm run client`: makes `src/generated/operations.ts` of `operations.graphql`, by the schema. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { buildSchema, parse } from 'graphql';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const target = new URL('src/generated/operations.ts', import.meta.url);
/** The generated code takes one type from a package; the client has its own, so that it needs none. */
const theirs = /^import type? ?\{ ?DocumentTypeDecoration ?\} from '@graphql-typed-document-node\/core';$/m;
const ours = "import type { TypedText as DocumentTypeDecoration } from '../document.js';";

/** @returns {Promise<string>} the text of the file */
export async function generateOperations() {
  const schema = read('../../schema.graphql');
  const operations = read('operations.graphql');
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: 'generated/',
    schema: parse(schema),
    schemaAst: buildSchema(schema),
    documents: [{ location: 'operations.graphql', document: parse(operations), rawSDL: operations }],
    config: {
      scalars: JSON.parse(read('../../docs/api/codegen-scalars.json')),
      strictScalars: true,
      documentMode: 'string',
      useTypeImports: true,
    },
    presetConfig: { fragmentMasking: false },
    plugins: [],
    pluginMap: {},
    pluginContext: {},
    documentTransforms: [],
  });
  const text = await codegen(sections.find(({ filename }) => filename.endsWith('/graphql.ts')));
  if (!theirs.test(text)) throw new Error('the generated code imports something else by now: see generate.mjs');
  return text.replace(theirs, ours);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  mkdirSync(new URL('.', target), { recursive: true });
  writeFileSync(target, await generateOperations());
}
