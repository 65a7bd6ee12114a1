/** Rulebooks in bundles: the settings of the rulebook at the time, for readers without Tapis, and whether they are the published ones. */
import { createHash } from 'node:crypto';
import { RulebookReference } from '../../../events/values.js';
import { rulebookFor } from '../../rulebooks/adopted-book.js';
import { declaredRules } from '../../rulebooks/policies.js';
import { nameOf, type Rulebook, rulebookOf } from '../../rulebooks/rulebooks.js';
import { citationOf } from '../../rulebooks/setting.js';
import { settingOf, settingsOf } from '../../rulebooks/settings-of.js';
import type { StoredEvent } from '../../store/event-store.js';
import { BUNDLE_VERSION, type BundleHeader, type BundleRulebook } from './bundle.js';
import { publishedSettings } from './published-settings.js';

/**
 * A fault of the rulebooks in a bundle. `RULEBOOK_DIFFERS`: its settings are not the published ones of the edition. `RULEBOOK_NOT_NAMED`:
 * its header has other rulebooks than its events.
 */
export type RulebookFault =
  | {
      readonly code: 'RULEBOOK_DIFFERS';
      readonly rulebook: string;
      /** The first setting that differs in this release; null when it knows none. */
      readonly setting: string | null;
    }
  | { readonly code: 'RULEBOOK_NOT_NAMED' };

export interface RulebookReport {
  readonly faults: readonly RulebookFault[];
  /** Editions unknown to this release, whose settings were not compared. */
  readonly unknown: readonly string[];
}

/** The rulebooks in events, once each, in order of appearance. */
function referencesIn(events: readonly Pick<StoredEvent, 'data'>[]): readonly RulebookReference[] {
  const named = new Map<string, RulebookReference>();
  for (const { data } of events) {
    const { rulebook } = JSON.parse(data) as { readonly rulebook?: Partial<RulebookReference> | null };
    if (typeof rulebook?.id !== 'string' || typeof rulebook.edition !== 'string') continue;
    const { id, edition, houseRules } = rulebook;
    const plain = { id, edition, ...(houseRules === undefined ? {} : { houseRules }) };
    named.set(JSON.stringify(plain), plain);
  }
  return [...named.values()];
}

/** The rulebooks in events, with the settings of their editions. */
export function rulebooksOf(events: readonly Pick<StoredEvent, 'data'>[]): readonly BundleRulebook[] {
  return referencesIn(events).map((reference) => {
    const book = rulebookOf(reference.id, reference.edition);
    return { ...reference, settings: book === undefined ? {} : listSettings(book) };
  });
}

export function listSettings(book: Rulebook): BundleRulebook['settings'] {
  return Object.fromEntries(settingsOf(book, declaredRules).map(({ key, setting }) => [key, [setting.value, citationOf(setting).article]]));
}

/** SHA-256 of settings in bundle form, in hexadecimal digits. */
export function fingerprintOf(settings: BundleRulebook['settings']): string {
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex');
}

/** Compares the rulebooks of a bundle with its events and with the published ones. */
export function compareRulebooks({ version, rulebooks = [] }: BundleHeader, events: readonly Pick<StoredEvent, 'data'>[]): RulebookReport {
  if (version !== BUNDLE_VERSION) return { faults: rulebooks.flatMap(compareWithRelease), unknown: [] };
  const stated = rulebooks.map(({ settings: _, ...reference }) => reference);
  const isNamed = JSON.stringify(stated) === JSON.stringify(referencesIn(events));
  const published = rulebooks.map((rulebook) => ({ rulebook, known: publishedSettings[nameOf(rulebook)] }));
  const differing = published.filter(({ rulebook, known }) => known?.includes(fingerprintOf(rulebook.settings)) === false);
  return {
    faults: [
      ...(isNamed ? [] : [{ code: 'RULEBOOK_NOT_NAMED' } as const]),
      ...differing.map(({ rulebook }) => {
        const book = rulebookOf(rulebook.id, rulebook.edition);
        return {
          code: 'RULEBOOK_DIFFERS',
          rulebook: nameOf(rulebook),
          setting: book === undefined ? null : differenceFrom(book, rulebook),
        } as const;
      }),
    ],
    unknown: published.flatMap(({ rulebook, known }) => (known === undefined ? [nameOf(rulebook)] : [])),
  };
}

/** The first setting that a bundle lacks or has with another value. */
function differenceFrom(book: Rulebook, { settings }: BundleRulebook): string | null {
  const own = listSettings(book);
  return [...Object.keys(own), ...Object.keys(settings)].find((key) => JSON.stringify(own[key]) !== JSON.stringify(settings[key])) ?? null;
}

/** Version 2: the settings known to this release, with house rules applied. */
function compareWithRelease(rulebook: BundleRulebook): RulebookFault[] {
  const { success, data: reference } = RulebookReference.safeParse(rulebook);
  const book = success ? rulebookFor(reference) : null;
  if (book === null) return [];
  const differing = declaredRules.find(({ key }) => {
    const setting = rulebook.settings[key];
    return setting !== undefined && setting[0] !== settingOf(book, key).value;
  });
  return differing === undefined ? [] : [{ code: 'RULEBOOK_DIFFERS', rulebook: nameOf(rulebook), setting: differing.key }];
}
