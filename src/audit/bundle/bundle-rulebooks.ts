/**
 * Rulebooks in bundles: what the book that judged said at the time, for somebody without Tapis, and whether this release still says so.
 */
import type { RecordedEvent } from '../../../events/envelope.js';
import { RulebookReference } from '../../../events/values.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { declaredSettings } from '../../rulebooks/policies.js';
import { citationOf } from '../../rulebooks/setting.js';
import { settingOf, settingsOf } from '../../rulebooks/settings-of.js';
import type { BundleRulebook } from './bundle.js';

/** A setting of a rulebook is not the one that this release knows: the release that wrote the bundle ruled by another, or it was made up. */
export interface RulebookFault {
  readonly code: 'RULEBOOK_DIFFERS';
  readonly rulebook: string;
  /** Of the first setting that differs. */
  readonly setting: string;
}

/** The rulebooks that events name, each once. */
export class NamedRulebooks {
  readonly #named = new Map<string, RulebookReference>();

  add({ data }: RecordedEvent): void {
    const { success, data: reference } = RulebookReference.safeParse((data as { readonly rulebook?: unknown }).rulebook);
    if (success) this.#named.set(JSON.stringify(reference), reference);
  }

  list(): readonly BundleRulebook[] {
    return [...this.#named.values()].map((reference) => ({ ...reference, settings: readSettings(reference) }));
  }
}

function readSettings(reference: RulebookReference): BundleRulebook['settings'] {
  const book = rulebookFor(reference);
  if (book === null) return {};
  return Object.fromEntries(settingsOf(book).map(({ key, setting }) => [key, [setting.value, citationOf(setting).article]]));
}

/** Compares the settings that this release knows too. Of an edition that it does not know, there are none. */
export function compareRulebooks(rulebooks: readonly BundleRulebook[]): readonly RulebookFault[] {
  return rulebooks.flatMap((rulebook) => {
    const { success, data: reference } = RulebookReference.safeParse(rulebook);
    const book = success ? rulebookFor(reference) : null;
    if (book === null) return [];
    const differing = declaredSettings.find(({ key }) => {
      const setting = rulebook.settings[key];
      return setting !== undefined && setting[0] !== settingOf(book, key).value;
    });
    return differing === undefined
      ? []
      : [{ code: 'RULEBOOK_DIFFERS', rulebook: `${rulebook.id}@${rulebook.edition}`, setting: differing.key }];
  });
}
