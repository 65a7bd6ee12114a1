/** The texts of workings, rules and what waits. They are loaded after the first paint, so that the table is there sooner. */
import { signal } from '@preact/signals';
import type { en } from '../text/season-workings.js';
import { type InBoth, inBoth } from './language.js';

/** The address of their file: `bin/web.js` puts it here. */
declare const SEASON_WORKINGS: string;

type Texts = typeof en;

const loaded = signal<InBoth<Texts> | null>(null);

/** Null until they are there. */
export const workingsTexts = (): Texts | null => loaded.value?.() ?? null;

export async function loadWorkingsTexts(): Promise<void> {
  try {
    const texts = (await import(SEASON_WORKINGS)) as { readonly en: Texts; readonly fr: Texts };
    loaded.value = inBoth(texts.en, texts.fr);
  } catch {
    // Without a network now: once it is back they are asked again.
    addEventListener('online', () => void loadWorkingsTexts(), { once: true });
  }
}
