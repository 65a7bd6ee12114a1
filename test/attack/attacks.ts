/**
 * Every attack of `npm run attack`, in the order in which they run.
 */
import type { Attack } from './attack.js';
import { schemaAliases } from './http/schema-aliases.js';
import { uniqueQueries } from './http/unique-queries.js';

export const attacks: readonly Attack[] = [uniqueQueries, schemaAliases];
