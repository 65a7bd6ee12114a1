/**
 * A rulebook read flat, setting by setting, and two rulebooks side by side.
 */
import type { ValueSchema } from './definition.js';
import type { DeclaredSetting } from './policies.js';
import { declaredSetting, declaredSettings } from './policies.js';
import type { Rulebook } from './rulebook.js';
import type { Setting, Text } from './setting.js';

/** One setting of one book, with what a reader needs to understand it. */
export interface SettingView {
  readonly key: string;
  readonly group: DeclaredSetting['group'];
  readonly title: Text;
  /** One sentence. */
  readonly description: Text;
  /** The values that a house rule can choose; a single one where the books leave no choice. */
  readonly schema: ValueSchema;
  /** Why no decider asks for it; null where one does, or where all books answer alike. */
  readonly unread: Text | null;
  readonly setting: Setting;
}

/** A setting on which two books differ. */
export interface SettingDifference extends Omit<SettingView, 'setting'> {
  readonly a: Setting;
  readonly b: Setting;
}

/** A book's setting by key. The key must be one of {@link declaredSettings}. */
export function settingOf(book: Rulebook, key: string): Setting {
  const declared = declaredSetting(key);
  if (declared === undefined) throw new Error(`no setting is called ${key}`);
  return read(book, declared);
}

function read(book: Rulebook, { path, group }: DeclaredSetting): Setting {
  return path.reduce<unknown>((node, name) => (node as Readonly<Record<string, unknown>>)[name], book[group]) as Setting;
}

function described({ key, group, definition: { title, description, schema, unread } }: DeclaredSetting): Omit<SettingView, 'setting'> {
  return { key, group, title, description, schema, unread };
}

/** Every setting of a book, in the order in which they are declared. */
export function settingsOf(book: Rulebook): readonly SettingView[] {
  return declaredSettings.map((declared) => ({ ...described(declared), setting: read(book, declared) }));
}

/** The settings on which two books rule differently, house rules included. Where only the articles differ, the books agree. */
export function differences(a: Rulebook, b: Rulebook): readonly SettingDifference[] {
  return declaredSettings.flatMap((declared) => {
    const sides = { a: read(a, declared), b: read(b, declared) };
    return sides.a.value === sides.b.value ? [] : [{ ...described(declared), ...sides }];
  });
}
