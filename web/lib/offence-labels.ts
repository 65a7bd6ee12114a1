/** What to write for offences: the words that the record, the penalties and the rulebooks have for them. They are read once, after the page is there. */
import { signal } from '@preact/signals';
import { type OffenceLabelsAnswer, OffenceLabels } from '../generated/operations.js';
import { ask } from './ask.js';
import { capitalized } from './format.js';
import { currentLanguage } from './language.js';

type Label = NonNullable<OffenceLabelsAnswer['enumLabels']>[number]['label'];

const labels = signal<ReadonlyMap<string, Label>>(new Map());
const RETRY_MS = 5_000;

export async function readOffenceLabels(): Promise<void> {
  const outcome = await ask(OffenceLabels, {}, currentLanguage());
  if ('answer' in outcome) labels.value = new Map(outcome.answer.enumLabels?.map(({ value, label }) => [value, label]));
  else setTimeout(() => void readOffenceLabels(), RETRY_MS);
}

/** Undefined for a word that is no offence. */
export function offenceLabel(word: string): string | undefined {
  const label = labels.value.get(word)?.[currentLanguage()];
  return label === undefined ? undefined : capitalized(label);
}
