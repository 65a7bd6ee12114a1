/**
 * A rulebook read flat, setting by setting, and two rulebooks side by side.
 */
import type { ValueSchema } from './definition.js';
import { commonRules, declaredRule, type DeclaredRule, declaredSettings } from './policies.js';
import type { Rulebook } from './rulebook.js';
import type { Setting, Text } from './setting.js';

/** One setting or common rule of one book, with what a reader needs to understand it. */
export interface SettingView {
  readonly key: string;
  readonly group: DeclaredRule['group'];
  readonly title: Text;
  /** One sentence; a common rule as it is stated. */
  readonly description: Text;
  /** The values that a house rule can choose; a common rule has a single one. */
  readonly schema: ValueSchema;
  /** Why no decider asks for it; null where one does, and of common rules. */
  readonly unread: Text | null;
  readonly setting: Setting;
}

/** A setting on which two books differ. */
export interface SettingDifference extends Omit<SettingView, 'setting'> {
  readonly a: Setting;
  readonly b: Setting;
}

/** A book's answer by key. The key must be one of the declared rules. */
export function settingOf(book: Rulebook, key: string): Setting {
  const declared = declaredRule(key);
  if (declared === undefined) throw new Error(`no setting is called ${key}`);
  return read(book, declared);
}

function read(book: Rulebook, { path, group }: DeclaredRule): Setting {
  return path.reduce<unknown>((node, name) => (node as Readonly<Record<string, unknown>>)[name], book[group]) as Setting;
}

function described({ key, group, definition: { title, description, schema, unread } }: DeclaredRule): Omit<SettingView, 'setting'> {
  return { key, group, title, description, schema, unread };
}

/** Every setting of a book, in the order in which they are declared. */
export function settingsOf(book: Rulebook, declared = declaredSettings): readonly SettingView[] {
  return declared.map((each) => ({ ...described(each), setting: read(book, each) }));
}

/** What all books answer alike. */
export function commonRulesOf(book: Rulebook): readonly SettingView[] {
  return settingsOf(book, commonRules);
}

/** The settings on which two books rule differently, house rules included. Where only the articles differ, the books agree. */
export function differences(a: Rulebook, b: Rulebook): readonly SettingDifference[] {
  return declaredSettings.flatMap((declared) => {
    const sides = { a: read(a, declared), b: read(b, declared) };
    return sides.a.value === sides.b.value ? [] : [{ ...described(declared), ...sides }];
  });
}
