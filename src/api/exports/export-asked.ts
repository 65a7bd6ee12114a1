/** What the address of an export asks for besides the table: `?excel`, `?lang=fr`, `?stage=2`, `?corrected`. */
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../texts/language.js';
import { badInput } from '../language/api-error.js';
import { preferredLanguage } from '../request/request-context.js';
import type { CsvForm, StageAsked } from './read-table.js';

export type ExportAsked = CsvForm & StageAsked;

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** @throws ApiError `BAD_USER_INPUT` for another language or no number of a stage */
export function readExportAsked({ query, headers }: FastifyRequest): ExportAsked {
  const { lang, stage = '1', excel, corrected } = query as Query;
  if (typeof stage !== 'string' || !/^[1-9]\d{0,3}$/.test(stage))
    throw badInput([{ path: 'stage', problem: 'must be the number of a stage, such as 2' }]);
  return {
    language: readLanguage(lang) ?? preferredLanguage(headers['accept-language']),
    isForSpreadsheet: excel !== undefined,
    stage: Number(stage),
    corrected: corrected !== undefined,
  };
}

function readLanguage(lang: Query[string]): Language | null {
  if (lang === undefined) return null;
  if (lang === 'en' || lang === 'fr') return lang;
  throw badInput([{ path: 'lang', problem: 'must be en or fr', inFrench: 'doit être en ou fr' }]);
}
