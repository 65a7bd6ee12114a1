/** The texts of workings, rules and what waits. They are loaded after the first paint, so that the table is there sooner. */
import { signal } from '@preact/signals';
import type { en } from '../text/season-workings.js';
import { type InBoth, inBoth } from './language.js';
import type { ruleLines } from './season-rule-lines.js';

/** The address of their file: `bin/web.js` puts it here. */
declare const SEASON_WORKINGS: string;

type Texts = typeof en;
type Lines = typeof ruleLines;

const loaded = signal<{ readonly texts: InBoth<Texts>; readonly lines: Lines } | null>(null);

/** Null until they are there. */
export const workingsTexts = (): Texts | null => loaded.value?.texts() ?? null;

/** What puts rules into words, once the texts are there. */
export const workingsLines = (): Lines => loaded.value!.lines;

export async function loadWorkingsTexts(): Promise<void> {
  try {
    const texts = (await import(SEASON_WORKINGS)) as { readonly en: Texts; readonly fr: Texts; readonly ruleLines: Lines };
    loaded.value = { texts: inBoth(texts.en, texts.fr), lines: texts.ruleLines };
  } catch {
    // Without a network now: once it is back they are asked again.
    addEventListener('online', () => void loadWorkingsTexts(), { once: true });
  }
}
