/**
 * Writes down what is new and may not change from now on: the answers of settings that are newer than the second reading, what a new edition
 * rules, and which articles are cited on an occasion that did not come before. What is written down already stays as it is, so that a change
 * of it is noticed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { declaredRules } from '../../src/rulebooks/policies.js';
import { nameOf, rulebooks } from '../../src/rulebooks/rulebooks.js';
import { type ByKey, newAnswers, readAnswers } from '../second-reading/answers.js';
import { collectCited, readKept } from '../articles-cited/cited.js';
import { numberOf, published } from './published-editions.js';
import { newPins, pinnedViewsFile } from '../view-rows.js';
import { pinFingerprints } from './published-settings.js';

/** @returns what was added */
export async function pinWhatIsNew(): Promise<string[]> {
  const pinned = readAnswers('pinned.json') as ByKey<string>;
  const answers = newAnswers(declaredRules, pinned);
  const editions = Object.fromEntries(
    rulebooks.flatMap((book) => (published[nameOf(book)] === undefined ? [[nameOf(book), numberOf(book)]] : [])),
  );
  await append('../second-reading/pinned.json', pinned, answers);
  await append('published-editions.json', published, editions);
  const kept = readKept();
  const occasions = Object.fromEntries(Object.entries(collectCited()).filter(([occasion]) => kept[occasion] === undefined));
  await append('../articles-cited/cited.json', kept, occasions);
  const views = newPins();
  await write(pinnedViewsFile, views.pins);
  const fingerprints = await pinFingerprints(readPrintWidth());
  return [...Object.keys(answers), ...Object.keys(editions), ...Object.keys(occasions), ...views.added, ...fingerprints];
}

async function append(file: string, before: object, added: object): Promise<void> {
  if (Object.keys(added).length === 0) return;
  await write(new URL(file, import.meta.url), { ...before, ...added });
}

async function write(file: URL, content: object): Promise<void> {
  const path = fileURLToPath(file);
  writeFileSync(path, (await format(path, JSON.stringify(content), { printWidth: readPrintWidth() })).code);
}

function readPrintWidth(): number {
  return (JSON.parse(readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8')) as { printWidth: number }).printWidth;
}
